<?php
// Answers as a web server with pretty permalinks does: files as they are, PHP files run, everything else by the index.php of
// the site, which may lie in a folder of the host.
$path = '/' . ltrim( rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ), '/' );
if ( preg_match( '#/\.|\0|/wp-config|\.sqlite|debug\.log#', $path ) ) {
	http_response_code( 403 );
	exit;
}
$file = $_SERVER['DOCUMENT_ROOT'] . $path;
if ( is_dir( $file ) ) {
	if ( '/' !== substr( $path, -1 ) && is_file( "$file/index.php" ) ) {
		header( "Location: $path/", true, 301 );
		exit;
	}
	$path = rtrim( $path, '/' ) . '/index.php';
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
}
if ( is_file( $file ) && '.php' !== substr( $file, -4 ) ) {
	return false;
}
if ( ! is_file( $file ) ) {
	$site = (string) parse_url( getenv( 'WP_URL' ), PHP_URL_PATH );
	if ( 0 !== strpos( $path, "$site/" ) ) {
		http_response_code( 404 );
		exit;
	}
	$path = "$site/index.php";
	$file = $_SERVER['DOCUMENT_ROOT'] . $path;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
chdir( dirname( $file ) );
require $file;

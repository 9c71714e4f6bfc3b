<?php
// Runs PHP of the standard input within a site and prints what it returns as JSON. Usage: php run.php CORE < code
$address = parse_url( getenv( 'WP_URL' ) );
$_SERVER = array(
	'HTTP_HOST'       => $address['host'] . ':' . $address['port'],
	'SERVER_NAME'     => $address['host'],
	'REQUEST_URI'     => '/',
	'REQUEST_METHOD'  => 'GET',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
) + $_SERVER;
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );
echo wp_json_encode( eval( stream_get_contents( STDIN ) ) );

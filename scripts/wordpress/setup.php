<?php
// Sets a site up; safe to repeat. Usage: php setup.php CORE install, then php setup.php CORE seed SEED, where SEED is a
// JSON file of pages, settings, users and whether the plugin is active. Two processes, because while WordPress installs
// it loads no plugins.
require __DIR__ . '/request.php';
if ( 'install' === $argv[2] ) {
	define( 'WP_INSTALLING', true );
	if ( getenv( 'WP_DB_SOCKET' ) ) {
		require_once getenv( 'WP_STATE' ) . '/site.php';
		$database = new mysqli( 'localhost', 'root', '', '', 0, getenv( 'WP_DB_SOCKET' ) );
		if ( getenv( 'WP_FRESH' ) ) {
			$database->query( 'DROP DATABASE IF EXISTS ' . DB_NAME );
		}
		$database->query( 'CREATE DATABASE IF NOT EXISTS ' . DB_NAME . ' CHARACTER SET utf8mb4' );
		$database->close();
	}
}
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( 'install' === $argv[2] ) {
	is_blog_installed() || wp_install( 'Charterform on WordPress', 'admin', 'admin@example.test', false, '', 'admin' );
	exit;
}

$seed = json_decode( file_get_contents( $argv[3] ), true );
wp_set_current_user( 1 );
foreach ( $seed['users'] as $name => $role ) {
	username_exists( $name ) || wp_insert_user(
		array(
			'user_login' => $name,
			'user_pass'  => $name,
			'user_email' => "$name@example.test",
			'role'       => $role,
		)
	);
}
if ( $seed['plugin'] ) {
	$error = activate_plugin( 'charterform/charterform.php' );
	if ( is_wp_error( $error ) ) {
		fwrite( STDERR, $error->get_error_message() . "\n" );
		exit( 1 );
	}
}
update_option( 'charterform_settings', array_replace_recursive( (array) get_option( 'charterform_settings', array() ), $seed['settings'] ) );
$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
foreach ( $seed['pages'] as $page ) {
	get_page_by_path( $page['slug'] ) || wp_insert_post(
		array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_title'   => $page['title'],
			'post_name'    => $page['slug'],
			'post_content' => $page['content'],
		)
	);
}
flush_rewrite_rules( false );
printf( "WordPress %s, PHP %s\n", get_bloginfo( 'version' ), PHP_VERSION );

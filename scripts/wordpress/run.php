<?php
// Runs PHP of the standard input within a site and prints what it returns as JSON. Usage: php run.php CORE < code
require __DIR__ . '/request.php';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
wp_set_current_user( 1 );
echo wp_json_encode( eval( stream_get_contents( STDIN ) ) );

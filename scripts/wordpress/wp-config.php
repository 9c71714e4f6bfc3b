<?php
// The configuration of a WordPress that a script of the project serves: its address and folders come from the environment.
$table_prefix = 'wp_';
// SQLite, unless there is a socket of MariaDB.
$socket = getenv( 'WP_DB_SOCKET' );
define( 'DB_USER', $socket ? 'root' : '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', $socket ? "localhost:$socket" : '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'DB_DIR', getenv( 'WP_STATE' ) . '/' );
define( 'DB_FILE', 'wordpress.sqlite' );
define( 'WP_HOME', getenv( 'WP_URL' ) );
define( 'WP_SITEURL', getenv( 'WP_URL' ) );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', getenv( 'WP_STATE' ) . '/debug.log' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1,localhost' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
// Set for tests that install a plugin as an admin does.
define( 'DISALLOW_FILE_MODS', ! getenv( 'WP_FILE_MODS' ) );
define( 'FS_METHOD', 'direct' );
require_once getenv( 'WP_STATE' ) . '/site.php';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';

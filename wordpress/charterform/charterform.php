<?php
/**
 * Plugin Name:       Charterform
 * Description:       Sell company formations and registered agents: order forms with your prices and state fees, invoices, emails and orders.
 * Version:           1.0.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       charterform
 * Domain Path:       /languages
 *
 * @package Charterform
 */

defined( 'ABSPATH' ) || exit;

define( 'CHARTERFORM_VERSION', '1.0.0' );
define( 'CHARTERFORM_FILE', __FILE__ );

/**
 * Loads every class of `includes/` and of its rooms, such as `includes/catalogue/`, and calls its static `register()`: the
 * class of `class-orders-list.php` is `Charterform\Orders_List`. Folders named `admin` hold classes that screens load.
 */
function charterform_load() {
	$files = array_filter(
		array_merge( (array) glob( __DIR__ . '/includes/class-*.php' ), (array) glob( __DIR__ . '/includes/*/class-*.php' ) ),
		static function ( $file ) {
			return 'admin' !== basename( dirname( $file ) );
		}
	);
	foreach ( $files as $file ) {
		require_once $file;
	}
	foreach ( $files as $file ) {
		$words = explode( '-', substr( basename( $file, '.php' ), strlen( 'class-' ) ) );
		$class = 'Charterform\\' . implode( '_', array_map( 'ucfirst', $words ) );
		if ( method_exists( $class, 'register' ) ) {
			$class::register();
		}
	}
}
charterform_load();

/**
 * Runs an action on this site, or on each site of the network.
 *
 * @param string $action       The name of the action.
 * @param bool   $network_wide Whether the plugin is switched for the whole network.
 */
function charterform_on_each_site( $action, $network_wide ) {
	if ( ! $network_wide || ! is_multisite() ) {
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		return;
	}
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
		switch_to_blog( $site );
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		restore_current_blog();
	}
}

register_activation_hook(
	__FILE__,
	static function ( $network_wide ) {
		charterform_on_each_site( 'charterform_activate', $network_wide );
	}
);

register_deactivation_hook(
	__FILE__,
	static function ( $network_wide ) {
		charterform_on_each_site( 'charterform_deactivate', $network_wide );
	}
);

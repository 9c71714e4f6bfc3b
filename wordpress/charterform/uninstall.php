<?php
/**
 * Leaves nothing behind, unless the settings say that orders are kept.
 *
 * @package Charterform
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'settings/class-settings', 'class-tables', 'posts/class-upload-folder' ) as $charterform_class ) {
	require_once __DIR__ . "/includes/$charterform_class.php";
}

/** Removes what the plugin holds on the current site. */
function charterform_uninstall_site() {
	global $wpdb;
	$keeps = \Charterform\Settings::get( 'server.orders.keep', false );
	if ( $keeps ) {
		// What is no order: nobody could open it any more, and nothing would delete it.
		foreach ( array( 'saved_orders', 'saved_order_links', 'co_owner_parts' ) as $table ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', \Charterform\Tables::name( $table ) ) );
		}
	} else {
		\Charterform\Tables::drop();
		\Charterform\Upload_Folder::remove();
	}
	remove_role( 'charterform_staff' );
	foreach ( _get_cron_array() as $events ) {
		foreach ( array_keys( $events ) as $hook ) {
			if ( 0 === strpos( $hook, 'charterform_' ) ) {
				wp_unschedule_hook( $hook );
			}
		}
	}
	$patterns = array( 'charterform\_%', '\_transient\_charterform\_%', '\_transient\_timeout\_charterform\_%' );
	foreach ( $patterns as $pattern ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $pattern ) );
		foreach ( $names as $name ) {
			// The version of kept tables stays with them.
			if ( ! $keeps || \Charterform\Tables::VERSION_OPTION !== $name ) {
				delete_option( $name );
			}
		}
	}
	foreach ( array( $wpdb->postmeta, $wpdb->usermeta ) as $table ) {
		foreach ( array( 'charterform\_%', '\_charterform\_%' ) as $pattern ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE meta_key LIKE %s', $table, $pattern ) );
		}
	}
}

if ( is_multisite() ) {
	$charterform_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $charterform_sites as $charterform_site ) {
		switch_to_blog( $charterform_site );
		charterform_uninstall_site();
		restore_current_blog();
	}
} else {
	charterform_uninstall_site();
}

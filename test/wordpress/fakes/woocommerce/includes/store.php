<?php
/**
 * Where the double keeps its orders and refunds.
 */

defined( 'ABSPATH' ) || exit;

/** A table of its own, a row an order or a refund, its properties as JSON. */
final class WC_Fake_Store {

	/** Makes the table, the checkout page and the usual settings. Safe to repeat. */
	public static function install() {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table   = self::table();
		$collate = $wpdb->get_charset_collate();
		dbDelta( "CREATE TABLE $table (\nid bigint(20) unsigned NOT NULL AUTO_INCREMENT,\nkind varchar(20) NOT NULL DEFAULT '',\nparent_id bigint(20) unsigned NOT NULL DEFAULT 0,\ndata longtext NOT NULL,\nPRIMARY KEY  (id),\nKEY parent_id (parent_id)\n) $collate;" );
		if ( ! get_option( 'woocommerce_checkout_page_id' ) ) {
			$page = wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => 'Checkout',
					'post_name'    => 'checkout',
					'post_content' => '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->',
				)
			);
			update_option( 'woocommerce_checkout_page_id', $page );
		}
		add_rewrite_endpoint( 'order-pay', EP_PAGES );
		add_rewrite_endpoint( 'order-received', EP_PAGES );
		flush_rewrite_rules( false );
	}

	/** The name of the table. */
	public static function table() {
		global $wpdb;
		return $wpdb->prefix . 'fake_wc_orders';
	}

	/** A row; null for none. */
	public static function read( $id ) {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', self::table(), $id ) );
		return $row ? array(
			'kind' => $row->kind,
			'data' => json_decode( $row->data, true ),
		) : null;
	}

	/** Stores a row and answers its id. */
	public static function write( $id, $kind, $parent, array $data ) {
		global $wpdb;
		$row = array(
			'kind'      => $kind,
			'parent_id' => $parent,
			'data'      => wp_json_encode( $data ),
		);
		if ( $id ) {
			$wpdb->update( self::table(), $row, array( 'id' => $id ) );
			return $id;
		}
		$wpdb->insert( self::table(), $row );
		return (int) $wpdb->insert_id;
	}

	/** Deletes a row. */
	public static function remove( $id ) {
		global $wpdb;
		$wpdb->delete( self::table(), array( 'id' => $id ) );
	}

	/** The ids of a kind, of a parent or of all. */
	public static function ids( $kind, $parent = null ) {
		global $wpdb;
		$where = null === $parent ? '' : $wpdb->prepare( ' AND parent_id = %d', $parent );
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE kind = %s', self::table(), $kind ) . $where . ' ORDER BY id' ) );
	}
}

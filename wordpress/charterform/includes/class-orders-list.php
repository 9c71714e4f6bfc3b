<?php
/**
 * The orders in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The menu with its badge, the list, and the screen of one order.
 */
final class Orders_List {

	const SLUG = 'charterform-orders';

	/** Registers the hooks. After the settings, whose menu it stands in. */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add_menu' ), 20 );
	}

	/**
	 * The address of the list, or of an order.
	 *
	 * @param array $query Added to it.
	 */
	public static function url( array $query = array() ) {
		return add_query_arg( array( 'page' => self::SLUG ) + $query, admin_url( 'admin.php' ) );
	}

	/** Adds the menu; how many orders failed stands in a badge. */
	public static function add_menu() {
		global $menu, $admin_page_hooks;
		$failed = current_user_can( Orders::CAPABILITY ) ? Orders::count_failed() : 0;
		$badge  = $failed ? sprintf( ' <span class="awaiting-mod charterform-failed count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>', $failed, number_format_i18n( $failed ), self::failed_words( $failed ) ) : '';
		$title  = __( 'Orders', 'charterform' );
		if ( isset( $admin_page_hooks['charterform'] ) ) {
			$hook = add_submenu_page( 'charterform', $title, $title . $badge, Orders::CAPABILITY, self::SLUG, array( __CLASS__, 'render' ) );
			foreach ( $menu as $index => $item ) {
				if ( 'charterform' === $item[2] ) {
					$menu[ $index ][0] .= $badge; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
				}
			}
		} else {
			$hook = add_menu_page( $title, 'Charterform' . $badge, Orders::CAPABILITY, self::SLUG, array( __CLASS__, 'render' ), 'dashicons-clipboard', 56 );
		}
		add_action( "load-$hook", array( Order_Actions::class, 'handle_bulk' ) );
	}

	/**
	 * How many failed, for screen readers.
	 *
	 * @param int $failed How many.
	 */
	private static function failed_words( $failed ) {
		/* translators: %s: number of orders. */
		return esc_html( sprintf( _n( '%s order could not be sent', '%s orders could not be sent', $failed, 'charterform' ), number_format_i18n( $failed ) ) );
	}

	/** Draws the list, or one order. */
	public static function render() {
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		$id = isset( $_GET['order'] ) && is_numeric( $_GET['order'] ) ? absint( $_GET['order'] ) : 0;
		if ( $id ) {
			Order_View::render( Orders::find( $id ) );
			return;
		}
		require_once __DIR__ . '/admin/class-orders-table.php';
		$table = new Orders_Table();
		$table->prepare_items();
		echo '<div class="wrap"><h1 class="wp-heading-inline">' . esc_html__( 'Orders', 'charterform' ) . '</h1><hr class="wp-header-end" />';
		Order_Actions::print_notice();
		$table->views();
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '" />';
		$filters = Order_Search::from_request();
		echo '<input type="hidden" name="state" value="' . esc_attr( $filters['state'] ) . '" />';
		$table->search_box( __( 'Search orders', 'charterform' ), 'charterform-orders' );
		$table->display();
		echo '</form></div>';
	}
}

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

	/** The screen option for the length of the list. */
	const PER_PAGE = 'charterform_orders_per_page';

	/**
	 * The table of the request.
	 *
	 * @var Orders_Table|null
	 */
	private static $table = null;

	/** Registers the hooks. After the settings, whose menu it stands in. */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add_menu' ), 20 );
		add_filter( 'set_screen_option_' . self::PER_PAGE, array( __CLASS__, 'read_per_page' ), 10, 3 );
	}

	/**
	 * The address of the list, or of an order.
	 *
	 * @param array $query Added to it.
	 */
	public static function url( array $query = array() ) {
		return add_query_arg( array_map( 'rawurlencode', array( 'page' => self::SLUG ) + $query ), admin_url( 'admin.php' ) );
	}

	/** Adds the menu; how many orders are new and how many failed stand in a badge each. */
	public static function add_menu() {
		global $menu, $admin_page_hooks;
		$badge = current_user_can( Orders::CAPABILITY ) ? self::badges() : '';
		$title = __( 'Orders', 'charterform' );
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
		add_action( "load-$hook", array( __CLASS__, 'load' ) );
	}

	/** The badges, with words for screen readers. */
	private static function badges() {
		$unseen = Orders::count_unseen();
		$failed = Orders::count_failed();
		/* translators: %s: number of orders. */
		$badges = self::badge( 'charterform-new', $unseen, _n( '%s new order', '%s new orders', $unseen, 'charterform' ) );
		/* translators: %s: number of orders. */
		return $badges . self::badge( 'charterform-failed', $failed, _n( '%s order could not be sent', '%s orders could not be sent', $failed, 'charterform' ) );
	}

	/**
	 * A badge; '' for none.
	 *
	 * @param string $name  Its class.
	 * @param int    $count How many.
	 * @param string $words With a place for the number.
	 */
	private static function badge( $name, $count, $words ) {
		$colour = 'charterform-failed' === $name ? '#b32d2e' : '#135e96';
		return $count ? sprintf( ' <span class="awaiting-mod %1$s count-%2$d" style="background: %5$s; color: #fff"><span class="pending-count" aria-hidden="true" title="%4$s">%3$s</span><span class="screen-reader-text">%4$s</span></span>', $name, $count, number_format_i18n( $count ), esc_html( sprintf( $words, number_format_i18n( $count ) ) ), $colour ) : '';
	}

	/** Does what was asked of several orders, and prepares the screen. */
	public static function load() {
		Order_Actions::handle_bulk();
		foreach ( array( 'orders', 'refunds' ) as $name ) {
			wp_enqueue_style( "charterform-$name", plugins_url( "admin/$name.css", CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION );
		}
		if ( ! self::shown_order() ) {
			require_once __DIR__ . '/admin/class-orders-table.php';
			self::$table = new Orders_Table();
			add_screen_option(
				'per_page',
				array(
					'default' => Orders_Table::PER_PAGE,
					'option'  => self::PER_PAGE,
				)
			);
		}
	}

	/**
	 * The length of the list that a user chose.
	 *
	 * @param mixed  $kept   What is kept otherwise.
	 * @param string $option Its name.
	 * @param mixed  $value  As it was posted.
	 * @return int
	 */
	public static function read_per_page( $kept, $option, $value ) {
		return min( 200, max( 1, (int) $value ) );
	}

	/** Draws the list, or one order. */
	public static function render() {
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		$id = self::shown_order();
		if ( $id ) {
			require_once __DIR__ . '/admin/class-order-view.php';
			Order_View::render( Orders::find( $id ) );
			return;
		}
		$table = self::$table;
		$table->prepare_items();
		echo '<div class="wrap charterform-orders"><h1 class="wp-heading-inline">' . esc_html__( 'Orders', 'charterform' ) . '</h1>';
		$filters = Order_Search::from_request();
		if ( '' !== $filters['words'] ) {
			/* translators: %s: what is searched for. */
			echo '<span class="subtitle">' . esc_html( sprintf( __( 'Search results for: %s', 'charterform' ), $filters['words'] ) ) . '</span>';
		}
		echo '<hr class="wp-header-end" />';
		Order_Actions::print_notice();
		$table->views();
		self::print_saved();
		echo '<form method="get"><input type="hidden" name="page" value="' . esc_attr( self::SLUG ) . '" />';
		echo '<input type="hidden" name="status" value="' . esc_attr( $filters['status'] ) . '" />';
		$table->search_box( __( 'Search orders', 'charterform' ), 'charterform-orders' );
		$table->display();
		echo '</form></div>';
	}

	/** Says how many orders may still come; their answers are for their visitors alone. */
	private static function print_saved() {
		$count = Saved_Orders::count();
		if ( $count ) {
			/* translators: %s: number of orders. */
			echo '<p class="description charterform-saved">' . esc_html( sprintf( _n( '%s saved order waits for its visitor to come back.', '%s saved orders wait for their visitors to come back.', $count, 'charterform' ), number_format_i18n( $count ) ) ) . '</p>';
		}
	}

	/** The id of the order that is shown; 0 for the list. */
	private static function shown_order() {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		return isset( $_GET['order'] ) && is_numeric( $_GET['order'] ) ? absint( $_GET['order'] ) : 0;
	}
}

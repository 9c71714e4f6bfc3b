<?php
/**
 * The orders of a customer.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a logged-in customer their orders, and nobody else's: at an address beside that of a single order, and by the shortcode
 * `[charterform_orders]`.
 */
final class My_Orders {

	const TAG = 'charterform_orders';

	/** In place of the token of an order. */
	const TOKEN = 'mine';

	/** The most orders that are shown. */
	const MOST = 100;

	/** The styles of the list, beside those of the page of an order. */
	const STYLE = '.charterform-orders:not(#_#_#_){width:100%;margin:0;border-collapse:collapse}.charterform-orders:not(#_#_#_) :is(th,td){padding:.75em .75em .75em 0;border-bottom:1px solid var(--charterform--line,#ddd);text-align:start;font-weight:inherit}.charterform-orders:not(#_#_#_) :is(th,td):last-child{padding-inline-end:0;text-align:end}'
		. '@media (max-width:480px){.charterform-orders:not(#_#_#_) thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.charterform-orders:not(#_#_#_) tbody tr{display:grid;grid-template-columns:1fr auto;padding:.75em 0;border-bottom:1px solid var(--charterform--line,#ddd)}.charterform-orders:not(#_#_#_) tbody :is(th,td){padding:.125em 0;border:0}.charterform-orders:not(#_#_#_) tbody :nth-child(even){text-align:end}}';

	/** Registers the hooks. */
	public static function register() {
		add_shortcode( self::TAG, array( __CLASS__, 'render' ) );
		add_action( 'wp', array( __CLASS__, 'keep_out_of_caches' ) );
	}

	/** The address of the list. */
	public static function url() {
		return Status_Page::address( self::TOKEN );
	}

	/**
	 * Where a customer goes after a login.
	 *
	 * @param \WP_User $user The user.
	 * @return string
	 */
	public static function home_of( \WP_User $user ) {
		return Order_Accounts::is_on() || self::of( $user->ID ) ? self::url() : home_url( '/' );
	}

	/** Keeps a page with the list out of caches: it is another one for each visitor. */
	public static function keep_out_of_caches() {
		$page = is_singular() ? get_queried_object() : null;
		if ( $page instanceof \WP_Post && has_shortcode( $page->post_content, self::TAG ) ) {
			Status_Page::send_headers();
		}
	}

	/**
	 * The list as a shortcode shows it.
	 *
	 * @return string
	 */
	public static function render() {
		wp_enqueue_style( Assets::HANDLE );
		return self::html();
	}

	/**
	 * The list, or the way to log in.
	 *
	 * @return string
	 */
	public static function html() {
		if ( ! is_user_logged_in() ) {
			return self::wrapped( self::login() );
		}
		$orders = self::of( get_current_user_id() );
		if ( ! $orders ) {
			return self::wrapped( '<p>' . esc_html__( 'No order belongs to your account yet. An order that you placed without logging in opens by the link in the email about it.', 'charterform' ) . '</p>' . self::account() );
		}
		$rows = '';
		foreach ( array_slice( $orders, 0, self::MOST ) as $order ) {
			$rows .= self::row( $order );
		}
		$heads = array( __( 'Order', 'charterform' ), __( 'Ordered on', 'charterform' ), __( 'Status', 'charterform' ), __( 'Total', 'charterform' ) );
		return self::wrapped(
			'<table class="charterform-orders"><thead><tr><th scope="col">' . implode( '</th><th scope="col">', array_map( 'esc_html', $heads ) ) . '</th></tr></thead><tbody>' . $rows . '</tbody></table>'
			. ( count( $orders ) > self::MOST ? '<p>' . esc_html__( 'These are your latest orders. Write to us about an older one.', 'charterform' ) . '</p>' : '' ) . self::account()
		);
	}

	/**
	 * The orders of a user, the newest first, one more than are shown.
	 *
	 * @param int $user Its id.
	 * @return object[]
	 */
	public static function of( $user ) {
		global $wpdb;
		if ( ! $user ) {
			return array();
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$orders = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE user_id = %d AND status <> '' AND trashed_at = 0 ORDER BY id DESC LIMIT %d", Tables::orders(), $user, self::MOST + 1 ) );
		return array_values( array_filter( (array) $orders, array( Status_Link::class, 'is_open' ) ) );
	}

	/**
	 * A row of the list.
	 *
	 * @param object $order A row.
	 */
	private static function row( $order ) {
		$total = Order_Words::total( $order );
		$names = Order_Status::names();
		// That it was paid is said only where the owner or a provider of payments has said so (SHOP-09).
		$status = Order_Status::PAID === $order->status && ! Order_History::payment( $order ) ? Order_Status::AWAITING : $order->status;
		return sprintf(
			'<tr><th scope="row"><a href="%s">%s</a></th><td>%s</td><td>%s</td><td>%s</td></tr>',
			esc_url( Status_Page::url( $order ) ),
			esc_html( Orders::number( $order ) ),
			esc_html( wp_date( get_option( 'date_format' ), (int) $order->created_at ) ),
			esc_html( implode( ', ', array_filter( array( isset( $names[ $status ] ) ? $names[ $status ] : '', Refund_Words::mark( $order ) ), 'strlen' ) ) ),
			esc_html( null === $total ? '' : Order_Words::dollars( $total ) )
		);
	}

	/** The way to log in. */
	private static function login() {
		$here = is_singular() && get_queried_object_id() !== Status_Page::ID ? (string) get_permalink() : self::url();
		return '<p>' . esc_html__( 'Log in to see your orders. If you have no account, open your order by the link in the email about it.', 'charterform' ) . '</p>'
			. '<div class="charterform-buttons"><a class="charterform-button charterform-button-main" href="' . esc_url( wp_login_url( $here ) ) . '">' . esc_html__( 'Log in', 'charterform' ) . '</a></div>';
	}

	/** What a customer can do with the account. */
	private static function account() {
		return '<p><a href="' . esc_url( get_edit_profile_url() ) . '">' . esc_html__( 'Change your password', 'charterform' ) . '</a> · <a href="' . esc_url( wp_logout_url( home_url( '/' ) ) ) . '">' . esc_html__( 'Log out', 'charterform' ) . '</a></p>';
	}

	/**
	 * In the look of the forms.
	 *
	 * @param string $html The content.
	 */
	private static function wrapped( $html ) {
		return '<style>' . self::STYLE . '</style><div class="charterform charterform-status wp-exclude-emoji"><div class="charterform-columns charterform-confirmation" data-single><div class="charterform-main">' . $html . '</div></div></div>';
	}
}

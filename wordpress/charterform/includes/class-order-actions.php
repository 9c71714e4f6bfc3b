<?php
/**
 * What can be done with orders in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Sends again, marks, deletes and notes: one order by its own nonce, several from the list.
 */
final class Order_Actions {

	/** Seconds after which further orders are left to the queue. */
	const PATIENCE = 20;

	/**
	 * When the first order of the request was sent.
	 *
	 * @var int
	 */
	private static $began = 0;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_charterform_order', array( __CLASS__, 'handle' ) );
	}

	/**
	 * The address that does something with an order.
	 *
	 * @param object $order A row.
	 * @param string $what  `resend`, `done`, `open` or `delete`.
	 */
	public static function url( $order, $what ) {
		$query = array(
			'action' => 'charterform_order',
			'order'  => $order->id,
			'do'     => $what,
		);
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), 'charterform_order_' . $order->id );
	}

	/** Does something with one order, then shows it. */
	public static function handle() {
		$id   = isset( $_REQUEST['order'] ) ? absint( $_REQUEST['order'] ) : 0;
		$what = isset( $_REQUEST['do'] ) ? sanitize_key( $_REQUEST['do'] ) : '';
		check_admin_referer( "charterform_order_$id" );
		self::require_capability();
		$order = Orders::find( $id );
		if ( ! $order ) {
			wp_die( esc_html__( 'There is no such order.', 'charterform' ), '', array( 'response' => 404 ) );
		}
		if ( 'note' === $what ) {
			$text = isset( $_POST['note'] ) ? sanitize_textarea_field( wp_unslash( $_POST['note'] ) ) : '';
			if ( '' !== $text ) {
				Orders::add_note( $order, $text );
			}
			$said = 'noted';
		} else {
			$said = self::apply( $order, $what );
		}
		$query = 'delete' === $what ? array( 'said' => $said ) : array(
			'order' => $id,
			'said'  => $said,
		);
		wp_safe_redirect( Orders_List::url( $query ) );
		exit;
	}

	/** Does something with the selected orders of the list, then shows the list. */
	public static function handle_bulk() {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended
		$what = '';
		foreach ( array( 'action', 'action2' ) as $name ) {
			$asked = isset( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : '';
			$what  = '' === $what && in_array( $asked, array( 'resend', 'done', 'delete' ), true ) ? $asked : $what;
		}
		$ids = isset( $_GET['orders'] ) && is_array( $_GET['orders'] ) ? array_map( 'absint', $_GET['orders'] ) : array();
		// phpcs:enable
		if ( '' === $what || ! $ids ) {
			return;
		}
		check_admin_referer( 'bulk-orders' );
		self::require_capability();
		$said = 'changed';
		foreach ( array_filter( array_map( array( Orders::class, 'find' ), $ids ) ) as $order ) {
			$one  = self::apply( $order, $what );
			$said = in_array( $one, array( 'failed', 'kept' ), true ) || ( 'queued' === $one && 'failed' !== $said ) ? $one : $said;
		}
		$filters = Order_Search::from_request();
		wp_safe_redirect(
			Orders_List::url(
				array_filter(
					array(
						'state' => $filters['state'],
						'said'  => $said,
					)
				)
			)
		);
		exit;
	}

	/** Says what was done. */
	public static function print_notice() {
		$words = array(
			'sent'    => __( 'The order was sent.', 'charterform' ),
			'failed'  => __( 'Sending failed. What went wrong stands beside the order.', 'charterform' ),
			'busy'    => __( 'The order is being sent at this moment.', 'charterform' ),
			'kept'    => __( 'Orders of this site go nowhere, as the settings say, so this one was not sent. Choose under Settings → Orders where they go.', 'charterform' ),
			'queued'  => __( 'The orders are sent one after the other; that takes a while.', 'charterform' ),
			'changed' => __( 'Done.', 'charterform' ),
			'noted'   => __( 'The note was added.', 'charterform' ),
		);
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		$said = isset( $_GET['said'] ) ? sanitize_key( $_GET['said'] ) : '';
		if ( isset( $words[ $said ] ) ) {
			wp_admin_notice( esc_html( $words[ $said ] ), array( 'type' => in_array( $said, array( 'failed', 'kept' ), true ) ? 'error' : 'success' ) );
		}
	}

	/**
	 * Does something with an order.
	 *
	 * @param object $order A row.
	 * @param string $what  `resend`, `done`, `open` or `delete`.
	 * @return string What is said of it.
	 */
	private static function apply( $order, $what ) {
		switch ( $what ) {
			case 'resend':
				return self::resend( $order );
			case 'done':
				Orders::update(
					$order->id,
					array(
						'state'    => 'done',
						'next_try' => 0,
						'secrets'  => null,
					)
				);
				return 'changed';
			case 'open':
				Orders::update( $order->id, array( 'state' => (int) $order->sent_at ? 'sent' : 'new' ) );
				return 'changed';
			case 'delete':
				Orders::delete( array( $order ) );
				return 'changed';
		}
		return '';
	}

	/**
	 * Sends an order again: at once, or by the queue where that would take the admin too long.
	 *
	 * @param object $order A row.
	 * @return string What is said of it.
	 */
	private static function resend( $order ) {
		if ( ! Forwarder::is_on() ) {
			return 'kept';
		}
		if ( (int) $order->locked_until > time() ) {
			return 'busy';
		}
		$changes = array(
			'state'    => 'new',
			'tries'    => 0,
			'next_try' => time(),
		);
		Orders::update( $order->id, $changes );
		self::$began = self::$began ? self::$began : time();
		if ( time() - self::$began > self::PATIENCE ) {
			Forward_Queue::wake();
			return 'queued';
		}
		return Forwarder::retry( Orders::find( $order->id ) ) ? 'sent' : 'failed';
	}

	/** Ends the request of whoever may not work on orders. */
	private static function require_capability() {
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
	}
}

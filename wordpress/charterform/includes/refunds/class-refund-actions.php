<?php
/**
 * What is done with refunds in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Takes what somebody who works on orders does with refunds, by the nonce of the order and by posts alone. */
final class Refund_Actions {

	const ACTION = 'charterform_refund';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'handle' ) );
	}

	/**
	 * The name of the nonce of an order.
	 *
	 * @param int $id Of the order.
	 */
	public static function nonce( $id ) {
		return self::ACTION . '_' . (int) $id;
	}

	/** Does what is asked, then shows the order with what became of it. */
	public static function handle() {
		$id = isset( $_POST['order'] ) ? absint( $_POST['order'] ) : 0;
		check_admin_referer( self::nonce( $id ) );
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		$order = Orders::find( $id );
		if ( ! $order || ! Order_Status::is_order( $order ) ) {
			wp_die( esc_html__( 'There is no such order.', 'charterform' ), '', array( 'response' => 404 ) );
		}
		$what    = isset( $_POST['do'] ) ? sanitize_key( $_POST['do'] ) : '';
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each field is sanitised where it is read.
		$outcome = 'refund' === $what ? self::refund( $order, Refund_Request::read( wp_unslash( $_POST ) ) ) : self::change( $order, $what, isset( $_POST['refund'] ) ? absint( $_POST['refund'] ) : 0 );
		self::show( $order, $outcome );
	}

	/**
	 * Refunds what was confirmed.
	 *
	 * @param object         $order   A row.
	 * @param Refund_Request $request What was posted.
	 * @return object|\WP_Error
	 */
	private static function refund( $order, Refund_Request $request ) {
		// A repeat is checked against what is stored under its key, not against what is left after it.
		$rows = array();
		foreach ( $request->amounts as $index => $text ) {
			$rows[ $index ] = Refund_Amount::cents( $text );
		}
		$cents = Refund_Amount::cents( $request->total );
		if ( null === $cents || in_array( null, $rows, true ) ) {
			return new \WP_Error( 'refund_refused', __( 'An amount cannot be read. Nothing was refunded.', 'charterform' ) );
		}
		return Refunds::ask( $order, $rows, $cents, $request->reason, $request->key, $request->is_told, $request->is_by_hand );
	}

	/**
	 * Does something with a refund that is there.
	 *
	 * @param object $order A row.
	 * @param string $what  `again`, `made`, `not_made` or `take_back`.
	 * @param int    $id    Of the refund.
	 * @return object|\WP_Error
	 */
	private static function change( $order, $what, $id ) {
		$refund   = Refund_Store::find( 'id', $id );
		$is_asked = $refund && Refund_Store::ASKED === $refund->state;
		if ( ! $refund || (int) $refund->order_id !== (int) $order->id ) {
			return new \WP_Error( 'refund_gone', __( 'This order has no such refund.', 'charterform' ) );
		}
		if ( 'again' === $what && $is_asked && (int) $refund->next_try ) {
			Refund_Provider::ask( $refund );
		} elseif ( 'made' === $what && $is_asked && ! (int) $refund->next_try ) {
			Refund_Provider::done( $refund, null );
		} elseif ( 'not_made' === $what && $is_asked && ! (int) $refund->next_try ) {
			Refund_Provider::fail( $refund, __( 'You looked it up, and it was not made.', 'charterform' ) );
		} elseif ( 'take_back' === $what ) {
			$last  = Refundable::by_hand( Refund_Store::of( $order ) );
			$is_it = $last && (int) $last->id === $id;
			if ( ! $is_it || ! ( Order_Status::REFUNDED === $order->status ? Order_Status::undo( $order ) : Refunds::take_back( $order ) ) ) {
				return new \WP_Error( 'refund_kept', __( 'This refund cannot be taken back: something came after it.', 'charterform' ) );
			}
		}
		return Refund_Store::find( 'id', $id );
	}

	/**
	 * Shows the order, and says what became of a refund.
	 *
	 * @param object           $order   A row.
	 * @param object|\WP_Error $outcome A refund, or why nothing was done.
	 */
	private static function show( $order, $outcome ) {
		$query = array( 'order' => $order->id );
		if ( is_wp_error( $outcome ) ) {
			set_transient( self::fault_name(), $outcome->get_error_message(), MINUTE_IN_SECONDS );
			$query['refunded'] = 'no';
		} else {
			$query['refunded'] = $outcome->id;
		}
		wp_safe_redirect( Orders_List::url( $query ) );
		exit;
	}

	/**
	 * Says what became of the refund that was just asked for.
	 *
	 * @param object $order A row.
	 */
	public static function print_notice( $order ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		$said = isset( $_GET['refunded'] ) ? sanitize_key( $_GET['refunded'] ) : '';
		if ( 'no' === $said ) {
			$fault = (string) get_transient( self::fault_name() );
			delete_transient( self::fault_name() );
			if ( '' !== $fault ) {
				wp_admin_notice( esc_html( $fault ), array( 'type' => 'error' ) );
			}
			return;
		}
		$refund = '' === $said ? null : Refund_Store::find( 'id', absint( $said ) );
		if ( $refund && (int) $refund->order_id === (int) $order->id ) {
			$types = array(
				Refund_Store::DONE   => 'success',
				Refund_Store::ASKED  => 'warning',
				Refund_Store::FAILED => 'error',
				Refund_Store::UNDONE => 'success',
			);
			wp_admin_notice( esc_html( Order_Words::dollars( (int) $refund->cents ) . ': ' . Refund_Words::state( $refund ) ), array( 'type' => $types[ $refund->state ] ) );
		}
	}

	/** Where the sentence waits that the user reads next. */
	private static function fault_name() {
		return 'charterform_refund_fault_' . get_current_user_id();
	}
}

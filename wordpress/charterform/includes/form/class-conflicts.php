<?php
/**
 * Replies of status 409: the key of a post belongs to another one.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Says why nothing was done with a post (docs/host-server.md, "Exactly once").
 */
final class Conflicts {

	/** The reply to a repeat while the first post runs. */
	public static function still_working() {
		return Replies::refusal( __( 'This order is still being processed.', 'charterform' ), 409, 'still_working' );
	}

	/**
	 * The reply to a key that was used for something else, with what was ordered under it.
	 *
	 * @param object $attempt A stored attempt that runs no more.
	 * @return array
	 */
	public static function other_order( $attempt ) {
		$reply                  = Replies::refusal( __( 'This key was used for another order.', 'charterform' ), 409, 'other_order' );
		$reply['body']['order'] = self::held( $attempt );
		return $reply;
	}

	/**
	 * What was ordered. Nothing about the visitor: whoever knows the key can ask for it.
	 *
	 * @param object $attempt A stored attempt.
	 * @return array|null Null where nothing was ordered under the key.
	 */
	private static function held( $attempt ) {
		$order = Orders::find_by_key( $attempt->action, $attempt->order_key );
		$reply = json_decode( 'done' === $attempt->state ? $attempt->reply : ( $order ? $order->reply : '' ) );
		// A post that broke off has no reply, but may have stored its order; an order may be deleted that had its reply.
		if ( 'done' === $attempt->state ? ! isset( $reply->result ) && empty( $reply->success ) : ! $order ) {
			return null;
		}
		$held = array( 'received_at' => gmdate( 'c', (int) ( $order ? $order->created_at : $attempt->started_at ) ) );
		if ( isset( $reply->result->invoice_numbers ) && is_array( $reply->result->invoice_numbers ) ) {
			$held['invoice_numbers'] = array_values( array_filter( $reply->result->invoice_numbers, 'is_scalar' ) );
		}
		$total = $order ? Order_Words::total( $order ) : null;
		if ( null !== $total && $total >= 0 ) {
			$held['total'] = $total / 100;
		}
		return $held;
	}
}

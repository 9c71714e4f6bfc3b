<?php
/**
 * The answer to an order that this site takes.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Adds to the answer that a mail follows, where one is queued, and where the customer sees the order. */
final class Order_Answer {

	/**
	 * The reply to an order with what this site knows of it.
	 *
	 * @param object $order A row.
	 * @param array  $reply `status` and `body`; a refusal stays as it is.
	 * @return array
	 */
	public static function into( $order, array $reply ) {
		$body = (array) $reply['body'];
		$now  = isset( $body['result'] ) && ! is_scalar( $body['result'] ) ? Orders::find( $order->id ) : null;
		if ( ! $now || ! Status_Link::is_open( $now ) ) {
			return $reply;
		}
		$known = array();
		if ( Mail_Queue::has( $now->id, 'received' ) || Mail_Queue::has( $now->id, 'paid' ) ) {
			$known['mailed'] = true;
		}
		if ( Status_Page::is_offered() ) {
			$known['order_url'] = Status_Page::url( $now );
		}
		if ( $known ) {
			$body['result'] = (object) ( $known + (array) $body['result'] );
			$reply['body']  = $body;
		}
		return $reply;
	}
}

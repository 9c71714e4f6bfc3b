<?php
/**
 * The signed link to an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Makes and reads the one value that opens the page of an order: its id, when it expires, and a signature by a key of the site
 * (SHOP-11).
 */
final class Status_Link {

	/** Days for which a link works. */
	const DAYS = 90;

	/**
	 * The value for an order. That of one day is the same, so that a repeated answer stays word for word.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function token( $order ) {
		$expires = ( (int) floor( time() / DAY_IN_SECONDS ) + 1 + self::DAYS ) * DAY_IN_SECONDS;
		return (int) $order->id . '-' . $expires . '-' . self::signature( $order, $expires );
	}

	/**
	 * The order that a value opens.
	 *
	 * @param string $token As `token()` makes it.
	 * @return object|string A row; `expired`, or `unknown` for whatever is no link of ours, a deleted order and one in the trash.
	 */
	public static function read( $token ) {
		if ( ! preg_match( '/^([1-9][0-9]{0,17})-([1-9][0-9]{0,17})-([0-9a-f]{64})$/', $token, $parts ) ) {
			return 'unknown';
		}
		$order = Orders::find( (int) $parts[1] );
		// A signature is reckoned for orders that are not there, too, so that the time of an answer tells nothing.
		$subject = $order ? $order : (object) array(
			'id'         => $parts[1],
			'order_key'  => '',
			'created_at' => 0,
		);
		if ( ! hash_equals( self::signature( $subject, (int) $parts[2] ), $parts[3] ) || ! $order || ! self::is_open( $order ) ) {
			return 'unknown';
		}
		return (int) $parts[2] > time() ? $order : 'expired';
	}

	/**
	 * Whether an order has a page: one of a customer that is not in the trash.
	 *
	 * @param object $order A row.
	 */
	public static function is_open( $order ) {
		return '' !== (string) $order->status && ! (int) $order->trashed_at;
	}

	/**
	 * The signature.
	 *
	 * @param object $order   With `id`, `order_key` and `created_at`.
	 * @param int    $expires Seconds since 1970.
	 * @return string
	 */
	private static function signature( $order, $expires ) {
		return Secrets::hash( sprintf( 'order %d %s %d %d', $order->id, $order->order_key, $order->created_at, $expires ) );
	}
}

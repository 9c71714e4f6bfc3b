<?php
/**
 * What is known of card and mail.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the visitor that an order is paid, and that a mail follows, only where the back end says so: by its answer, or by what
 * the owner has set of it. A mail to the owner is none to the visitor.
 */
final class Known_Outcome {

	/** The settings that say it of every order which the back end accepts, by the name in the answer. */
	const SETTINGS = array(
		'paid'   => 'server.forward.charges',
		'mailed' => 'server.forward.writes',
	);

	/**
	 * Whether an answer of the back end says something of its order.
	 *
	 * @param string $name `paid` or `mailed`.
	 * @param array  $body Of the answer.
	 * @return bool
	 */
	public static function says( $name, array $body ) {
		return true === self::said( $name, $body );
	}

	/**
	 * Whether the back end says of an order which it accepted that it is paid, by its answer or by what the owner has set of it.
	 *
	 * @param object $order A row.
	 * @param array  $body  Of the answer.
	 * @return bool
	 */
	public static function is_paid( $order, array $body ) {
		if ( ! Order_Status::is_order( $order ) || ! Forwarder::has_back_end() ) {
			return false;
		}
		$said = self::said( 'paid', $body );
		return null === $said ? (bool) Settings::get( self::SETTINGS['paid'], false ) : true === $said;
	}

	/**
	 * What an answer says, in its result or beside it; null where it says nothing of that.
	 *
	 * @param string $name `paid` or `mailed`.
	 * @param array  $body Of the answer.
	 * @return mixed
	 */
	private static function said( $name, array $body ) {
		$result = isset( $body['result'] ) && ! is_scalar( $body['result'] ) ? (array) $body['result'] : array();
		return isset( $result[ $name ] ) ? $result[ $name ] : ( isset( $body[ $name ] ) ? $body[ $name ] : null );
	}

	/**
	 * The reply to an order that the back end has accepted, with what is known.
	 *
	 * @param object $order A row.
	 * @param array  $reply `status` and `body`.
	 * @return array
	 */
	public static function into( $order, array $reply ) {
		if ( ! Order_Status::is_order( $order ) || ! Forwarder::has_back_end() ) {
			return $reply;
		}
		$body   = (array) $reply['body'];
		$result = isset( $body['result'] ) && ! is_scalar( $body['result'] ) ? (array) $body['result'] : array();
		$known  = array();
		foreach ( self::SETTINGS as $name => $key ) {
			$said = self::said( $name, $body );
			if ( null !== $said || Settings::get( $key, false ) ) {
				$known[ $name ] = null === $said ? true : true === $said;
			}
			unset( $body[ $name ] );
		}
		if ( $known ) {
			$body['result'] = (object) ( $known + $result );
		}
		$reply['body'] = $body;
		return $reply;
	}
}

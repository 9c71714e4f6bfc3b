<?php
/**
 * Refunds at the provider that was paid.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the provider of a payment to send money back, under the key of the refund, and writes down what it says. A refund of which
 * nobody knows what became of it stays asked and is asked again under its key, so that it is sent once.
 */
final class Refund_Provider {

	/** Seconds after which no provider is asked again: Stripe forgets a key after a day, and would send the money twice. */
	const PATIENCE = 23 * HOUR_IN_SECONDS;

	/** What WordPress says where a request found no answer: nobody knows whether it arrived. */
	const UNANSWERED = 'http_request_failed';

	/**
	 * Whether the provider of a payment sends money back when this site asks.
	 *
	 * @param object $payment A row of `Payments`.
	 */
	public static function sends( $payment ) {
		$way = Payment_Ways::find( (string) $payment->way );
		return $way && is_callable( $way['refund'] );
	}

	/**
	 * Asks for a refund once, for one process alone; what the owner does by hand is done.
	 *
	 * @param object $refund A row that is asked.
	 */
	public static function ask( $refund ) {
		if ( ! (int) $refund->payment_id ) {
			self::done( $refund, null );
			return;
		}
		if ( ! Refund_Store::hold( $refund ) ) {
			return;
		}
		$payment = Payments::by_id( (int) $refund->payment_id );
		$answer  = null;
		try {
			if ( $payment && self::sends( $payment ) ) {
				$way    = Payment_Ways::find( $payment->way );
				$answer = call_user_func( $way['refund'], $payment, (int) $refund->cents, $refund->refund_key );
			}
		} catch ( Unknown_Outcome $unknown ) {
			$answer = null;
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
		}
		if ( is_wp_error( $answer ) && self::UNANSWERED !== $answer->get_error_code() ) {
			self::fail( $refund, $answer->get_error_message() );
		} elseif ( ( is_string( $answer ) && '' !== $answer ) || is_int( $answer ) ) {
			self::done( $refund, (string) $answer );
		} else {
			self::wait( $refund );
		}
	}

	/**
	 * Writes down that a refund is made, once, and tells of it.
	 *
	 * @param object      $refund      A row; what changes is brought up to date.
	 * @param string|null $provider_id At the provider; null for one that the owner makes by hand.
	 * @return bool Whether this call did it.
	 */
	public static function done( $refund, $provider_id ) {
		$values = array(
			'state'        => Refund_Store::DONE,
			'provider_id'  => $provider_id,
			'done_at'      => time(),
			'next_try'     => time() + Refund_Store::LOCK,
			'locked_until' => 0,
			'last_error'   => '',
		);
		$from   = array( Refund_Store::ASKED, Refund_Store::FAILED );
		if ( Refund_Store::change( $refund, $from, $values ) ) {
			self::finish( $refund );
			return true;
		}
		return null !== $provider_id && self::exchange( $refund, $provider_id, $values );
	}

	/**
	 * Where the provider's own word of a refund was taken for another one of ours with the same sum: gives it to the right one, and
	 * asks for the other again, of which nobody knows anything.
	 *
	 * @param object $refund      A row.
	 * @param string $provider_id At the provider.
	 * @param array  $values      Of a refund that is done.
	 * @return bool
	 */
	private static function exchange( $refund, $provider_id, array $values ) {
		$now = Refund_Store::find( 'id', $refund->id );
		if ( ! $now || $now->provider_id === $provider_id ) {
			return false;
		}
		if ( Refund_Store::DONE === $now->state ) {
			Refunds::record( Payments::by_id( (int) $now->payment_id ), $provider_id, (int) $now->cents );
			return false;
		}
		foreach ( Refund_Store::of( (object) array( 'id' => $refund->order_id ) ) as $other ) {
			if ( $other->provider_id === $provider_id && (int) $other->payment_id === (int) $now->payment_id && Order_Status::BY_OWNER === $other->made_by ) {
				$asked = array(
					'state'       => Refund_Store::ASKED,
					'provider_id' => null,
					'next_try'    => time(),
				);
				return Refund_Store::change( $other, array( Refund_Store::DONE ), $asked ) && Refund_Store::change( $refund, array( Refund_Store::ASKED ), $values );
			}
		}
		return false;
	}

	/**
	 * Writes down that a refund was declined, so that nothing of it counts.
	 *
	 * @param object $refund A row; what changes is brought up to date.
	 * @param string $words  Of the provider, or of who knows it.
	 * @return bool Whether this call did it.
	 */
	public static function fail( $refund, $words ) {
		$values = array(
			'state'        => Refund_Store::FAILED,
			'next_try'     => 0,
			'locked_until' => 0,
			'last_error'   => mb_substr( wp_strip_all_tags( $words ), 0, 500 ),
		);
		return Refund_Store::change( $refund, array( Refund_Store::ASKED ), $values );
	}

	/**
	 * Writes down that a refund did not reach the customer, so that it can be made once more, and warns the owner. An order of which
	 * something is paid and not refunded is not “Refunded” any more.
	 *
	 * @param object $payment     A row of `Payments`.
	 * @param string $provider_id Of the refund at the provider.
	 * @param string $words       Why; '' for nothing.
	 */
	public static function came_back( $payment, $provider_id, $words ) {
		$order = Orders::find( (int) $payment->order_id );
		foreach ( $order ? Refund_Store::of( $order ) : array() as $refund ) {
			$values = array(
				'state'      => Refund_Store::FAILED,
				'next_try'   => 0,
				'last_error' => mb_substr( trim( __( 'The money came back.', 'charterform' ) . ' ' . $words ), 0, 500 ),
			);
			if ( $refund->provider_id === $provider_id && (int) $refund->payment_id === (int) $payment->id && Refund_Store::change( $refund, array( Refund_Store::DONE, Refund_Store::ASKED ), $values ) ) {
				Refund_Store::recount( $order );
				if ( ! Refundable::is_whole( $order ) ) {
					Order_Status::reopen_refunded( $order, $refund->last_error );
				}
				Payment_Warnings::refund_back( $order, $payment, $refund );
			}
		}
	}

	/**
	 * Has a refund asked for again later, as long as its key counts.
	 *
	 * @param object $refund A row.
	 */
	private static function wait( $refund ) {
		$delay  = Tries::delay_after( (int) $refund->tries );
		$next   = time() + (int) $delay;
		$next   = null === $delay || $next > (int) $refund->at + self::PATIENCE ? 0 : $next;
		$values = array(
			'next_try'     => $next,
			'locked_until' => 0,
			'last_error'   => __( 'The provider did not answer.', 'charterform' ),
		);
		if ( ! Refund_Store::change( $refund, array( Refund_Store::ASKED ), $values ) ) {
			return;
		}
		if ( $next ) {
			Refund_Queue::wake( $next );
			return;
		}
		$order   = Orders::find( (int) $refund->order_id );
		$payment = Payments::by_id( (int) $refund->payment_id );
		if ( $order && $payment ) {
			Payment_Warnings::refund( $order, $payment );
		}
	}

	/**
	 * Counts a refund that is done, tells of it, and brings an order of which everything is refunded into that status. Safe to repeat.
	 *
	 * @param object $refund A row.
	 */
	public static function finish( $refund ) {
		$order = Orders::find( (int) $refund->order_id );
		if ( $order ) {
			Refund_Store::recount( $order );
			/**
			 * Fires once something of an order is refunded. After a process that broke off it can fire again for the same refund.
			 *
			 * @param object $order  A row, with `refunded`: the cents of all its refunds.
			 * @param object $refund A row: `id`, `cents`, `row_cents`, `reason`, `is_told`, `payment_id`, `done_at`.
			 */
			do_action( 'charterform_refunded', $order, $refund );
			if ( Refundable::is_whole( $order ) ) {
				Order_Status::change( $order, Order_Status::REFUNDED, (int) $refund->payment_id ? Order_Status::BY_PROVIDER : Order_Status::BY_OWNER, $refund->reason );
			}
		}
		Refund_Store::change( $refund, array( Refund_Store::DONE ), array( 'next_try' => 0 ) );
	}
}

<?php
/**
 * Stripe's Payment Element.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The way to pay `stripe-element` (PAY-06): Stripe draws the payment step, the order brings a ConfirmationToken, and what the bank
 * asks for (3-D Secure) closes the same attempt.
 *
 * An order has one PaymentIntent. It is made before it is confirmed: a lost answer to the first call charges nothing, and after a
 * lost answer to the second Stripe is asked how the intent stands. So no order is ever charged twice, whatever gets lost.
 */
final class Stripe_Element {

	const ID = 'stripe-element';

	/** Seconds for which the visitor waits for an answer: later no card is charged any more. */
	const PATIENCE = 10 * MINUTE_IN_SECONDS;

	/** Seconds after which an order is cancelled whose payment the visitor left in the middle of 3-D Secure. */
	const LIFETIME = DAY_IN_SECONDS;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_payment_ways', array( __CLASS__, 'add' ) );
	}

	/**
	 * Adds the way.
	 *
	 * @param array $ways See `Payment_Ways::all()`.
	 * @return array
	 */
	public static function add( $ways ) {
		$ways[ self::ID ] = array(
			'kind'    => 'box',
			'charges' => true,
			'later'   => Stripe_Checkout::WAY,
			'label'   => __( 'Payment box of Stripe in the form (Payment Element): the customer pays by card or wallet', 'charterform' ),
			'name'    => __( 'Card or wallet', 'charterform' ),
			'ready'   => array( __CLASS__, 'fault' ),
			'config'  => array( __CLASS__, 'config' ),
			'begin'   => array( __CLASS__, 'begin' ),
			'settle'  => array( __CLASS__, 'settle' ),
			'cancel'  => array( __CLASS__, 'cancel' ),
			'refund'  => array( Stripe_Refunds::class, 'refund' ),
		);
		return $ways;
	}

	/** Why the way cannot be offered, for the owner; '' where it can. */
	public static function fault() {
		$fault = Stripe_Keys::fault();
		$fault = '' === $fault ? Stripe_Keys::mismatch() : $fault;
		return '' === $fault && '' === Stripe_Keys::publishable() ? __( 'Enter the publishable key of your Stripe account.', 'charterform' ) : $fault;
	}

	/**
	 * The page config with what the form needs.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function config( array $config ) {
		return Settings::put( Settings::put( $config, 'payment.provider', 'stripe' ), 'payment.publicKey', Stripe_Keys::publishable() );
	}

	/**
	 * Charges an order, or says what the visitor has to do for it. Safe to repeat.
	 *
	 * @param object $order A row.
	 * @return array|\WP_Error|null See `Payment_Ways::all()`.
	 * @throws Unknown_Outcome Where Stripe does not say what became of it.
	 */
	public static function begin( $order ) {
		$payment = Payments::current( $order );
		if ( $payment && self::ID !== $payment->way ) {
			// It is paid on a page of Stripe since.
			return null;
		}
		$payment = $payment ? $payment : Payments::reserve( $order, self::ID, (int) $order->total, 1 );
		if ( in_array( $payment->state, array( Payments::FAILED, Payments::EXPIRED ), true ) ) {
			// An order that was told of awaits another payment.
			return '' === (string) $order->status ? self::refusal( array() ) : null;
		}
		if ( Stripe_Records::is_reserved( $payment ) ) {
			$intent = Element_Intents::create( $payment, $order );
			if ( is_wp_error( $intent ) ) {
				return $intent;
			}
			$payment = Payments::by_id( $payment->id );
		} else {
			$intent = Element_Intents::read( $payment );
		}
		if ( Element_Intents::is_untried( $intent ) ) {
			if ( time() - (int) $order->created_at > self::PATIENCE ) {
				return self::refusal( array() );
			}
			$intent = Element_Intents::confirm( $payment, $order, Element_Token::of( $order ) );
		}
		Element_Token::forget( $order );
		return self::next( $payment, $intent );
	}

	/**
	 * Writes down how a payment stands at Stripe.
	 *
	 * @param object $payment A row.
	 * @return \WP_Error|null Why it was refused, for the visitor.
	 * @throws Unknown_Outcome Where Stripe does not say it.
	 */
	public static function settle( $payment ) {
		$age = time() - (int) $payment->created_at;
		if ( Stripe_Records::is_reserved( $payment ) ) {
			return $age > self::PATIENCE ? self::close( $payment, array() ) : null;
		}
		$intent = Element_Intents::read( $payment );
		if ( Element_Intents::is_untried( $intent ) && $age <= self::PATIENCE ) {
			return null;
		}
		if ( 'requires_action' === $intent['status'] && $age > self::LIFETIME ) {
			return self::close( $payment, array() );
		}
		$next = self::next( $payment, $intent );
		return is_wp_error( $next ) ? $next : null;
	}

	/**
	 * Makes sure that a payment can never be made. One that was made meanwhile is written down.
	 *
	 * @param object $payment A row.
	 * @throws Unknown_Outcome Where Stripe does not answer.
	 */
	public static function cancel( $payment ) {
		if ( Stripe_Records::is_reserved( $payment ) ) {
			Payments::expire( $payment );
			return;
		}
		$intent = Element_Intents::cancel( $payment );
		if ( 'canceled' === $intent['status'] ) {
			Payments::expire( $payment );
		} else {
			self::next( $payment, $intent );
		}
	}

	/**
	 * Writes down how an intent stands, and says what comes next.
	 *
	 * @param object $payment A row.
	 * @param array  $intent  As Stripe says it.
	 * @return array|\WP_Error|null What the visitor has to do; null for nothing.
	 */
	private static function next( $payment, array $intent ) {
		switch ( $intent['status'] ) {
			case 'succeeded':
				if ( (int) $intent['amount_received'] === (int) $payment->amount && Payments::CURRENCY === $intent['currency'] ) {
					Payments::confirm( $payment );
				} else {
					Payment_Warnings::amount( Orders::find( $payment->order_id ), $payment );
				}
				return null;
			case 'processing':
				Payments::wait( $payment );
				return null;
			case 'requires_action':
				return array( 'confirm' => array( 'client_secret' => (string) $intent['client_secret'] ) );
		}
		return self::close( $payment, isset( $intent['last_payment_error'] ) ? (array) $intent['last_payment_error'] : array() );
	}

	/**
	 * Gives a payment up: cancels it at Stripe, and then its order. One that was made meanwhile counts.
	 *
	 * @param object $payment A row.
	 * @param array  $error   Of Stripe, where it gave one.
	 * @return \WP_Error|null The words for the visitor; null where it was made meanwhile.
	 */
	private static function close( $payment, array $error ) {
		$intent = Stripe_Records::is_reserved( $payment ) ? array( 'status' => 'canceled' ) : Element_Intents::cancel( $payment );
		if ( in_array( $intent['status'], array( 'succeeded', 'processing' ), true ) ) {
			self::next( $payment, $intent );
			return null;
		}
		if ( Payments::PROCESSING === $payment->state ) {
			// After days: the customer has the mail about the order, and pays it again by its link.
			Stripe_Records::fail( $payment );
			return null;
		}
		Payments::fail( $payment );
		$order   = Orders::find( $payment->order_id );
		$refusal = self::refusal( $error );
		if ( $order && Order_Status::AWAITING === $order->status ) {
			Order_Status::change( $order, Order_Status::CANCELLED, Order_Status::BY_SITE, $refusal->get_error_message() );
		}
		return $refusal;
	}

	/**
	 * The refusal of a payment.
	 *
	 * @param array $error Of Stripe; an empty one where it gave none.
	 * @return \WP_Error
	 */
	private static function refusal( array $error ) {
		$words = $error ? Decline_Words::of( $error ) : __( 'The payment was not completed. Nothing was ordered or charged. Please try again.', 'charterform' );
		return new \WP_Error( Payment_Step::REFUSED, $words );
	}
}

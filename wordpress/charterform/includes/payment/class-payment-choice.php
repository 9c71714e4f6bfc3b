<?php
/**
 * The way to pay that was chosen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads the way to pay of an order, and refuses one that its page does not offer (PAY-01). */
final class Payment_Choice {

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_check_post', array( __CLASS__, 'check' ), 10, 3 );
	}

	/**
	 * Whether the orders of a form are paid.
	 *
	 * @param string $form_type Such as `FormABusinessForm`.
	 */
	public static function is_asked( $form_type ) {
		return Form_Types::sends( $form_type, 'process_signup' ) && '' === Form_Types::account( $form_type );
	}

	/**
	 * Refuses an order with a way to pay that its page does not offer.
	 *
	 * @param true|\WP_Error $allowed Whether the post may be taken.
	 * @param string         $action  Such as `process_signup`.
	 * @param \stdClass      $data    The payload.
	 * @return true|\WP_Error
	 */
	public static function check( $allowed, $action, $data ) {
		$way = self::named( $data );
		if ( is_wp_error( $allowed ) || 'process_signup' !== $action || '' === $way ) {
			return $allowed;
		}
		if ( in_array( $way, self::offered(), true ) ) {
			return self::lacks_card( $way, $data->payment ) ? new \WP_Error( 'payment_way', __( 'Your card has not arrived with the order. Nothing was ordered. Enter your card once more and submit again.', 'charterform' ) ) : $allowed;
		}
		return new \WP_Error( 'payment_way', __( 'This page does not offer the way to pay that you chose. Nothing was ordered. Reload the page and choose another way.', 'charterform' ) );
	}

	/**
	 * The way to pay of an order: the one that it names. An order of a page from before there were ways names none: it is paid by
	 * card where the page offers that, else as the page says first.
	 *
	 * @param Post     $post  As it arrived.
	 * @param int|null $total In cents; null where it is not known.
	 * @return string '' where there is nothing to pay.
	 */
	public static function of( Post $post, $total ) {
		if ( 0 === $total || 'process_signup' !== $post->action || ! self::is_asked( $post->form_type() ) ) {
			return '';
		}
		$named   = self::named( $post->data );
		$offered = self::offered();
		if ( '' !== $named ) {
			return in_array( $named, $offered, true ) ? $named : '';
		}
		$by_card = array_filter(
			$offered,
			static function ( $way ) {
				return 'card' === Payment_Ways::kind( $way );
			}
		);
		return (string) current( $by_card ? $by_card : $offered );
	}

	/**
	 * Whether an order that costs something names a way by card, or by the box of a provider, and brings no token of it.
	 *
	 * @param string    $way     The way.
	 * @param \stdClass $payment Of the payload.
	 */
	private static function lacks_card( $way, $payment ) {
		$is_by_card = in_array( Payment_Ways::kind( $way ), array( 'card', 'box' ), true );
		return $is_by_card && empty( $payment->token ) && empty( $payment->customer_id ) && Ledger::total( Ledger::read( Post::field( 'ledger' ) ) ) > 0;
	}

	/** The ways that the forms of the type offer on the page which is posted to. */
	private static function offered() {
		$ways = array();
		foreach ( Priced_Orders::page_configs( Post::form_type(), Held_Forms::page_id() ) as $config ) {
			$ways = array_merge( $ways, Payment_Ways::offered( $config ) );
		}
		return array_values( array_unique( $ways ) );
	}

	/**
	 * The way that a payload names; '' for none.
	 *
	 * @param \stdClass|null $data The payload.
	 * @return string
	 */
	private static function named( $data ) {
		return isset( $data->payment->way ) && is_string( $data->payment->way ) ? $data->payment->way : '';
	}
}

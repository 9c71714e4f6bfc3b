<?php
/**
 * Refused payments in words.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Says to the visitor why Stripe refused a payment and what helps. Whether a card is lost, stolen or suspected is never said: that
 * would help whoever tests cards. https://docs.stripe.com/declines/codes
 */
final class Decline_Words {

	/** What codes of Stripe have in common, by the `decline_code`, else the `code`, of an error. */
	const KINDS = array(
		'insufficient_funds'                    => 'funds',
		'card_velocity_exceeded'                => 'funds',
		'withdrawal_count_limit_exceeded'       => 'funds',
		'expired_card'                          => 'expired',
		'invalid_expiry_month'                  => 'expiry',
		'invalid_expiry_year'                   => 'expiry',
		'invalid_expiry_month_number'           => 'expiry',
		'incorrect_cvc'                         => 'cvc',
		'invalid_cvc'                           => 'cvc',
		'incorrect_number'                      => 'number',
		'invalid_number'                        => 'number',
		'incorrect_zip'                         => 'zip',
		'incorrect_address'                     => 'zip',
		'authentication_required'               => 'bank_check',
		'authentication_not_handled'            => 'bank_check',
		'payment_intent_authentication_failure' => 'bank_check',
		'processing_error'                      => 'later',
		'issuer_not_available'                  => 'later',
		'try_again_later'                       => 'later',
		'reenter_transaction'                   => 'later',
		'approve_with_id'                       => 'later',
		'card_not_supported'                    => 'kind',
		'currency_not_supported'                => 'kind',
		'service_not_allowed'                   => 'kind',
		'transaction_not_allowed'               => 'kind',
		'not_permitted'                         => 'kind',
		'testmode_decline'                      => 'test',
		'test_mode_live_card'                   => 'test',
		'live_mode_test_card'                   => 'test',
	);

	/**
	 * The words for an error of Stripe.
	 *
	 * @param array $error `code` and `decline_code`, each where there is one.
	 * @return string
	 */
	public static function of( array $error ) {
		$kind = 'declined';
		foreach ( array( 'decline_code', 'code' ) as $name ) {
			$code = isset( $error[ $name ] ) && is_string( $error[ $name ] ) ? $error[ $name ] : '';
			if ( isset( self::KINDS[ $code ] ) ) {
				$kind = self::KINDS[ $code ];
				break;
			}
		}
		$words = self::words()[ $kind ];
		return $words[0] . ' ' . __( 'Nothing was ordered or charged.', 'charterform' ) . ' ' . $words[1];
	}

	/** What happened, and what helps, by kind. */
	private static function words() {
		$other = __( 'Try another card or another way to pay.', 'charterform' );
		$check = __( 'Check it and try again, or use another card.', 'charterform' );
		return array(
			'declined'   => array( __( 'Your bank declined the payment and did not say why.', 'charterform' ), __( 'Try another card, or ask your bank.', 'charterform' ) ),
			'funds'      => array( __( 'Your bank says that the payment is above the limit or the balance of the card.', 'charterform' ), $other ),
			'expired'    => array( __( 'The card has expired.', 'charterform' ), __( 'Try another card.', 'charterform' ) ),
			'expiry'     => array( __( 'The expiration date is not the one of the card.', 'charterform' ), $check ),
			'cvc'        => array( __( 'The security code is not the one of the card.', 'charterform' ), $check ),
			'number'     => array( __( 'The card number is not right.', 'charterform' ), $check ),
			'zip'        => array( __( 'The ZIP code is not the one that your bank knows.', 'charterform' ), $check ),
			'bank_check' => array( __( 'Your bank could not confirm that it is you who pays.', 'charterform' ), __( 'Try again, or use another card.', 'charterform' ) ),
			'later'      => array( __( 'Your bank could not process the payment at this moment.', 'charterform' ), __( 'Try again in a few minutes, or use another card.', 'charterform' ) ),
			'kind'       => array( __( 'The card does not allow this kind of payment.', 'charterform' ), $other ),
			'test'       => array( __( 'This shop does not take this card, because one of the two is only for testing.', 'charterform' ), $other ),
		);
	}
}

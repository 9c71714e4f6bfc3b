<?php
/**
 * Calls of Stripe.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Calls Stripe's API (https://docs.stripe.com/api) by WordPress' own HTTP client. An error is a `WP_Error` whose message is for the
 * visitor and holds nothing secret; its data are `status` (0 where nobody answered), `owner` (words for the owner), `error`
 * (Stripe's own, where it told one) and `is_known`: whether Stripe has certainly done nothing.
 */
final class Stripe_Api {

	/** The version of the API that this plugin was written for. */
	const VERSION = '2026-10-28.endive';

	/** Seconds for which an answer is waited for, and within which a call may be tried once more. */
	const TIMEOUT = 12;
	const AGAIN   = 6;

	/** How often a call is tried whose key is in use by another request, a second apart. */
	const WAITS = 4;

	/** Bytes of an answer. */
	const MAX_BYTES = 2000000;

	/** Keeps what went wrong last: `at` and `words`, for the owner. */
	const FAULT = 'charterform_stripe_fault';

	/**
	 * Reads something.
	 *
	 * @param string $path   Such as `/v1/checkout/sessions/cs_1`.
	 * @param array  $params Of the query.
	 * @return array|\WP_Error
	 */
	public static function get( $path, array $params = array() ) {
		return self::call( 'GET', $path, $params, '' );
	}

	/**
	 * Does something once.
	 *
	 * @param string $path   Such as `/v1/checkout/sessions`.
	 * @param array  $params Of the body, nested.
	 * @param string $key    The idempotency key: under the same one Stripe does it once, and gives the same answer.
	 * @return array|\WP_Error
	 */
	public static function post( $path, array $params, $key ) {
		return self::call( 'POST', $path, $params, $key );
	}

	/** Where the API is. */
	private static function address() {
		/**
		 * Filters the address of Stripe's API, for tests.
		 *
		 * @param string $address Without a slash at its end.
		 */
		return untrailingslashit( (string) apply_filters( 'charterform_stripe_api', 'https://api.stripe.com' ) );
	}

	/**
	 * Calls, and once more where nobody answered: what has a key is done once, what is read may be read twice.
	 *
	 * @param string $method `GET` or `POST`.
	 * @param string $path   Of the call.
	 * @param array  $params Of the call.
	 * @param string $key    The idempotency key.
	 * @return array|\WP_Error
	 */
	private static function call( $method, $path, array $params, $key ) {
		$fault = Stripe_Keys::fault();
		if ( '' !== $fault ) {
			return self::error( 'stripe_keys', 0, $fault, array(), true );
		}
		$began = time();
		for ( $tries = 1; ; $tries++ ) {
			$answer = self::send( $method, $path, $params, $key );
			$data   = is_wp_error( $answer ) ? $answer->get_error_data() : array( 'status' => 200 );
			if ( 409 === $data['status'] && $tries < self::WAITS ) {
				sleep( 1 );
			} elseif ( ( 0 !== $data['status'] && $data['status'] < 500 ) || $tries > 1 || time() - $began >= self::AGAIN || ( 'POST' === $method && '' === $key ) ) {
				return self::remembered( $answer );
			}
		}
	}

	/**
	 * Calls once.
	 *
	 * @param string $method `GET` or `POST`.
	 * @param string $path   Of the call.
	 * @param array  $params Of the call.
	 * @param string $key    The idempotency key.
	 * @return array|\WP_Error
	 */
	private static function send( $method, $path, array $params, $key ) {
		$query   = http_build_query( $params, '', '&' );
		$is_read = 'GET' === $method;
		$answer  = wp_remote_request(
			self::address() . $path . ( $is_read && '' !== $query ? "?$query" : '' ),
			array(
				'method'              => $method,
				'timeout'             => self::TIMEOUT,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'user-agent'          => 'Charterform/' . CHARTERFORM_VERSION . ' (WordPress)',
				'body'                => $is_read ? null : $query,
				'headers'             => array_filter(
					array(
						'Authorization'   => 'Bearer ' . Stripe_Keys::secret(),
						'Stripe-Version'  => self::VERSION,
						'Idempotency-Key' => $key,
						'Content-Type'    => $is_read ? '' : 'application/x-www-form-urlencoded',
					)
				),
			)
		);
		if ( is_wp_error( $answer ) ) {
			return self::error( 'stripe_unreachable', 0, __( 'Stripe could not be reached.', 'charterform' ) . ' ' . $answer->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$body   = json_decode( wp_remote_retrieve_body( $answer ), true );
		if ( $status >= 200 && $status < 300 && is_array( $body ) ) {
			return $body;
		}
		return self::refusal( $status, isset( $body['error'] ) && is_array( $body['error'] ) ? $body['error'] : array() );
	}

	/**
	 * The error that Stripe answered.
	 *
	 * @param int   $status HTTP status.
	 * @param array $error  Stripe's `error`.
	 * @return \WP_Error
	 */
	private static function refusal( $status, array $error ) {
		$type = isset( $error['type'] ) ? (string) $error['type'] : '';
		$said = isset( $error['message'] ) ? (string) $error['message'] : '';
		if ( 401 === $status || 403 === $status ) {
			/* translators: %s: what Stripe says. */
			return self::error( 'stripe_keys', $status, sprintf( __( 'Stripe does not take the secret key. It says: %s', 'charterform' ), $said ), $error, true );
		}
		if ( 'card_error' === $type ) {
			return self::error( 'card_error', $status, $said, $error, true );
		}
		if ( 'idempotency_error' === $type ) {
			return self::error( 'stripe_idempotency', $status, $said, $error, 409 !== $status );
		}
		/* translators: 1: an HTTP status, 2: what Stripe says. */
		return self::error( 404 === $status ? 'stripe_missing' : 'stripe_refused', $status, trim( sprintf( __( 'Stripe answered with the error %1$d. %2$s', 'charterform' ), $status, $said ) ), $error, $status >= 400 && $status < 500 && 409 !== $status && 429 !== $status );
	}

	/**
	 * An error.
	 *
	 * @param string $code     For programs.
	 * @param int    $status   HTTP status; 0 where nobody answered.
	 * @param string $owner    Words for the owner.
	 * @param array  $error    Stripe's own.
	 * @param bool   $is_known Whether Stripe has certainly done nothing.
	 * @return \WP_Error
	 */
	private static function error( $code, $status, $owner, array $error = array(), $is_known = false ) {
		$words = 'card_error' === $code ? Stripe_Keys::without_secrets( $owner ) : __( 'The payment service does not answer as it should. Nothing was charged. Please try again in a few minutes.', 'charterform' );
		return new \WP_Error(
			$code,
			$words,
			array(
				'status'   => $status,
				'owner'    => Stripe_Keys::without_secrets( $owner ),
				'error'    => array_intersect_key( $error, array_flip( array( 'type', 'code', 'decline_code', 'param' ) ) ),
				'is_known' => $is_known,
			)
		);
	}

	/**
	 * The answer, after it was written down what went wrong, for the owner; a refused card is the customer's.
	 *
	 * @param array|\WP_Error $answer Of a call.
	 * @return array|\WP_Error
	 */
	private static function remembered( $answer ) {
		if ( is_wp_error( $answer ) && 'card_error' !== $answer->get_error_code() ) {
			update_option(
				self::FAULT,
				array(
					'at'    => time(),
					'words' => mb_substr( $answer->get_error_data()['owner'], 0, 500 ),
				),
				false
			);
		}
		return $answer;
	}
}

<?php
/**
 * What Stripe tells this site.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The address to which Stripe sends events (https://docs.stripe.com/webhooks). Nothing is read of a body whose signature is wrong or
 * old. Events come late, twice and in any order, so each is recorded by what it says, and only forwards.
 */
final class Stripe_Webhook {

	const ROUTE = '/stripe';

	/** Bytes of an event. */
	const MAX_BYTES = 262144;

	/** Seconds by which the time of a signature may differ from this server's. */
	const TOLERANCE = 300;

	/** Signatures of one event that are compared: several while the secret is changed. */
	const MAX_SIGNATURES = 8;

	/** When an event came last, in seconds since 1970. */
	const SEEN = 'charterform_stripe_seen';

	/** The events that the endpoint in Stripe's dashboard needs. */
	const EVENTS = array(
		'checkout.session.completed',
		'checkout.session.async_payment_succeeded',
		'checkout.session.async_payment_failed',
		'checkout.session.expired',
		'payment_intent.succeeded',
		'payment_intent.payment_failed',
		'charge.refunded',
		'refund.failed',
	);

	/** Registers the hooks. */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'add_route' ) );
	}

	/** Adds the route. */
	public static function add_route() {
		// phpcs:ignore Charterform.Security.OpenRoute -- Stripe signs each event.
		register_rest_route(
			'charterform/v1',
			self::ROUTE,
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'answer' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/** The address, for Stripe's dashboard. */
	public static function url() {
		return rest_url( 'charterform/v1' . self::ROUTE );
	}

	/**
	 * Answers an event.
	 *
	 * @param \WP_REST_Request $request With the raw body.
	 * @return \WP_REST_Response 200 for what is recorded or of no concern; 400 makes Stripe try again.
	 */
	public static function answer( $request ) {
		$body = (string) $request->get_body();
		if ( strlen( $body ) > self::MAX_BYTES ) {
			return self::reply( 413, 'too_large' );
		}
		$secret = Stripe_Keys::webhook();
		if ( '' === $secret || ! self::is_signed( $body, (string) $request->get_header( 'stripe_signature' ), $secret ) ) {
			return self::reply( 400, 'bad_signature' );
		}
		$event = json_decode( $body, true );
		if ( ! isset( $event['type'], $event['data']['object'] ) || ! is_string( $event['type'] ) || ! is_array( $event['data']['object'] ) ) {
			return self::reply( 400, 'no_event' );
		}
		if ( (int) get_option( self::SEEN, 0 ) < time() - MINUTE_IN_SECONDS ) {
			update_option( self::SEEN, time(), false );
		}
		try {
			Stripe_Events::take( $event['type'], $event['data']['object'] );
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
			return self::reply( 500, 'try_again' );
		}
		return self::reply( 200, 'ok' );
	}

	/**
	 * Whether a body is Stripe's, and of now.
	 *
	 * @param string $body   As it arrived.
	 * @param string $header `Stripe-Signature`.
	 * @param string $secret Of the endpoint.
	 * @return bool
	 */
	private static function is_signed( $body, $header, $secret ) {
		$at         = '';
		$signatures = array();
		foreach ( explode( ',', substr( $header, 0, 2000 ) ) as $part ) {
			list( $name, $value ) = array_pad( explode( '=', trim( $part ), 2 ), 2, '' );
			if ( 't' === $name ) {
				$at = $value;
			} elseif ( 'v1' === $name ) {
				$signatures[] = $value;
			}
		}
		if ( ! preg_match( '/^\d{1,12}$/', $at ) || abs( time() - (int) $at ) > self::TOLERANCE ) {
			return false;
		}
		$expected = hash_hmac( 'sha256', "$at.$body", $secret );
		$is_good  = false;
		foreach ( array_slice( $signatures, 0, self::MAX_SIGNATURES ) as $signature ) {
			$is_good = hash_equals( $expected, $signature ) || $is_good;
		}
		return $is_good;
	}

	/**
	 * A reply that says nothing of orders.
	 *
	 * @param int    $status HTTP status.
	 * @param string $code   A word for Stripe's dashboard.
	 * @return \WP_REST_Response
	 */
	private static function reply( $status, $code ) {
		$reply = new \WP_REST_Response( array( 'code' => $code ), $status );
		$reply->header( 'Cache-Control', 'no-store, private' );
		return $reply;
	}
}

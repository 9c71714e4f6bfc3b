<?php
/**
 * The site owner's own system.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Calls the back end by signed webhooks and reads its answers.
 */
final class Back_End {

	const SECRET_OPTION = 'charterform_webhook_secret';

	/** Statuses that speak of the connection, not of the order: the same is sent again later. */
	const TRY_AGAIN = array( 401, 403, 404, 405, 407, 408, 409, 413, 425, 429 );

	/** Its address; '' without one. */
	public static function url() {
		return 'webhook' === Settings::get( 'server.forward.mode', 'mail' ) ? (string) Settings::get( 'server.forward.url', '' ) : '';
	}

	/** The secret that both sides know: the owner's, or one that is made once. */
	public static function secret() {
		$secret = (string) Settings::get( 'server.forward.secret', '' );
		if ( '' === $secret ) {
			$secret = (string) get_option( self::SECRET_OPTION, '' );
		}
		if ( '' === $secret ) {
			$secret = bin2hex( random_bytes( 32 ) );
			update_option( self::SECRET_OPTION, $secret, false );
		}
		return $secret;
	}

	/**
	 * Posts a webhook. The signature is `v1=` and the HMAC-SHA256 of timestamp, a dot and the body.
	 *
	 * @param string $key      Idempotency key, the same for every repeat.
	 * @param array  $envelope What is told; `action` among it.
	 * @param int    $timeout  In seconds.
	 * @return array `kind` (`sent`, `refused`, `failed`, `retry`), `body` (stdClass or null) and `words`.
	 */
	public static function post( $key, array $envelope, $timeout = 20 ) {
		$body     = Orders::encode( $envelope );
		$time     = (string) time();
		$response = Settings_Guard::post(
			'server.forward.url',
			self::url(),
			array(
				'timeout'     => $timeout,
				'redirection' => 0,
				'headers'     => array(
					'Content-Type'            => 'application/json',
					'Idempotency-Key'         => $key,
					'X-Charterform-Event'     => $envelope['action'],
					'X-Charterform-Timestamp' => $time,
					'X-Charterform-Signature' => 'v1=' . hash_hmac( 'sha256', "$time.$body", self::secret() ),
				) + self::standard_headers( $envelope['action'] . ' ' . $key, $time, $body ),
				'body'        => $body,
			)
		);
		return self::read( $response );
	}

	/**
	 * The headers of Standard Webhooks (https://www.standardwebhooks.com). A secret that begins with `whsec_` is base64, any other is
	 * taken as it is.
	 *
	 * @param string $message What is told; its id is the same for every repeat.
	 * @param string $time    Seconds since 1970.
	 * @param string $body    The body.
	 * @return string[]
	 */
	private static function standard_headers( $message, $time, $body ) {
		$secret = self::secret();
		$key    = 0 === strpos( $secret, 'whsec_' ) ? base64_decode( substr( $secret, 6 ), true ) : $secret; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64
		$key    = is_string( $key ) && '' !== $key ? $key : $secret;
		$id     = 'msg_' . substr( hash( 'sha256', $message ), 0, 32 );
		return array(
			'webhook-id'        => $id,
			'webhook-timestamp' => $time,
			'webhook-signature' => 'v1,' . base64_encode( hash_hmac( 'sha256', "$id.$time.$body", $key, true ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64
		);
	}

	/**
	 * Asks what orders nothing, with the form's own fields as `multipart/form-data`.
	 *
	 * @param array $fields By name, `action` among them.
	 * @return array|null `status` and `body`; null without an answer in JSON.
	 */
	public static function look_up( array $fields ) {
		$url = (string) Settings::get( 'server.forward.lookup_url', '' );
		if ( '' === $url ) {
			return null;
		}
		$boundary = 'charterform-' . bin2hex( random_bytes( 12 ) );
		$body     = '';
		foreach ( $fields as $name => $value ) {
			$body .= "--$boundary\r\nContent-Disposition: form-data; name=\"$name\"\r\n\r\n$value\r\n";
		}
		$time     = (string) time();
		$response = Settings_Guard::post(
			'server.forward.lookup_url',
			$url,
			array(
				'timeout'     => 15,
				'redirection' => 0,
				'headers'     => array(
					'Content-Type'            => "multipart/form-data; boundary=$boundary",
					'X-Charterform-Timestamp' => $time,
					'X-Charterform-Signature' => 'v1=' . hash_hmac( 'sha256', "$time.$body--$boundary--\r\n", self::secret() ),
				),
				'body'        => "$body--$boundary--\r\n",
			)
		);
		$read     = is_wp_error( $response ) ? null : json_decode( wp_remote_retrieve_body( $response ) );
		return null === $read ? null : array(
			'status' => (int) wp_remote_retrieve_response_code( $response ),
			'body'   => $read,
		);
	}

	/**
	 * What an answer makes of the webhook.
	 *
	 * @param array|\WP_Error $response As WordPress hands it over.
	 * @return array See `post()`.
	 */
	private static function read( $response ) {
		if ( is_wp_error( $response ) ) {
			return self::outcome( 'retry', null, $response->get_error_message() );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$text   = trim( wp_remote_retrieve_body( $response ) );
		$body   = json_decode( $text );
		$body   = $body instanceof \stdClass ? $body : null;
		if ( $status >= 500 || $status < 200 || ( $status >= 300 && $status < 400 ) || in_array( $status, self::TRY_AGAIN, true ) ) {
			/* translators: %d: an HTTP status. */
			return self::outcome( 'retry', null, sprintf( __( 'The back end answered with status %d.', 'charterform' ), $status ) );
		}
		$words = $body ? self::words_of( $body ) : '';
		if ( '' !== $words || isset( $body->min ) ) {
			return self::outcome( 'refused', $body, '' !== $words ? $words : __( 'Refused by the back end.', 'charterform' ) );
		}
		// A hook that is switched off answers so, too: that says nothing of the order.
		if ( $status >= 400 ) {
			/* translators: %d: an HTTP status. */
			return self::outcome( 'failed', null, sprintf( __( 'The back end answered with status %d.', 'charterform' ), $status ) );
		}
		return self::is_delivered( $text ) ? self::outcome( 'sent', $body, '' ) : self::outcome( 'retry', null, __( 'The back end answered with a page, or with “false”.', 'charterform' ) );
	}

	/**
	 * Whether a body of status 2xx says that the webhook was taken: any text does, such as `Accepted` or `[]`. A page is that
	 * of a login or of maintenance.
	 *
	 * @param string $text The body.
	 */
	private static function is_delivered( $text ) {
		return '' === $text || ( '<' !== $text[0] && 'false' !== strtolower( $text ) );
	}

	/**
	 * The words of a refusal, '' where there is none.
	 *
	 * @param \stdClass $body Of the answer.
	 * @return string
	 */
	private static function words_of( $body ) {
		$refused = ! empty( $body->error ) || ( isset( $body->success ) && ! $body->success );
		if ( ! $refused ) {
			return '';
		}
		foreach ( array( 'error', 'message', 'data' ) as $name ) {
			$words = isset( $body->{$name} ) ? trim( wp_strip_all_tags( implode( ' ', self::texts_in( $body->{$name} ) ) ) ) : '';
			if ( '' !== $words ) {
				return $words;
			}
		}
		return __( 'Refused by the back end.', 'charterform' );
	}

	/**
	 * The texts in a value of any shape; of an object with a message, that one alone.
	 *
	 * @param mixed $value Part of an answer.
	 * @return string[]
	 */
	private static function texts_in( $value ) {
		if ( is_object( $value ) && isset( $value->message ) ) {
			$value = $value->message;
		}
		if ( is_string( $value ) ) {
			return array( $value );
		}
		$texts = array();
		foreach ( is_scalar( $value ) || null === $value ? array() : $value as $part ) {
			$texts = array_merge( $texts, self::texts_in( $part ) );
		}
		return $texts;
	}

	/**
	 * An outcome.
	 *
	 * @param string         $kind  `sent`, `refused`, `failed` or `retry`.
	 * @param \stdClass|null $body  Of the answer.
	 * @param string         $words What went wrong.
	 */
	private static function outcome( $kind, $body, $words ) {
		return array(
			'kind'  => $kind,
			'body'  => $body,
			'words' => $words,
		);
	}
}

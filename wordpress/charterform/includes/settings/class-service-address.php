<?php
/**
 * The addresses of services.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Checks addresses of services when they are saved, and asks them at the press of a button.
 */
final class Service_Address {

	/** The settings that hold one. */
	const KEYS = array( 'endpoints.marketing', 'endpoints.tokenizer', 'endpoints.ajax', 'endpoints.vehicles', 'endpoints.plates', 'endpoints.captcha', 'server.forward.url', 'server.forward.lookup_url', 'server.captcha.verify_url' );

	/** Registers the hooks. */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'add_route' ) );
	}

	/** Adds the route of the button. */
	public static function add_route() {
		register_rest_route(
			'charterform/v1',
			'/test-service',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function () {
					return current_user_can( Settings_Page::CAPABILITY );
				},
				'args'                => array(
					'key'     => array(
						'type'     => 'string',
						'required' => true,
						'enum'     => self::KEYS,
					),
					'address' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
				'callback'            => array( __CLASS__, 'answer' ),
			)
		);
	}

	/**
	 * What is wrong with an address, as a sentence.
	 *
	 * @param string $key     The setting.
	 * @param string $address The address.
	 * @return string '' for nothing
	 */
	public static function fault( $key, $address ) {
		$address = trim( (string) $address );
		if ( '' === $address || ! in_array( $key, self::KEYS, true ) ) {
			return '';
		}
		if ( '/' === $address[0] && '//' !== substr( $address, 0, 2 ) && ! in_array( $key, Settings_Guard::CALLED, true ) ) {
			return preg_match( '/[\s"<>\\\\]/', $address ) ? __( 'An address holds no blanks and no quotes.', 'charterform' ) : '';
		}
		$parts = wp_parse_url( $address );
		if ( ! preg_match( '#^https?://#i', $address ) || empty( $parts['host'] ) ) {
			return __( 'Enter a whole address, which begins with https://.', 'charterform' );
		}
		if ( preg_match( '/[\s"<>\\\\]/', $address ) || ! preg_match( '/^(\[[\da-f:.]+\]|[^\s.]+(\.[^\s.]+)*\.?)$/iu', $parts['host'] ) ) {
			return __( 'An address holds no blanks and no quotes.', 'charterform' );
		}
		return isset( $parts['user'] ) ? __( 'Leave name and password out of the address: everybody could read them.', 'charterform' ) : '';
	}

	/**
	 * Asks a service, and answers what came of it.
	 *
	 * @param \WP_REST_Request $request With `key` and `address`.
	 * @return array `isGood` and `words`
	 */
	public static function answer( $request ) {
		$key     = (string) $request['key'];
		$address = trim( (string) $request['address'] );
		$fault   = '' === $address ? __( 'There is no address to test.', 'charterform' ) : self::fault( $key, $address );
		if ( '' !== $fault ) {
			return self::verdict( false, $fault );
		}
		$address = '/' === $address[0] ? home_url( $address ) : $address;
		if ( ! Config_Keys::may_name_services() && ! Public_Address::is( $address ) ) {
			return self::verdict( false, __( 'The address leads into a private network, so it was not called.', 'charterform' ) );
		}
		$response = self::ask( $key, $address );
		if ( is_wp_error( $response ) ) {
			/* translators: %s: what went wrong, in English. */
			return self::verdict( false, sprintf( __( 'Nobody answers there: %s', 'charterform' ), $response->get_error_message() ) );
		}
		return self::read( $key, $response );
	}

	/**
	 * Calls a service. Whoever may not write any HTML reaches no private network.
	 *
	 * @param string $key     The setting.
	 * @param string $address The address.
	 * @return array|\WP_Error
	 */
	private static function ask( $key, $address ) {
		$body    = wp_json_encode( array( 'action' => 'test' ) );
		$time    = (string) time();
		$options = array(
			'timeout'             => 10,
			'redirection'         => 0,
			'reject_unsafe_urls'  => ! Config_Keys::may_name_services(),
			'limit_response_size' => 2 * MB_IN_BYTES,
		);
		if ( 'endpoints.marketing' === $key ) {
			$query = array( 'website_id' => rawurlencode( (string) Settings::get( 'website', '' ) ) );
			return wp_remote_get( add_query_arg( $query, untrailingslashit( $address ) . '/simple_products' ), $options );
		}
		if ( 'server.forward.url' !== $key ) {
			return wp_remote_get( $address, $options );
		}
		$options['body']    = $body;
		$options['headers'] = array(
			'Content-Type'            => 'application/json',
			'X-Charterform-Event'     => 'test',
			'X-Charterform-Timestamp' => $time,
			'X-Charterform-Signature' => 'v1=' . hash_hmac( 'sha256', "$time.$body", Back_End::secret() ),
		);
		return wp_remote_post( $address, $options );
	}

	/**
	 * What an answer says of the service.
	 *
	 * @param string $key      The setting.
	 * @param array  $response As WordPress hands it over.
	 */
	private static function read( $key, array $response ) {
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 'endpoints.marketing' === $key ) {
			$reply = json_decode( wp_remote_retrieve_body( $response ) );
			return isset( $reply->result ) && is_array( $reply->result ) && $status < 300
				/* translators: %s: number of products. */
				? self::verdict( true, sprintf( _n( 'It answers with %s product.', 'It answers with %s products.', count( $reply->result ), 'charterform' ), number_format_i18n( count( $reply->result ) ) ) )
				/* translators: %d: an HTTP status. */
				: self::verdict( false, sprintf( __( 'It answers with status %d, but not with products.', 'charterform' ), $status ) );
		}
		$is_good = 'server.forward.url' === $key ? $status >= 200 && $status < 300 : $status >= 200 && $status < 500 && 404 !== $status;
		return $is_good
			/* translators: %d: an HTTP status. */
			? self::verdict( true, sprintf( __( 'It answers, with status %d.', 'charterform' ), $status ) )
			/* translators: %d: an HTTP status. */
			: self::verdict( false, sprintf( __( 'It answers with status %d, so it would not do its work.', 'charterform' ), $status ) );
	}

	/**
	 * A verdict.
	 *
	 * @param bool   $is_good Whether the service works.
	 * @param string $words   A sentence.
	 */
	private static function verdict( $is_good, $words ) {
		return array(
			'isGood' => $is_good,
			'words'  => $words,
		);
	}
}

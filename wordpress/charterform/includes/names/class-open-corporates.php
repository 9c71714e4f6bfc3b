<?php
/**
 * Names of companies at OpenCorporates.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Asks OpenCorporates about names of companies, where the settings have its token, which stays on the server (PLUS-03). */
final class Open_Corporates {

	/** Its API, version 0.4. */
	const ADDRESS = 'https://api.opencorporates.com/v0.4/companies/search';

	/** Seconds to wait: the form waits for three. */
	const PATIENCE = 2.5;

	/** Bytes of an answer at most; one of thirty companies has some 60 kB. */
	const MAX_BYTES = 524288;

	/** Seconds for which an answer is kept, and for which nothing is asked after a refusal: each question counts. */
	const FRESH = 600;

	/** Says that the register has refused a short while ago. */
	const REFUSED = 'charterform_names_refused';

	/** The token; '' where nothing is looked up. */
	public static function token() {
		return (string) Settings::get( 'server.names.token', '' );
	}

	/**
	 * What it says of a name.
	 *
	 * @param string $name  The name.
	 * @param string $state The code of the state.
	 * @return array|null `status` and `body`; null where nobody is asked, or without an answer that can be read.
	 */
	public static function ask( $name, $state ) {
		$code = self::code( $state );
		$name = mb_substr( trim( wp_check_invalid_utf8( $name, true ) ), 0, 255 );
		if ( '' === self::token() || '' === $code || '' === $name ) {
			return null;
		}
		$kept = 'charterform_name_' . md5( $code . ' ' . mb_strtolower( $name ) );
		$body = get_transient( $kept );
		if ( ! is_array( $body ) ) {
			$entries = get_transient( self::REFUSED ) ? null : self::entries( $name, $code );
			if ( null === $entries ) {
				return null;
			}
			$body = Company_Names::verdict( $name, $entries );
			set_transient( $kept, $body, self::FRESH );
		}
		return array(
			'status' => 200,
			'body'   => (object) $body,
		);
	}

	/**
	 * The code of a jurisdiction there; '' for one that it does not have.
	 *
	 * @param string $state The code of a state.
	 */
	private static function code( $state ) {
		if ( 'PR' === $state ) {
			return 'pr';
		}
		return 1 === preg_match( '/^[A-Z]{2}$/D', $state ) && 'US' !== $state ? 'us_' . strtolower( $state ) : '';
	}

	/**
	 * The companies of the jurisdiction that it finds for a name.
	 *
	 * @param string $name The name.
	 * @param string $code Of the jurisdiction.
	 * @return array[]|null `name`, and whether it `is_active`; null without an answer that can be read.
	 */
	private static function entries( $name, $code ) {
		$query = array(
			'q'                 => $name,
			'jurisdiction_code' => $code,
			'per_page'          => 30,
			'api_token'         => self::token(),
		);
		/**
		 * Filters the address of the register, for a proxy in front of it.
		 *
		 * @param string $address The address without a query.
		 */
		$address  = (string) apply_filters( 'charterform_open_corporates_address', self::ADDRESS );
		$response = wp_remote_get(
			$address . '?' . http_build_query( $query ),
			array(
				'timeout'             => self::PATIENCE,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
			)
		);
		$status   = (int) wp_remote_retrieve_response_code( $response );
		// A wrong token, a plan that is used up, too many questions: asking again at once changes nothing.
		if ( in_array( $status, array( 401, 403, 429 ), true ) ) {
			set_transient( self::REFUSED, 1, self::FRESH );
		}
		$answer = 200 === $status ? json_decode( wp_remote_retrieve_body( $response ), true, 20 ) : null;
		$found  = isset( $answer['results']['companies'] ) && is_array( $answer['results']['companies'] ) ? $answer['results']['companies'] : null;
		if ( null === $found ) {
			return null;
		}
		$entries = array();
		foreach ( $found as $entry ) {
			$company = isset( $entry['company'] ) && is_array( $entry['company'] ) ? $entry['company'] : array();
			$named   = isset( $company['name'] ) && is_string( $company['name'] ) ? trim( $company['name'] ) : '';
			if ( '' !== $named && isset( $company['jurisdiction_code'] ) && $company['jurisdiction_code'] === $code ) {
				$entries[] = array(
					'name'      => $named,
					'is_active' => ! isset( $company['inactive'] ) || true !== $company['inactive'],
				);
			}
		}
		return $entries;
	}
}

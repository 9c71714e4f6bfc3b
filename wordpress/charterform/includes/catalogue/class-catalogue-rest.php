<?php
/**
 * The site as a product service.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Answers the five lists of products in public, with an ETag, so that a form asks for them anew only after a change. */
final class Catalogue_Rest {

	const BASE = 'charterform/v1/catalogue';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'add_routes' ) );
	}

	/** Adds the routes. */
	public static function add_routes() {
		// phpcs:ignore Charterform.Security.OpenRoute -- Prices are for every visitor, and nothing else is answered.
		register_rest_route(
			'charterform/v1',
			'/catalogue/(?P<list>' . implode( '|', Catalogue::LISTS ) . ')',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => array( __CLASS__, 'answer' ),
			)
		);
	}

	/**
	 * Answers a list.
	 *
	 * @param \WP_REST_Request $request With `list`, and of filings `state_abbreviation` or `shallow`.
	 * @return \WP_REST_Response
	 */
	public static function answer( $request ) {
		$list  = (string) $request['list'];
		$state = 'true' === $request['shallow'] ? 'all' : strtoupper( is_string( $request['state_abbreviation'] ) ? $request['state_abbreviation'] : '' );
		if ( 'filing_products' === $list && 'all' !== $state && ! Catalogue_Places::has( $state ) ) {
			return new \WP_REST_Response( array( 'error' => 'Name a state by state_abbreviation, or all of them by shallow=true.' ), 400 );
		}
		$etag     = '"' . md5( CHARTERFORM_VERSION . '|' . Catalogue_Store::version() . "|$list|$state|" . wp_date( 'Y-m-d' ) ) . '"';
		$is_known = in_array( $etag, self::known_tags( (string) $request->get_header( 'if_none_match' ) ), true );
		$response = $is_known
			? new \WP_REST_Response( null, 304 )
			: new \WP_REST_Response( array( 'result' => Catalogue::read( $list, $state ) ) );
		$response->header( 'ETag', $etag );
		// A price counts from the moment it is set, so a stored list is asked about each time.
		$response->header( 'Cache-Control', 'public, no-cache' );
		return $response;
	}

	/**
	 * The tags of a header `If-None-Match`; a compressing server may have made them weak.
	 *
	 * @param string $header The header.
	 * @return string[]
	 */
	private static function known_tags( $header ) {
		return array_map(
			static function ( $tag ) {
				return str_replace( '-gzip"', '"', preg_replace( '#^W/#', '', trim( $tag ) ) );
			},
			explode( ',', $header )
		);
	}
}

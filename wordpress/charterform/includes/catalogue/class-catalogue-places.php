<?php
/**
 * The jurisdictions of the catalogue.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The states and the kinds of company that there are, and what the seed knows of each state's office.
 */
final class Catalogue_Places {

	/** The code of what is filed with the federal government, for every state alike. */
	const FEDERAL = 'US';

	/** The kinds of company by the names that forms send; the place of each makes its number. */
	const COMPANIES = array(
		'LLC',
		'Corp',
		'NP Corp',
		'PLLC',
		'Close LLC',
		'Close Corp',
		'Sole Proprietorship',
		'GP',
		'NP LLC',
		'PC',
		'LP',
		'LLP',
		'LLLP',
		'Trust',
		'Individual',
		'DAO LLC',
		'Series LLC',
	);

	/**
	 * The seed as it is shipped.
	 *
	 * @return array
	 */
	public static function seed() {
		return (array) wp_json_file_decode( __DIR__ . '/seed/catalogue.json', array( 'associative' => true ) );
	}

	/**
	 * The states with `name`, `number`, `agency`, `search` (of company names) and `page` (about fees).
	 *
	 * @return array by code
	 */
	public static function all() {
		static $places = null;
		if ( null === $places ) {
			$seed   = self::seed();
			$places = isset( $seed['jurisdictions'] ) ? $seed['jurisdictions'] : array();
			ksort( $places );
		}
		return $places;
	}

	/**
	 * Whether a code is that of a state, or the federal one.
	 *
	 * @param string $code The code.
	 */
	public static function has( $code ) {
		return self::FEDERAL === $code || isset( self::all()[ $code ] );
	}

	/**
	 * The name of a state.
	 *
	 * @param string $code Its code; '' for none.
	 */
	public static function name( $code ) {
		if ( self::FEDERAL === $code ) {
			return __( 'Federal', 'charterform' );
		}
		return isset( self::all()[ $code ] ) ? self::all()[ $code ]['name'] : $code;
	}

	/**
	 * What the seed says of a state's office.
	 *
	 * @param string $code The code of the state.
	 * @param string $what `agency`, `search`, `page` or `number`.
	 * @return string '' where it says nothing
	 */
	public static function fact( $code, $what ) {
		return isset( self::all()[ $code ][ $what ] ) ? (string) self::all()[ $code ][ $what ] : '';
	}
}

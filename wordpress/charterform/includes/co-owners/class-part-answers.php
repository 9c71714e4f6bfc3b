<?php
/**
 * What somebody has entered of themselves.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads the answers of a part, and nothing that its kind does not ask, so that a part writes nothing but itself (PLUS-06). */
final class Part_Answers {

	/** The names of each kind of part. */
	const NAMES = array(
		'person'  => array( 'first_name', 'last_name' ),
		'company' => array( 'company_name' ),
	);

	/** The keys of an address, and whether every country has them. */
	const ADDRESS = array(
		'line1'                 => true,
		'city'                  => true,
		'state_province_region' => false,
		'zip_postal_code'       => false,
		'country'               => true,
	);

	/** Characters of an answer at most. */
	const LONGEST = 200;

	/**
	 * The answers.
	 *
	 * @param string $kind  One of `NAMES`.
	 * @param mixed  $given Of a payload.
	 * @return \stdClass|null Null where something is missing or too long.
	 */
	public static function read( $kind, $given ) {
		$names   = self::texts( $given, array_fill_keys( self::NAMES[ $kind ], true ) );
		$address = self::texts( isset( $given->address ) ? $given->address : null, self::ADDRESS );
		return null === $names || null === $address ? null : (object) ( $names + array( 'address' => (object) $address ) );
	}

	/**
	 * What is answered under some keys.
	 *
	 * @param mixed  $given Of a payload.
	 * @param bool[] $keys  Whether each is required.
	 * @return string[]|null Null where one is missing, or is no short text.
	 */
	private static function texts( $given, array $keys ) {
		if ( ! $given instanceof \stdClass ) {
			return null;
		}
		$texts = array();
		foreach ( $keys as $key => $is_required ) {
			$text = isset( $given->{$key} ) ? $given->{$key} : '';
			if ( ! is_string( $text ) || mb_strlen( $text ) > self::LONGEST ) {
				return null;
			}
			$texts[ $key ] = trim( (string) preg_replace( '/[\x00-\x1f\x7f\s]+/u', ' ', $text ) );
			if ( $is_required && '' === $texts[ $key ] ) {
				return null;
			}
		}
		return $texts;
	}
}

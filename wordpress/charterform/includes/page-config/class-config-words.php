<?php
/**
 * The words for what is wrong with a page config.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says what is wrong as the widget does on the browser's console; in English, as there. */
final class Config_Words {

	/** How the JSON types are called in sentences. */
	const TYPE_WORDS = array(
		'string'  => 'a string',
		'number'  => 'a number',
		'integer' => 'a whole number',
		'boolean' => 'true or false',
		'array'   => 'a list',
		'object'  => 'an object',
	);

	/**
	 * The types in words.
	 *
	 * @param string[] $types JSON types.
	 * @return string
	 */
	public static function type_words( array $types ) {
		// What is read as a text or as an object is called so, though a number or an empty list will do.
		foreach ( array( 'string', 'object', 'array' ) as $type ) {
			if ( in_array( $type, $types, true ) ) {
				return self::TYPE_WORDS[ $type ];
			}
		}
		return self::TYPE_WORDS[ $types[0] ];
	}

	/**
	 * The known values in words.
	 *
	 * @param array $choices The values.
	 * @param mixed $value   The wrong one.
	 * @return string
	 */
	public static function choices( array $choices, $value ) {
		$known = array_values( array_filter( $choices, 'is_string' ) );
		$hint  = is_string( $value ) ? self::hint( $value, $known ) : '';
		return ( count( $known ) > 30 ? 'a known name' : 'one of ' . implode( ', ', $known ) ) . $hint;
	}

	/**
	 * The name that a misspelt one probably means, as the end of a sentence.
	 *
	 * @param string   $name  The misspelt one.
	 * @param string[] $known The known ones.
	 * @return string
	 */
	public static function hint( $name, array $known ) {
		$written = self::normalized( $name );
		$best    = '';
		$least   = min( 2, (int) floor( strlen( $written ) / 2.5 ) );
		foreach ( $known as $candidate ) {
			$edits = levenshtein( $written, self::normalized( $candidate ) );
			if ( $edits <= $least ) {
				$best  = $candidate;
				$least = $edits - 1;
			}
		}
		return '' === $best ? '' : " (did you mean \"$best\"?)";
	}

	/**
	 * A name without what does not count as an edit.
	 *
	 * @param string $name The name.
	 * @return string
	 */
	private static function normalized( $name ) {
		return str_replace( array( '_', '-' ), '', strtolower( substr( $name, 0, 40 ) ) );
	}

	/**
	 * A wrong value, shortened.
	 *
	 * @param mixed $value The value.
	 * @return string
	 */
	public static function described( $value ) {
		if ( null === $value ) {
			return 'missing';
		}
		if ( is_array( $value ) ) {
			return 'a list';
		}
		if ( is_object( $value ) ) {
			return 'an object';
		}
		return is_string( $value ) ? '"' . mb_substr( $value, 0, 40 ) . '"' : wp_json_encode( $value );
	}

	/**
	 * A problem as the widget says it.
	 *
	 * @param string $key      The dotted key.
	 * @param string $expected What it should be.
	 * @param string $got      What it is.
	 * @return string
	 */
	public static function sentence( $key, $expected, $got ) {
		return "the page config's \"$key\" should be $expected, but is $got.";
	}
}

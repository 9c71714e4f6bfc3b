<?php
/**
 * The check of page configs.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Checks page configs by the JSON schema that is built with the widget, and says what is wrong in the widget's own words.
 * WordPress's own validator does not know all keywords of that schema.
 */
final class Config_Check {

	/**
	 * What is wrong with a page config, a sentence each; none if all is right.
	 *
	 * @param string $json The text; a form type is not asked for.
	 * @return string[]
	 */
	public static function problems_of_text( $json ) {
		if ( '' === trim( $json ) ) {
			return array();
		}
		$value = json_decode( $json );
		if ( null === $value && JSON_ERROR_NONE !== json_last_error() ) {
			return array( self::no_json() );
		}
		return self::problems( $value );
	}

	/**
	 * That the last text was no JSON.
	 *
	 * @return string
	 */
	public static function no_json() {
		/* translators: %s: what the parser says, such as "Syntax error" */
		return sprintf( __( 'This is no JSON: %s.', 'charterform' ), json_last_error_msg() );
	}

	/**
	 * What is wrong with a decoded page config.
	 *
	 * @param mixed $config As `json_decode` makes it, or arrays.
	 * @return string[] A sentence each.
	 */
	public static function problems( $config ) {
		$schema = wp_json_file_decode( dirname( CHARTERFORM_FILE ) . '/assets/charterform.schema.json', array( 'associative' => true ) );
		if ( ! is_array( $schema ) ) {
			return array();
		}
		$schema['required'] = array();
		// Scripts of the site may bring sentences of their own.
		if ( ! Assets::own_scripts() ) {
			$schema['properties']['text']['propertyNames'] = array( 'enum' => self::sentence_keys() );
		}
		return self::check( $schema, is_array( $config ) ? json_decode( wp_json_encode( $config ) ) : $config, '' );
	}

	/**
	 * The keys of the sentences that the built forms have.
	 *
	 * @return string[]
	 */
	private static function sentence_keys() {
		return (array) wp_json_file_decode( dirname( CHARTERFORM_FILE ) . '/assets/sentence-keys.json', array( 'associative' => true ) );
	}

	/**
	 * What is wrong with a value.
	 *
	 * @param array  $schema The schema of it.
	 * @param mixed  $value  The value; objects as objects.
	 * @param string $key    Its dotted key.
	 * @return string[]
	 */
	private static function check( array $schema, $value, $key ) {
		$types = isset( $schema['type'] ) ? (array) $schema['type'] : array();
		// An empty object may come as an empty list, as PHP writes it.
		if ( array() === $value && in_array( 'object', $types, true ) ) {
			return array();
		}
		if ( $types && ! array_filter( $types, static fn( $type ) => self::is_of_type( $value, $type ) ) ) {
			return array( Config_Words::sentence( $key, Config_Words::type_words( $types ), Config_Words::described( $value ) ) );
		}
		if ( isset( $schema['enum'] ) && ! in_array( $value, $schema['enum'], true ) ) {
			return array( Config_Words::sentence( $key, Config_Words::choices( $schema['enum'], $value ), Config_Words::described( $value ) ) );
		}
		if ( is_array( $value ) ) {
			return self::check_list( $schema, $value, $key );
		}
		return is_object( $value ) ? self::check_object( $schema, $value, $key ) : self::check_scalar( $schema, $value, $key );
	}

	/**
	 * What is wrong with a text or a number.
	 *
	 * @param array  $schema The schema of it.
	 * @param mixed  $value  The value.
	 * @param string $key    Its dotted key.
	 * @return string[]
	 */
	private static function check_scalar( array $schema, $value, $key ) {
		if ( is_string( $value ) ) {
			if ( isset( $schema['minLength'] ) && strlen( $value ) < $schema['minLength'] ) {
				return array( Config_Words::sentence( $key, 'given', 'empty' ) );
			}
			if ( isset( $schema['pattern'] ) && ! self::matches( $schema['pattern'], $value ) ) {
				$expected = false !== strpos( $schema['pattern'], '[hH]' ) ? 'an address' : 'written otherwise';
				return array( Config_Words::sentence( $key, $expected, Config_Words::described( $value ) ) );
			}
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			if ( isset( $schema['minimum'] ) && $value < $schema['minimum'] ) {
				return array( Config_Words::sentence( $key, "a number from {$schema['minimum']}", Config_Words::described( $value ) ) );
			}
			if ( isset( $schema['exclusiveMaximum'] ) && $value >= $schema['exclusiveMaximum'] ) {
				return array( Config_Words::sentence( $key, 'a smaller number', Config_Words::described( $value ) ) );
			}
		}
		return array();
	}

	/**
	 * What is wrong with a list.
	 *
	 * @param array  $schema The schema of it.
	 * @param array  $value  The list.
	 * @param string $key    Its dotted key.
	 * @return string[]
	 */
	private static function check_list( array $schema, array $value, $key ) {
		if ( isset( $schema['maxItems'] ) && count( $value ) > $schema['maxItems'] ) {
			return array( Config_Words::sentence( $key, 'an object', 'a list' ) );
		}
		$problems = array();
		foreach ( $value as $index => $item ) {
			$problems[] = isset( $schema['items'] ) ? self::check( $schema['items'], $item, "{$key}[$index]" ) : array();
		}
		return array_merge( array(), ...$problems );
	}

	/**
	 * What is wrong with an object.
	 *
	 * @param array  $schema The schema of it.
	 * @param object $value  The object.
	 * @param string $key    Its dotted key.
	 * @return string[]
	 */
	private static function check_object( array $schema, $value, $key ) {
		$problems   = array();
		$properties = isset( $schema['properties'] ) ? $schema['properties'] : array();
		$others     = isset( $schema['additionalProperties'] ) ? $schema['additionalProperties'] : true;
		$names      = isset( $schema['propertyNames'] ) ? $schema['propertyNames'] : array();
		foreach ( get_object_vars( $value ) as $name => $child ) {
			$path  = '' === $key ? (string) $name : "$key.$name";
			$inner = isset( $properties[ $name ] ) ? $properties[ $name ] : $others;
			if ( false === $inner || ! self::is_good_name( $names, $name ) ) {
				$known      = isset( $names['enum'] ) ? $names['enum'] : array_keys( $properties );
				$problems[] = array( Config_Words::sentence( $path, 'a known key' . Config_Words::hint( (string) $name, $known ), 'not one' ) );
			} elseif ( is_array( $inner ) ) {
				$problems[] = self::check( $inner, $child, $path );
			}
		}
		foreach ( isset( $schema['required'] ) ? $schema['required'] : array() as $name ) {
			if ( ! isset( $value->$name ) ) {
				$problems[] = array( Config_Words::sentence( "$key.$name", 'given', 'missing' ) );
			}
		}
		if ( isset( $schema['anyOf'] ) ) {
			$needed = array_merge( ...array_column( $schema['anyOf'], 'required' ) );
			if ( ! array_filter( $needed, static fn( $name ) => isset( $value->$name ) && '' !== $value->$name ) ) {
				$problems[] = array( Config_Words::sentence( $key, 'an object with ' . implode( ' or ', $needed ), 'one without' ) );
			}
		}
		return array_merge( array(), ...$problems );
	}

	/**
	 * Whether an object may have a key.
	 *
	 * @param array  $names The schema of its names.
	 * @param string $name  The key.
	 * @return bool
	 */
	private static function is_good_name( array $names, $name ) {
		$refused = isset( $names['not']['enum'] ) ? $names['not']['enum'] : array();
		return ! in_array( $name, $refused, true ) && ( ! isset( $names['enum'] ) || in_array( $name, $names['enum'], true ) );
	}

	/**
	 * Whether a value is of a JSON type.
	 *
	 * @param mixed  $value The value.
	 * @param string $type  The type.
	 * @return bool
	 */
	private static function is_of_type( $value, $type ) {
		switch ( $type ) {
			case 'string':
				return is_string( $value );
			case 'number':
				return is_int( $value ) || is_float( $value );
			case 'integer':
				return is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value );
			case 'boolean':
				return is_bool( $value );
			case 'array':
				return is_array( $value );
			case 'object':
				return is_object( $value );
		}
		return null === $value;
	}

	/**
	 * Whether a text matches a pattern of a JSON schema.
	 *
	 * @param string $pattern The pattern, as JavaScript writes it.
	 * @param string $value   The text.
	 * @return bool
	 */
	private static function matches( $pattern, $value ) {
		$pattern = preg_replace( '/\\\\u([0-9a-fA-F]{4})/', '\\x{$1}', $pattern );
		// A pattern that PHP cannot read is left to the widget.
		return 0 !== @preg_match( '~' . str_replace( '~', '\~', $pattern ) . '~u', $value ); // phpcs:ignore WordPress.PHP.NoSilencedErrors
	}
}

<?php
/**
 * The plugin's settings.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The option `charterform_settings`: values by dotted key, held as nested arrays. A field whose `config` is true is a key of
 * the page config by the same name.
 *
 * Sections are `id => array( 'title', 'description', 'fields' => array( dotted key => field ) )`. A field has a `label`, a
 * `type` (`text`, `secret`, `url`, `email`, `number`, `checkbox`, `checkboxes`, `select`, `textarea`, `list`, `words`, `promises`, `json`, `colours`, or `copy`: a `value` to copy, which is not stored) and
 * where needed `help`, `default`, `options` (of a select or of checkboxes), `min`, `max` (of a number) and `config`. Other classes add theirs by
 * the filter `charterform_settings_sections`.
 */
final class Settings {

	const OPTION = 'charterform_settings';

	/** The key that says which section a posted form holds. */
	const SECTION = '_section';

	/** Registers the option; activation makes it. */
	public static function register() {
		add_action( 'admin_init', array( __CLASS__, 'register_option' ) );
		add_action(
			'charterform_activate',
			static function () {
				add_option( self::OPTION, array() );
			}
		);
	}

	/** Tells WordPress of the option and of how it is cleaned. */
	public static function register_option() {
		register_setting(
			self::OPTION,
			self::OPTION,
			array(
				'type'              => 'array',
				'default'           => array(),
				'sanitize_callback' => array( __CLASS__, 'sanitize' ),
			)
		);
	}

	/**
	 * A setting by its dotted key, such as `endpoints.marketing`.
	 *
	 * @param string $key     The dotted key.
	 * @param mixed  $default What to answer where it is not set.
	 * @return mixed
	 */
	public static function get( $key, $default = null ) {
		return self::pick( (array) get_option( self::OPTION, array() ), $key, $default );
	}

	/**
	 * A value of nested arrays by its dotted key.
	 *
	 * @param array  $values  The arrays.
	 * @param string $key     The dotted key.
	 * @param mixed  $default What to answer where there is none.
	 * @return mixed
	 */
	public static function pick( array $values, $key, $default = null ) {
		foreach ( explode( '.', $key ) as $part ) {
			if ( ! is_array( $values ) || ! isset( $values[ $part ] ) ) {
				return $default;
			}
			$values = $values[ $part ];
		}
		return $values;
	}

	/**
	 * The arrays with one value put in by its dotted key; null takes it out.
	 *
	 * @param array  $values The arrays.
	 * @param string $key    The dotted key.
	 * @param mixed  $value  The value.
	 * @return array
	 */
	public static function put( array $values, $key, $value ) {
		list( $first, $rest ) = array_pad( explode( '.', $key, 2 ), 2, null );
		if ( null !== $rest ) {
			$inner = isset( $values[ $first ] ) && is_array( $values[ $first ] ) ? $values[ $first ] : array();
			$value = self::put( $inner, $rest, $value );
			$value = array() === $value ? null : $value;
		}
		if ( null === $value ) {
			unset( $values[ $first ] );
		} else {
			$values[ $first ] = $value;
		}
		return $values;
	}

	/**
	 * All sections, those of other classes among them. Not before `init`, because it translates.
	 *
	 * @return array
	 */
	public static function sections() {
		return (array) apply_filters( 'charterform_settings_sections', Settings_Fields::sections() );
	}

	/**
	 * The fields of all sections by dotted key.
	 *
	 * @return array
	 */
	public static function fields() {
		$fields = array();
		foreach ( self::sections() as $section ) {
			$fields += wp_list_filter( $section['fields'], array( 'type' => 'copy' ), 'NOT' );
		}
		return $fields;
	}

	/**
	 * The option as it is stored: of a posted form the section's fields are put over what there was; of whole settings each
	 * known field is cleaned.
	 *
	 * @param mixed $value A posted form, flat and with its section; or whole settings.
	 * @return array
	 */
	public static function sanitize( $value ) {
		$value = is_array( $value ) ? $value : array();
		$stored = (array) get_option( self::OPTION, array() );
		if ( ! isset( $value[ self::SECTION ] ) ) {
			return Settings_Guard::checked( self::sanitize_all( $value ), $stored, array_keys( self::fields() ) );
		}
		$sections = self::sections();
		$section  = sanitize_key( $value[ self::SECTION ] );
		$settings = $stored;
		$fields   = isset( $sections[ $section ] ) ? wp_list_filter( $sections[ $section ]['fields'], array( 'type' => 'copy' ), 'NOT' ) : array();
		foreach ( $fields as $key => $field ) {
			$posted = isset( $value[ $key ] ) ? $value[ $key ] : null;
			$fault  = is_string( $posted ) ? Service_Address::fault( $key, $posted ) : '';
			if ( '' !== $fault ) {
				add_settings_error( self::OPTION, "charterform-$key", sprintf( '%1$s: %2$s', $field['label'], $fault ) );
				continue;
			}
			// An empty secret is one that was not typed anew.
			if ( 'secret' !== $field['type'] || '' !== (string) $posted ) {
				$settings = self::put( $settings, $key, Settings_Values::clean( $field, $posted ) );
			}
		}
		return Settings_Guard::checked( $settings, $stored, array_keys( $fields ) );
	}

	/**
	 * Whole settings with each known field cleaned.
	 *
	 * @param array $values The settings.
	 * @return array
	 */
	private static function sanitize_all( array $values ) {
		foreach ( self::fields() as $key => $field ) {
			$given = self::pick( $values, $key );
			if ( null !== $given && ( ! is_string( $given ) || '' === Service_Address::fault( $key, $given ) ) ) {
				$values = self::put( $values, $key, Settings_Values::clean( $field, $given ) );
			} elseif ( null !== $given ) {
				$values = self::put( $values, $key, null );
			}
		}
		return $values;
	}
}

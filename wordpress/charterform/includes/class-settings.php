<?php
/**
 * The plugin's settings.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads the option `charterform_settings`. */
final class Settings {

	const OPTION = 'charterform_settings';

	/**
	 * A setting by its dotted key, such as `endpoints.marketing`.
	 *
	 * @param string $key     The dotted key.
	 * @param mixed  $default What to answer where it is not set.
	 * @return mixed
	 */
	public static function get( $key, $default = null ) {
		$value = get_option( self::OPTION, array() );
		foreach ( explode( '.', $key ) as $part ) {
			if ( ! is_array( $value ) || ! isset( $value[ $part ] ) ) {
				return $default;
			}
			$value = $value[ $part ];
		}
		return $value;
	}
}

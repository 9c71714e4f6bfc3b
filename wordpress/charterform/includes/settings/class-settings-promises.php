<?php
/**
 * Promises as lines of text.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `layout.assurance` as an owner types it: `mark | sentence | address`, of which only the sentence is needed. A
 * setting of an older version is JSON text.
 */
final class Settings_Promises {

	/** The marks that a sentence can have. */
	const ICONS = array( 'good', 'lock', 'info', 'none' );

	/**
	 * The clean value of what was posted or imported; null for nothing.
	 *
	 * @param mixed $value Lines, JSON text, or a list of promises.
	 * @return array|string|null
	 */
	public static function clean( $value ) {
		$list = self::listed( $value );
		if ( null === $list && is_string( $value ) && self::is_json( $value ) ) {
			// What no line can say is kept as it was typed, and named where the page config is checked.
			return wp_check_invalid_utf8( trim( $value ) );
		}
		if ( null === $list ) {
			$lines = preg_split( '/\R/', is_string( $value ) ? $value : '' );
			$list  = array_map( array( __CLASS__, 'promise' ), array_filter( array_map( 'trim', $lines ), 'strlen' ) );
		}
		$clean = array();
		foreach ( $list as $promise ) {
			$text = isset( $promise['text'] ) ? sanitize_text_field( $promise['text'] ) : '';
			if ( '' !== $text ) {
				$url     = isset( $promise['url'] ) ? esc_url_raw( $promise['url'], array( 'http', 'https', 'mailto', 'tel' ) ) : '';
				$icon    = isset( $promise['icon'] ) && in_array( $promise['icon'], self::ICONS, true ) ? $promise['icon'] : '';
				$clean[] = array_filter( compact( 'text', 'icon', 'url' ), 'strlen' );
			}
		}
		return $clean ? $clean : null;
	}

	/**
	 * The lines of a stored value, or its JSON where no line can say it.
	 *
	 * @param mixed $value The value.
	 * @return string
	 */
	public static function lines( $value ) {
		$list = self::listed( $value );
		if ( null === $list ) {
			return is_string( $value ) ? $value : '';
		}
		$lines = array();
		foreach ( $list as $promise ) {
			$icon    = isset( $promise['icon'] ) && 'good' !== $promise['icon'] ? $promise['icon'] : '';
			$url     = isset( $promise['url'] ) ? $promise['url'] : '';
			$lines[] = implode( ' | ', array_filter( array( $icon, $promise['text'], $url ), 'strlen' ) );
		}
		return implode( "\n", $lines );
	}

	/**
	 * A promise of a line.
	 *
	 * @param string $line The line.
	 * @return string[]
	 */
	private static function promise( $line ) {
		$parts   = array_map( 'trim', explode( '|', $line ) );
		$promise = array();
		if ( count( $parts ) > 1 && in_array( strtolower( $parts[0] ), self::ICONS, true ) ) {
			$promise['icon'] = strtolower( array_shift( $parts ) );
		}
		if ( count( $parts ) > 1 && preg_match( '#^(https?://|mailto:|tel:|/)\S#i', end( $parts ) ) ) {
			$promise['url'] = array_pop( $parts );
		}
		return $promise + array( 'text' => implode( ' | ', $parts ) );
	}

	/**
	 * A value as a list of promises; null where lines cannot say it.
	 *
	 * @param mixed $value The value.
	 * @return array[]|null
	 */
	private static function listed( $value ) {
		$list = is_string( $value ) ? json_decode( $value, true ) : $value;
		if ( ! is_array( $list ) || ( $list && ! wp_is_numeric_array( $list ) ) ) {
			return null;
		}
		foreach ( $list as $promise ) {
			$is_plain = is_array( $promise ) && isset( $promise['text'] ) && ! array_diff_key( $promise, array_flip( array( 'text', 'icon', 'url' ) ) )
				&& array_filter( $promise, 'is_string' ) === $promise && '' !== trim( $promise['text'] ) && ( ! isset( $promise['icon'] ) || in_array( $promise['icon'], self::ICONS, true ) );
			if ( ! $is_plain ) {
				return null;
			}
		}
		return $list;
	}

	/**
	 * Whether a text is JSON of a list or an object, or was meant to be.
	 *
	 * @param string $text The text.
	 */
	private static function is_json( $text ) {
		return (bool) preg_match( '/^\s*[\[{]/', $text );
	}
}

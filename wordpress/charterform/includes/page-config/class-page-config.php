<?php
/**
 * The page config of a form.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Builds page configs from the settings, what a page says of its own, and the attributes of block or shortcode: each
 * stands above the one before.
 */
final class Page_Config {

	/** The advanced page config of a post, as JSON text. */
	const META = '_charterform_config';

	/**
	 * The languages that there are words for, each by its name in itself.
	 *
	 * @return array by code
	 */
	public static function languages() {
		static $languages = null;
		if ( null === $languages ) {
			$languages = (array) wp_json_file_decode( dirname( CHARTERFORM_FILE ) . '/assets/languages.json', array( 'associative' => true ) );
		}
		return $languages;
	}

	/**
	 * The page config of a form.
	 *
	 * @param array $attributes  Of block or shortcode: `form` and where given `theme`, `locale`, `states`, `config`.
	 * @param int   $post_id     The page that it is on; 0 for none.
	 * @param bool  $are_trusted Whether the attributes were written by someone who may name scripts and services.
	 * @return array
	 */
	public static function build( array $attributes, $post_id, $are_trusted = false ) {
		$form   = (string) $attributes['form'];
		$config = array(
			'formType'      => $form,
			'pageID'        => (string) $post_id,
			'formFileName'  => strtolower( str_replace( ' ', '-', Form_Types::title( $form ) ) ),
			'pluginVersion' => CHARTERFORM_VERSION,
			'locale'        => self::locale(),
		);
		$layers = array(
			self::from_settings(),
			self::decoded( Settings::get( 'config', '' ) ),
			$post_id ? self::written( get_post_meta( $post_id, self::META, true ), Writers::is_trusted( $post_id ) ) : array(),
			self::from_attributes( $attributes ),
			self::written( isset( $attributes['config'] ) ? $attributes['config'] : '', $are_trusted ),
		);
		foreach ( $layers as $layer ) {
			unset( $layer['formType'], $layer['$schema'] );
			$config = self::merge( $config, $layer );
		}
		if ( Catalogue::is_own( $config ) ) {
			$config = Settings::put( $config, 'endpoints.marketing', Catalogue::address() );
		}
		if ( class_exists( __NAMESPACE__ . '\\Posts' ) ) {
			$config = Settings::put( $config, 'flags.idempotentPosts', true );
		}
		return (array) apply_filters( 'charterform_page_config', $config, $post_id );
	}

	/**
	 * What the settings say of the page config.
	 *
	 * @return array
	 */
	public static function from_settings() {
		$config = array();
		foreach ( Settings::fields() as $key => $field ) {
			$value = empty( $field['config'] ) ? null : Settings::get( $key );
			if ( null !== $value && in_array( $field['type'], array( 'json', 'promises' ), true ) ) {
				$value = self::decoded( $value );
				$value = array() === $value ? null : $value;
			}
			if ( null !== $value ) {
				$config = Settings::put( $config, $key, $value );
			}
		}
		return Captcha_Settings::into( $config );
	}

	/**
	 * What a writer says of the page config.
	 *
	 * @param mixed $json       JSON text.
	 * @param bool  $is_trusted Whether the writer may name scripts and services; else the open keys alone count.
	 * @return array
	 */
	private static function written( $json, $is_trusted ) {
		return $is_trusted ? self::decoded( $json ) : Config_Keys::open( self::decoded( $json ) );
	}

	/**
	 * What block or shortcode say of it.
	 *
	 * @param array $attributes The attributes.
	 * @return array
	 */
	private static function from_attributes( array $attributes ) {
		$config = array();
		foreach ( array( 'theme', 'locale' ) as $key ) {
			if ( ! empty( $attributes[ $key ] ) ) {
				$config[ $key ] = sanitize_text_field( $attributes[ $key ] );
			}
		}
		if ( ! empty( $attributes['states'] ) ) {
			$config['jurisdictions'] = preg_split( '/[\s,]+/', strtoupper( sanitize_text_field( $attributes['states'] ) ), -1, PREG_SPLIT_NO_EMPTY );
		}
		return $config;
	}

	/** The language of the forms: the one that is set, else that of the site where there are words for it. */
	private static function locale() {
		$set = (string) Settings::get( 'locale', '' );
		if ( '' !== $set ) {
			return $set;
		}
		$locale = str_replace( '_', '-', determine_locale() );
		return isset( self::languages()[ strtok( $locale, '-' ) ] ) ? $locale : 'en';
	}

	/**
	 * JSON text as arrays; an empty one where it is no JSON of an object or a list.
	 *
	 * @param mixed $json The text.
	 * @return array
	 */
	public static function decoded( $json ) {
		$value = is_string( $json ) ? json_decode( $json, true ) : $json;
		return is_array( $value ) ? $value : array();
	}

	/**
	 * One page config over another: objects key by key, lists and all else as a whole.
	 *
	 * @param array $below The one that is overridden.
	 * @param array $above The one that overrides.
	 * @return array
	 */
	private static function merge( array $below, array $above ) {
		foreach ( $above as $key => $value ) {
			$are_objects   = is_array( $value ) && isset( $below[ $key ] ) && is_array( $below[ $key ] )
				&& self::is_object( $value ) && self::is_object( $below[ $key ] );
			$below[ $key ] = $are_objects ? self::merge( $below[ $key ], $value ) : $value;
		}
		return $below;
	}

	/**
	 * Whether an array was a JSON object; an empty one may have been.
	 *
	 * @param array $value The array.
	 * @return bool
	 */
	private static function is_object( array $value ) {
		return array() === $value || array_keys( $value ) !== range( 0, count( $value ) - 1 );
	}
}

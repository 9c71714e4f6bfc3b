<?php
/**
 * What an administrator may set who may not write any HTML, as on a network.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps such an administrator from naming scripts, frames and services, and from having the server call addresses of its own
 * network: when settings are saved, and when an address is called.
 */
final class Settings_Guard {

	/** Addresses that the server itself calls. */
	const CALLED = array( 'server.forward.url', 'server.forward.lookup_url', 'server.captcha.verify_url' );

	/** The addresses of these that were saved by someone who may not write any HTML, and of those that were not. */
	const SAVED_BY = 'server.limited_addresses';

	/**
	 * Whether the current user may not change a setting.
	 *
	 * @param string $key Its dotted key.
	 */
	public static function is_closed( $key ) {
		return ! Config_Keys::may_name_services() && in_array( $key, Config_Keys::services(), true );
	}

	/**
	 * Settings that are about to be saved, as the current user may save them.
	 *
	 * @param array    $settings The new ones.
	 * @param array    $stored   The old ones.
	 * @param string[] $keys     The dotted keys of the fields that were posted.
	 * @return array
	 */
	public static function checked( array $settings, array $stored, array $keys ) {
		$is_limited = ! Config_Keys::may_name_services();
		if ( $is_limited ) {
			$settings = Config_Keys::with_services_of( $settings, $stored );
			$settings = self::with_services_of_json( $settings, $stored );
			$settings = self::with_public_addresses( $settings, $stored );
		}
		$marks = (array) Settings::pick( $stored, self::SAVED_BY, array() );
		foreach ( array_intersect( self::CALLED, $keys ) as $key ) {
			$address = Settings::pick( $settings, $key );
			if ( ! $is_limited || Settings::pick( $stored, $key ) !== $address ) {
				$marks[ $key ] = $is_limited;
			}
		}
		return Settings::put( $settings, self::SAVED_BY, $marks ? $marks : null );
	}

	/**
	 * Posts to an address of the settings.
	 *
	 * @param string $key  The dotted key of the address.
	 * @param string $url  The address.
	 * @param array  $args See `wp_remote_post`.
	 * @return array|\WP_Error
	 */
	public static function post( $key, $url, array $args ) {
		if ( ! self::is_limited( $key ) ) {
			return wp_remote_post( $url, $args );
		}
		if ( ! Public_Address::is( $url ) ) {
			return new \WP_Error( 'private_address', __( 'The address leads into a private network, so it was not called.', 'charterform' ) );
		}
		return wp_safe_remote_post( $url, $args );
	}

	/**
	 * Whether an address may only be a public one: by who saved it, else by whether everybody who could may write any HTML.
	 *
	 * @param string $key Its dotted key.
	 */
	private static function is_limited( $key ) {
		$marks = (array) Settings::get( self::SAVED_BY, array() );
		return isset( $marks[ $key ] ) ? (bool) $marks[ $key ] : is_multisite();
	}

	/**
	 * The settings with the services of the old ones in their page config of JSON, too.
	 *
	 * @param array $settings The new ones.
	 * @param array $stored   The old ones.
	 * @return array
	 */
	private static function with_services_of_json( array $settings, array $stored ) {
		$old    = Page_Config::decoded( Settings::pick( $stored, 'config' ) );
		$new    = Page_Config::decoded( Settings::pick( $settings, 'config' ) );
		$merged = Config_Keys::with_services_of( $new, $old );
		if ( $merged === $new ) {
			return $settings;
		}
		self::complain( __( 'Scripts, frames and services in the page config were left as they were: only those who may write any HTML can set them.', 'charterform' ) );
		return Settings::put( $settings, 'config', '' === Config_Keys::encoded( $merged ) ? null : Config_Keys::encoded( $merged ) );
	}

	/**
	 * The settings with the old addresses in place of new ones that lead into a private network.
	 *
	 * @param array $settings The new ones.
	 * @param array $stored   The old ones.
	 * @return array
	 */
	private static function with_public_addresses( array $settings, array $stored ) {
		foreach ( self::CALLED as $key ) {
			$address = Settings::pick( $settings, $key );
			$old     = Settings::pick( $stored, $key );
			if ( null !== $address && $address !== $old && ! Public_Address::is( $address ) ) {
				$settings = Settings::put( $settings, $key, $old );
				/* translators: %s: an address. */
				self::complain( sprintf( __( '“%s” was not saved: it is no public address.', 'charterform' ), esc_url_raw( $address ) ) );
			}
		}
		return $settings;
	}

	/**
	 * Says on the settings page what was not saved.
	 *
	 * @param string $words A sentence.
	 */
	private static function complain( $words ) {
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( Settings::OPTION, 'charterform_guard', esc_html( $words ) );
		}
	}
}

<?php
/**
 * Which keys of a page config need which right.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Sorts the keys of page configs by `config-keys.json`: `services` name a script, a frame or a service and need the right to
 * write any HTML (`unfiltered_html`), also in the settings; `settings` need it on a page; `open` are anybody's who may write a
 * page. A key in none of the lists is not open. In the lists `*` is any name and `[]` any place of a list.
 */
final class Config_Keys {

	/** The right by which WordPress lets a user write scripts. */
	const CAPABILITY = 'unfiltered_html';

	/** Whether the current user may name scripts, frames and services. Clock and command line act for the server’s owner. */
	public static function may_name_services() {
		$is_server = ! get_current_user_id() && ( wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) );
		return $is_server || current_user_can( self::CAPABILITY );
	}

	/** The dotted keys that name scripts, frames and services. */
	public static function services() {
		return self::lists()['services'];
	}

	/**
	 * The open keys of a page config.
	 *
	 * @param array $config  The page config.
	 * @param array $refused The dotted keys that are left out are added to it.
	 * @return array
	 */
	public static function open( array $config, array &$refused = array() ) {
		static $tree = null;
		if ( null === $tree ) {
			$tree = array();
			foreach ( self::lists()['open'] as $key ) {
				$tree = self::planted( $tree, explode( '.', str_replace( '[]', '.[]', $key ) ) );
			}
		}
		return self::kept( $config, $tree, '', $refused );
	}

	/**
	 * A JSON text with the open keys alone; the text itself where it holds no others.
	 *
	 * @param string $json    A page config; whatever is none is left as it is, as nobody reads it.
	 * @param array  $refused The dotted keys that are left out are added to it.
	 * @return string
	 */
	public static function open_json( $json, array &$refused = array() ) {
		$before = count( $refused );
		$open   = self::open( Page_Config::decoded( $json ), $refused );
		return count( $refused ) === $before ? $json : self::encoded( $open );
	}

	/**
	 * A page config with the services of another one.
	 *
	 * @param array $config The page config.
	 * @param array $source Where the services are from.
	 * @return array
	 */
	public static function with_services_of( array $config, array $source ) {
		foreach ( self::services() as $key ) {
			if ( Settings::pick( $config, $key ) !== Settings::pick( $source, $key ) ) {
				$config = Settings::put( $config, $key, Settings::pick( $source, $key ) );
			}
		}
		return $config;
	}

	/**
	 * A page config as text for people.
	 *
	 * @param array $config The page config.
	 * @return string
	 */
	public static function encoded( array $config ) {
		return array() === $config ? '' : (string) wp_json_encode( $config, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * That keys are left out, a sentence each.
	 *
	 * @param string[] $refused Dotted keys.
	 * @return string[]
	 */
	public static function sentences( array $refused ) {
		return array_map(
			static function ( $key ) {
				/* translators: %s: a key such as "endpoints.tokenizer". */
				return sprintf( __( '“%s” is left out: only the settings, and those who may write any HTML, can set it.', 'charterform' ), $key );
			},
			$refused
		);
	}

	/**
	 * The lists.
	 *
	 * @return array `services`, `settings` and `open`: dotted keys.
	 */
	private static function lists() {
		static $lists = null;
		if ( null === $lists ) {
			$lists = (array) wp_json_file_decode( __DIR__ . '/config-keys.json', array( 'associative' => true ) ) + array(
				'services' => array(),
				'open'     => array(),
			);
		}
		return $lists;
	}

	/**
	 * The tree with a further key.
	 *
	 * @param array|true $tree  Branches by name; true where everything below is open.
	 * @param string[]   $names The parts of the key.
	 * @return array|true
	 */
	private static function planted( $tree, array $names ) {
		if ( ! $names ) {
			return true;
		}
		$name          = array_shift( $names );
		$tree[ $name ] = self::planted( isset( $tree[ $name ] ) ? $tree[ $name ] : array(), $names );
		return $tree;
	}

	/**
	 * What of a value is open.
	 *
	 * @param array  $value   An object or a list.
	 * @param array  $tree    What is open of it.
	 * @param string $trail   Its dotted key.
	 * @param array  $refused The dotted keys that are left out.
	 * @return array
	 */
	private static function kept( array $value, array $tree, $trail, array &$refused ) {
		$is_list = isset( $tree['[]'] );
		$kept    = array();
		foreach ( $value as $name => $part ) {
			$key    = $is_list ? "{$trail}[$name]" : ltrim( "$trail.$name", '.' );
			$names  = $is_list ? array( '[]' ) : array( (string) $name, '*' );
			$branch = current( array_filter( array_map( static fn( $known ) => isset( $tree[ $known ] ) ? $tree[ $known ] : null, $names ) ) );
			// A value in place of an object would put the whole object away, with what is not open of it.
			if ( true === $branch || ( is_array( $branch ) && is_array( $part ) && ( isset( $branch['[]'] ) || ! $part || ! wp_is_numeric_array( $part ) ) ) ) {
				$kept[ $name ] = true === $branch ? $part : self::kept( $part, $branch, $key, $refused );
			} else {
				$refused[] = $key;
			}
		}
		return $is_list ? array_values( $kept ) : $kept;
	}
}

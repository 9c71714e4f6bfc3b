<?php
/**
 * Searches for domains that are part of the address.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `/domains/example.com` with the page `/domains/`, where its page config has `domains.routing`.
 */
final class Domain_Routes {

	/**
	 * Whether the request is for such an address.
	 *
	 * @var bool
	 */
	private static $is_routed = false;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'request', array( __CLASS__, 'resolve' ) );
		add_filter( 'redirect_canonical', array( __CLASS__, 'stay' ) );
		add_filter( 'charterform_page_config', array( __CLASS__, 'add_base_path' ), 10, 2 );
	}

	/**
	 * Asks for the page above a domain.
	 *
	 * @param array $query What WordPress read from the address.
	 * @return array
	 */
	public static function resolve( $query ) {
		$path = isset( $GLOBALS['wp']->request ) ? rawurldecode( (string) $GLOBALS['wp']->request ) : '';
		$id   = self::page_of( $path );
		if ( ! $id ) {
			return $query;
		}
		self::$is_routed = true;
		return array( 'page_id' => $id );
	}

	/**
	 * The page above a domain that shows a form whose searches are addresses.
	 *
	 * @param string $path Below the address of the site, without slashes around it.
	 * @return int 0 for none
	 */
	private static function page_of( $path ) {
		$id = self::page_above( $path );
		return $id && self::is_searched( $id ) ? $id : 0;
	}

	/**
	 * The page above a domain.
	 *
	 * @param string $path Below the address of the site, without slashes around it.
	 * @return int 0 for none
	 */
	public static function page_above( $path ) {
		if ( ! preg_match( '#^(?:(.+)/)?[^/\s]+\.[^/\s.]{2,}$#u', $path, $parts ) || get_page_by_path( $path ) ) {
			return 0;
		}
		return isset( $parts[1] ) && '' !== $parts[1] ? url_to_postid( home_url( "/{$parts[1]}/" ) ) : (int) get_option( 'page_on_front' );
	}

	/**
	 * Keeps WordPress from leading to the address of the page.
	 *
	 * @param string|false $url Where it would lead to.
	 * @return string|false
	 */
	public static function stay( $url ) {
		return self::$is_routed ? false : $url;
	}

	/**
	 * Tells the form below which path its searches are, where its page config does not.
	 *
	 * @param array $config  The page config.
	 * @param int   $post_id The page that it is on.
	 * @return array
	 */
	public static function add_base_path( $config, $post_id ) {
		if ( $post_id && Settings::pick( $config, 'domains.routing' ) && null === Settings::pick( $config, 'domains.basePath' ) ) {
			$config = Settings::put( $config, 'domains.basePath', (string) wp_parse_url( get_permalink( $post_id ), PHP_URL_PATH ) );
		}
		return $config;
	}

	/**
	 * Whether a page shows a form whose searches are addresses.
	 *
	 * @param int $id Of the page.
	 */
	private static function is_searched( $id ) {
		$page = get_post( $id );
		if ( ! $page || ! ( has_shortcode( $page->post_content, Shortcode::TAG ) || has_block( Block::NAME, $page ) ) ) {
			return false;
		}
		$config = Page_Config::build( array( 'form' => 'DomainForm' ), $id );
		return (bool) Settings::pick( $config, 'domains.routing' ) || false !== strpos( $page->post_content, 'routing' );
	}
}

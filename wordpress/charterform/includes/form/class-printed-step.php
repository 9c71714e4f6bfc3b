<?php
/**
 * The first step of a form as HTML.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the first step of a page's form as HTML, which its page prints until the bundle is there. Browsers make it, as only
 * they run the bundle: the block editor, with the module `charterform.html.js`, when a page is opened or saved. It is printed
 * as it comes, so it is taken from nobody but those who may write any HTML.
 */
final class Printed_Step {

	/** What is kept of a post: the key of its page config, and the HTML. */
	const META = '_charterform_printed';

	/** How much is kept, in bytes; the longest first step has a tenth of it. */
	const MAX_LENGTH = 500000;

	/** Hooks in. */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'register_route' ) );
	}

	/**
	 * The HTML for a page, '' where there is none for its page config and this version of the bundle.
	 *
	 * @param array $config  The page config.
	 * @param int   $post_id The page.
	 * @return string
	 */
	public static function html( array $config, $post_id ) {
		$kept = $post_id ? get_post_meta( $post_id, self::META, true ) : array();
		if ( ! is_array( $kept ) || ! isset( $kept['key'], $kept['html'] ) || self::key( $config ) !== $kept['key'] ) {
			return '';
		}
		// WordPress looks for shortcodes, quotes and dashes in all that a page holds.
		return strtr(
			(string) $kept['html'],
			array(
				'['   => '&#91;',
				']'   => '&#93;',
				"'"   => '&#39;',
				'...' => '&#46;..',
				'--'  => '&#45;-',
			)
		);
	}

	/**
	 * The attributes that the root needs with it.
	 *
	 * @param array $config The page config.
	 * @return string with a blank in front
	 */
	public static function root_attributes( array $config ) {
		$theme      = isset( $config['theme'] ) ? (string) $config['theme'] : 'auto';
		$locale     = isset( $config['locale'] ) ? (string) $config['locale'] : 'en';
		$attributes = sprintf( ' lang="%s"', esc_attr( str_replace( '_', '-', $locale ) ) );
		return 'auto' === $theme ? $attributes : $attributes . sprintf( ' data-theme="%s"', esc_attr( $theme ) );
	}

	/** The route by which the editor asks for the page config and hands over the HTML. */
	public static function register_route() {
		$args = array(
			'post'       => array(
				'type'     => 'integer',
				'required' => true,
			),
			'attributes' => array(
				'type'     => 'object',
				'required' => true,
			),
		);
		$html = array(
			'type'      => 'string',
			'required'  => true,
			'maxLength' => self::MAX_LENGTH,
		);
		foreach ( array( 'config' => $args, 'html' => $args + array( 'html' => $html ) ) as $what => $needs ) {
			register_rest_route(
				'charterform/v1',
				"/printed/$what",
				array(
					'methods'             => 'POST',
					'permission_callback' => array( __CLASS__, 'is_allowed' ),
					'args'                => $needs,
					'callback'            => array( __CLASS__, 'html' === $what ? 'take' : 'answer' ),
				)
			);
		}
	}

	/**
	 * Whether the visitor may have any HTML printed on the page.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return bool
	 */
	public static function is_allowed( $request ) {
		return current_user_can( 'unfiltered_html' ) && current_user_can( 'edit_post', (int) $request['post'] );
	}

	/**
	 * The page config to print, and whether it is printed.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return array
	 */
	public static function answer( $request ) {
		$config = self::config_of( $request );
		return array(
			'config'    => $config,
			'isPrinted' => null === $config || '' !== self::html( $config, (int) $request['post'] ),
		);
	}

	/**
	 * Keeps the HTML of a page.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return array|\WP_Error
	 */
	public static function take( $request ) {
		$config = self::config_of( $request );
		$html   = (string) $request['html'];
		if ( null === $config || 0 !== strpos( $html, '<form data-printed="' . CHARTERFORM_VERSION . '" ' ) ) {
			return new \WP_Error( 'charterform_not_printed', 'No first step of this version.', array( 'status' => 400 ) );
		}
		$kept = array(
			'key'  => self::key( $config ),
			'html' => $html,
		);
		update_post_meta( (int) $request['post'], self::META, wp_slash( $kept ) );
		return array( 'isPrinted' => true );
	}

	/**
	 * The page config that visitors get, whatever the language of the one who edits; null without a form.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return array|null
	 */
	private static function config_of( $request ) {
		$attributes = array_map( 'strval', array_filter( (array) $request['attributes'], 'is_scalar' ) );
		if ( ! isset( $attributes['form'] ) || ! Form_Types::exists( $attributes['form'] ) ) {
			return null;
		}
		add_filter( 'pre_determine_locale', 'get_locale' );
		$config = Page_Config::build( $attributes, (int) $request['post'], Writers::is_trusted( (int) $request['post'] ) );
		remove_filter( 'pre_determine_locale', 'get_locale' );
		return $config;
	}

	/**
	 * Tells page configs and versions of the bundle apart.
	 *
	 * @param array $config The page config.
	 * @return string
	 */
	private static function key( array $config ) {
		return hash( 'sha256', CHARTERFORM_VERSION . wp_json_encode( $config ) );
	}
}

<?php
/**
 * Which forms a page holds.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Posts are taken only where the page holds the form that they come from. A form in the content of a page is found there. One
 * that a page builder, a template or a widget puts on the page is noted when the page is shown, until the page is saved again.
 */
final class Held_Forms {

	/** The forms that were shown on a page from elsewhere than its content. */
	const META = '_charterform_forms';

	/** How such forms were shown: by form type `attributes`, and whether they are `trusted`. */
	const SHOWN = '_charterform_shown';

	/** How deep patterns are followed. */
	const DEPTH = 5;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'save_post', array( __CLASS__, 'forget' ) );
	}

	/**
	 * Whether the page that is posted to holds a form.
	 *
	 * @param string $form_type The form type.
	 * @return bool
	 */
	public static function takes( $form_type ) {
		$id   = self::page_id();
		$held = $id && Form_Types::exists( $form_type ) && in_array( $form_type, self::of( $id ), true );
		/**
		 * Filters whether posts of a form are taken at the address of a page.
		 *
		 * @param bool   $held      Whether the page is known to hold the form.
		 * @param string $form_type Such as `ContactForm`.
		 * @param int    $id        The page; 0 for none.
		 */
		return (bool) apply_filters( 'charterform_takes_form', $held, $form_type, $id );
	}

	/**
	 * Notes that a page shows a form, where its content does not say so.
	 *
	 * @param string $form_type  The form type.
	 * @param int    $id         The page.
	 * @param array  $attributes Of block or shortcode.
	 */
	public static function note( $form_type, $id, array $attributes = array() ) {
		$page = $id ? get_post( $id ) : null;
		if ( ! $page || in_array( $form_type, self::names( self::in_content( $page->post_content, self::DEPTH ) ), true ) ) {
			return;
		}
		if ( ! in_array( $form_type, self::of( $id ), true ) ) {
			$noted = array_filter( (array) get_post_meta( $id, self::META, true ) );
			update_post_meta( $id, self::META, array_merge( $noted, array( $form_type ) ) );
		}
		$shown = array(
			'attributes' => wp_json_encode( array_filter( $attributes ) ),
			'trusted'    => Writers::are_attributes_trusted(),
		);
		$all   = array_filter( (array) get_post_meta( $id, self::SHOWN, true ) );
		if ( ! isset( $all[ $form_type ] ) || $all[ $form_type ] !== $shown ) {
			update_post_meta( $id, self::SHOWN, wp_slash( array( $form_type => $shown ) + $all ) );
		}
	}

	/**
	 * How a page shows a form: as often as its content holds it, or as it was noted.
	 *
	 * @param string $form_type The form type.
	 * @param int    $id        The page.
	 * @return array[] `attributes`, and whether they are `trusted`.
	 */
	public static function shown( $form_type, $id ) {
		$page  = $id ? get_post( $id ) : null;
		$found = $page ? self::in_content( $page->post_content, self::DEPTH, Writers::is_trusted( $id ) ) : array();
		$found = array_filter(
			$found,
			static function ( $form ) use ( $form_type ) {
				return (string) $form['attributes']['form'] === $form_type;
			}
		);
		$noted = $page && ! $found ? array_filter( (array) get_post_meta( $id, self::SHOWN, true ) ) : array();
		if ( isset( $noted[ $form_type ]['attributes'] ) ) {
			$found[] = array(
				'attributes' => array( 'form' => $form_type ) + (array) json_decode( $noted[ $form_type ]['attributes'], true ),
				'trusted'    => ! empty( $noted[ $form_type ]['trusted'] ),
			);
		}
		return array_values( $found );
	}

	/**
	 * The names of forms that were found.
	 *
	 * @param array[] $found See `in_content()`.
	 * @return string[]
	 */
	private static function names( array $found ) {
		return array_map(
			static function ( $form ) {
				return (string) $form['attributes']['form'];
			},
			$found
		);
	}

	/**
	 * Forgets what was noted of a page.
	 *
	 * @param int $id The page.
	 */
	public static function forget( $id ) {
		delete_post_meta( $id, self::META );
		delete_post_meta( $id, self::SHOWN );
	}

	/** The page that is posted to; 0 for none. Plain permalinks name it in the query, searches for domains stand below it. */
	public static function page_id() {
		$uri = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$url = wp_parse_url( home_url() );
		$id  = url_to_postid( $url['scheme'] . '://' . $url['host'] . ( isset( $url['port'] ) ? ':' . $url['port'] : '' ) . $uri );
		if ( $id ) {
			return $id;
		}
		$path = trim( (string) wp_parse_url( Post::page_url(), PHP_URL_PATH ), '/' );
		$home = trim( (string) wp_parse_url( home_url(), PHP_URL_PATH ), '/' );
		$path = '' !== $home && 0 === strpos( "$path/", "$home/" ) ? trim( substr( $path, strlen( $home ) ), '/' ) : $path;
		if ( '' === $path ) {
			return 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
		}
		return Domain_Routes::page_above( rawurldecode( $path ) );
	}

	/**
	 * The forms of a page.
	 *
	 * @param int $id The page.
	 * @return string[]
	 */
	private static function of( $id ) {
		$page = get_post( $id );
		return $page ? array_merge( self::names( self::in_content( $page->post_content, self::DEPTH ) ), array_filter( (array) get_post_meta( $id, self::META, true ) ) ) : array();
	}

	/**
	 * The forms in a content, those of its patterns among them.
	 *
	 * @param string $content The content.
	 * @param int    $depth   How deep patterns are followed.
	 * @param bool   $trusted Whether it was written by someone who may name scripts and services.
	 * @return array[] `attributes`, and whether they are `trusted`.
	 */
	private static function in_content( $content, $depth, $trusted = false ) {
		$forms = array();
		preg_match_all( '/(?<!\[)\[' . Shortcode::TAG . '\s([^\]]*)\]/', $content, $shortcodes );
		foreach ( $shortcodes[1] as $text ) {
			$attributes = shortcode_parse_atts( $text );
			if ( isset( $attributes['form'] ) ) {
				$attributes = shortcode_atts( Shortcode::ATTRIBUTES, $attributes );
				$forms[]    = compact( 'attributes', 'trusted' );
			}
		}
		return has_blocks( $content ) ? array_merge( $forms, self::in_blocks( parse_blocks( $content ), $depth, $trusted ) ) : $forms;
	}

	/**
	 * The forms in blocks.
	 *
	 * @param array[] $blocks  As WordPress parses them.
	 * @param int     $depth   How deep patterns are followed.
	 * @param bool    $trusted Whether they were written by someone who may name scripts and services.
	 * @return array[] As `in_content()` returns them.
	 */
	private static function in_blocks( array $blocks, $depth, $trusted ) {
		$forms = array();
		foreach ( $blocks as $block ) {
			if ( Block::NAME === $block['blockName'] && isset( $block['attrs']['form'] ) ) {
				$attributes = $block['attrs'];
				$forms[]    = compact( 'attributes', 'trusted' );
			}
			$pattern = 'core/block' === $block['blockName'] && isset( $block['attrs']['ref'] ) && $depth > 0 ? get_post( (int) $block['attrs']['ref'] ) : null;
			$inside  = $pattern && 'publish' === $pattern->post_status ? self::in_content( $pattern->post_content, $depth - 1, $trusted && Writers::is_trusted( $pattern->ID ) ) : array();
			$forms   = array_merge( $forms, $inside, self::in_blocks( $block['innerBlocks'], $depth, $trusted ) );
		}
		return $forms;
	}
}

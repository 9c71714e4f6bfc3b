<?php
/**
 * Roots of forms that a writer put into a page by hand.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The script mounts a form into every element with the attribute `data-charterform`, by the page config in it, and WordPress
 * lets everybody write attributes of data. Only those who may write any HTML can write this one.
 */
final class Foreign_Roots {

	const ATTRIBUTE = 'data-charterform';

	/**
	 * The page configs that this plugin printed into attributes, as JSON.
	 *
	 * @var string[]
	 */
	private static $printed = array();

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'content_save_pre', array( __CLASS__, 'clean_saved' ), 51 );
		add_filter( 'the_content', array( __CLASS__, 'clean_content' ), PHP_INT_MAX );
		add_filter( 'widget_block_content', array( __CLASS__, 'clean_widget' ), PHP_INT_MAX );
	}

	/**
	 * Remembers a page config that this plugin prints.
	 *
	 * @param string $json As the attribute holds it, without escapes.
	 */
	public static function allow( $json ) {
		self::$printed[] = $json;
	}

	/**
	 * Takes the attribute out of a post that is being saved.
	 *
	 * @param string $content With slashes.
	 * @return string
	 */
	public static function clean_saved( $content ) {
		return Config_Keys::may_name_services() || ! self::has_attribute( $content ) ? $content : wp_slash( self::without( wp_unslash( $content ) ) );
	}

	/**
	 * Takes the attribute out of the content of a post that such a person did not save last.
	 *
	 * @param string $html The content.
	 * @return string
	 */
	public static function clean_content( $html ) {
		return self::has_attribute( $html ) && ! Writers::is_trusted( (int) get_the_ID() ) ? self::without( $html ) : $html;
	}

	/**
	 * Takes the attribute out of a widget, where those who place widgets may not write any HTML.
	 *
	 * @param string $html The widget.
	 * @return string
	 */
	public static function clean_widget( $html ) {
		return self::has_attribute( $html ) && Writers::are_places_limited() ? self::without( $html ) : $html;
	}

	/**
	 * The HTML without the attribute, but where this plugin printed it.
	 *
	 * @param string $html The HTML.
	 * @return string
	 */
	public static function without( $html ) {
		if ( ! self::has_attribute( $html ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( ! in_array( $tags->get_attribute( self::ATTRIBUTE ), self::$printed, true ) ) {
				$tags->remove_attribute( self::ATTRIBUTE );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Whether the attribute may be in an HTML.
	 *
	 * @param string $html The HTML.
	 */
	private static function has_attribute( $html ) {
		return false !== stripos( (string) $html, self::ATTRIBUTE );
	}
}

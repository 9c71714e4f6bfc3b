<?php
/**
 * The shortcode.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** `[charterform form="FormABusinessForm"]`, with `theme`, `locale`, `states` and `align` where wanted. */
final class Shortcode {

	const TAG = 'charterform';

	/** The attributes that it knows. */
	const ATTRIBUTES = array(
		'form'   => '',
		'theme'  => '',
		'locale' => '',
		'states' => '',
		'align'  => '',
	);

	/** Hooks in. */
	public static function register() {
		add_shortcode( self::TAG, array( __CLASS__, 'render' ) );
		// Texturize would curl the quotes of attributes in a shortcode that stands in running text.
		add_filter(
			'no_texturize_shortcodes',
			static function ( $tags ) {
				$tags[] = self::TAG;
				return $tags;
			}
		);
	}

	/**
	 * The HTML.
	 *
	 * @param array|string $attributes As they were written.
	 * @return string
	 */
	public static function render( $attributes ) {
		return Form_View::render( shortcode_atts( self::ATTRIBUTES, (array) $attributes, self::TAG ) );
	}
}

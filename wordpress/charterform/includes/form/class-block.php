<?php
/**
 * The block.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The block `charterform/form`. */
final class Block {

	const NAME = 'charterform/form';

	/** Hooks in. */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'register_block' ) );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'hand_over_choices' ) );
	}

	/** Registers the block from its `block.json`. */
	public static function register_block() {
		register_block_type(
			dirname( CHARTERFORM_FILE ) . '/blocks/form',
			array( 'render_callback' => array( __CLASS__, 'render' ) )
		);
		wp_set_script_translations( 'charterform-form-editor-script', 'charterform', dirname( CHARTERFORM_FILE ) . '/languages' );
	}

	/** Hands the forms and languages that there are to the editor's script. */
	public static function hand_over_choices() {
		$forms = array();
		foreach ( array_keys( Form_Types::all() ) as $form ) {
			$forms[] = array(
				'value' => $form,
				'label' => Form_Types::title( $form ),
			);
		}
		$languages = array();
		foreach ( Page_Config::languages() as $code => $name ) {
			$languages[] = array(
				'value' => $code,
				'label' => $name,
			);
		}
		$choices = array(
			'forms'     => $forms,
			'languages' => $languages,
			'preview'   => Preview::url(),
			'printer'   => current_user_can( 'unfiltered_html' ) ? add_query_arg( 'ver', CHARTERFORM_VERSION, Assets::url( 'charterform.html.js' ) ) : '',
		);
		wp_add_inline_script( 'charterform-form-editor-script', 'window.charterformEditor = ' . wp_json_encode( $choices, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/**
	 * The HTML.
	 *
	 * @param array $attributes Of the block.
	 * @return string
	 */
	public static function render( $attributes ) {
		$class = 'wp-block-charterform-form ' . ( isset( $attributes['className'] ) ? $attributes['className'] : '' );
		return Form_View::render( (array) $attributes, $class );
	}
}

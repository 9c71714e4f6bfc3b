<?php
/**
 * The look of the forms.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Colours and shapes, as custom properties on the forms' roots. */
final class Theme {

	/**
	 * The colours that can be set: the name of the custom property without its prefix, and its label.
	 *
	 * @return array
	 */
	private static function colours() {
		return array(
			'accent'      => __( 'Main buttons and selected items', 'charterform' ),
			'on-accent'   => __( 'Text on them', 'charterform' ),
			'accent-soft' => __( 'Background of selected items', 'charterform' ),
			'ink'         => __( 'Text', 'charterform' ),
			'ink-2'       => __( 'Secondary text', 'charterform' ),
			'line-strong' => __( 'Borders of fields', 'charterform' ),
			'line'        => __( 'Separator lines', 'charterform' ),
			'paper'       => __( 'Background of the form', 'charterform' ),
			'paper-2'     => __( 'Background of the summary', 'charterform' ),
			'error'       => __( 'Error messages', 'charterform' ),
			'good'        => __( 'Completed steps and savings', 'charterform' ),
			'link'        => __( 'Links', 'charterform' ),
		);
	}

	/**
	 * Type and shape, likewise.
	 *
	 * @return array
	 */
	private static function shapes() {
		return array(
			'font-family'    => array( __( 'Typeface', 'charterform' ), __( 'Such as Georgia, serif. Empty means that of your theme.', 'charterform' ) ),
			'heading-family' => array( __( 'Typeface of headings', 'charterform' ), '' ),
			'font-size'      => array( __( 'Text size of fields', 'charterform' ), __( 'Such as 17px. Below 16px some phones zoom in.', 'charterform' ) ),
			'radius'         => array( __( 'Corner radius', 'charterform' ), __( 'Such as 0.375em, or 0 for sharp corners.', 'charterform' ) ),
		);
	}

	/**
	 * The fields of the settings.
	 *
	 * @return array
	 */
	public static function fields() {
		$fields = array(
			'theme' => array(
				'type'    => 'select',
				'label'   => __( 'Light or dark', 'charterform' ),
				'options' => array(
					''      => __( 'As the page', 'charterform' ),
					'light' => __( 'Light', 'charterform' ),
					'dark'  => __( 'Dark', 'charterform' ),
				),
				'config'  => true,
			),
		);
		foreach ( self::colours() as $name => $label ) {
			$fields[ "look.$name" ] = array(
				'type'  => 'colours',
				'label' => $label,
			);
		}
		foreach ( self::shapes() as $name => $shape ) {
			$fields[ "look.$name" ] = array(
				'type'  => 'text',
				'label' => $shape[0],
				'help'  => $shape[1],
			);
		}
		return $fields;
	}

	/**
	 * The style sheet of what is set, and of the admin bar's height.
	 *
	 * @return string
	 */
	public static function css() {
		// WordPress sets it where it shows the admin bar.
		$rules = '--charterform-sticky-offset:var(--wp-admin--admin-bar--height,0px);';
		foreach ( (array) Settings::get( 'look', array() ) as $name => $value ) {
			$value = is_array( $value ) ? self::colour( $value ) : self::shape( (string) $value );
			if ( '' !== $value && preg_match( '/^[a-z0-9-]+$/', (string) $name ) ) {
				$rules .= "--charterform-$name:$value;";
			}
		}
		return ".charterform{{$rules}}";
	}

	/**
	 * The colour for both schemes.
	 *
	 * @param array $colours As `light` and `dark`.
	 * @return string
	 */
	private static function colour( array $colours ) {
		$light = isset( $colours['light'] ) ? (string) sanitize_hex_color( $colours['light'] ) : '';
		$dark  = isset( $colours['dark'] ) ? (string) sanitize_hex_color( $colours['dark'] ) : '';
		if ( '' === $light || '' === $dark ) {
			return $light . $dark;
		}
		return "light-dark($light,$dark)";
	}

	/**
	 * A length or a list of typefaces; '' if it holds what could end the rule.
	 *
	 * @param string $value As it was set.
	 * @return string
	 */
	private static function shape( $value ) {
		return preg_match( '/^[\w\s.,%()\'"-]+$/u', $value ) ? $value : '';
	}
}

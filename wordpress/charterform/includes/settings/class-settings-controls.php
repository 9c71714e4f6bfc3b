<?php
/**
 * The controls of the settings pages.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws a field of the settings as a row of a table. */
final class Settings_Controls {

	/** The `type` of an input by the type of the field. */
	const INPUTS = array(
		'text'   => 'text',
		'secret' => 'password',
		'url'    => 'text',
		'email'  => 'email',
		'number' => 'number',
		'list'   => 'text',
	);

	/**
	 * A row: label, control and help.
	 *
	 * @param string $key   The dotted key.
	 * @param array  $field The field.
	 * @param mixed  $value What is set.
	 */
	public static function render_row( $key, array $field, $value ) {
		$id   = 'charterform-' . str_replace( '.', '-', $key );
		$name = Settings::OPTION . "[$key]";
		$help = isset( $field['help'] ) ? (string) $field['help'] : '';
		$shut = Settings_Guard::is_closed( $key );
		$help = $shut ? trim( $help . ' ' . __( 'Only those who may write any HTML can change this; on a network that is its administrator.', 'charterform' ) ) : $help;
		if ( 'checkboxes' === $field['type'] ) {
			printf( '<tr><th scope="row">%s</th><td>', esc_html( $field['label'] ) );
		} else {
			printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), esc_html( $field['label'] ) );
		}
		$attributes = array(
			'id'   => $id,
			'name' => $name,
		);
		if ( '' !== $help ) {
			$attributes['aria-describedby'] = "$id-help";
		}
		self::render_control( $field, $value, $shut ? $attributes + array( 'disabled' => 'disabled' ) : $attributes );
		if ( ! $shut && in_array( $key, Service_Address::KEYS, true ) ) {
			printf( ' <button type="button" class="button charterform-test" data-key="%1$s" data-field="%2$s">%3$s</button> <span class="charterform-tested" role="status"></span>', esc_attr( $key ), esc_attr( $id ), esc_html__( 'Test', 'charterform' ) );
		}
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s">%s</p>', esc_attr( "$id-help" ), esc_html( $help ) );
		}
		echo '</td></tr>';
	}

	/**
	 * The control itself.
	 *
	 * @param array $field      The field.
	 * @param mixed $value      What is set.
	 * @param array $attributes Of the control.
	 */
	private static function render_control( array $field, $value, array $attributes ) {
		switch ( $field['type'] ) {
			case 'checkbox':
				$checked = $value ? array( 'checked' => 'checked' ) : array();
				self::render_tag( 'input', $attributes + array( 'type' => 'checkbox', 'value' => '1' ) + $checked );
				return;
			case 'select':
				self::render_select( $field['options'], (string) $value, $attributes );
				return;
			case 'checkboxes':
				self::render_checkboxes( $field, (array) $value, $attributes );
				return;
			case 'colours':
				self::render_colours( (array) $value, $attributes, $field['label'] );
				return;
			case 'copy':
				self::render_tag( 'input', array_diff_key( $attributes, array( 'name' => 1 ) ) + array( 'type' => 'text', 'value' => (string) $field['value'], 'class' => 'large-text code', 'readonly' => 'readonly', 'onfocus' => 'this.select()' ) );
				return;
			case 'promises':
				$value = Settings_Promises::lines( $value );
				// The rest is as of a textarea.
			case 'textarea':
			case 'json':
			case 'words':
				$is_text = in_array( $field['type'], array( 'textarea', 'promises' ), true );
				$rows    = $is_text ? 5 : 8;
				$class   = $is_text ? 'large-text' : 'large-text code';
				self::render_tag( 'textarea', $attributes + array( 'rows' => $rows, 'class' => $class ) );
				echo esc_textarea( is_array( $value ) ? self::lines( $value ) : (string) $value ) . '</textarea>';
				return;
		}
		$type  = isset( self::INPUTS[ $field['type'] ] ) ? self::INPUTS[ $field['type'] ] : 'text';
		$shown = is_array( $value ) ? implode( ', ', $value ) : (string) $value;
		if ( 'secret' === $field['type'] ) {
			// Never printed: whoever wants another one types it.
			$attributes += array( 'autocomplete' => 'new-password', 'placeholder' => '' === $shown ? '' : '••••••••' );
			$shown       = '';
		}
		$bounds = array_intersect_key( $field, array( 'min' => 1, 'max' => 1 ) );
		self::render_tag( 'input', $attributes + $bounds + array( 'type' => $type, 'value' => $shown, 'class' => 'number' === $type ? 'small-text' : 'regular-text' ) );
	}

	/**
	 * A start tag.
	 *
	 * @param string $tag        Its name.
	 * @param array  $attributes By name.
	 */
	private static function render_tag( $tag, array $attributes ) {
		echo '<' . tag_escape( $tag );
		foreach ( $attributes as $name => $value ) {
			printf( ' %s="%s"', esc_attr( $name ), esc_attr( $value ) );
		}
		echo '>';
	}

	/**
	 * A select.
	 *
	 * @param array  $options    Labels by value.
	 * @param string $value      The chosen one.
	 * @param array  $attributes Of the select.
	 */
	private static function render_select( array $options, $value, array $attributes ) {
		self::render_tag( 'select', $attributes );
		foreach ( $options as $option => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option ), selected( (string) $option, $value, false ), esc_html( $label ) );
		}
		echo '</select>';
	}

	/**
	 * A checkbox for each option.
	 *
	 * @param array    $field      The field.
	 * @param string[] $value      The chosen options.
	 * @param array    $attributes Of the control.
	 */
	private static function render_checkboxes( array $field, array $value, array $attributes ) {
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( $field['label'] ) );
		foreach ( $field['options'] as $option => $label ) {
			$of = array(
				'type'  => 'checkbox',
				'name'  => "{$attributes['name']}[]",
				'value' => $option,
			);
			echo '<label style="display:block;margin-bottom:6px">';
			self::render_tag( 'input', $of + ( in_array( (string) $option, $value, true ) ? array( 'checked' => 'checked' ) : array() ) + array_diff_key( $attributes, array( 'id' => 1 ) ) );
			printf( ' %s</label>', esc_html( $label ) );
		}
		echo '</fieldset>';
	}

	/**
	 * A colour for light pages and one for dark ones, as text beside a picker.
	 *
	 * @param array  $value      As `light` and `dark`.
	 * @param array  $attributes Of the text of the first.
	 * @param string $label      What is coloured.
	 */
	private static function render_colours( array $value, array $attributes, $label ) {
		$schemes = array(
			'light' => __( 'on light', 'charterform' ),
			'dark'  => __( 'on dark', 'charterform' ),
		);
		foreach ( $schemes as $scheme => $words ) {
			$colour = isset( $value[ $scheme ] ) ? (string) $value[ $scheme ] : '';
			$of     = array(
				'id'                => 'light' === $scheme ? $attributes['id'] : "{$attributes['id']}-$scheme",
				'name'              => "{$attributes['name']}[$scheme]",
				'type'              => 'text',
				'value'             => $colour,
				'class'             => 'charterform-colour',
				'size'              => 8,
				'pattern'           => '#([0-9a-fA-F]{3}){1,2}',
				'placeholder'       => '#',
				'spellcheck'        => 'false',
				/* translators: 1: what is coloured, 2: "on light" or "on dark" */
				'aria-label'        => sprintf( __( '%1$s, %2$s', 'charterform' ), $label, $words ),
				'data-property'     => substr( $attributes['id'], strlen( 'charterform-look-' ) ),
				'data-scheme'       => $scheme,
			);
			echo '<span class="charterform-pair">';
			self::render_tag( 'input', $of );
			printf( ' <span aria-hidden="true">%s</span></span> ', esc_html( $words ) );
		}
	}

	/**
	 * Words by key as lines.
	 *
	 * @param array $words The words.
	 * @return string
	 */
	private static function lines( array $words ) {
		$lines = array();
		foreach ( $words as $key => $text ) {
			$lines[] = is_scalar( $text ) ? "$key = $text" : '';
		}
		return implode( "\n", array_filter( $lines ) );
	}
}

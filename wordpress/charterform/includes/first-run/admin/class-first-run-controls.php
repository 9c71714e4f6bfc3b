<?php
/**
 * The controls of the set-up screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws fields with their faults. */
final class First_Run_Controls {

	/**
	 * The id of a field.
	 *
	 * @param string $name Such as `price-business_formation`.
	 */
	public static function id( $name ) {
		return 'charterform-set-up-' . $name;
	}

	/**
	 * A question with several answers: its start.
	 *
	 * @param string           $name   The name of the fault.
	 * @param string           $legend The question.
	 * @param string           $help   A sentence below it; '' for none.
	 * @param First_Run_Values $values The answers.
	 */
	public static function open( $name, $legend, $help, First_Run_Values $values ) {
		printf( '<fieldset id="%s" tabindex="-1"%s><legend>%s</legend>', esc_attr( self::id( $name ) ), self::described( $name, '' !== $help, $values ), esc_html( $legend ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		self::help( $name, $help );
		self::fault( $name, $values );
	}

	/** The end of such a question. */
	public static function close() {
		echo '</fieldset>';
	}

	/**
	 * A checkbox or a radio button.
	 *
	 * @param string $type  `checkbox` or `radio`.
	 * @param string $name  Of the input.
	 * @param string $value Its value.
	 * @param string $label Its label.
	 * @param bool   $is_on Whether it is ticked.
	 */
	public static function tick( $type, $name, $value, $label, $is_on ) {
		printf( '<label class="charterform-tick"><input type="%s" name="%s" value="%s"%s> <span>%s</span></label>', esc_attr( $type ), esc_attr( $name ), esc_attr( $value ), checked( $is_on, true, false ), esc_html( $label ) );
	}

	/**
	 * A field of one line.
	 *
	 * @param string           $id     The name of the fault, of which the id is made.
	 * @param string           $name   Of the input.
	 * @param string           $label  Its label.
	 * @param string           $value  What stands in it.
	 * @param First_Run_Values $values The answers.
	 * @param array            $more   `help`, `type`, `before` (such as a currency), `class`.
	 */
	public static function text( $id, $name, $label, $value, First_Run_Values $values, array $more = array() ) {
		$more += array(
			'help'   => '',
			'type'   => 'text',
			'before' => '',
			'class'  => 'regular-text',
		);
		printf( '<p class="charterform-field"><label for="%s">%s</label>', esc_attr( self::id( $id ) ), esc_html( $label ) );
		echo '' === $more['before'] ? '' : '<span class="charterform-before" aria-hidden="true">' . esc_html( $more['before'] ) . '</span>';
		printf(
			'<input id="%s" name="%s" type="%s" value="%s" class="%s"%s></p>',
			esc_attr( self::id( $id ) ),
			esc_attr( $name ),
			esc_attr( $more['type'] ),
			esc_attr( $value ),
			esc_attr( $more['class'] ),
			self::described( $id, '' !== $more['help'], $values ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		);
		self::help( $id, $more['help'] );
		self::fault( $id, $values );
	}

	/**
	 * A field of several lines.
	 *
	 * @param string           $name   Of the field and its fault.
	 * @param string           $label  Its label.
	 * @param string           $help   A sentence below it.
	 * @param First_Run_Values $values The answers.
	 */
	public static function lines( $name, $label, $help, First_Run_Values $values ) {
		printf(
			'<p class="charterform-field"><label for="%1$s">%2$s</label><textarea id="%1$s" name="%3$s" rows="4" class="large-text"%4$s>%5$s</textarea></p>',
			esc_attr( self::id( $name ) ),
			esc_html( $label ),
			esc_attr( $name ),
			self::described( $name, '' !== $help, $values ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			esc_textarea( $values->given[ $name ] )
		);
		self::help( $name, $help );
		self::fault( $name, $values );
	}

	/**
	 * The attributes that tie a field to its sentence and its fault.
	 *
	 * @param string           $name    Of the field.
	 * @param bool             $is_told Whether a sentence stands below it.
	 * @param First_Run_Values $values  The answers.
	 */
	public static function described( $name, $is_told, First_Run_Values $values ) {
		$is_wrong = isset( $values->faults[ $name ] );
		$ids      = array_filter( array( $is_told ? self::id( $name ) . '-help' : '', $is_wrong ? self::id( $name ) . '-fault' : '' ) );
		return ( $ids ? ' aria-describedby="' . esc_attr( implode( ' ', $ids ) ) . '"' : '' ) . ( $is_wrong ? ' data-fault' : '' );
	}

	/**
	 * A sentence below a field.
	 *
	 * @param string $name Of the field.
	 * @param string $help The sentence.
	 */
	private static function help( $name, $help ) {
		if ( '' !== $help ) {
			printf( '<p class="description" id="%s-help">%s</p>', esc_attr( self::id( $name ) ), esc_html( $help ) );
		}
	}

	/**
	 * What is wrong with a field.
	 *
	 * @param string           $name   Of the field.
	 * @param First_Run_Values $values The answers.
	 */
	public static function fault( $name, First_Run_Values $values ) {
		if ( isset( $values->faults[ $name ] ) ) {
			printf( '<p class="charterform-fault" id="%s-fault">%s</p>', esc_attr( self::id( $name ) ), esc_html( $values->faults[ $name ] ) );
		}
	}
}

<?php
/**
 * The fees of the states on the set-up screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Shows what each state takes, where that is said and when it was looked up; a fee that nobody confirmed can be confirmed here. */
final class First_Run_Fees {

	/**
	 * Draws the table. A script hides the rows of what is not chosen.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	public static function render( First_Run_Values $values ) {
		First_Run_Controls::open(
			'fees',
			__( 'Fees of the states', 'charterform' ),
			__( 'Customers pay these beside your prices. A fee that says “not confirmed” is not on sale until you have looked it up with the state and ticked it.', 'charterform' ),
			$values
		);
		echo '<div class="charterform-fees" tabindex="0" role="region" aria-label="' . esc_attr__( 'Fees of the states', 'charterform' ) . '"><table class="widefat striped"><thead><tr>';
		foreach ( array( __( 'State', 'charterform' ), __( 'What is filed', 'charterform' ), __( 'Fee', 'charterform' ), __( 'Looked up', 'charterform' ) ) as $head ) {
			echo '<th scope="col">' . esc_html( $head ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( Shop_Kinds::all() as $kind => $words ) {
			if ( $words['is_filed'] ) {
				foreach ( Shop_Kinds::lines( $kind ) as $line ) {
					self::row( $kind, $words['name'], $line, $values );
				}
			}
		}
		echo '</tbody></table></div>';
		First_Run_Controls::close();
	}

	/**
	 * A row.
	 *
	 * @param string           $kind   A product.
	 * @param string           $name   What it is called.
	 * @param array            $line   Of the catalogue.
	 * @param First_Run_Values $values The answers.
	 */
	private static function row( $kind, $name, array $line, First_Run_Values $values ) {
		if ( ! $line['leads'] ) {
			return;
		}
		$fee = null === $line['state_fee'] ? '' : '$' . Catalogue_Text::dollars( $line['state_fee'] + $line['surcharge'] );
		printf(
			'<tr data-kind="%s" data-company="%s" data-state="%s"><th scope="row">%s</th><td>%s</td><td>%s</td><td>',
			esc_attr( $kind ),
			esc_attr( $line['company'] ),
			esc_attr( $line['state'] ),
			esc_html( Catalogue_Places::name( $line['state'] ) ),
			esc_html( $name . ', ' . Shop_Kinds::companies()[ $line['company'] ] ),
			esc_html( $fee )
		);
		self::source( $line );
		if ( ! $line['confirmed'] && null !== $line['state_fee'] ) {
			/* translators: 1: an amount, 2: a state, 3: what is filed. */
			$words = sprintf( __( 'Not confirmed. I looked it up: %1$s is right for %2$s, %3$s.', 'charterform' ), $fee, Catalogue_Places::name( $line['state'] ), $name . ', ' . Shop_Kinds::companies()[ $line['company'] ] );
			printf(
				'<label class="charterform-tick"><input type="checkbox" name="confirmed[]" value="%s" aria-label="%s"%s> <span>%s</span></label>',
				esc_attr( $line['code'] ),
				esc_attr( $words ),
				checked( $values->has( 'confirmed', $line['code'] ), true, false ),
				esc_html__( 'Not confirmed. I looked it up, and it is right.', 'charterform' )
			);
		}
		echo '</td></tr>';
	}

	/**
	 * Where a fee is said, and when it was looked up there.
	 *
	 * @param array $line Of the catalogue.
	 */
	private static function source( array $line ) {
		$url = '' !== $line['source_url'] ? $line['source_url'] : Catalogue_Places::fact( $line['state'], 'page' );
		$day = '' !== $line['verified_at'] ? (string) mysql2date( get_option( 'date_format' ), $line['verified_at'] ) : '';
		if ( '' !== $url ) {
			printf(
				'<a href="%s" target="_blank" rel="noopener noreferrer">%s<span class="screen-reader-text"> %s</span></a> ',
				esc_url( $url ),
				esc_html( '' === $day || ! $line['confirmed'] ? __( 'The state’s page', 'charterform' ) : $day ),
				/* translators: %s: a state. */
				esc_html( sprintf( __( '%s: source of the fee, opens a new tab', 'charterform' ), Catalogue_Places::name( $line['state'] ) ) )
			);
		} elseif ( '' !== $day ) {
			echo esc_html( $day ) . ' ';
		}
	}
}

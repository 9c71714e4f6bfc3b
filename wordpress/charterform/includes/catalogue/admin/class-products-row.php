<?php
/**
 * A line of the price list on its screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws a line with its cells. */
final class Products_Row {

	/**
	 * Draws a line.
	 *
	 * @param array $line The line.
	 */
	public static function render( array $line ) {
		$words = trim( Products_Filter::name_of( $line ) . ', ' . $line['company'] . ', ' . Catalogue_Places::name( $line['state'] ), ', ' );
		$words = str_replace( ', , ', ', ', $words ) . ( $line['leads'] ? '' : ', ' . self::way( $line ) );
		$code  = $line['code'];
		/* translators: %s: a line of the price list. */
		printf( '<tr id="line-%1$s"><th scope="row" class="check-column"><input type="checkbox" name="lines[]" value="%1$s" aria-label="%2$s" /></th>', esc_attr( $code ), esc_attr( sprintf( __( 'Select %s', 'charterform' ), $words ) ) );
		printf( '<td><strong>%s</strong><br />%s</td>', esc_html( Products_Filter::name_of( $line ) ), esc_html( self::kind( $line ) ) );
		self::render_state( $line );
		$was = array();
		foreach ( Products_Actions::CELLS as $column ) {
			$was[] = Catalogue_Plan::cell( 'lines', $line, $column );
		}
		foreach ( Products_Actions::CELLS as $index => $column ) {
			self::render_cell( $line, $column, $was[ $index ], $words );
		}
		self::render_source( $line );
		printf( '<td>%s<input type="hidden" name="was[%s]" value="%s" /></td></tr>', esc_html( self::sale( $line ) ), esc_attr( $code ), esc_attr( implode( '|', $was ) ) );
	}

	/**
	 * The kind of company and the way of filing.
	 *
	 * @param array $line The line.
	 */
	private static function kind( array $line ) {
		if ( 'filing' !== $line['list'] ) {
			return '';
		}
		$company = '' === $line['company'] ? __( 'Every kind of company', 'charterform' ) : $line['company'];
		return $line['leads'] ? $company : $company . ', ' . self::way( $line );
	}

	/**
	 * A way of filing in words.
	 *
	 * @param array $line The line.
	 */
	private static function way( array $line ) {
		$ways = array(
			'online'    => __( 'online', 'charterform' ),
			'expedited' => __( 'expedited', 'charterform' ),
			'mail'      => __( 'by mail', 'charterform' ),
			'fax'       => __( 'by fax', 'charterform' ),
		);
		$way  = isset( $ways[ $line['way'] ] ) ? $ways[ $line['way'] ] : $line['way'];
		/* translators: %d: number of hours. */
		return $line['hours'] ? $way . ', ' . sprintf( _n( '%d hour', '%d hours', $line['hours'], 'charterform' ), $line['hours'] ) : $way;
	}

	/**
	 * The state, with the official search of names.
	 *
	 * @param array $line The line.
	 */
	private static function render_state( array $line ) {
		$search = Catalogue_Places::fact( $line['state'], 'search' );
		echo '<td>' . esc_html( Catalogue_Places::name( $line['state'] ) );
		if ( 'filing' === $line['list'] && '' !== $search ) {
			/* translators: %s: name of a state. */
			printf( '<br /><a href="%s" target="_blank" rel="noopener noreferrer" aria-label="%s">%s</a>', esc_url( $search ), esc_attr( sprintf( __( 'Search company names in %s, opens in a new tab', 'charterform' ), Catalogue_Places::name( $line['state'] ) ) ), esc_html__( 'Search names', 'charterform' ) );
		}
		echo '</td>';
	}

	/**
	 * A cell that can be typed into, where the line has one.
	 *
	 * @param array  $line   The line.
	 * @param string $column The column.
	 * @param string $text   What stands there.
	 * @param string $words  What the line is called.
	 */
	private static function render_cell( array $line, $column, $text, $words ) {
		if ( ! Catalogue_Plan::applies( 'lines', $line, $column ) ) {
			$note = 'our_price' === $column ? __( 'as the first way', 'charterform' ) : '–';
			echo '<td class="charterform-none">' . esc_html( $note ) . '</td>';
			return;
		}
		printf(
			'<td><input type="text" name="cells[%1$s][%2$s]" value="%3$s" aria-label="%4$s" size="%5$d" inputmode="decimal" autocomplete="off" /></td>',
			esc_attr( $line['code'] ),
			esc_attr( $column ),
			esc_attr( $text ),
			esc_attr( Catalogue_Columns::label( $column ) . ', ' . $words ),
			'days' === $column ? 3 : 8
		);
	}

	/**
	 * Where the fee was looked up, and when.
	 *
	 * @param array $line The line.
	 */
	private static function render_source( array $line ) {
		if ( 'filing' !== $line['list'] ) {
			echo '<td class="charterform-none">–</td>';
			return;
		}
		echo '<td>';
		if ( ! $line['confirmed'] ) {
			echo '<strong class="charterform-doubt">' . esc_html__( 'Not confirmed', 'charterform' ) . '</strong> ';
		}
		$url = '' === $line['source_url'] ? Catalogue_Places::fact( $line['state'], 'page' ) : $line['source_url'];
		if ( '' !== $url ) {
			$words = '' === $line['source_url'] ? __( 'Look it up', 'charterform' ) : __( 'Source', 'charterform' );
			printf( '<a href="%s" target="_blank" rel="noopener noreferrer">%s<span class="screen-reader-text"> %s</span></a> ', esc_url( $url ), esc_html( $words ), esc_html__( '(opens in a new tab)', 'charterform' ) );
		}
		if ( '' !== $line['verified_at'] ) {
			echo '<time datetime="' . esc_attr( $line['verified_at'] ) . '">' . esc_html( mysql2date( get_option( 'date_format' ), $line['verified_at'] ) ) . '</time>';
		}
		echo '' === $line['note'] ? '' : '<br /><span class="description">' . esc_html( $line['note'] ) . '</span>';
		echo '</td>';
	}

	/**
	 * Whether a line is on sale, and why not.
	 *
	 * @param array $line The line.
	 */
	private static function sale( array $line ) {
		if ( Catalogue::is_on_sale( $line ) ) {
			return __( 'On sale', 'charterform' );
		}
		if ( $line['leads'] && null === $line['our_price'] ) {
			return __( 'No price', 'charterform' );
		}
		if ( 'filing' === $line['list'] && null === $line['state_fee'] ) {
			return __( 'No state fee', 'charterform' );
		}
		return $line['published'] ? __( 'The first way is not on sale', 'charterform' ) : __( 'Not published', 'charterform' );
	}
}

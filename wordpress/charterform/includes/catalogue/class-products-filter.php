<?php
/**
 * Which lines of the price list are shown.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The filters of the price list. A *kind* is what an owner gives one price: a filing, a service, or an agent's term.
 */
final class Products_Filter {

	/** The filters by their names in addresses and forms. */
	const KEYS = array( 'kind', 'state', 'company', 'show', 's' );

	/**
	 * The filters of the request, each '' where it is not set.
	 *
	 * @return string[]
	 */
	public static function from_request() {
		$filters = array();
		foreach ( self::KEYS as $key ) {
			// phpcs:ignore WordPress.Security.NonceVerification -- They choose what is shown; whoever changes lines has looked at the nonce.
			$filters[ $key ] = isset( $_REQUEST[ $key ] ) && is_string( $_REQUEST[ $key ] ) ? sanitize_text_field( wp_unslash( $_REQUEST[ $key ] ) ) : '';
		}
		return $filters;
	}

	/**
	 * What is shown: labels by value.
	 *
	 * @return string[]
	 */
	public static function shows() {
		return array(
			'on_sale'     => __( 'On sale', 'charterform' ),
			'off_sale'    => __( 'Not on sale', 'charterform' ),
			'no_price'    => __( 'Without a price', 'charterform' ),
			'unconfirmed' => __( 'Fee not confirmed', 'charterform' ),
		);
	}

	/**
	 * The kind of a line.
	 *
	 * @param array $line The line.
	 */
	public static function kind_of( array $line ) {
		return 'agent' === $line['list'] ? "{$line['product']}.{$line['months']}" : $line['product'];
	}

	/**
	 * The names of the kinds there are.
	 *
	 * @return string[] by kind
	 */
	public static function kinds() {
		$kinds = array();
		foreach ( Catalogue_Store::lines() as $line ) {
			$kinds[ self::kind_of( $line ) ] = self::name_of( $line );
		}
		return $kinds;
	}

	/**
	 * The name of what a line sells, with its term where it has one.
	 *
	 * @param array $line The line.
	 */
	public static function name_of( array $line ) {
		if ( ! $line['months'] ) {
			return $line['name'];
		}
		$term = 0 === $line['months'] % 12
			/* translators: %d: number of years. */
			? sprintf( _n( '%d year', '%d years', $line['months'] / 12, 'charterform' ), $line['months'] / 12 )
			/* translators: %d: number of months. */
			: sprintf( _n( '%d month', '%d months', $line['months'], 'charterform' ), $line['months'] );
		return "{$line['name']}, $term";
	}

	/**
	 * The kinds of company that any line is for.
	 *
	 * @return string[]
	 */
	public static function companies() {
		return array_values( array_intersect( Catalogue_Places::COMPANIES, wp_list_pluck( Catalogue_Store::lines(), 'company' ) ) );
	}

	/**
	 * The lines that meet the filters.
	 *
	 * @param string[] $filters As `from_request()` has them.
	 * @return array by code
	 */
	public static function lines( array $filters ) {
		return array_filter(
			Catalogue_Store::lines(),
			static function ( $line ) use ( $filters ) {
				return self::meets( $line, $filters );
			}
		);
	}

	/**
	 * Whether a line meets the filters.
	 *
	 * @param array    $line    The line.
	 * @param string[] $filters The filters.
	 */
	private static function meets( array $line, array $filters ) {
		$is_same = ( '' === $filters['kind'] || self::kind_of( $line ) === $filters['kind'] )
			&& ( '' === $filters['state'] || $line['state'] === $filters['state'] )
			&& ( '' === $filters['company'] || $line['company'] === $filters['company'] );
		if ( ! $is_same ) {
			return false;
		}
		$text = implode( ' ', array( $line['code'], $line['name'], $line['company'], $line['way'], Catalogue_Places::name( $line['state'] ) ) );
		foreach ( Catalogue_Text::words( $filters['s'] ) as $word ) {
			if ( false === mb_stripos( $text, $word ) ) {
				return false;
			}
		}
		return self::is_shown( $line, $filters['show'] );
	}

	/**
	 * Whether a line is among what is shown.
	 *
	 * @param array  $line The line.
	 * @param string $show One of `shows()`, or ''.
	 */
	private static function is_shown( array $line, $show ) {
		switch ( $show ) {
			case 'on_sale':
				return Catalogue::is_on_sale( $line );
			case 'off_sale':
				return ! Catalogue::is_on_sale( $line );
			case 'no_price':
				return $line['leads'] && null === $line['our_price'];
			case 'unconfirmed':
				return ! $line['confirmed'];
		}
		return true;
	}
}

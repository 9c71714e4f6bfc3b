<?php
/**
 * Changes of the price list by the admin's screens.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Takes what the forms of the price list post, and leads back with what came of it. */
final class Products_Actions {

	const PRICE = 'charterform_price_all';
	const LIST_ = 'charterform_price_list';

	/** The cells of a line that can be typed into, in their order. */
	const CELLS = array( 'our_price', 'state_fee', 'surcharge', 'days' );

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_' . self::PRICE, array( __CLASS__, 'price_all' ) );
		add_action( 'admin_post_' . self::LIST_, array( __CLASS__, 'change_list' ) );
	}

	/**
	 * Ends the request of whoever may not change prices.
	 *
	 * @param string $action The action, whose form it must come from.
	 */
	private static function check( $action ) {
		check_admin_referer( $action );
		if ( ! current_user_can( Catalogue::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not change prices.', 'charterform' ), '', array( 'response' => 403 ) );
		}
	}

	/**
	 * A text of the post.
	 *
	 * @param string $name Its name.
	 */
	public static function text( $name ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- `check()` has looked at it.
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : '';
	}

	/** Sets one price for a kind in all states, or in those named, and puts on sale what has a confirmed fee. */
	public static function price_all() {
		self::check( self::PRICE );
		$kind   = self::text( 'kind' );
		$states = array_map( 'strtoupper', Catalogue_Text::words( self::text( 'states' ) ) );
		$query  = array( 'kind' => $kind, 'company' => self::text( 'company' ) );
		foreach ( $states as $state ) {
			if ( ! Catalogue_Places::has( $state ) ) {
				Products_Notices::leave( array(), array( self::no_state( $state ) ), $query );
			}
		}
		try {
			$cents = Catalogue_Text::cents( self::text( 'price' ) );
		} catch ( \InvalidArgumentException $fault ) {
			Products_Notices::leave( array(), array( $fault->getMessage() ), $query );
		}
		if ( null === $cents ) {
			Products_Notices::leave( array(), array( __( 'Enter a price.', 'charterform' ) ), $query );
		}
		$lines = array();
		foreach ( Products_Filter::lines( array( 'kind' => $kind, 'company' => $query['company'], 'state' => '', 'show' => '', 's' => '' ) ) as $code => $line ) {
			if ( ! $states || '' === $line['state'] || in_array( $line['state'], $states, true ) ) {
				$lines[ $code ] = $line;
			}
		}
		if ( ! $lines ) {
			Products_Notices::leave( array(), array( __( 'Nothing was changed: there is no such product in these states for this kind of company.', 'charterform' ) ), $query );
		}
		Catalogue::set_price( array_keys( $lines ), $cents );
		if ( '' !== self::text( 'sell' ) ) {
			Catalogue::publish( array_keys( wp_list_filter( $lines, array( 'confirmed' => true ) ) ) );
		}
		Products_Notices::leave( self::words_of_prices( array_keys( $lines ) ), array(), $query + array( 'state' => 1 === count( $states ) ? $states[0] : '' ) );
	}

	/**
	 * That a code is none of a state.
	 *
	 * @param string $code What was written.
	 */
	public static function no_state( $code ) {
		/* translators: %s: what was written. */
		return sprintf( __( '“%s” is no state. Write codes such as WY, CO, or leave the box empty for all states.', 'charterform' ), mb_substr( $code, 0, 40 ) );
	}

	/**
	 * What became of lines that were priced.
	 *
	 * @param string[] $codes The lines.
	 * @return string[]
	 */
	private static function words_of_prices( array $codes ) {
		$lines   = array_intersect_key( Catalogue_Store::lines(), array_flip( $codes ) );
		$on_sale = count( array_filter( $lines, array( Catalogue::class, 'is_on_sale' ) ) );
		$waiting = count( wp_list_filter( $lines, array( 'confirmed' => false, 'published' => false ) ) );
		/* translators: %s: number of lines of the price list. */
		$words = array( sprintf( _n( '%s line is on sale at this price.', '%s lines are on sale at this price.', $on_sale, 'charterform' ), number_format_i18n( $on_sale ) ) );
		if ( $waiting ) {
			/* translators: %s: number of lines of the price list. */
			$words[] = sprintf( _n( '%s more has the price, and goes on sale once you have confirmed its fee and published it.', '%s more have the price, and go on sale once you have confirmed their fees and published them.', $waiting, 'charterform' ), number_format_i18n( $waiting ) );
		}
		return $words;
	}

	/** Saves what was typed into the list, or does something with several lines. */
	public static function change_list() {
		self::check( self::LIST_ );
		$filters = Products_Filter::from_request();
		$query   = $filters + array( 'paged' => self::text( 'paged' ) );
		if ( 'bulk' === self::text( 'do' ) ) {
			list( $done, $faults ) = self::change_many( $filters );
		} else {
			list( $done, $faults ) = self::save_cells();
		}
		Products_Notices::leave( $done, $faults, $query );
	}

	/**
	 * Does one thing with the lines that are selected, or with all that the filters show.
	 *
	 * @param string[] $filters The filters.
	 * @return string[][] What was done, and what was not.
	 */
	private static function change_many( array $filters ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- `check()` has looked at it.
		$selected = isset( $_POST['lines'] ) && is_array( $_POST['lines'] ) ? array_map( 'sanitize_text_field', wp_unslash( $_POST['lines'] ) ) : array();
		$codes    = 'all' === self::text( 'of' ) ? array_map( 'strval', array_keys( Products_Filter::lines( $filters ) ) ) : $selected;
		if ( ! $codes ) {
			return array( array(), array( __( 'Select lines of the list first, or choose “all that are shown”.', 'charterform' ) ) );
		}
		switch ( self::text( 'what' ) ) {
			case 'raise':
				try {
					$count = Catalogue::raise( $codes, Catalogue_Text::points( self::text( 'share' ) ) );
				} catch ( \InvalidArgumentException $fault ) {
					return array( array(), array( $fault->getMessage() ) );
				}
				break;
			case 'publish':
			case 'unpublish':
				$count = Catalogue::publish( $codes, 'publish' === self::text( 'what' ) );
				break;
			case 'confirm':
				$count = Catalogue::confirm( $codes );
				break;
			default:
				return array( array(), array( __( 'Choose what to do with the lines.', 'charterform' ) ) );
		}
		/* translators: %s: number of lines of the price list. */
		return array( array( sprintf( _n( '%s line was changed.', '%s lines were changed.', $count, 'charterform' ), number_format_i18n( $count ) ) ), array() );
	}

	/**
	 * Saves the cells that were changed, and no others: somebody else may have changed them meanwhile.
	 *
	 * @return string[][] What was done, and what was not.
	 */
	private static function save_cells() {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- `check()` has looked at it; each cell is read strictly.
		$cells = isset( $_POST['cells'] ) && is_array( $_POST['cells'] ) ? wp_unslash( $_POST['cells'] ) : array();
		$was   = isset( $_POST['was'] ) && is_array( $_POST['was'] ) ? wp_unslash( $_POST['was'] ) : array();
		// phpcs:enable
		$lines  = Catalogue_Store::lines();
		$values = array();
		$faults = array();
		foreach ( $cells as $code => $row ) {
			$before = isset( $was[ $code ] ) && is_string( $was[ $code ] ) ? explode( '|', $was[ $code ] ) : array();
			foreach ( self::CELLS as $index => $key ) {
				$text = isset( $row[ $key ] ) && is_string( $row[ $key ] ) ? trim( $row[ $key ] ) : null;
				if ( null === $text || ! isset( $lines[ $code ], $before[ $index ] ) || $text === $before[ $index ] ) {
					continue;
				}
				try {
					$values[ $code ][ $key ] = Catalogue_Columns::read( $key, $text );
				} catch ( \InvalidArgumentException $fault ) {
					$faults[] = Products_Filter::name_of( $lines[ $code ] ) . ', ' . trim( $lines[ $code ]['company'] . ' ' . Catalogue_Places::name( $lines[ $code ]['state'] ) ) . ': ' . $fault->getMessage();
				}
			}
		}
		$count = Catalogue::change_each(
			array_map( 'strval', array_keys( $values ) ),
			static function ( $line ) use ( $values ) {
				return self::with_day( $values[ $line['code'] ] );
			}
		);
		/* translators: %s: number of lines of the price list. */
		$done = $count || ! $faults ? array( sprintf( _n( '%s line was changed.', '%s lines were changed.', $count, 'charterform' ), number_format_i18n( $count ) ) ) : array();
		return array( $done, $faults );
	}

	/**
	 * Whoever types a fee has looked it up.
	 *
	 * @param array $values The new values of a line.
	 */
	private static function with_day( array $values ) {
		$is_fee = isset( $values['state_fee'] ) || isset( $values['surcharge'] );
		return $is_fee ? $values + array( 'confirmed' => true, 'verified_at' => wp_date( 'Y-m-d' ), 'note' => '' ) : $values;
	}
}

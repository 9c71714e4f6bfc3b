<?php
/**
 * Changes of coupons and bundles by the admin's screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Saves the rows of a list of coupons or bundles; none of them where one is wrong. */
final class Coupons_Actions {

	const ACTION = 'charterform_coupons';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'save' ) );
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
	 * What a column is called.
	 *
	 * @param string $column The column.
	 */
	public static function label( $column ) {
		$labels = array(
			'code'       => __( 'Code', 'charterform' ),
			'bundled'    => __( 'Only in a bundle', 'charterform' ),
			'bundle'     => __( 'Bundle', 'charterform' ),
			'typed_code' => __( 'Code visitors type', 'charterform' ),
			'expires'    => __( 'Last day', 'charterform' ),
			'state'      => __( 'State', 'charterform' ),
			'llc_price'  => __( 'LLC, a year', 'charterform' ),
			'corp_price' => __( 'Corp, a year', 'charterform' ),
		);
		return isset( $labels[ $column ] ) ? $labels[ $column ] : Catalogue_Columns::label( $column );
	}

	/**
	 * Whether a new row would take the place of another one.
	 *
	 * @param string   $table   `coupons` or `bundles`.
	 * @param string   $code    Its code.
	 * @param string[] $removed The codes of the rows that go.
	 */
	private static function is_taken( $table, $code, array $removed ) {
		$kept = array_diff( array_column( Catalogue_Store::rows( $table ), 'code' ), $removed );
		return in_array( strtolower( $code ), array_map( 'strtolower', $kept ), true );
	}

	/** Saves. */
	public static function save() {
		self::check( self::ACTION );
		$table = 'bundles' === Products_Actions::text( 'table' ) ? 'bundles' : 'coupons';
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- `check()` has looked at it; each cell is read strictly.
		$rows = isset( $_POST['rows'] ) && is_array( $_POST['rows'] ) ? wp_unslash( $_POST['rows'] ) : array();

		$puts    = array();
		$removed = array();
		$faults  = array();
		foreach ( $rows as $index => $cells ) {
			$cells = array_filter( (array) $cells, 'is_string' );
			$code  = isset( $cells['code'] ) ? trim( $cells['code'] ) : '';
			if ( '' === trim( implode( '', $cells ) ) ) {
				continue;
			}
			if ( isset( $cells['remove'] ) ) {
				$removed[] = $code;
				continue;
			}
			try {
				$puts[ $index ] = Catalogue_Additions::make( $table, $cells );
			} catch ( \InvalidArgumentException $fault ) {
				$faults[] = ( '' === $code ? '' : "$code: " ) . $fault->getMessage();
			}
		}
		if ( isset( $puts['new'] ) && self::is_taken( $table, $puts['new']['code'], $removed ) ) {
			/* translators: %s: code of a coupon. */
			$faults[] = sprintf( __( 'The code “%s” is taken. Choose another code for the new row, or change the row that has it.', 'charterform' ), $puts['new']['code'] );
		}
		if ( 'coupons' === $table ) {
			$faults = array_merge( $faults, Catalogue_Additions::typed_twice( $puts, $removed ) );
		}
		if ( ! $faults ) {
			foreach ( $removed as $code ) {
				Catalogue_Store::remove( $table, $code );
			}
			foreach ( $puts as $row ) {
				Catalogue_Store::put( $table, $row );
			}
			Catalogue_Store::touch();
		}
		Products_Notices::leave( $faults ? array() : array( __( 'Saved.', 'charterform' ) ), $faults, array( 'tab' => 'coupons' ) );
	}
}

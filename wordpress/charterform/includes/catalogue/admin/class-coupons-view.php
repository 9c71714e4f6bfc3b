<?php
/**
 * Coupons and bundles on their screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws coupons and bundles as lists with a row for a new one. */
final class Coupons_View {

	/** Draws the tab. */
	public static function render() {
		self::render_table(
			'coupons',
			__( 'Coupons', 'charterform' ),
			__( 'A coupon counts by itself for the products that it names by their codes, such as business_formation.WY or registered_agent.WY.24. It takes off an amount or a share. With a code for visitors it counts only for those who enter that code, where Settings → Extras asks for coupons. After its last day it counts no more; leave the day empty for no end.', 'charterform' )
		);
		self::render_table(
			'bundles',
			__( 'Subscription bundles', 'charterform' ),
			__( 'Yearly prices of a state’s products together, paid monthly. They show on forms whose page config sets flags.subscriptionBundles.', 'charterform' )
		);
	}

	/**
	 * A list.
	 *
	 * @param string $table `coupons` or `bundles`.
	 * @param string $title Its heading.
	 * @param string $words What it is.
	 */
	private static function render_table( $table, $title, $words ) {
		echo '<h2>' . esc_html( $title ) . '</h2><p>' . esc_html( $words ) . '</p>';
		Products_Screen::start_form( Coupons_Actions::ACTION );
		printf( '<input type="hidden" name="table" value="%s" />', esc_attr( $table ) );
		echo '<div class="charterform-scroll"><table class="widefat striped"><thead><tr>';
		$columns = array_keys( Catalogue_Columns::OF[ $table ] );
		foreach ( $columns as $column ) {
			echo '<th scope="col">' . esc_html( Coupons_Actions::label( $column ) ) . '</th>';
		}
		echo '<th scope="col">' . esc_html__( 'Remove', 'charterform' ) . '</th></tr></thead><tbody>';
		foreach ( array_values( Catalogue_Plan::there( $table ) ) as $index => $row ) {
			self::render_row( $table, $columns, $index, $row );
		}
		self::render_row( $table, $columns, 'new', null );
		echo '</tbody></table></div><p><button class="button button-primary">' . esc_html__( 'Save', 'charterform' ) . '</button></p></form>';
	}

	/**
	 * A row.
	 *
	 * @param string     $table   The table.
	 * @param string[]   $columns Its columns.
	 * @param int|string $index   The number of the row, or `new`.
	 * @param array|null $row     What is there.
	 */
	private static function render_row( $table, array $columns, $index, $row ) {
		$of = $row ? $row['code'] : __( 'new row', 'charterform' );
		echo '<tr>';
		foreach ( $columns as $column ) {
			$text  = $row ? Catalogue_Plan::cell( $table, $row, $column ) : '';
			$name  = "rows[$index][$column]";
			$label = Coupons_Actions::label( $column ) . ', ' . $of;
			if ( 'truth' === Catalogue_Columns::OF[ $table ][ $column ] ) {
				printf( '<td><input type="checkbox" name="%s" value="yes" aria-label="%s"%s /></td>', esc_attr( $name ), esc_attr( $label ), checked( 'yes', $text, false ) );
			} else {
				printf( '<td><input type="text" name="%s" value="%s" aria-label="%s" size="%d"%s /></td>', esc_attr( $name ), esc_attr( $text ), esc_attr( $label ), in_array( $column, array( 'name', 'products', 'typed_code', 'expires' ), true ) ? 15 : 6, $row && 'code' === $column ? ' readonly' : '' );
			}
		}
		/* translators: %s: code of a coupon. */
		echo $row ? '<td><input type="checkbox" name="' . esc_attr( "rows[$index][remove]" ) . '" value="yes" aria-label="' . esc_attr( sprintf( __( 'Remove %s', 'charterform' ), $of ) ) . '" /></td></tr>' : '<td></td></tr>';
	}
}

<?php
/**
 * Import and export on their screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws the buttons, and what an import would change until it is accepted. */
final class Import_View {

	/** The most differences that are drawn at once. */
	const MOST = 2000;

	/** Draws the tab. */
	public static function render() {
		$plan = Catalogue_Transfer::plan();
		if ( $plan ) {
			self::render_plan( $plan );
			return;
		}
		echo '<h2>' . esc_html__( 'Export', 'charterform' ) . '</h2><p>' . esc_html__( 'CSV for a spreadsheet: the price list, all of it or one product. JSON: everything, with coupons, bundles and packages.', 'charterform' ) . '</p>';
		Products_Screen::start_form( Catalogue_Transfer::EXPORT );
		$companies = Products_Filter::companies();
		Products_Screen::select( 'kind', __( 'Product', 'charterform' ), array( '' => __( 'All products', 'charterform' ) ) + Products_Filter::kinds(), '', 'charterform-export', true );
		echo ' ';
		Products_Screen::select( 'company', __( 'Kind of company', 'charterform' ), array( '' => __( 'All', 'charterform' ) ) + array_combine( $companies, $companies ), '', 'charterform-export', true );
		echo '<p><button class="button" name="format" value="csv">' . esc_html__( 'Export as CSV', 'charterform' ) . '</button> <button class="button" name="format" value="json">' . esc_html__( 'Export as JSON', 'charterform' ) . '</button></p></form>';
		echo '<h2>' . esc_html__( 'Import', 'charterform' ) . '</h2><p>' . esc_html__( 'You first see what the file would change. Nothing is changed until you accept it. Rows are found by their code; columns that the file leaves out stay as they are.', 'charterform' ) . '</p>';
		Products_Screen::start_form( Catalogue_Transfer::UPLOAD, 'file' );
		printf( '<p><label for="charterform-catalogue">%s</label> <input type="file" name="catalogue" id="charterform-catalogue" accept=".csv,.json,text/csv,application/json" required /></p>', esc_html__( 'CSV or JSON file', 'charterform' ) );
		printf( '<p><label><input type="checkbox" name="removes" value="1" /> %s</label></p>', esc_html__( 'Remove rows that are not in the file', 'charterform' ) );
		echo '<p><button class="button button-primary">' . esc_html__( 'Show the differences', 'charterform' ) . '</button></p></form>';
	}

	/**
	 * What a file would change.
	 *
	 * @param array $plan The plan.
	 */
	private static function render_plan( array $plan ) {
		echo '<h2>' . esc_html__( 'What the file would change', 'charterform' ) . '</h2>';
		echo '<p class="charterform-sum">' . esc_html(
			/* translators: 1 to 3: numbers of cells and rows. */
			sprintf( __( 'Cells changed: %1$s. Rows added: %2$s. Rows removed: %3$s. Nothing is changed yet.', 'charterform' ), number_format_i18n( count( $plan['changes'] ) ), number_format_i18n( count( $plan['added'] ) ), number_format_i18n( count( $plan['removed'] ) ) )
		) . '</p>';
		self::render_buttons();
		echo '<div class="charterform-scroll"><table class="widefat striped charterform-differences"><thead><tr>';
		foreach ( array( __( 'Row', 'charterform' ), __( 'Column', 'charterform' ), __( 'Now', 'charterform' ), __( 'After the import', 'charterform' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( array_slice( $plan['changes'], 0, self::MOST ) as $change ) {
			self::render_row( $change['code'], Catalogue_Columns::label( $change['column'] ), $change['old'], $change['new'] );
		}
		foreach ( array_slice( $plan['added'], 0, self::MOST ) as $added ) {
			$cells = array();
			foreach ( array_keys( Catalogue_Columns::OF[ $added['table'] ] ) as $column ) {
				$text = 'code' === $column ? '' : Catalogue_Columns::write( $column, $added['row'][ $column ], $added['table'] );
				if ( '' !== $text ) {
					$cells[] = Catalogue_Columns::label( $column ) . ' ' . $text;
				}
			}
			self::render_row( $added['row']['code'], __( 'new row', 'charterform' ), '', implode( ', ', $cells ) );
		}
		foreach ( array_slice( $plan['removed'], 0, self::MOST ) as $removed ) {
			self::render_row( $removed['code'], __( 'whole row', 'charterform' ), __( 'is there', 'charterform' ), __( 'removed', 'charterform' ) );
		}
		echo '</tbody></table></div>';
		$more = max( 0, count( $plan['changes'] ) - self::MOST ) + max( 0, count( $plan['added'] ) - self::MOST ) + max( 0, count( $plan['removed'] ) - self::MOST );
		if ( $more ) {
			/* translators: %s: number of differences. */
			echo '<p>' . esc_html( sprintf( _n( '%s more is not shown here.', '%s more are not shown here.', $more, 'charterform' ), number_format_i18n( $more ) ) ) . '</p>';
		}
	}

	/** The buttons that accept or drop it. */
	private static function render_buttons() {
		Products_Screen::start_form( Catalogue_Transfer::ACCEPT );
		echo '<p><button class="button button-primary" name="do" value="accept">' . esc_html__( 'Change the catalogue like this', 'charterform' ) . '</button> <button class="button" name="do" value="drop">' . esc_html__( 'Change nothing', 'charterform' ) . '</button></p></form>';
	}

	/**
	 * A difference.
	 *
	 * @param string $code   Of the row.
	 * @param string $column What differs.
	 * @param string $old    What is there.
	 * @param string $new    What would be.
	 */
	private static function render_row( $code, $column, $old, $new ) {
		$empty = __( '(empty)', 'charterform' );
		$old   = str_replace( "\n", ' / ', $old );
		$new   = str_replace( "\n", ' / ', $new );
		printf( '<tr><th scope="row"><code>%s</code></th><td>%s</td><td>%s</td><td><strong>%s</strong></td></tr>', esc_html( $code ), esc_html( $column ), esc_html( '' === $old ? $empty : $old ), esc_html( '' === $new ? $empty : $new ) );
	}
}

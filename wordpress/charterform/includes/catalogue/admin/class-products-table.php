<?php
/**
 * The price list on its screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws the box of one price for all states, the filters, and the list with its cells. Nothing here needs a script. */
final class Products_Table {

	const PER_PAGE = 60;

	/** Draws the tab. */
	public static function render() {
		$filters = Products_Filter::from_request();
		$lines   = Products_Filter::lines( $filters );
		$pages   = max( 1, (int) ceil( count( $lines ) / self::PER_PAGE ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		$page = min( $pages, max( 1, isset( $_GET['paged'] ) ? absint( $_GET['paged'] ) : 1 ) );
		self::render_price_box( $filters );
		self::render_filters( $filters );
		if ( ! $lines ) {
			echo '<p>' . esc_html__( 'Nothing in the price list is like this.', 'charterform' ) . '</p>';
			return;
		}
		Products_Screen::start_form( Products_Actions::LIST_ );
		foreach ( $filters + array( 'paged' => (string) $page ) as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s" />', esc_attr( $name ), esc_attr( $value ) );
		}
		// Enter in a cell presses the first button of the form.
		echo '<button class="screen-reader-text" tabindex="-1" aria-hidden="true" name="do" value="save">' . esc_html__( 'Save the prices', 'charterform' ) . '</button>';
		self::render_bulk( count( $lines ) );
		self::render_lines( array_slice( $lines, ( $page - 1 ) * self::PER_PAGE, self::PER_PAGE, true ) );
		echo '<p class="charterform-save"><button class="button button-primary" name="do" value="save">' . esc_html__( 'Save the prices', 'charterform' ) . '</button></p></form>';
		self::render_pages( $filters, $page, $pages );
	}

	/**
	 * The box that gives a kind one price.
	 *
	 * @param string[] $filters The filters, which are its first choice.
	 */
	private static function render_price_box( array $filters ) {
		$kind = '' === $filters['kind'] ? 'business_formation' : $filters['kind'];
		echo '<div class="card charterform-price"><h2>' . esc_html__( 'One price for many states', 'charterform' ) . '</h2>';
		Products_Screen::start_form( Products_Actions::PRICE );
		echo '<p>';
		Products_Screen::select( 'kind', __( 'Product', 'charterform' ), Products_Filter::kinds(), $kind, 'charterform-price', true );
		echo '</p><p>';
		$companies = Products_Filter::companies();
		$company   = '' === $filters['kind'] . $filters['company'] ? 'LLC' : $filters['company'];
		Products_Screen::select( 'company', __( 'Kind of company', 'charterform' ), array( '' => __( 'All', 'charterform' ) ) + array_combine( $companies, $companies ), $company, 'charterform-price', true );
		printf( '</p><p><label for="charterform-price-states">%s</label> <input type="text" name="states" id="charterform-price-states" size="14" value="%s" placeholder="%s" autocapitalize="characters" /></p>', esc_html__( 'States', 'charterform' ), esc_attr( $filters['state'] ), esc_attr__( 'all, or WY, CO', 'charterform' ) );
		printf( '<p><label for="charterform-price-price">%s</label> <input type="text" name="price" id="charterform-price-price" size="8" inputmode="decimal" required placeholder="99.00" /></p>', esc_html__( 'Our price in dollars', 'charterform' ) );
		printf( '<p><label><input type="checkbox" name="sell" value="1" checked /> %s</label></p>', esc_html__( 'Put on sale', 'charterform' ) );
		echo '<p><button class="button button-primary">' . esc_html__( 'Set this price', 'charterform' ) . '</button></p></form>';
		echo '<p class="description">' . esc_html__( 'It is what you ask besides the fee of the state. Kinds of company count for filings alone. A filing whose fee nobody has confirmed gets the price, but is not put on sale.', 'charterform' ) . '</p></div>';
	}

	/**
	 * The filters.
	 *
	 * @param string[] $filters What is set.
	 */
	private static function render_filters( array $filters ) {
		$states = array();
		foreach ( array_keys( Catalogue_Places::all() ) as $code ) {
			$states[ $code ] = Catalogue_Places::name( $code );
		}
		asort( $states );
		$states[ Catalogue_Places::FEDERAL ] = Catalogue_Places::name( Catalogue_Places::FEDERAL );

		$companies = Products_Filter::companies();
		echo '<form method="get" class="charterform-filters" role="search"><input type="hidden" name="page" value="' . esc_attr( Products_Screen::SLUG ) . '" />';
		Products_Screen::select( 'kind', __( 'Filter by product', 'charterform' ), array( '' => __( 'All products', 'charterform' ) ) + Products_Filter::kinds(), $filters['kind'] );
		echo ' ';
		Products_Screen::select( 'state', __( 'Filter by state', 'charterform' ), array( '' => __( 'All states', 'charterform' ) ) + $states, $filters['state'] );
		echo ' ';
		Products_Screen::select( 'company', __( 'Filter by kind of company', 'charterform' ), array( '' => __( 'All kinds of company', 'charterform' ) ) + array_combine( $companies, $companies ), $filters['company'] );
		echo ' ';
		Products_Screen::select( 'show', __( 'Filter by sale', 'charterform' ), array( '' => __( 'On sale or not', 'charterform' ) ) + Products_Filter::shows(), $filters['show'] );
		printf( ' <label class="screen-reader-text" for="charterform-filter-s">%1$s</label> <input type="search" id="charterform-filter-s" name="s" value="%2$s" placeholder="%1$s" />', esc_attr__( 'Search the price list', 'charterform' ), esc_attr( $filters['s'] ) );
		echo ' <button class="button">' . esc_html__( 'Filter', 'charterform' ) . '</button></form>';
	}

	/**
	 * What can be done with many lines at once.
	 *
	 * @param int $count How many lines the filters show.
	 */
	private static function render_bulk( $count ) {
		echo '<fieldset class="charterform-bulk"><legend class="screen-reader-text">' . esc_html__( 'Change many lines', 'charterform' ) . '</legend>';
		$actions = array(
			''          => __( 'Change many lines…', 'charterform' ),
			'raise'     => __( 'Raise our price by a share', 'charterform' ),
			'publish'   => __( 'Publish', 'charterform' ),
			'unpublish' => __( 'Unpublish', 'charterform' ),
			'confirm'   => __( 'Confirm the fees: looked up today', 'charterform' ),
		);
		Products_Screen::select( 'what', __( 'What to do', 'charterform' ), $actions, '', 'charterform-bulk' );
		printf( ' <label for="charterform-bulk-share">%1$s</label> <input type="text" name="share" id="charterform-bulk-share" size="4" inputmode="decimal" aria-describedby="charterform-bulk-help" /> %% ', esc_html__( 'Share', 'charterform' ) );
		$of = array(
			'selected' => __( 'of what is selected', 'charterform' ),
			/* translators: %s: number of lines. */
			'all'      => sprintf( _n( 'of the %s line that is shown', 'of all %s lines that are shown', $count, 'charterform' ), number_format_i18n( $count ) ),
		);
		Products_Screen::select( 'of', __( 'Of which lines', 'charterform' ), $of, 'selected', 'charterform-bulk' );
		echo ' <button class="button" name="do" value="bulk">' . esc_html__( 'Change them', 'charterform' ) . '</button>';
		echo '<p class="description" id="charterform-bulk-help">' . esc_html__( 'A share such as 10 raises our prices, -5 lowers them. Each is rounded to the nearest cent, half a cent up. Fees of the states stay.', 'charterform' ) . '</p></fieldset>';
	}

	/**
	 * The list.
	 *
	 * @param array[] $lines The lines of this page, by code.
	 */
	private static function render_lines( array $lines ) {
		$headings = array(
			__( 'Product', 'charterform' ),
			__( 'State', 'charterform' ),
			__( 'Our price', 'charterform' ),
			__( 'State fee', 'charterform' ),
			__( 'Surcharge', 'charterform' ),
			__( 'Days', 'charterform' ),
			__( 'Fee looked up', 'charterform' ),
			__( 'On sale', 'charterform' ),
		);
		echo '<div class="charterform-scroll"><table class="widefat striped"><thead><tr><td class="check-column"><span class="screen-reader-text">' . esc_html__( 'Select', 'charterform' ) . '</span></td>';
		foreach ( $headings as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $lines as $line ) {
			Products_Row::render( $line );
		}
		echo '</tbody></table></div>';
	}

	/**
	 * The links to the pages.
	 *
	 * @param string[] $filters The filters.
	 * @param int      $page    The page that is shown.
	 * @param int      $pages   How many there are.
	 */
	private static function render_pages( array $filters, $page, $pages ) {
		if ( 1 === $pages ) {
			return;
		}
		$links = paginate_links(
			array(
				'base'    => add_query_arg( 'paged', '%#%', Products_Screen::url( $filters ) ),
				'format'  => '',
				'current' => $page,
				'total'   => $pages,
			)
		);
		printf( '<nav class="charterform-pages" aria-label="%s">%s</nav>', esc_attr__( 'Pages', 'charterform' ), wp_kses_post( $links ) );
	}
}

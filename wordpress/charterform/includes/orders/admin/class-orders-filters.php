<?php
/**
 * The views and filters of the list of orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the views by status with their counts, the filters, and the export of what is shown.
 */
final class Orders_Filters {

	/**
	 * The views as links with counts; those without an order are left out.
	 *
	 * @param string[] $filters See `Order_Search::from_request()`.
	 * @return string[]
	 */
	public static function views( array $filters ) {
		$counts = Order_Search::count_by_status();
		$trash  = $counts[ Order_Search::TRASH ];
		$all    = array_sum( $counts ) - $trash;
		$views  = array( 'all' => self::view( $filters, array(), __( 'All', 'charterform' ), $all ) );
		$extra  = array( Order_Search::UNSEEN => array( __( 'Not opened yet', 'charterform' ), Orders::count_unseen() ) );
		foreach ( Order_Status::names() as $status => $name ) {
			$extra[ $status ] = array( $name, isset( $counts[ $status ] ) ? $counts[ $status ] : 0 );
		}
		foreach ( $extra as $status => list( $name, $count ) ) {
			if ( $count || $filters['status'] === $status ) {
				$views[ $status ] = self::view( $filters, array( 'status' => $status ), $name, $count );
			}
		}
		$failed = Orders::count_failed();
		if ( $failed || 'failed' === $filters['state'] ) {
			$views['failed'] = self::view( $filters, array( 'state' => 'failed' ), __( 'Could not be sent', 'charterform' ), $failed );
		}
		if ( $trash || Order_Search::TRASH === $filters['status'] ) {
			$views['trash'] = self::view( $filters, array( 'status' => Order_Search::TRASH ), __( 'Trash', 'charterform' ), $trash );
		}
		return $views;
	}

	/**
	 * A view as a link with its count.
	 *
	 * @param string[] $filters See `Order_Search::from_request()`.
	 * @param string[] $query   What the view filters by.
	 * @param string   $name    Its name.
	 * @param int      $count   How many orders it has.
	 */
	private static function view( array $filters, array $query, $name, $count ) {
		$now = array_filter( array_intersect_key( $filters, array_flip( array( 'status', 'state' ) ) ) );
		return sprintf(
			'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
			esc_url( Orders_List::url( $query ) ),
			$now === $query ? ' class="current" aria-current="page"' : '',
			esc_html( $name ),
			esc_html( number_format_i18n( $count ) )
		);
	}

	/**
	 * The filters, the note for a change of several orders, the export.
	 *
	 * @param string[] $filters See `Order_Search::from_request()`.
	 */
	public static function render( array $filters ) {
		if ( Order_Search::TRASH !== $filters['status'] ) {
			echo '<div class="alignleft actions bulkactions"><label class="screen-reader-text" for="charterform-bulk-note">' . esc_html__( 'Note for the change of status', 'charterform' ) . '</label>';
			echo '<input type="text" id="charterform-bulk-note" name="note" maxlength="500" placeholder="' . esc_attr__( 'Note, such as who says it is paid', 'charterform' ) . '" /></div>';
		}
		echo '<div class="alignleft actions charterform-filters">';
		$forms = array();
		foreach ( Order_Search::values_of( 'form_type' ) as $form ) {
			$forms[ $form ] = Form_Types::title( $form );
		}
		self::select( 'form', __( 'Filter by form', 'charterform' ), __( 'All forms', 'charterform' ), $forms, $filters['form'] );
		self::select( 'way', __( 'Filter by way to pay', 'charterform' ), __( 'All ways to pay', 'charterform' ), self::ways(), $filters['way'] );
		self::select( 'state', __( 'Filter by sending', 'charterform' ), __( 'Sent or not', 'charterform' ), Order_Words::states(), $filters['state'] );
		self::day( 'from', __( 'From', 'charterform' ), $filters['from'] );
		self::day( 'to', __( 'To', 'charterform' ), $filters['to'] );
		submit_button( __( 'Filter', 'charterform' ), '', 'filter_action', false );
		$query = array( 'action' => 'charterform_csv' ) + Order_Search::query( $filters );
		$url   = wp_nonce_url( add_query_arg( array_map( 'rawurlencode', $query ), admin_url( 'admin-post.php' ) ), 'charterform_csv' );
		if ( Order_Search::TRASH === $filters['status'] ) {
			submit_button( __( 'Empty Trash', 'charterform' ), 'apply', 'empty_trash', false );
		} else {
			echo ' <a class="button" href="' . esc_url( $url ) . '">' . esc_html__( 'Export as CSV', 'charterform' ) . '</a>';
		}
		echo '</div>';
	}

	/** The ways to pay that orders have, by their names. */
	private static function ways() {
		$ways = array();
		foreach ( Order_Search::values_of( 'payment_way' ) as $id ) {
			$ways[ $id ] = Order_Words::way( $id );
		}
		return $ways;
	}

	/**
	 * A filter with choices; none where there is nothing to choose from.
	 *
	 * @param string   $name    Of the field.
	 * @param string   $label   Its label.
	 * @param string   $all     The choice of everything.
	 * @param string[] $choices The others.
	 * @param string   $chosen  The one that is chosen.
	 */
	private static function select( $name, $label, $all, array $choices, $chosen ) {
		if ( ! $choices ) {
			return;
		}
		printf( '<label class="screen-reader-text" for="charterform-%1$s">%2$s</label><select name="%1$s" id="charterform-%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $choices as $value => $words ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $value ), selected( $chosen, (string) $value, false ), esc_html( $words ) );
		}
		echo '</select>';
	}

	/**
	 * A filter by a day.
	 *
	 * @param string $name  Of the field.
	 * @param string $label Its label.
	 * @param string $day   The one that is chosen.
	 */
	private static function day( $name, $label, $day ) {
		printf( '<label class="charterform-day">%2$s <input type="date" name="%1$s" value="%3$s" /></label>', esc_attr( $name ), esc_html( $label ), esc_attr( $day ) );
	}
}

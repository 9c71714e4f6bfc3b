<?php
/**
 * Orders as CSV.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Exports the orders that the list shows, on all its pages.
 */
final class Orders_Csv {

	/** Orders that are read at once. */
	const BATCH = 50;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_charterform_csv', array( __CLASS__, 'send' ) );
	}

	/** Sends the file and ends the request. */
	public static function send() {
		check_admin_referer( 'charterform_csv' );
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="orders-' . wp_date( 'Y-m-d' ) . '.csv"' );
		$out = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		// The mark by which spreadsheets know UTF-8.
		fwrite( $out, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		self::put( $out, self::headings() );
		$filters = array(
			'orderby' => 'id',
			'order'   => 'DESC',
		) + Order_Search::from_request();
		$offset  = 0;
		do {
			$orders  = Order_Search::find( $filters, self::BATCH, $offset, Order_Search::WITH_PAYLOAD );
			$offset += self::BATCH;
			foreach ( $orders as $order ) {
				self::put( $out, self::row( $order ) );
			}
		} while ( count( $orders ) === self::BATCH );
		exit;
	}

	/**
	 * A value that no spreadsheet takes for a formula.
	 *
	 * @param string $text Any text.
	 */
	public static function guard( $text ) {
		return preg_match( '/^\s*[=+\-@|%]|^[\t\r\n]/u', $text ) ? "'" . $text : $text;
	}

	/** The headings of the columns. */
	private static function headings() {
		return array(
			__( 'Number', 'charterform' ),
			__( 'Received', 'charterform' ),
			__( 'State', 'charterform' ),
			__( 'Kind', 'charterform' ),
			__( 'Form', 'charterform' ),
			__( 'Name', 'charterform' ),
			__( 'Email', 'charterform' ),
			__( 'Company', 'charterform' ),
			__( 'Total', 'charterform' ),
			__( 'Products', 'charterform' ),
			__( 'Answers', 'charterform' ),
		);
	}

	/**
	 * The values of an order.
	 *
	 * @param object $order A row.
	 */
	private static function row( $order ) {
		$states  = Order_Words::states();
		$total   = Order_Words::total( $order );
		$answers = array();
		foreach ( Order_Words::payload( json_decode( $order->payload ) ) as $line ) {
			$answers[] = "{$line['label']}: {$line['value']}";
		}
		return array(
			Orders::number( $order ),
			wp_date( 'Y-m-d H:i:s', (int) $order->created_at ),
			$states[ $order->state ],
			Order_Words::kind( $order ),
			$order->form_type,
			$order->customer,
			$order->email,
			$order->company,
			null === $total ? '' : number_format( $total / 100, 2, '.', '' ),
			implode( "\n", Order_Words::products( $order ) ),
			implode( "\n", $answers ),
		);
	}

	/**
	 * Writes a row.
	 *
	 * @param resource $out    The output.
	 * @param string[] $values The values of a row.
	 */
	private static function put( $out, array $values ) {
		fputcsv( $out, array_map( array( __CLASS__, 'guard' ), $values ), ',', '"', '' );
	}
}

<?php
/**
 * Orders as CSV.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Exports the orders that the list shows, on all its pages, with a column for each answer. It reads them twice in batches: once to
 * find the columns, once to write the rows.
 */
final class Orders_Csv {

	/** Orders that are read at once. */
	const BATCH = 100;

	/** Columns of answers at most; whatever is beyond stands in the last column. No form asks for as much. */
	const MAX_COLUMNS = 600;

	/** The sections of a payload in the order of their columns. */
	const SECTIONS = array( 'contact', 'account', 'phones', 'emails', 'addresses', 'companies' );

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
		self::write( $out, Order_Search::from_request() );
		exit;
	}

	/**
	 * Writes the file.
	 *
	 * @param resource $out     The output.
	 * @param string[] $filters See `Order_Search::from_request()`.
	 */
	public static function write( $out, array $filters ) {
		// Some hosts switch the function off.
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
		$columns = self::answer_columns( $filters );
		// The mark by which spreadsheets know UTF-8.
		fwrite( $out, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$further = count( $columns ) < self::MAX_COLUMNS ? array() : array( __( 'Further answers', 'charterform' ) );
		self::put( $out, array_merge( self::headings(), array_values( $columns ), $further ) );
		self::each(
			$filters,
			static function ( $order, $payload ) use ( $out, $columns ) {
				self::put( $out, array_merge( self::facts( $order, $payload ), self::answers( $payload, $columns ) ) );
			}
		);
	}

	/**
	 * A value that no spreadsheet takes for a formula.
	 *
	 * @param string $text Any text.
	 */
	public static function guard( $text ) {
		return preg_match( '/^\s*[=+\-@|%]|^[\t\r\n]/u', $text ) ? "'" . $text : $text;
	}

	/**
	 * Calls back with each order and its payload, a batch in memory at a time.
	 *
	 * @param string[] $filters See `Order_Search::from_request()`.
	 * @param callable $each    Gets a row and its payload.
	 */
	private static function each( array $filters, callable $each ) {
		global $wpdb;
		$last = PHP_INT_MAX;
		do {
			$orders = Order_Search::find_before( $filters, $last, self::BATCH );
			foreach ( $orders as $order ) {
				$each( $order, json_decode( $order->payload ) );
				$last = (int) $order->id;
			}
			$wpdb->flush();
			// What was written goes out, so that no buffer holds the whole file.
			if ( ob_get_level() ) {
				ob_flush();
			}
			flush();
		} while ( count( $orders ) === self::BATCH );
	}

	/**
	 * The columns of the answers of all orders: those that any of them has, in an order that does not depend on theirs.
	 *
	 * @param string[] $filters See `Order_Search::from_request()`.
	 * @return string[] Headings by key, no heading twice.
	 */
	private static function answer_columns( array $filters ) {
		$labels = array();
		self::each(
			$filters,
			static function ( $order, $payload ) use ( &$labels ) {
				foreach ( count( $labels ) < self::MAX_COLUMNS ? Order_Answers::columns( $payload ) : array() as $row ) {
					$labels[ $row['key'] ] = $row['label'];
				}
			}
		);
		uksort( $labels, array( __CLASS__, 'compare' ) );
		$labels = array_slice( $labels, 0, self::MAX_COLUMNS, true );
		$used   = array_count_values( $labels );
		foreach ( $labels as $key => $label ) {
			if ( $used[ $label ] > 1 ) {
				$labels[ $key ] = "$label ($key)";
			}
		}
		return $labels;
	}

	/**
	 * Compares the keys of two columns: who ordered first, then the company with its products, then the rest.
	 *
	 * @param string $first  A key.
	 * @param string $second A key.
	 */
	private static function compare( $first, $second ) {
		$rank = static function ( $key ) {
			$found = array_search( strtok( (string) $key, '.' ), self::SECTIONS, true );
			return false === $found ? count( self::SECTIONS ) : $found;
		};
		$by_rank = $rank( $first ) - $rank( $second );
		return $by_rank ? $by_rank : strnatcmp( (string) $first, (string) $second );
	}

	/** The headings of the columns that every order has. */
	private static function headings() {
		return array(
			__( 'Number', 'charterform' ),
			__( 'Received', 'charterform' ),
			__( 'Status', 'charterform' ),
			__( 'Way to pay', 'charterform' ),
			__( 'Sending', 'charterform' ),
			__( 'Kind', 'charterform' ),
			__( 'Form', 'charterform' ),
			__( 'Name', 'charterform' ),
			__( 'Email', 'charterform' ),
			__( 'Phone', 'charterform' ),
			__( 'Company', 'charterform' ),
			__( 'Products', 'charterform' ),
			__( 'Total', 'charterform' ),
			__( 'Refunded', 'charterform' ),
			__( 'Paid after refunds', 'charterform' ),
		);
	}

	/**
	 * The values that every order has.
	 *
	 * @param object $order   A row.
	 * @param mixed  $payload As `json_decode` makes it.
	 */
	private static function facts( $order, $payload ) {
		$states = Order_Words::states();
		$total  = Order_Words::total( $order );
		$back   = (int) $order->refunded;
		$names  = array_unique( array_filter( array_column( Order_Words::ledger( $order ), 'name' ) ) );
		return array(
			Orders::number( $order ),
			wp_date( 'c', (int) $order->created_at ),
			Order_Status::name( $order->status ) . ( Refund_Words::is_partly( $order ) ? ', ' . Refund_Words::mark( $order ) : '' ),
			Order_Words::way( $order->payment_way ),
			$states[ $order->state ],
			Order_Words::kind( $order ),
			$order->form_type,
			$order->customer,
			$order->email,
			Order_Words::phone( $payload ),
			$order->company,
			implode( "\n", $names ? $names : Order_Words::products( $order ) ),
			null === $total ? '' : Refund_Amount::text( $total ),
			$back ? Refund_Amount::text( $back ) : '',
			$back ? Refund_Amount::text( Refundable::remains( $order ) ) : '',
		);
	}

	/**
	 * The answers of an order by the columns, and those that have none.
	 *
	 * @param mixed    $payload As `json_decode` makes it.
	 * @param string[] $columns Headings by key.
	 */
	private static function answers( $payload, array $columns ) {
		$values  = array_fill_keys( array_keys( $columns ), '' );
		$further = array();
		foreach ( Order_Answers::columns( $payload ) as $row ) {
			if ( isset( $values[ $row['key'] ] ) ) {
				$values[ $row['key'] ] = $row['value'];
			} else {
				$further[] = "{$row['label']}: {$row['value']}";
			}
		}
		return array_merge( array_values( $values ), $further ? array( implode( "\n", $further ) ) : array() );
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

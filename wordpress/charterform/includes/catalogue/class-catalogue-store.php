<?php
/**
 * The rows of the catalogue.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the catalogue. A *line* is whatever has a price of its own: a product, or a way of filing one. Every
 * change raises the version, by which caches know it.
 */
final class Catalogue_Store {

	const VERSION_OPTION = 'charterform_catalogue_version';

	/** Columns of a line that stand under another name in a table. */
	const OF_PRODUCTS = array( 'our_price' => 'price' );

	/**
	 * The lines of this request.
	 *
	 * @var array|null
	 */
	private static $lines = null;

	/** The version of the catalogue, another one after every change. */
	public static function version() {
		return (int) get_option( self::VERSION_OPTION, 0 );
	}

	/** Says that something has changed. */
	public static function touch() {
		self::$lines = null;
		update_option( self::VERSION_OPTION, self::version() + 1 );
	}

	/**
	 * All lines in the order of the price list, as `Catalogue_Lines::of()` has them.
	 *
	 * @return array by code
	 */
	public static function lines() {
		if ( null === self::$lines ) {
			self::$lines = Catalogue_Lines::of( self::rows( 'products', 'position, id' ), self::rows( 'filing_methods' ) );
		}
		return self::$lines;
	}

	/**
	 * Does something as if the price list had other lines.
	 *
	 * @param array    $lines As `lines()` has them.
	 * @param callable $what  What is done.
	 * @return mixed What it returns.
	 */
	public static function as_if( array $lines, $what ) {
		$kept        = self::lines();
		self::$lines = $lines;
		try {
			return $what();
		} finally {
			self::$lines = $kept;
		}
	}

	/**
	 * The rows of a table.
	 *
	 * @param string $table `products`, `filing_methods`, `coupons` or `bundles`.
	 * @param string $order Columns to sort by; ours, never a visitor's.
	 * @return array[]
	 */
	public static function rows( $table, $order = 'id' ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL
		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i ORDER BY $order", Tables::name( $table ) ), ARRAY_A );
	}

	/**
	 * The table of a line.
	 *
	 * @param array $line As `lines()` has it.
	 */
	public static function table_of( array $line ) {
		return 'filing' === $line['list'] ? 'filing_methods' : 'products';
	}

	/**
	 * Values of a line as its table has them.
	 *
	 * @param array $line   As `lines()` has it.
	 * @param array $values By the keys of a line.
	 * @return array By column.
	 */
	public static function columns( array $line, array $values ) {
		$row = array();
		foreach ( $values as $key => $value ) {
			$column         = 'filing' !== $line['list'] && isset( self::OF_PRODUCTS[ $key ] ) ? self::OF_PRODUCTS[ $key ] : $key;
			$row[ $column ] = is_bool( $value ) ? (int) $value : $value;
		}
		return $row;
	}

	/**
	 * Changes a line.
	 *
	 * @param array $line   As `lines()` has it.
	 * @param array $values By the keys of a line.
	 */
	public static function change( array $line, array $values ) {
		global $wpdb;
		$row = self::columns( $line, $values );
		if ( $row ) {
			$wpdb->update( Tables::name( self::table_of( $line ) ), $row, array( 'id' => $line['id'] ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
	}

	/**
	 * Adds a row to a table, or puts it in place of the one of its code.
	 *
	 * @param string $table The table.
	 * @param array  $row   By column, with `code`.
	 */
	public static function put( $table, array $row ) {
		global $wpdb;
		$row = array_map(
			static function ( $value ) {
				return is_bool( $value ) ? (int) $value : $value;
			},
			$row
		);
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$id = $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE code = %s', Tables::name( $table ), $row['code'] ) );
		return $id ? $wpdb->update( Tables::name( $table ), $row, array( 'id' => $id ) ) : $wpdb->insert( Tables::name( $table ), $row );
		// phpcs:enable
	}

	/**
	 * Removes a row.
	 *
	 * @param string $table The table.
	 * @param string $code  The code of the row.
	 */
	public static function remove( $table, $code ) {
		global $wpdb;
		$wpdb->delete( Tables::name( $table ), array( 'code' => $code ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}

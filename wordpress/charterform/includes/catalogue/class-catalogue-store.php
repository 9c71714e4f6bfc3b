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
	 * All lines in the order of the price list, each with the keys of `line_of_product()` and `line_of_method()`.
	 *
	 * @return array by code
	 */
	public static function lines() {
		if ( null === self::$lines ) {
			self::$lines = self::read_lines();
		}
		return self::$lines;
	}

	/** Reads the lines from their tables. */
	private static function read_lines() {
		$products = self::rows( 'products', 'position, id' );
		$by_id    = array();
		$lines    = array();
		foreach ( $products as $product ) {
			$by_id[ (int) $product['id'] ] = $product;
		}
		$has_price = array();
		foreach ( self::rows( 'filing_methods', 'id' ) as $method ) {
			if ( ! isset( $by_id[ (int) $method['product_id'] ] ) ) {
				continue;
			}
			$line               = self::line_of_method( $method, $by_id[ (int) $method['product_id'] ] );
			$group              = "{$line['product']}.{$line['state']}.{$line['company']}";
			$line['leads']      = ! isset( $has_price[ $group ] );
			$line['led_by']     = $line['leads'] ? $line['code'] : $has_price[ $group ];
			$has_price[ $group ] = $line['led_by'];

			$lines[ $line['code'] ] = $line;
		}
		uasort( $lines, array( __CLASS__, 'compare' ) );
		foreach ( $products as $product ) {
			if ( 'filing' !== $product['list'] ) {
				$lines[ $product['code'] ] = self::line_of_product( $product );
			}
		}
		return $lines;
	}

	/**
	 * By product, state, kind of company, and then as they were added.
	 *
	 * @param array $one   A line.
	 * @param array $other Another one.
	 */
	private static function compare( $one, $other ) {
		return array( $one['position'], $one['state'], $one['company_number'], $one['id'] ) <=> array( $other['position'], $other['state'], $other['company_number'], $other['id'] );
	}

	/**
	 * The line of a way of filing.
	 *
	 * @param array $method  Its row.
	 * @param array $product The row of its product.
	 */
	private static function line_of_method( array $method, array $product ) {
		$number = array_search( $method['entity_type'], Catalogue_Places::COMPANIES, true );
		return array(
			'id'             => (int) $method['id'],
			'code'           => $method['code'],
			'list'           => 'filing',
			'product'        => $product['code'],
			'state'          => $method['jurisdiction'],
			'company'        => $method['entity_type'],
			'company_number' => false === $number ? 0 : $number + 1,
			'way'            => $method['way'],
			'locality'       => $method['locality'],
			'our_price'      => self::cents( $method['our_price'] ),
			'state_fee'      => self::cents( $method['state_fee'] ),
			'surcharge'      => (int) $method['surcharge'],
			'days'           => (int) $method['days'],
			'hours'          => (int) $method['hours'],
			'document_days'  => (int) $method['document_days'],
			'months'         => 0,
			'source_url'     => $method['source_url'],
			'verified_at'    => $method['verified_at'],
			'confirmed'      => (bool) (int) $method['confirmed'],
			'note'           => $method['note'],
			'published'      => (bool) (int) $method['published'],
		) + self::facts_of( $product );
	}

	/**
	 * What every line says of its product.
	 *
	 * @param array $product Its row.
	 */
	private static function facts_of( array $product ) {
		return array(
			'product_id' => (int) $product['id'],
			'name'       => $product['name'],
			'type'       => $product['type'],
			'sub_type'   => $product['sub_type'],
			'category'   => $product['category'],
			'kind'       => $product['kind'],
			'position'   => (int) $product['position'],
		);
	}

	/**
	 * The line of a product that is not filed.
	 *
	 * @param array $product Its row.
	 */
	private static function line_of_product( array $product ) {
		return array(
			'id'             => (int) $product['id'],
			'code'           => $product['code'],
			'list'           => $product['list'],
			'product'        => 'agent' === $product['list'] ? $product['type'] : $product['code'],
			'state'          => $product['state'],
			'company'        => '',
			'company_number' => 0,
			'way'            => '',
			'locality'       => '',
			'our_price'      => self::cents( $product['price'] ),
			'state_fee'      => null,
			'surcharge'      => 0,
			'days'           => 0,
			'hours'          => 0,
			'document_days'  => 0,
			'months'         => (int) $product['months'],
			'source_url'     => '',
			'verified_at'    => '',
			'confirmed'      => true,
			'note'           => '',
			'published'      => (bool) (int) $product['published'],
			'states'         => $product['states'],
			'companies'      => $product['companies'],
			'leads'          => true,
			'led_by'         => $product['code'],
		) + self::facts_of( $product );
	}

	/**
	 * An amount as the database gives it.
	 *
	 * @param string|null $value The value.
	 */
	private static function cents( $value ) {
		return null === $value ? null : (int) $value;
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
	 * Changes a line.
	 *
	 * @param array $line   As `lines()` has it.
	 * @param array $values By the keys of a line.
	 */
	public static function change( array $line, array $values ) {
		global $wpdb;
		$is_filing = 'filing' === $line['list'];
		$row       = array();
		foreach ( $values as $key => $value ) {
			$column         = ! $is_filing && isset( self::OF_PRODUCTS[ $key ] ) ? self::OF_PRODUCTS[ $key ] : $key;
			$row[ $column ] = is_bool( $value ) ? (int) $value : $value;
		}
		if ( $row ) {
			$wpdb->update( Tables::name( $is_filing ? 'filing_methods' : 'products' ), $row, array( 'id' => $line['id'] ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
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

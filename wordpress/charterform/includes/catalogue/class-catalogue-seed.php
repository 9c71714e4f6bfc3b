<?php
/**
 * What a new shop's catalogue starts with.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Fills an empty catalogue once: the fees of the states, and products without prices. What an owner has is never changed.
 */
final class Catalogue_Seed {

	const OPTION = 'charterform_catalogue_seeded';

	/** Rows that are written by one query. */
	const BATCH = 40;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_tables_made', array( __CLASS__, 'fill' ) );
	}

	/** Fills the catalogue where nothing was ever in it. */
	public static function fill() {
		if ( get_option( self::OPTION ) || Catalogue_Store::rows( 'products' ) ) {
			return;
		}
		$seed = Catalogue_Places::seed();
		self::insert( 'products', self::rows( $seed['products'] ) );
		$ids = wp_list_pluck( Catalogue_Store::rows( 'products' ), 'id', 'code' );

		$methods = array();
		foreach ( self::rows( $seed['filing_methods'] ) as $row ) {
			$row['product_id'] = (int) $ids[ $row['product'] ];
			// A fee that nobody has checked is sold only once the owner says so.
			$row['published'] = $row['confirmed'];
			unset( $row['product'] );
			$methods[] = $row;
		}
		self::insert( 'filing_methods', $methods );
		update_option( self::OPTION, CHARTERFORM_VERSION, false );
		Catalogue_Store::touch();
	}

	/**
	 * The rows of a table of the seed, by column.
	 *
	 * @param array $table With `columns` and `rows`.
	 * @return array[]
	 */
	private static function rows( array $table ) {
		return array_map(
			static function ( $cells ) use ( $table ) {
				return array_combine( $table['columns'], $cells );
			},
			$table['rows']
		);
	}

	/**
	 * Writes rows that all have the same columns.
	 *
	 * @param string  $table The table.
	 * @param array[] $rows  The rows.
	 */
	private static function insert( $table, array $rows ) {
		global $wpdb;
		$columns = array_keys( $rows[0] );
		$names   = implode( ', ', $columns );
		$places  = '(' . implode( ', ', array_map( static fn( $value ) => is_int( $value ) ? '%d' : '%s', $rows[0] ) ) . ')';
		foreach ( array_chunk( $rows, self::BATCH ) as $batch ) {
			$values = array();
			foreach ( $batch as $row ) {
				array_push( $values, ...array_values( $row ) );
			}
			$all = implode( ', ', array_fill( 0, count( $batch ), $places ) );
			// The columns are the seed's own.
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
			$wpdb->query( $wpdb->prepare( "INSERT INTO %i ($names) VALUES $all", Tables::name( $table ), ...$values ) );
		}
	}
}

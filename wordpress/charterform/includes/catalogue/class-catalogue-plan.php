<?php
/**
 * What an import would change.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Compares a file with the catalogue, cell by cell, and applies what was found. A plan is plain data: `changes` (`table`,
 * `code`, `column`, `old`, `new`), `values`, `added`, `removed`, `faults`, and the `version` of the catalogue it is of.
 */
final class Catalogue_Plan {

	/** Columns that say what a line is; another line has others. */
	const FIXED = array( 'product', 'type', 'state', 'company', 'way' );

	/** Columns that filings have and other products have not. */
	const OF_FILINGS = array( 'company', 'way', 'state_fee', 'surcharge', 'days', 'hours', 'document_days', 'source_url', 'verified_at', 'confirmed' );

	/**
	 * Makes the plan of a file.
	 *
	 * @param array $tables  As `Catalogue_File::read()` has them.
	 * @param bool  $removes Whether rows that are not in the file are removed.
	 * @return array
	 */
	public static function make( array $tables, $removes ) {
		$plan = array(
			'version' => Catalogue_Store::version(),
			'changes' => array(),
			'values'  => array(),
			'added'   => array(),
			'removed' => array(),
			'faults'  => array(),
		);
		foreach ( $tables as $table => $rows ) {
			$there = self::there( $table );
			$make  = static fn( $cells ) => Catalogue_Additions::make( $table, $cells );
			if ( 'packages' === $table ) {
				// They may name what the file puts on sale.
				$make = array( new Package_Rows( $rows, $removes, Planned_Lines::of( $plan ) ), 'make' );
			}
			$seen  = array();
			foreach ( $rows as $row ) {
				try {
					$code = Catalogue_Columns::read( 'code', $row['cells']['code'], $table );
					if ( '' === $code || isset( $seen[ $code ] ) ) {
						/* translators: %s: code of a row. */
						throw new \InvalidArgumentException( '' === $code ? __( 'The code is missing.', 'charterform' ) : sprintf( __( 'The code “%s” is in the file twice.', 'charterform' ), $code ) ); // phpcs:ignore WordPress.Security.EscapeOutput
					}
					$seen[ $code ] = true;
					if ( isset( $there[ $code ] ) ) {
						self::compare( $plan, $table, $there[ $code ], $row['cells'], $make );
					} else {
						$plan['added'][] = array( 'table' => $table, 'row' => $make( $row['cells'] ) );
					}
				} catch ( \InvalidArgumentException $fault ) {
					/* translators: 1: number of a line, 2: what is wrong. */
					$plan['faults'][] = sprintf( 'lines' === $table ? __( 'Line %1$d: %2$s', 'charterform' ) : "$table %1\$d: %2\$s", $row['line'], $fault->getMessage() );
				}
			}
			foreach ( $removes ? array_keys( array_diff_key( $there, $seen ) ) : array() as $code ) {
				$plan['removed'][] = array( 'table' => $table, 'code' => (string) $code );
			}
		}
		$plan['faults'] = array_merge( $plan['faults'], self::typed_twice( $plan ) );
		return $plan;
	}

	/**
	 * Faults where visitors would type the same for several coupons once a plan is applied.
	 *
	 * @param array $plan The plan.
	 * @return string[]
	 */
	private static function typed_twice( array $plan ) {
		$of_coupons = static fn( $entry ) => 'coupons' === $entry['table'];
		$rows       = array_column( array_filter( $plan['added'], $of_coupons ), 'row' );
		foreach ( isset( $plan['values']['coupons'] ) ? $plan['values']['coupons'] : array() as $code => $values ) {
			$rows[] = array( 'code' => (string) $code ) + $values;
		}
		return Catalogue_Additions::typed_twice( $rows, array_column( array_filter( $plan['removed'], $of_coupons ), 'code' ) );
	}

	/**
	 * What is in a table.
	 *
	 * @param string $table `lines`, `coupons`, `bundles` or `packages`.
	 * @return array by code
	 */
	public static function there( $table ) {
		if ( 'packages' === $table ) {
			return Package_Rows::all();
		}
		return 'lines' === $table ? Catalogue_Store::lines() : array_column( Catalogue_Store::rows( $table ), null, 'code' );
	}

	/**
	 * Whether a column means anything for a row.
	 *
	 * @param string $table  The table.
	 * @param array  $row    The row.
	 * @param string $column The column.
	 */
	public static function applies( $table, array $row, $column ) {
		if ( 'lines' !== $table ) {
			return true;
		}
		if ( in_array( $column, array( 'states', 'companies' ), true ) ) {
			return 'simple' === $row['list'];
		}
		if ( 'filing' !== $row['list'] ) {
			return ! in_array( $column, self::OF_FILINGS, true );
		}
		return 'months' !== $column && ( 'our_price' !== $column || $row['leads'] );
	}

	/**
	 * A cell as files and screens show it.
	 *
	 * @param string $table  The table.
	 * @param array  $row    The row.
	 * @param string $column The column.
	 */
	public static function cell( $table, array $row, $column ) {
		return self::applies( $table, $row, $column ) ? Catalogue_Columns::write( $column, $row[ $column ], $table ) : '';
	}

	/**
	 * A row as cells.
	 *
	 * @param string $table The table.
	 * @param array  $row   The row.
	 * @return string[] by column
	 */
	public static function cells( $table, array $row ) {
		$cells = array();
		foreach ( array_keys( Catalogue_Columns::OF[ $table ] ) as $column ) {
			$cells[ $column ] = self::cell( $table, $row, $column );
		}
		return $cells;
	}

	/**
	 * Compares a row of the file with the one that is there.
	 *
	 * @param array    $plan  The plan, which grows.
	 * @param string   $table The table.
	 * @param array    $row   The row that is there.
	 * @param array    $cells The texts of the file.
	 * @param callable $make  The row of cells, where they are right.
	 * @throws \InvalidArgumentException With a sentence.
	 */
	private static function compare( array &$plan, $table, array $row, array $cells, $make ) {
		$made = 'lines' === $table ? null : $make( $cells + self::cells( $table, $row ) );
		foreach ( $cells as $column => $text ) {
			$old = self::cell( $table, $row, $column );
			if ( ! self::applies( $table, $row, $column ) ) {
				if ( '' !== trim( $text ) ) {
					/* translators: %s: name of a column. */
					throw new \InvalidArgumentException( sprintf( 'our_price' === $column ? __( '%s: leave it empty, because a further way of filing has the price of the first.', 'charterform' ) : __( '%s: leave it empty, because this product has none.', 'charterform' ), Catalogue_Columns::label( $column ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
				}
				continue;
			}
			$value = $made ? $made[ $column ] : Catalogue_Columns::read( $column, $text, $table );
			$new   = Catalogue_Columns::write( $column, $value, $table );
			if ( $new === $old ) {
				continue;
			}
			$is_fixed = 'lines' === $table && ( in_array( $column, self::FIXED, true ) || ( 'name' === $column && 'filing' === $row['list'] ) );
			if ( $is_fixed ) {
				/* translators: 1: name of a column, 2: what is there, 3: what the file says. */
				throw new \InvalidArgumentException( sprintf( __( '%1$s: it is “%2$s” and cannot become “%3$s”. Add a row with a code of its own instead.', 'charterform' ), Catalogue_Columns::label( $column ), $old, $new ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
			$plan['changes'][] = array( 'table' => $table, 'code' => $row['code'], 'column' => $column, 'old' => $old, 'new' => $new );

			$plan['values'][ $table ][ $row['code'] ][ $column ] = $value;
		}
	}

	/**
	 * Applies a plan, unless the catalogue has changed since.
	 *
	 * @param array $plan The plan.
	 * @return bool Whether it was applied.
	 */
	public static function apply( array $plan ) {
		global $wpdb;
		if ( Catalogue_Store::version() !== $plan['version'] || $plan['faults'] ) {
			return false;
		}
		$lines = Catalogue_Store::lines();
		$wpdb->query( 'START TRANSACTION' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( $plan['values'] as $table => $rows ) {
			foreach ( $rows as $code => $values ) {
				if ( 'lines' === $table ) {
					Catalogue_Store::change( $lines[ $code ], $values );
				} else {
					Catalogue_Additions::put( $table, array( 'code' => (string) $code ) + $values );
				}
			}
		}
		foreach ( $plan['added'] as $added ) {
			Catalogue_Additions::put( $added['table'], $added['row'] );
		}
		foreach ( $plan['removed'] as $removed ) {
			$table = $removed['table'];
			if ( 'packages' === $table ) {
				Package_Store::remove( $removed['code'] );
				continue;
			}
			Catalogue_Store::remove( 'lines' === $table ? Catalogue_Store::table_of( $lines[ $removed['code'] ] ) : $table, $removed['code'] );
		}
		$wpdb->query( 'COMMIT' ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		Catalogue_Store::touch();
		return true;
	}
}

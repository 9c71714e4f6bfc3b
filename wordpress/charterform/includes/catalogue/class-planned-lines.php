<?php
/**
 * The price list as an import leaves it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Makes the lines as they are once a plan is applied, to judge what names them. */
final class Planned_Lines {

	/** What the tables add to a new row. */
	const UNSET = array(
		'sub_type' => '',
		'kind'     => 'service',
		'position' => 0,
		'note'     => '',
	);

	/**
	 * The lines.
	 *
	 * @param array $plan As `Catalogue_Plan::make()` has it.
	 * @return array by code
	 */
	public static function of( array $plan ) {
		$lines = Catalogue_Store::lines();
		$rows  = array(
			'products'       => array_column( Catalogue_Store::rows( 'products', 'position, id' ), null, 'code' ),
			'filing_methods' => array_column( Catalogue_Store::rows( 'filing_methods' ), null, 'code' ),
		);
		foreach ( isset( $plan['values']['lines'] ) ? $plan['values']['lines'] : array() as $code => $values ) {
			$table = Catalogue_Store::table_of( $lines[ $code ] );

			$rows[ $table ][ $code ] = Catalogue_Store::columns( $lines[ $code ], $values ) + $rows[ $table ][ $code ];
		}
		foreach ( wp_list_filter( $plan['removed'], array( 'table' => 'lines' ) ) as $removed ) {
			unset( $rows[ Catalogue_Store::table_of( $lines[ $removed['code'] ] ) ][ $removed['code'] ] );
		}
		foreach ( wp_list_filter( $plan['added'], array( 'table' => 'lines' ) ) as $index => $added ) {
			$row = $added['row'];
			// It has no id yet: it comes last.
			$rows[ Catalogue_Store::table_of( $row ) ][ $row['code'] ] = Catalogue_Additions::columns( $row ) + array( 'id' => PHP_INT_MAX - count( $plan['added'] ) + $index ) + self::UNSET;
		}
		return Catalogue_Lines::of( $rows['products'], $rows['filing_methods'] );
	}
}

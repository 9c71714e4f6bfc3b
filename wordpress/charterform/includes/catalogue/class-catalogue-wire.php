<?php
/**
 * The catalogue as forms read it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The lists of the product service in the shape of `docs/openapi.json`. Ids are built of the tables' own, so that no change
 * of a price moves one.
 */
final class Catalogue_Wire {

	/** Where the ids of filings begin; below are those of the other products, far above those of bundles and coupons. */
	const FILINGS = 1000000;

	/** Registered agents, by state and term. */
	public static function agents() {
		$list = array();
		foreach ( self::on_sale( 'agent' ) as $line ) {
			$number = (int) Catalogue_Places::fact( $line['state'], 'number' );
			$list[] = self::product(
				$line,
				array(
					'duration'         => $line['months'],
					'registered_agent' => array(
						'id'           => 8000 + $number,
						'jurisdiction' => array(
							'id'                    => $number,
							'abbreviation'          => $line['state'],
							'state_province_region' => Catalogue_Places::name( $line['state'] ),
						),
					),
				)
			);
		}
		return $list;
	}

	/** What is sold without a filing. */
	public static function services() {
		$list = array();
		foreach ( self::on_sale( 'simple' ) as $line ) {
			$list[] = self::product( $line, array( 'duration' => $line['months'] ) );
		}
		return $list;
	}

	/**
	 * What is filed.
	 *
	 * @param string $jurisdiction The code of a state, `US`, or `all`.
	 * @return array[]
	 */
	public static function filings( $jurisdiction ) {
		$list = array();
		foreach ( self::ways_by_id() as $id => $ways ) {
			if ( 'all' === $jurisdiction || $ways[0]['state'] === $jurisdiction ) {
				$of     = array(
					'id'             => $id,
					'price'          => Catalogue_Text::dollars( self::price( $ways[0] ) ),
					'filing_methods' => array_map( array( __CLASS__, 'method' ), $ways ),
				);
				$list[] = self::product( $ways[0], $of );
			}
		}
		return $list;
	}

	/**
	 * The ways of filing that are on sale, by the id of their product. Kinds of company with one price share a product;
	 * another price makes another product of the type.
	 *
	 * @return array[][]
	 */
	public static function ways_by_id() {
		$groups = array();
		foreach ( self::on_sale( 'filing' ) as $line ) {
			$groups[ "{$line['state']}.{$line['product']}" ][ self::price( $line ) ][] = $line;
		}
		$ways_by_id = array();
		foreach ( $groups as $by_price ) {
			foreach ( array_values( $by_price ) as $index => $ways ) {
				$ways_by_id[ self::filing_id( $ways[0], $index ? $ways[0]['company_number'] : 0 ) ] = $ways;
			}
		}
		return $ways_by_id;
	}

	/**
	 * What we ask for a way of filing: the price of the first way.
	 *
	 * @param array $line Its line.
	 */
	private static function price( array $line ) {
		return Catalogue_Store::lines()[ $line['led_by'] ]['our_price'];
	}

	/**
	 * The id of a filing.
	 *
	 * @param array $line    A line of it.
	 * @param int   $company The number of its kind of company; 0 for the first.
	 */
	private static function filing_id( array $line, $company ) {
		return self::FILINGS + $line['product_id'] * 10000 + (int) Catalogue_Places::fact( $line['state'], 'number' ) * 100 + $company;
	}

	/**
	 * A way of filing.
	 *
	 * @param array $line Its line.
	 */
	private static function method( array $line ) {
		$is_federal = Catalogue_Places::FEDERAL === $line['state'];
		return array(
			'id'                 => $line['id'],
			'type'               => $line['way'],
			'entity_types'       => '' === $line['company'] ? Catalogue_Places::COMPANIES : array( $line['company'] ),
			'jurisdiction'       => $is_federal ? 'Federal' : $line['state'],
			'local_jurisdiction' => null,
			'cost'               => Catalogue_Text::dollars( $line['state_fee'] ),
			'surcharge'          => Catalogue_Text::dollars( $line['surcharge'] ),
			'filing'             => array(
				'locality'               => $line['locality'],
				'agency'                 => array( 'name' => $is_federal ? '' : Catalogue_Places::fact( $line['state'], 'agency' ) ),
				'dependent_filings_info' => array(),
			),
			'filed_in'           => array(
				'days'  => $line['days'],
				'hours' => $line['hours'],
			),
			'docs_in'            => array(
				'days'  => $line['document_days'],
				'hours' => 0,
			),
		);
	}

	/**
	 * A product.
	 *
	 * @param array $line A line of it.
	 * @param array $of   What it has besides, or instead.
	 */
	private static function product( array $line, array $of ) {
		$id = isset( $of['id'] ) ? $of['id'] : $line['id'];
		unset( $of['id'] );
		return $of + array(
			'product_id'          => $id,
			'name'                => $line['name'],
			'price'               => Catalogue_Text::dollars( $line['our_price'] ),
			'category'            => $line['category'],
			'subcategory'         => '',
			'kind'                => $line['kind'],
			'type'                => $line['type'],
			'sub_type'            => '' === $line['sub_type'] ? null : $line['sub_type'],
			'has_free_trial'      => false,
			'trial_duration_days' => 0,
			'duration'            => 0,
			'filing_methods'      => array(),
			'registered_agent'    => null,
		);
	}

	/**
	 * The lines of a list that are on sale.
	 *
	 * @param string $list `filing`, `agent` or `simple`.
	 * @return array[]
	 */
	public static function on_sale( $list ) {
		return array_values(
			array_filter(
				Catalogue_Store::lines(),
				static function ( $line ) use ( $list ) {
					return $list === $line['list'] && Catalogue::is_on_sale( $line );
				}
			)
		);
	}
}

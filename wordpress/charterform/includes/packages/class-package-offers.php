<?php
/**
 * Where packages are sold.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Finds the states and kinds of company in which all of a package is on sale, by the terms by which orders are priced. */
final class Package_Offers {

	/** The type of what a package has to hold. */
	const FORMATION = 'business_formation';

	/**
	 * The page config as a price needs it.
	 *
	 * @var Quote_Config
	 */
	private $config;

	/**
	 * What is on sale by the kind that a package names, and by state: each with its `line`, `id`, `price` and `terms`.
	 *
	 * @var array[][][]
	 */
	private $sold = array();

	/**
	 * The kinds of the price list, once they were asked for.
	 *
	 * @var array[]|null
	 */
	private $listed = null;

	/**
	 * The offers of a page.
	 *
	 * @param array $config Its page config.
	 */
	public function __construct( array $config ) {
		$this->config = new Quote_Config( $config, Priced_Orders::own_roles( (string) Settings::pick( $config, 'formType', '' ) ) );
		foreach ( Catalogue_Wire::ways_by_id() as $id => $ways ) {
			foreach ( $ways as $line ) {
				$this->add( $line, $id );
			}
		}
		foreach ( array( 'agent', 'simple' ) as $list ) {
			foreach ( Catalogue_Wire::on_sale( $list ) as $line ) {
				$this->add( $line, $line['id'] );
			}
		}
	}

	/**
	 * Adds a line that is on sale.
	 *
	 * @param array $line The line.
	 * @param int   $id   Of its product, as forms know it.
	 */
	private function add( array $line, $id ) {
		$this->sold[ Products_Filter::kind_of( $line ) ][ $line['state'] ][] = array(
			'line'  => $line,
			'id'    => (string) $id,
			'price' => Catalogue_Store::lines()[ $line['led_by'] ]['our_price'],
			'terms' => $this->config->terms_of( array( 'id' => (string) $id ) + $line ),
		);
	}

	/**
	 * The kinds of the price list, in its order.
	 *
	 * @return array[] By kind: `name`, `list` and `is_formation`.
	 */
	public static function listed() {
		$listed = array();
		foreach ( Catalogue_Store::lines() as $line ) {
			$kind = Products_Filter::kind_of( $line );
			if ( ! isset( $listed[ $kind ] ) ) {
				$listed[ $kind ] = array(
					'name'         => Products_Filter::name_of( $line ),
					'list'         => $line['list'],
					'is_formation' => self::FORMATION === $line['type'],
				);
			}
		}
		return $listed;
	}

	/**
	 * What is on sale somewhere, in the order of the price list.
	 *
	 * @return array[] As `listed()` has it, with `least` and `most` (prices in cents).
	 */
	public function kinds() {
		$kinds = array_intersect_key( self::listed(), $this->sold );
		foreach ( $kinds as $kind => $facts ) {
			$prices         = array_column( array_merge( ...array_values( $this->sold[ $kind ] ) ), 'price' );
			$kinds[ $kind ] = $facts + array(
				'least' => min( $prices ),
				'most'  => max( $prices ),
			);
		}
		return $kinds;
	}

	/**
	 * The kinds of company that are formed somewhere.
	 *
	 * @return string[]
	 */
	public function companies() {
		return array_values( array_intersect( Catalogue_Places::COMPANIES, array_merge( array(), ...array_values( $this->formed( array_keys( $this->sold ) ) ) ) ) );
	}

	/**
	 * Where a package is sold, and where it is not.
	 *
	 * @param array $package The package.
	 * @return array `places`: each with `state`, `kinds` of company, the `ids` of its products and the `sum` of their prices;
	 *               `missing`: by state, the kinds of the price list that are not sold there.
	 */
	public function of( array $package ) {
		$formed = $this->formed( $package['products'] );
		$offers = array(
			'places'  => array(),
			'missing' => array(),
		);
		foreach ( $package['states'] ? $package['states'] : array_keys( $formed ) as $state ) {
			$companies = array_intersect( Catalogue_Places::COMPANIES, isset( $formed[ $state ] ) ? $formed[ $state ] : array() );
			$companies = $package['kinds'] ? array_intersect( $companies, $package['kinds'] ) : $companies;
			$lacks     = $companies ? null : array_values( array_filter( $package['products'], array( $this, 'is_formation' ) ) );
			$groups    = array();
			foreach ( $companies as $company ) {
				$found = array();
				foreach ( $package['products'] as $kind ) {
					$found[ $kind ] = $this->find( $kind, $state, $company );
				}
				$not   = array_keys( array_filter( $found, 'is_null' ) );
				$lacks = null === $lacks ? $not : array_values( array_intersect( $lacks, $not ) );
				if ( ! $not ) {
					$ids = array_values( array_unique( array_column( $found, 'id' ) ) );
					$key = implode( ' ', $ids );

					$groups[ $key ] = array(
						'state' => $state,
						'kinds' => array_merge( isset( $groups[ $key ] ) ? $groups[ $key ]['kinds'] : array(), array( $company ) ),
						'ids'   => $ids,
						'sum'   => array_sum( array_column( $found, 'price' ) ),
					);
				}
			}
			$offers['places'] = array_merge( $offers['places'], array_values( $groups ) );
			if ( ! $groups ) {
				$offers['missing'][ $state ] = $lacks;
			}
		}
		return $offers;
	}

	/**
	 * Whether a kind of the price list is a formation; the line tells it also where it is not on sale.
	 *
	 * @param string $kind The kind.
	 */
	private function is_formation( $kind ) {
		$this->listed = null === $this->listed ? self::listed() : $this->listed;
		return isset( $this->listed[ $kind ] ) && $this->listed[ $kind ]['is_formation'];
	}

	/**
	 * The kinds of company that formations among some kinds of the price list are on sale for.
	 *
	 * @param string[] $kinds Of the price list.
	 * @return string[][] By state.
	 */
	private function formed( array $kinds ) {
		$formed = array();
		foreach ( array_intersect_key( $this->sold, array_flip( $kinds ) ) as $by_state ) {
			foreach ( array_column( array_merge( ...array_values( $by_state ) ), 'line' ) as $line ) {
				if ( self::FORMATION === $line['type'] ) {
					$formed[ $line['state'] ][] = $line['company'];
				}
			}
		}
		return $formed;
	}

	/**
	 * What is sold of a kind in a state to a kind of company.
	 *
	 * @param string $kind    Of the price list.
	 * @param string $state   The state.
	 * @param string $company The kind of company.
	 * @return array|null
	 */
	private function find( $kind, $state, $company ) {
		$by_state = isset( $this->sold[ $kind ] ) ? array_intersect_key( $this->sold[ $kind ], array_flip( array( '', Catalogue_Places::FEDERAL, $state ) ) ) : array();
		foreach ( array_merge( array(), ...array_values( $by_state ) ) as $sold ) {
			$line = $sold['line'];
			if ( ! in_array( $line['company'], array( '', $company ), true ) ) {
				continue;
			}
			try {
				$item = array(
					'id'   => $sold['id'],
					'name' => $line['name'],
					'kind' => $company,
				);
				Quote_Terms::check( $item, $sold['terms'], array( $state ), $this->config->form_type );
				return $sold;
			} catch ( Quote_Fault $fault ) {
				continue;
			}
		}
		return null;
	}
}

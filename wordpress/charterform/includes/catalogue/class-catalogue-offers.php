<?php
/**
 * Coupons and bundles as forms read them.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Coupons and bundles name products by the codes of the price list; forms know the products by ids. */
final class Catalogue_Offers {

	/** Where the ids of bundles and coupons begin. */
	const BUNDLES = 800000000;
	const COUPONS = 900000000;

	/** Subscriptions for a state whose products are all on sale. */
	public static function bundles() {
		$list = array();
		foreach ( Catalogue_Store::rows( 'bundles' ) as $row ) {
			// A filing with several prices has several ids; the first is that of its first kind of company.
			$ids      = array_map( 'current', array_map( array( __CLASS__, 'ids_of' ), Catalogue_Text::words( $row['products'] ) ) );
			$is_whole = $ids && ! in_array( false, $ids, true ) && null !== $row['llc_price'] && null !== $row['corp_price'];
			if ( (int) $row['published'] && $is_whole ) {
				$list[] = array(
					'id'           => self::BUNDLES + (int) $row['id'],
					'name'         => $row['name'],
					'jurisdiction' => $row['state'],
					'product_ids'  => array_values( array_unique( $ids ) ),
					'llc_price'    => Catalogue_Text::dollars( (int) $row['llc_price'] ),
					'corp_price'   => Catalogue_Text::dollars( (int) $row['corp_price'] ),
				);
			}
		}
		return $list;
	}

	/** Coupons that count by themselves, for products that are on sale. */
	public static function coupons() {
		return array_column(
			array_filter( self::valid_coupons(), static fn( $valid ) => '' === $valid['typed_code'] ),
			'coupon'
		);
	}

	/** Coupons that count by a code that visitors type, each with it as `code` (PLUS-02). */
	public static function typed_coupons() {
		$list = array();
		foreach ( self::valid_coupons() as $valid ) {
			if ( '' !== $valid['typed_code'] ) {
				$list[] = $valid['coupon'] + array( 'code' => $valid['typed_code'] );
			}
		}
		return $list;
	}

	/**
	 * The coupon of a code that a visitor has typed, as it goes over the wire.
	 *
	 * @param string $typed The code.
	 * @return array|null Null for a code that is unknown, expired or not published.
	 */
	public static function coupon_of( $typed ) {
		$code = strtoupper( trim( $typed ) );
		foreach ( self::typed_coupons() as $coupon ) {
			if ( $coupon['code'] === $code ) {
				unset( $coupon['code'] );
				return $coupon;
			}
		}
		return null;
	}

	/**
	 * Coupons for products that are on sale, whose last day is not over where the site is.
	 *
	 * @return array[] Each with its `coupon` as it goes over the wire, and its `typed_code`.
	 */
	private static function valid_coupons() {
		$bundles = wp_list_pluck( Catalogue_Store::rows( 'bundles' ), 'id', 'code' );
		$today   = wp_date( 'Y-m-d' );
		$list    = array();
		foreach ( Catalogue_Store::rows( 'coupons' ) as $row ) {
			$ids     = array_merge( array(), ...array_map( array( __CLASS__, 'ids_of' ), Catalogue_Text::words( $row['products'] ) ) );
			$is_over = '' !== $row['expires'] && $row['expires'] < $today;
			if ( (int) $row['published'] && $ids && ! $is_over ) {
				$list[] = array(
					'typed_code' => $row['typed_code'],
					'coupon'     => array(
						'id'                      => self::COUPONS + (int) $row['id'],
						'name'                    => $row['name'],
						'product_id_restrictions' => array_values( array_unique( $ids ) ),
						'dollar_value'            => Catalogue_Text::dollars( (int) $row['amount'] ),
						'percent_value'           => (int) $row['percent'] / 100,
						'bundled'                 => (bool) (int) $row['bundled'],
						'bundleID'                => isset( $bundles[ $row['bundle'] ] ) ? self::BUNDLES + (int) $bundles[ $row['bundle'] ] : null,
					),
				);
			}
		}
		return $list;
	}

	/**
	 * The ids of what a code means among what is on sale: a filing is `business_formation`, in one state
	 * `business_formation.WY`, for one kind of company `business_formation.WY.LLC`; an agent `registered_agent.WY.12`.
	 *
	 * @param string $code The code.
	 * @return int[]
	 */
	public static function ids_of( $code ) {
		$ids = array();
		foreach ( Catalogue_Wire::ways_by_id() as $id => $ways ) {
			foreach ( $ways as $line ) {
				if ( self::is_meant( $code, $line ) ) {
					$ids[] = $id;
				}
			}
		}
		foreach ( array( 'agent', 'simple' ) as $list ) {
			foreach ( Catalogue_Wire::on_sale( $list ) as $line ) {
				if ( self::is_meant( $code, $line ) ) {
					$ids[] = $line['id'];
				}
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * Whether a code means a line.
	 *
	 * @param string $code The code.
	 * @param array  $line The line.
	 */
	public static function is_meant( $code, array $line ) {
		return in_array( $code, array( $line['code'], $line['product'], "{$line['product']}.{$line['state']}" ), true );
	}
}

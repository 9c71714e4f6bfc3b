<?php
/**
 * The coupons of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reduces prices by the coupons that an order claims and the catalogue has (PRICE-01 to PRICE-04, PRICE-14). What a payload
 * says of a coupon counts nothing, and a coupon that is no longer on offer reduces nothing.
 */
final class Quote_Coupons {

	/** Characters of a code at most. */
	const MAX_CODE = 40;

	/**
	 * The items after coupons.
	 *
	 * @param array[]         $items     The items.
	 * @param Quote_Lines     $lines     The lines, with the coupons that are claimed.
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 * @return array[]
	 */
	public static function applied( array $items, Quote_Lines $lines, Quote_Catalogue $catalogue, Quote_Config $config ) {
		$coupons  = self::claimed( $lines, $catalogue, $config );
		$has_long = false;
		foreach ( $items as $item ) {
			$has_long = $has_long || ( $item['product'] && $item['product']['duration'] > 12 && $config->has_role( $item['product'], Quote_Roles::AGENT ) );
		}
		foreach ( $coupons ? $items : array() as $index => $item ) {
			$own = array_filter(
				$coupons,
				static function ( $coupon ) use ( $item, $has_long, $catalogue, $config ) {
					return $item['product'] && self::is_for( $coupon, $item ) && ( $has_long || ! self::needs_term( $coupon, $item, $catalogue, $config ) );
				}
			);
			$items[ $index ] = self::reduced( $item, $own );
		}
		return $items;
	}

	/**
	 * The coupons of the catalogue that an order claims: those that apply by themselves, then the one that was added by its code
	 * (PLUS-02).
	 *
	 * @param Quote_Lines     $lines     The lines.
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 * @return array[]
	 */
	private static function claimed( Quote_Lines $lines, Quote_Catalogue $catalogue, Quote_Config $config ) {
		$coupons = array();
		foreach ( $lines->coupons ? $catalogue->coupon_ids() : array() as $id ) {
			$coupons[ $id ] = isset( $lines->coupons[ $id ] ) ? $catalogue->coupon( $id ) : null;
		}
		$coupons = array_filter( $coupons );
		$added   = $config->takes_coupons() ? $lines->added : null;
		if ( $added && ! isset( $coupons[ $added['id'] ] ) ) {
			$coupons[] = $catalogue->typed_coupon( $added['id'], $added['code'] );
		}
		return array_values( array_filter( $coupons ) );
	}

	/**
	 * A code as it is compared: without blanks around it, and in capitals.
	 *
	 * @param string $typed The code.
	 * @return string '' for what cannot be a code.
	 */
	public static function code( $typed ) {
		$code = mb_strtoupper( preg_replace( '/^[\s\p{Z}\x{FEFF}]+|[\s\p{Z}\x{FEFF}]+$/u', '', $typed ), 'UTF-8' );
		return strlen( mb_convert_encoding( $code, 'UTF-16LE', 'UTF-8' ) ) / 2 <= self::MAX_CODE ? $code : '';
	}

	/**
	 * Whether a coupon is for an item; none is for a price that the visitor named (NYOP-11), nor within a subscription.
	 *
	 * @param array $coupon The coupon.
	 * @param array $item   The item.
	 * @return bool
	 */
	private static function is_for( array $coupon, array $item ) {
		$bundle = $item['bundle'];
		if ( in_array( 'named', array_column( $item['changes'], 'kind' ), true ) || ( $bundle && $bundle['isSubscription'] ) ) {
			return false;
		}
		$fits = ! $coupon['bundled'] || ( $bundle && in_array( $coupon['bundle'], array( '', $bundle['id'] ), true ) );
		return $fits && in_array( $item['id'], $coupon['products'], true );
	}

	/**
	 * Whether a coupon that is for changes of agent alone needs an agent for more than a year (PRICE-04).
	 *
	 * @param array           $coupon    The coupon.
	 * @param array           $item      The item.
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 * @return bool
	 */
	private static function needs_term( array $coupon, array $item, Quote_Catalogue $catalogue, Quote_Config $config ) {
		if ( ! $config->has_role( $item['product'], 'changeOfAgent' ) ) {
			return false;
		}
		foreach ( $coupon['products'] as $id ) {
			foreach ( $catalogue->products( $id ) as $product ) {
				if ( $product['type'] !== $item['product']['type'] && self::is_offered( $product, $item['state'] ) ) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Whether a product is offered in a state.
	 *
	 * @param array  $product The product.
	 * @param string $state   The state.
	 * @return bool
	 */
	private static function is_offered( array $product, $state ) {
		if ( $product['isFiling'] ) {
			return (bool) array_intersect( array( $state, Quote_Filing::EVERYWHERE ), array_column( Quote_Filing::ways( $product ), 'state' ) );
		}
		return in_array( $product['state'], array( '', $state ), true );
	}

	/**
	 * An item after its coupons: percent ones first. Fractions of a cent are carried on, so that a part is rounded once.
	 *
	 * @param array   $item    The item.
	 * @param array[] $coupons In the order of the list.
	 * @return array
	 */
	private static function reduced( array $item, array $coupons ) {
		$percents = array();
		$others   = array();
		foreach ( $coupons as $coupon ) {
			if ( $coupon['percent'] > 0 ) {
				$percents[] = $coupon;
			} else {
				$others[] = $coupon;
			}
		}
		$exact = array_intersect_key( $item, array_flip( Quote_Ledger::PARTS ) );
		foreach ( array_merge( $percents, $others ) as $coupon ) {
			$dollars = $coupon['dollars'];
			$parts   = array();
			foreach ( Quote_Ledger::PARTS as $name ) {
				$taken          = min( $exact[ $name ], $dollars );
				$dollars       -= $taken;
				$exact[ $name ] = ( $exact[ $name ] - $taken ) * ( 100 - $coupon['percent'] ) / 100;
				$parts[ $name ] = Quote_Wire::rounded( $exact[ $name ] );
			}
			$item = Quote_Ledger::changed( $item, 'coupon', $coupon['name'], $parts );
		}
		return $item;
	}
}

<?php
/**
 * The price ledger of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Every amount of an order, item by item, as the form's ledger has it (`src/commerce/pricing/price-ledger.ts`): a subscription covers
 * what is in it (SUMM-06), a bundle its products without the fees of filings that keep them (SUMM-07).
 */
final class Quote_Ledger {

	/** The parts of a price that change, in the order in which a coupon reduces them (PRICE-02). */
	const PARTS = array( 'base', 'surcharge', 'stateFee' );

	/** All parts. */
	const PORTIONS = array( 'base', 'surcharge', 'stateFee', 'cardFee' );

	/**
	 * An item with other parts; what they differ by is kept as a change.
	 *
	 * @param array  $item  The item.
	 * @param string $kind  `bulk`, `named` or `coupon`.
	 * @param string $name  The coupon's name.
	 * @param array  $parts The new parts; those that are left out stay.
	 * @return array
	 */
	public static function changed( array $item, $kind, $name, array $parts ) {
		$change = compact( 'kind', 'name' );
		foreach ( self::PARTS as $part ) {
			$new             = isset( $parts[ $part ] ) ? $parts[ $part ] : $item[ $part ];
			$change[ $part ] = $new - $item[ $part ];
			$item[ $part ]   = $new;
		}
		$item['changes'][] = $change;
		return $item;
	}

	/**
	 * The items with the card fee of a free formation: a share of its dearest way, in whole dollars (PRICE-05, PRICE-16).
	 *
	 * @param array[]      $items  The items.
	 * @param Quote_Config $config The page config.
	 * @return array[]
	 */
	public static function with_card_fees( array $items, Quote_Config $config ) {
		foreach ( $items as $index => $item ) {
			if ( $item['product'] && ! $item['bundle'] && $item['way'] && $config->has_role( $item['product'], 'businessFormationFree' ) ) {
				$ways = Quote_Filing::local( Quote_Filing::choices( $item['product'], $item['way'], $item['kind'] ), $item['way']['local'] );
				$most = max( array_column( $ways, 'cost' ) );

				$items[ $index ]['cardFee'] = (int) floor( $most * $config->card_fee() / 1000000 + 0.5 ) * 100 * $item['quantity'];
			}
		}
		return $items;
	}

	/**
	 * The rows of the ledger.
	 *
	 * @param array[] $items The items.
	 * @return array[] `name`, `state`, `kind`, `cents`; none of 0.
	 */
	public static function rows( array $items ) {
		$rows = array();
		foreach ( $items as $item ) {
			$add = static function ( $kind, $cents ) use ( &$rows, $item ) {
				if ( 0 !== $cents ) {
					$rows[] = array(
						'name'  => $item['name'],
						'state' => $item['state'],
						'kind'  => $kind,
						'cents' => $item['count'] * $cents,
					);
				}
			};
			foreach ( self::PORTIONS as $portion ) {
				$changes = 'cardFee' === $portion ? array() : $item['changes'];
				$add( $portion, $item[ $portion ] - array_sum( array_column( $changes, $portion ) ) );
				foreach ( $changes as $change ) {
					$add( $change['kind'], $change[ $portion ] );
				}
			}
			foreach ( self::covered( $item ) as $portion ) {
				$add( $item['bundle']['facade'] ? 'facade' : 'bundle', -$item[ $portion ] );
			}
		}
		return $rows;
	}

	/**
	 * What renews, at its list price: by the month a subscription and nothing in it (PLUS-08).
	 *
	 * @param array[] $items The items.
	 * @return array[] `name`, `state`; `months` until it is due, `period` in months, `cents`.
	 */
	public static function renewals( array $items ) {
		$rows = array();
		foreach ( $items as $item ) {
			$is_covered = $item['bundle'] && $item['bundle']['isSubscription'];
			if ( $item['months'] > 0 && ! $is_covered ) {
				$rows[] = array(
					'name'   => $item['name'],
					'state'  => $item['state'],
					'months' => $item['months'],
					'period' => $item['months'],
					'cents'  => $item['count'] * ( $item['base'] - array_sum( array_column( $item['changes'], 'base' ) ) ),
				);
			}
			$rows = array_merge( $rows, $item['renewals'] );
		}
		return $rows;
	}

	/**
	 * The parts of an item that the price of its bundle pays for.
	 *
	 * @param array $item The item.
	 * @return string[]
	 */
	private static function covered( array $item ) {
		if ( ! $item['bundle'] ) {
			return array();
		}
		$keeps = ! $item['bundle']['isSubscription'] && $item['keepsFees'];
		return $keeps ? array( 'base', 'cardFee' ) : self::PORTIONS;
	}
}

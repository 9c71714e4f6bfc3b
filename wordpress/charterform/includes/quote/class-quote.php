<?php
/**
 * The price of an order, from what it says is ordered.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Prices an order's payload from the site's catalogue and the page config of its form alone, to the cent that the form shows
 * (SHOP-05). Plain PHP without WordPress, so that `npm run quote:wordpress` holds it against all golden orders.
 */
final class Quote {

	/** The largest total in cents: a million dollars. */
	const MAX_CENTS = 100000000;

	/**
	 * The price of an order.
	 *
	 * @param \stdClass $payload `signupData`, its JSON objects as stdClass.
	 * @param array     $config  The page config of the form.
	 * @param callable  $read    Takes the name of a list and of filings a jurisdiction or `all`, and returns the list as it goes over
	 *                           the wire: the five lists of the product service; `domains`, by their names between commas, as
	 *                           `get_domain_details` answers; `plates`; and `typed_coupons`, each with its `code`.
	 * @param Quote_Own_Roles|null $own The rules of the site's own roles.
	 * @return Quote_Result
	 */
	public static function of( \stdClass $payload, array $config, callable $read, ?Quote_Own_Roles $own = null ) {
		$catalogue = new Quote_Catalogue( $read );
		$config    = new Quote_Config( $config, $own ? $own : new Quote_Own_Roles() );
		try {
			$lines = new Quote_Lines( $payload );
			$items = self::items( $lines, $catalogue, $config );
			$items = Quote_Named::applied( $items, isset( $payload->nyop ) ? $payload->nyop : null, $catalogue, $config );
			$items = Quote_Coupons::applied( $items, $lines, $catalogue, $config );
			$items = Quote_Ledger::with_card_fees( $items, $config );
			$quote = new Quote_Result( Quote_Ledger::rows( $items ), null, Quote_Ledger::renewals( $items ) );
			if ( $quote->total > self::MAX_CENTS ) {
				throw new Quote_Fault( 'too_much' );
			}
			return $quote;
		} catch ( Quote_Fault $fault ) {
			return new Quote_Result( array(), $fault->details );
		}
	}

	/**
	 * What is ordered, by all companies.
	 *
	 * @param Quote_Lines     $lines     The lines.
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 * @return array[]
	 */
	private static function items( Quote_Lines $lines, Quote_Catalogue $catalogue, Quote_Config $config ) {
		$maker    = new Quote_Items( $catalogue, $config );
		$bundles  = new Quote_Bundles( $catalogue, $config );
		$contents = new Quote_Contents( $catalogue, $config );
		$items    = array();
		foreach ( $lines->companies as $index => $company ) {
			foreach ( $company['lines'] as $line ) {
				$within  = null;
				$item_of = static function ( array $inner ) use ( $maker, $company ) {
					return $maker->of( $inner, $company['kind'] );
				};
				$held_in = static function ( array $bundle ) use ( $lines, $line, $item_of, &$within ) {
					$within = $within ?? array_map( $item_of, $lines->within( $line ) );
					$held   = array();
					foreach ( $within as $item ) {
						$held[] = array( 'bundle' => $bundle ) + $item;
					}
					return $held;
				};
				$bundle  = $bundles->of(
					$line,
					$company['kind'],
					static function ( array $bundle ) use ( $contents, $held_in ) {
						$contents->check( $bundle, $held_in( $bundle ) );
					}
				);
				if ( $bundle ) {
					$held  = $held_in( $bundle );
					$items = array_merge( $items, array( $bundles->itself( $bundle, $held ) ), $held );
					continue;
				}
				$item   = $item_of( $line );
				$double = $index > 0 ? self::place_of( $item, $items, $config ) : null;
				if ( null === $double ) {
					$items[] = $item;
				} else {
					$items[ $double ]['count'] = 2;
				}
			}
		}
		$maker->check_terms( $items );
		return $items;
	}

	/**
	 * Where the same item of the first company is, if both get it (SUMM-09).
	 *
	 * @param array        $item   Of the second company.
	 * @param array[]      $items  Those so far.
	 * @param Quote_Config $config The page config.
	 * @return int|null
	 */
	private static function place_of( array $item, array $items, Quote_Config $config ) {
		foreach ( $items as $place => $other ) {
			$is_same = 1 === $other['count'] && $other['product'] && $other['id'] === $item['id'] && $other['way'] === $item['way'] && $other['quantity'] === $item['quantity'];
			if ( $is_same && $config->is_in_both( $item['product'] ) ) {
				return $place;
			}
		}
		return null;
	}
}

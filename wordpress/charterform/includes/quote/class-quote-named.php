<?php
/**
 * The bulk price and the price that a visitor names.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Replaces the price of registered agents by the page's bulk price, or by the price that the visitor named (NYOP-04, PROD-43, PROD-45). */
final class Quote_Named {

	/**
	 * The items with their agents at that price.
	 *
	 * @param array[]         $items     The items.
	 * @param mixed           $wire      `nyop` of the payload.
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 * @return array[]
	 * @throws Quote_Fault For a price below the page's minimum.
	 */
	public static function applied( array $items, $wire, Quote_Catalogue $catalogue, Quote_Config $config ) {
		$price = self::bulk( $items, $catalogue, $config );
		$kind  = null === $price ? 'named' : 'bulk';
		$price = null === $price ? self::named( $wire, $config ) : $price;
		foreach ( $items as $index => $item ) {
			if ( null !== $price && $item['product'] && $config->has_role( $item['product'], Quote_Roles::AGENT ) ) {
				$base            = (int) floor( $price * max( 12, $item['product']['duration'] ) / 12 + 0.5 ) * $item['quantity'];
				$items[ $index ] = Quote_Ledger::changed( $item, $kind, '', array( 'base' => $base ) );
			}
		}
		return $items;
	}

	/**
	 * The bulk price; null where the order is not for as many states.
	 *
	 * @param array[]         $items     The items.
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 * @return int|null In cents for a year and state.
	 */
	private static function bulk( array $items, Quote_Catalogue $catalogue, Quote_Config $config ) {
		$nyop  = $config->nyop();
		$price = Quote_Wire::cents( Quote_Wire::field( $nyop, 'bulkPrice' ) );
		$least = (int) Quote_Wire::number( Quote_Wire::field( $nyop, 'bulkQuantity' ) );
		if ( 'bulk' !== Quote_Wire::field( $nyop, 'mode' ) || null === $price || ! $least ) {
			return null;
		}
		$states = array();
		foreach ( $items as $item ) {
			// What a payload says of a state counts only where something is bought in it.
			if ( $item['product'] && '' !== $item['state'] && Quote_Catalogue::FEDERAL !== $item['state'] ) {
				$states[ $item['state'] ] = $item['product']['isAgent'] || ! empty( $states[ $item['state'] ] );
			}
		}
		$count = 0;
		foreach ( $states as $state => $has_agent ) {
			$count += $has_agent || $catalogue->agents_in( (string) $state ) ? 1 : 0;
		}
		return $count >= $least ? $price : null;
	}

	/**
	 * The price that the visitor named; null where the list price counts.
	 *
	 * @param mixed        $wire   `nyop` of the payload.
	 * @param Quote_Config $config The page config.
	 * @return int|null In cents for a year and state.
	 * @throws Quote_Fault For a price below the page's minimum (NYOP-05).
	 */
	private static function named( $wire, Quote_Config $config ) {
		if ( ! $config->asks_price() || true === Quote_Wire::field( $wire, 'immediateService' ) ) {
			return null;
		}
		$price = self::amount( Quote_Wire::field( $wire, 'requestedPrice' ) );
		$least = Quote_Wire::cents( Quote_Wire::field( $config->nyop(), 'minimum' ) );
		if ( $price && null !== $least && $price < $least ) {
			throw new Quote_Fault( 'too_low', array( 'min' => $least ) );
		}
		return $price ? $price : null;
	}

	/**
	 * A visitor's amount in cents. A dollar sign, blanks and commas of thousands are read past (NYOP-11).
	 *
	 * @param mixed $typed As it was typed.
	 * @return int|null Null for any other text.
	 */
	private static function amount( $typed ) {
		if ( ! is_string( $typed ) || strlen( $typed ) > 100 ) {
			return null;
		}
		$bare = trim( (string) preg_replace( '/[\p{Zs}\t]+/u', ' ', $typed ) );
		$bare = (string) preg_replace( '/^\$ ?| ?\$$/D', '', $bare );
		if ( preg_match( '/^([1-9]\d*)((?:[, ]\d{3})+)(?![\d, ])/', $bare, $groups ) ) {
			$bare = str_replace( array( ',', ' ' ), '', $groups[0] ) . substr( $bare, strlen( $groups[0] ) );
		}
		return preg_match( '/^\d{1,9}(\.\d\d?)?$/D', $bare ) ? Quote_Wire::cents( $bare ) : null;
	}
}

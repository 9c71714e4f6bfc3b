<?php
/**
 * The lines of the price list.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Makes a *line* of whatever has a price of its own: a product, or a way of filing one. */
final class Catalogue_Lines {

	/**
	 * The lines in the order of the price list, each with the keys of `line_of_product()` and `line_of_method()`.
	 *
	 * @param array[] $products Rows of products, by position.
	 * @param array[] $methods  Rows of ways of filing; the first of a group has its price.
	 * @return array by code
	 */
	public static function of( array $products, array $methods ) {
		$by_id = array();
		$lines = array();
		foreach ( $products as $product ) {
			$by_id[ (int) $product['id'] ] = $product;
		}
		$has_price = array();
		foreach ( $methods as $method ) {
			if ( ! isset( $by_id[ (int) $method['product_id'] ] ) ) {
				continue;
			}
			$line               = self::line_of_method( $method, $by_id[ (int) $method['product_id'] ] );
			$group              = "{$line['product']}.{$line['state']}.{$line['company']}";
			$line['leads']      = ! isset( $has_price[ $group ] );
			$line['led_by']     = $line['leads'] ? $line['code'] : $has_price[ $group ];
			$has_price[ $group ] = $line['led_by'];

			$lines[ $line['code'] ] = $line;
		}
		uasort( $lines, array( __CLASS__, 'compare' ) );
		foreach ( $products as $product ) {
			if ( 'filing' !== $product['list'] ) {
				$lines[ $product['code'] ] = self::line_of_product( $product );
			}
		}
		return $lines;
	}

	/**
	 * By product, state, kind of company, and then as they were added.
	 *
	 * @param array $one   A line.
	 * @param array $other Another one.
	 */
	private static function compare( $one, $other ) {
		return array( $one['position'], $one['state'], $one['company_number'], $one['id'] ) <=> array( $other['position'], $other['state'], $other['company_number'], $other['id'] );
	}

	/**
	 * The line of a way of filing.
	 *
	 * @param array $method  Its row.
	 * @param array $product The row of its product.
	 */
	private static function line_of_method( array $method, array $product ) {
		$number = array_search( $method['entity_type'], Catalogue_Places::COMPANIES, true );
		return array(
			'id'             => (int) $method['id'],
			'code'           => $method['code'],
			'list'           => 'filing',
			'product'        => $product['code'],
			'state'          => $method['jurisdiction'],
			'company'        => $method['entity_type'],
			'company_number' => false === $number ? 0 : $number + 1,
			'way'            => $method['way'],
			'locality'       => $method['locality'],
			'our_price'      => self::cents( $method['our_price'] ),
			'state_fee'      => self::cents( $method['state_fee'] ),
			'surcharge'      => (int) $method['surcharge'],
			'days'           => (int) $method['days'],
			'hours'          => (int) $method['hours'],
			'document_days'  => (int) $method['document_days'],
			'months'         => 0,
			'source_url'     => $method['source_url'],
			'verified_at'    => $method['verified_at'],
			'confirmed'      => (bool) (int) $method['confirmed'],
			'note'           => $method['note'],
			'published'      => (bool) (int) $method['published'],
		) + self::facts_of( $product );
	}

	/**
	 * What every line says of its product.
	 *
	 * @param array $product Its row.
	 */
	private static function facts_of( array $product ) {
		return array(
			'product_id' => (int) $product['id'],
			'name'       => $product['name'],
			'type'       => $product['type'],
			'sub_type'   => $product['sub_type'],
			'category'   => $product['category'],
			'kind'       => $product['kind'],
			'position'   => (int) $product['position'],
		);
	}

	/**
	 * The line of a product that is not filed.
	 *
	 * @param array $product Its row.
	 */
	private static function line_of_product( array $product ) {
		return array(
			'id'             => (int) $product['id'],
			'code'           => $product['code'],
			'list'           => $product['list'],
			'product'        => 'agent' === $product['list'] ? $product['type'] : $product['code'],
			'state'          => $product['state'],
			'company'        => '',
			'company_number' => 0,
			'way'            => '',
			'locality'       => '',
			'our_price'      => self::cents( $product['price'] ),
			'state_fee'      => null,
			'surcharge'      => 0,
			'days'           => 0,
			'hours'          => 0,
			'document_days'  => 0,
			'months'         => (int) $product['months'],
			'source_url'     => '',
			'verified_at'    => '',
			'confirmed'      => true,
			'note'           => '',
			'published'      => (bool) (int) $product['published'],
			'states'         => $product['states'],
			'companies'      => $product['companies'],
			'leads'          => true,
			'led_by'         => $product['code'],
		) + self::facts_of( $product );
	}

	/**
	 * An amount as the database gives it.
	 *
	 * @param string|null $value The value.
	 */
	private static function cents( $value ) {
		return null === $value ? null : (int) $value;
	}
}

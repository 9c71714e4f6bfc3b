<?php
/**
 * What products of an order bring along.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The filings and linked products that others of a subscription need: it covers these too (CART-05, CART-28). */
final class Quote_Needs {

	/**
	 * The page config.
	 *
	 * @var Quote_Config
	 */
	private $config;

	/**
	 * Finds what is needed by a page config.
	 *
	 * @param Quote_Config $config The page config.
	 */
	public function __construct( Quote_Config $config ) {
		$this->config = $config;
	}

	/**
	 * Whether another item needs this one, as a filing that goes with it or as its linked product (CART-05). A subscription covers these too.
	 *
	 * @param array   $item  The item.
	 * @param array[] $items All of the bundle.
	 * @param string  $place Where the bundle is ordered, and what it links.
	 * @return bool
	 */
	public function include_item( array $item, array $items, $place ) {
		$plain = static function ( $name ) {
			return preg_replace( '/[^a-z\d]+/', '_', strtolower( trim( $name ) ) );
		};
		$names = array( $plain( $item['name'] ), $plain( $item['product']['type'] ) );
		foreach ( $items as $other ) {
			if ( $other['id'] === $item['id'] ) {
				continue;
			}
			$linked = $this->linked( $other );
			if ( '' !== $linked && $this->config->has_role( $item['product'], $linked ) && in_array( $item['state'], array( '', Quote_Catalogue::FEDERAL, $place ), true ) ) {
				return true;
			}
			foreach ( isset( $other['way'] ) && $item['product']['isFiling'] ? $other['way']['dependents'] : array() as $info ) {
				if ( in_array( $plain( Quote_Wire::text( Quote_Wire::field( $info, 'filing_name' ) ) ), $names, true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * How many products others bring along.
	 *
	 * @param array[] $items All of the bundle.
	 * @return int
	 */
	public function count( array $items ) {
		$count = 0;
		foreach ( $items as $item ) {
			$count += ( $item['way'] ? count( $item['way']['dependents'] ) : 0 ) + ( '' === $this->linked( $item ) ? 0 : 1 );
		}
		return $count;
	}

	/**
	 * The role of the product that an item brings along (CART-05).
	 *
	 * @param array $item The item.
	 * @return string '' for none.
	 */
	private function linked( array $item ) {
		return Quote_Wire::text( Quote_Wire::field( $this->config->binding_of( $item['product'] ), 'linkedProduct' ) );
	}
}

<?php
/**
 * What is ordered, with its list price.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Makes priced items of the lines of products, as the form's cart does (CART-01): price × quantity, and for a filing the fee and
 * surcharge of its way (PRICE-07, PRICE-13). What is not sold in a state or to a kind of company is refused (PROD-12, PROD-19,
 * PROD-20, SHOP-06).
 */
final class Quote_Items {

	/** What an item has before its fees and price changes are known: how often it is paid, and by which bundle. */
	const NEW_ITEM = array(
		'surcharge' => 0,
		'stateFee'  => 0,
		'cardFee'   => 0,
		'count'     => 1,
		'bundle'    => null,
		'keepsFees' => false,
		'changes'   => array(),
		'months'    => 0,
		'renewals'  => array(),
	);

	/**
	 * The catalogue.
	 *
	 * @var Quote_Catalogue
	 */
	private $catalogue;

	/**
	 * The page config.
	 *
	 * @var Quote_Config
	 */
	private $config;

	/**
	 * The states that the order says something of, by code.
	 *
	 * @var bool[]
	 */
	private $states = array();

	/**
	 * Makes items of one order.
	 *
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 */
	public function __construct( Quote_Catalogue $catalogue, Quote_Config $config ) {
		$this->catalogue = $catalogue;
		$this->config    = $config;
	}

	/**
	 * The item of a product's line.
	 *
	 * @param array  $line As `Quote_Lines` reads it.
	 * @param string $kind The kind of company.
	 * @return array
	 * @throws Quote_Fault Where it is not sold.
	 */
	public function of( array $line, $kind ) {
		list( $product, $way ) = $this->found( $line );
		$this->config->check_known( $product );
		$item = array(
			'product'   => $product,
			'way'       => $way,
			'kind'      => $kind,
			'id'        => $product['id'],
			'name'      => $product['name'],
			'state'     => $product['state'],
			'quantity'  => $line['quantity'],
			'base'      => $product['price'] * $line['quantity'],
			'keepsFees' => $this->config->keeps_fees( $product ),
			'months'    => $product['duration'],
		) + self::NEW_ITEM;
		if ( $product['isFiling'] ) {
			$this->check_way( $item );
			$item['state']     = Quote_Filing::EVERYWHERE === $way['state'] ? Quote_Catalogue::FEDERAL : $way['state'];
			$item['stateFee']  = $way['cost'] * $line['quantity'];
			$item['surcharge'] = $way['surcharge'] * $line['quantity'];
		}
		if ( $this->config->has_role( $product, Quote_Roles::DOMAIN ) ) {
			list( $item['base'], $item['renewals'] ) = ( new Quote_Services( $this->catalogue ) )->domains( $line, $this->config->max_years() );
			$item['months'] = 0;
		}
		if ( $this->config->has_role( $product, Quote_Roles::PLATES ) ) {
			$item['surcharge'] += ( new Quote_Services( $this->catalogue ) )->plate( $line ) * $line['quantity'];
		}
		$stated        = Quote_Wire::text( Quote_Wire::field( $line['data'], 'state' ) );
		$item['where'] = '' !== $stated && ( '' === $item['state'] || Quote_Catalogue::FEDERAL === $item['state'] ) ? $stated : $item['state'];
		if ( '' !== $item['where'] && Quote_Catalogue::FEDERAL !== $item['where'] ) {
			$this->states[ $item['where'] ] = true;
		}
		return $item;
	}

	/**
	 * Refuses items that are not sold to this company or in these states. All items are known by then.
	 *
	 * @param array[] $items The items.
	 * @throws Quote_Fault Where one is not sold.
	 */
	public function check_terms( array $items ) {
		foreach ( $items as $item ) {
			if ( ! $item['product'] ) {
				continue;
			}
			$is_placed = '' !== $item['where'] && Quote_Catalogue::FEDERAL !== $item['where'];
			$states    = $is_placed ? array( $item['where'] ) : array_map( 'strval', array_keys( $this->states ) );
			Quote_Terms::check( $item, $this->config->terms_of( $item['product'] ), $states, $this->config->form_type );
		}
	}

	/**
	 * The product of a line, and its way of filing. Of an agent that several states sell under one id the dearest counts.
	 *
	 * @param array $line As `Quote_Lines` reads it.
	 * @return array The product and the way; no way where it is not filed.
	 * @throws Quote_Fault Where there is none.
	 */
	private function found( array $line ) {
		$products = $this->catalogue->products( $line['id'] );
		$found    = null;
		foreach ( $products as $product ) {
			if ( $product['isFiling'] ) {
				$ways = Quote_Filing::ways( $product );
				if ( isset( $ways[ $line['way'] ] ) ) {
					return array( $product, $ways[ $line['way'] ] );
				}
			} elseif ( '' === $line['way'] && ( ! $found || $found['price'] < $product['price'] ) ) {
				$found = $product;
			}
		}
		if ( ! $found ) {
			$id = array( 'id' => $line['id'] );
			throw $products ? new Quote_Fault( 'filing', $id + array( 'product' => $products[0]['name'] ) ) : new Quote_Fault( 'unknown', $id );
		}
		return array( $found, null );
	}

	/**
	 * Refuses a way of filing that is not for the kind of company.
	 *
	 * @param array $item The item.
	 * @throws Quote_Fault Where it is not.
	 */
	private function check_way( array $item ) {
		if ( ! in_array( $item['way']['id'], array_column( Quote_Filing::choices( $item['product'], $item['way'], $item['kind'] ), 'id' ), true ) ) {
			throw new Quote_Fault(
				'kind',
				array(
					'id'      => $item['id'],
					'product' => $item['name'],
					'kind'    => $item['kind'],
				)
			);
		}
	}
}

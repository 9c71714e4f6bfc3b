<?php
/**
 * What a bundle may hold.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Refuses what a payload puts into a bundle but the page config and the catalogue do not (CART-20 to CART-33, SHOP-05). */
final class Quote_Contents {

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
	 * What products bring along.
	 *
	 * @var Quote_Needs
	 */
	private $needs;

	/**
	 * Checks bundles of one order.
	 *
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 */
	public function __construct( Quote_Catalogue $catalogue, Quote_Config $config ) {
		$this->catalogue = $catalogue;
		$this->config    = $config;
		$this->needs     = new Quote_Needs( $config );
	}

	/**
	 * Refuses a bundle with other contents than its own.
	 *
	 * @param array   $bundle As `Quote_Bundles` reads it.
	 * @param array[] $items  What the payload puts into it.
	 * @throws Quote_Fault Where something does not belong to it.
	 */
	public function check( array $bundle, array $items ) {
		$place = $this->place_of( $bundle, $items );
		$seen  = array();
		$spare = $this->needs->count( $items );
		foreach ( $items as $item ) {
			$key   = $item['id'] . '|' . ( $item['product']['isFiling'] ? $item['state'] : '' );
			$is    = $item['product']['isAgent'] ? $this->is_agent_of( $bundle, $item, $place ) : $this->is_of( $bundle, $item, $place );
			$needs = ! $is && $bundle['isSubscription'] && $this->needs->include_item( $item, $items, $place );
			// Each need brings one product.
			$spare -= $needs ? 1 : 0;
			if ( isset( $seen[ $key ] ) || ! ( $is || $needs ) || $spare < 0 || ! $this->is_whole( $bundle, $item ) ) {
				throw self::foreign( $bundle, $item );
			}
			$seen[ $key ] = true;
		}
		$agents = array_filter( array_column( $items, 'product' ), array( __CLASS__, 'is_agent' ) );
		$states = array_unique( array_column( $agents, 'state' ) );
		if ( count( $states ) < count( $agents ) || ( $bundle['count'] && count( $agents ) > $bundle['count'] ) ) {
			throw self::foreign( $bundle, array( 'name' => reset( $agents )['name'] ) );
		}
	}

	/**
	 * Whether a product is a registered agent.
	 *
	 * @param array $product The product.
	 * @return bool
	 */
	private static function is_agent( array $product ) {
		return $product['isAgent'];
	}

	/**
	 * The state that a bundle is ordered in: its own, or that of its first filing, or else of its first agent.
	 *
	 * @param array   $bundle The bundle.
	 * @param array[] $items  What is in it.
	 * @return string '' where nothing says it.
	 * @throws Quote_Fault Where it is not sold there.
	 */
	private function place_of( array $bundle, array $items ) {
		$place = $bundle['state'];
		foreach ( array( 'isFiling', 'isAgent' ) as $first ) {
			foreach ( $items as $item ) {
				$is_in_state = $item['product'][ $first ] && '' !== $item['state'] && Quote_Catalogue::FEDERAL !== $item['state'];
				$place       = '' === $place && $is_in_state && ! $this->needs->include_item( $item, $items, '' ) ? $item['state'] : $place;
			}
		}
		$limit = true === Quote_Wire::field( $bundle['config'], 'jurisdiction_limit_toggle' ) ? Quote_Wire::ids( Quote_Wire::field( $bundle['config'], 'jurisdiction_limit_select' ) ) : null;
		if ( null !== $limit && '' !== $place && ! in_array( $place, $limit, true ) ) {
			throw new Quote_Fault(
				'state',
				array(
					'id'      => $bundle['id'],
					'product' => $bundle['name'],
					'state'   => $place,
				)
			);
		}
		return $place;
	}

	/**
	 * Whether a bundle holds a product that is no agent.
	 *
	 * @param array  $bundle The bundle.
	 * @param array  $item   The product's item.
	 * @param string $place  Where the bundle is ordered.
	 * @return bool
	 */
	private function is_of( array $bundle, array $item, $place ) {
		$is_expedite = true === Quote_Wire::field( $bundle['config'], 'expedited_processing_toggle' )
			&& true !== Quote_Wire::field( $bundle['config'], 'expeditedProcessingOptInToggle' )
			&& $this->config->has_role( $item['product'], Quote_Roles::EXPEDITE );
		$is_here     = ! $item['product']['isFiling'] || in_array( $item['state'], array( $place, Quote_Catalogue::FEDERAL ), true );
		return $is_here && ( $is_expedite || in_array( $item['id'], $bundle['products'], true ) );
	}

	/**
	 * Whether a bundle holds an agent: one that it names, or in a state of which it names none, one of a term that it names (CART-33).
	 *
	 * @param array  $bundle The bundle.
	 * @param array  $item   The agent's item.
	 * @param string $place  Where the bundle is ordered.
	 * @return bool
	 */
	private function is_agent_of( array $bundle, array $item, $place ) {
		$is_named = in_array( $item['id'], $bundle['products'], true );
		if ( ! $bundle['count'] ) {
			return $is_named && $item['state'] === $place;
		}
		foreach ( $is_named ? array() : $this->catalogue->agents_in( $item['state'] ) as $agent ) {
			if ( in_array( $agent['id'], $bundle['products'], true ) ) {
				return false;
			}
		}
		$terms = array();
		foreach ( $bundle['products'] as $id ) {
			$terms = array_merge( $terms, array_column( array_filter( $this->catalogue->products( $id ), array( __CLASS__, 'is_agent' ) ), 'duration' ) );
		}
		return $is_named || in_array( $item['product']['duration'], $terms, true );
	}

	/**
	 * Whether a product is in the bundle in as many pieces, and filed in such a way, as the page says (OPT-17, CART-30).
	 *
	 * @param array $bundle The bundle.
	 * @param array $item   The product's item.
	 * @return bool
	 */
	private function is_whole( array $bundle, array $item ) {
		$is_domain = $this->config->has_role( $item['product'], Quote_Roles::DOMAIN );
		if ( $item['quantity'] !== ( $is_domain ? 1 : $this->config->quantity_of( $item['product'] ) ) ) {
			return false;
		}
		$line = $item['way'] ? $this->entry_of( $bundle, $item ) : null;
		if ( ! $line ) {
			return true;
		}
		$speeds = Quote_Wire::ids( Quote_Wire::field( $line, 'filingOptionSpeeds' ) );
		$way    = $item['way'];
		if ( true === Quote_Wire::field( $line, 'showFilingOptionsToggle' ) && ( ! $speeds || in_array( $way['id'], $speeds, true ) || in_array( $way['type'], $speeds, true ) ) ) {
			return true;
		}
		// Where nothing can be chosen it is the first way, or the second one of an expedited filing (OPT-14).
		$ways = Quote_Filing::local( Quote_Filing::choices( $item['product'], $way, $item['kind'] ), $way['local'] );
		$own  = array_values( array_filter( array_column( $ways, 'local' ), 'strlen' ) );
		return in_array( $way['id'], array_column( array_slice( $ways, 0, $own ? count( $ways ) : 2 ), 'id' ), true );
	}

	/**
	 * What a bundle says of one of its products, named by id, type or `saveAs` (CART-22).
	 *
	 * @param array $bundle The bundle.
	 * @param array $item   The product's item.
	 * @return mixed Null for nothing.
	 */
	private function entry_of( array $bundle, array $item ) {
		$names = array_filter( array( $item['id'], $item['product']['type'], $this->config->binding_of( $item['product'] )['saveAs'] ), 'strlen' );
		foreach ( Quote_Wire::entries( Quote_Wire::field( $bundle['config'], 'lineItems' ) ) as $entry ) {
			if ( in_array( Quote_Wire::id( $entry, 'product' ), $names, true ) ) {
				return $entry;
			}
		}
		return null;
	}

	/**
	 * The refusal of what does not belong to a bundle.
	 *
	 * @param array $bundle The bundle.
	 * @param array $item   The item.
	 * @return Quote_Fault
	 */
	private static function foreign( array $bundle, array $item ) {
		return new Quote_Fault(
			'bundle',
			array(
				'id'      => $bundle['id'],
				'product' => $item['name'],
				'bundle'  => $bundle['name'],
			)
		);
	}
}

<?php
/**
 * The catalogue as a price needs it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Finds products, coupons and subscriptions in the lists of a catalogue. Lists are indexed by id and a product is read when it
 * is asked for, since an order names few of hundreds.
 */
final class Quote_Catalogue {

	/** The jurisdiction of federal filings in rows of a ledger. */
	const FEDERAL = 'US';

	/** The lists of products; an order finds a product in the first that has it. */
	const LISTS = array( 'registered_agent_products', 'filing_products', 'simple_products' );

	/**
	 * Reads a list.
	 *
	 * @var callable
	 */
	private $read;

	/**
	 * Entries by list and id.
	 *
	 * @var array
	 */
	private $index = array();

	/**
	 * A catalogue.
	 *
	 * @param callable $read Takes a list's name and of filings a jurisdiction or `all`; returns the list as it goes over the wire.
	 */
	public function __construct( callable $read ) {
		$this->read = $read;
	}

	/**
	 * The entries of a list that have an id; an id may be sold in several jurisdictions.
	 *
	 * @param string $list Its name.
	 * @param string $id   The id.
	 * @return array
	 */
	private function entries( $list, $id ) {
		$ids = $this->indexed( $list );
		return isset( $ids[ $id ] ) ? $ids[ $id ] : array();
	}

	/**
	 * A list by id.
	 *
	 * @param string $list Its name.
	 * @return array
	 */
	private function indexed( $list ) {
		if ( ! isset( $this->index[ $list ] ) ) {
			$names = in_array( $list, self::LISTS, true ) ? array( 'product_id', 'id' ) : array( 'id' );
			$ids   = array();
			foreach ( Quote_Wire::entries( call_user_func( $this->read, $list, 'filing_products' === $list ? 'all' : '' ) ) as $wire ) {
				$ids[ Quote_Wire::id( $wire, ...$names ) ][] = $wire;
			}
			unset( $ids[''] );
			$this->index[ $list ] = $ids;
		}
		return $this->index[ $list ];
	}

	/**
	 * What a list says where it is asked about names, such as of domains.
	 *
	 * @param string $list  Its name.
	 * @param string $names What is asked about.
	 * @return array
	 */
	public function ask( $list, $names = '' ) {
		return Quote_Wire::entries( call_user_func( $this->read, $list, $names ) );
	}

	/**
	 * The products with an id, each as `product()` reads it.
	 *
	 * @param string $id The id.
	 * @return array[]
	 */
	public function products( $id ) {
		$found = array();
		foreach ( self::LISTS as $list ) {
			foreach ( $this->entries( $list, $id ) as $wire ) {
				$product = self::product( $wire, $list );
				if ( $product ) {
					$found[] = $product;
				}
			}
		}
		return $found;
	}

	/**
	 * The registered agents of a state.
	 *
	 * @param string $state Its code.
	 * @return array[]
	 */
	public function agents_in( $state ) {
		$agents = array();
		foreach ( $this->indexed( self::LISTS[0] ) as $entries ) {
			foreach ( $entries as $wire ) {
				$agent = self::state_of_agent( $wire ) === $state ? self::product( $wire, self::LISTS[0] ) : null;
				if ( $agent ) {
					$agents[] = $agent;
				}
			}
		}
		return $agents;
	}

	/**
	 * The first coupon of the catalogue with an id that is not malformed (PRICE-01).
	 *
	 * @param string $id The id.
	 * @return array|null
	 */
	public function coupon( $id ) {
		foreach ( $this->entries( 'coupons', $id ) as $wire ) {
			$coupon = self::read_coupon( $id, $wire );
			if ( $coupon ) {
				return $coupon;
			}
		}
		return null;
	}

	/**
	 * The coupon that counts by a code alone (PLUS-02).
	 *
	 * @param string $id   Its id.
	 * @param string $code Its code, as `Quote_Coupons::code()` reads it.
	 * @return array|null
	 */
	public function typed_coupon( $id, $code ) {
		foreach ( $this->entries( 'typed_coupons', $id ) as $wire ) {
			$coupon = Quote_Coupons::code( Quote_Wire::text( Quote_Wire::field( $wire, 'code' ) ) ) === $code ? self::read_coupon( $id, $wire ) : null;
			if ( $coupon ) {
				return $coupon;
			}
		}
		return null;
	}

	/**
	 * Reads a coupon.
	 *
	 * @param string $id   Its id.
	 * @param mixed  $wire As it goes over the wire.
	 * @return array|null Null for a malformed one.
	 */
	private static function read_coupon( $id, $wire ) {
		$dollars = Quote_Wire::optional_cents( Quote_Wire::field( $wire, 'dollar_value' ) );
		$percent = Quote_Wire::field( $wire, 'percent_value' );
		$percent = null === $percent || '' === $percent || false === $percent ? 0 : $percent;
		if ( null === $dollars || ! is_numeric( $percent ) || $percent < 0 || $percent > 100 ) {
			return null;
		}
		return array(
			'id'       => $id,
			'name'     => Quote_Wire::text( Quote_Wire::field( $wire, 'name' ) ),
			'products' => Quote_Wire::ids( Quote_Wire::field( $wire, 'product_id_restrictions' ) ),
			'dollars'  => $dollars,
			'percent'  => $percent + 0,
			'bundled'  => true === Quote_Wire::field( $wire, 'bundled' ),
			'bundle'   => Quote_Wire::id( $wire, 'bundleID' ),
		);
	}

	/** The ids of the coupons, in the order of the list. */
	public function coupon_ids() {
		return array_map( 'strval', array_keys( $this->indexed( 'coupons' ) ) );
	}

	/**
	 * A subscription of the catalogue (CART-26).
	 *
	 * @param string $id Its id.
	 * @return array|null
	 */
	public function subscription( $id ) {
		foreach ( $this->entries( 'subscription_bundles', $id ) as $wire ) {
			$subscription = array(
				'id'       => $id,
				'name'     => Quote_Wire::text( Quote_Wire::field( $wire, 'name' ) ),
				'state'    => Quote_Wire::text( Quote_Wire::field( $wire, 'jurisdiction' ) ),
				'products' => Quote_Wire::ids( Quote_Wire::field( $wire, 'product_ids' ) ),
				'LLC'      => Quote_Wire::cents( Quote_Wire::field( $wire, 'llc_price' ) ),
				'Corp'     => Quote_Wire::cents( Quote_Wire::field( $wire, 'corp_price' ) ),
			);
			if ( ! in_array( null, $subscription, true ) && '' !== $subscription['state'] ) {
				return $subscription;
			}
		}
		return null;
	}

	/**
	 * Reads a product.
	 *
	 * @param mixed  $wire As it goes over the wire.
	 * @param string $list The list that it is in.
	 * @return array|null Null for a malformed one, which nobody sells.
	 */
	private static function product( $wire, $list ) {
		$product = array(
			'id'       => Quote_Wire::id( $wire, 'product_id', 'id' ),
			'price'    => Quote_Wire::cents( Quote_Wire::field( $wire, 'price' ) ),
			'duration' => Quote_Wire::number( Quote_Wire::field( $wire, 'duration' ) ),
			'state'    => self::state_of_agent( $wire ),
			'isFiling' => 'filing_products' === $list,
			'isAgent'  => '' !== self::state_of_agent( $wire ),
			'methods'  => Quote_Wire::entries( Quote_Wire::field( $wire, 'filing_methods' ) ),
		);
		foreach ( array( 'name', 'type', 'sub_type', 'category' ) as $name ) {
			$product[ $name ] = Quote_Wire::text( Quote_Wire::field( $wire, $name ) );
		}
		return null === $product['price'] || '' === $product['name'] ? null : $product;
	}

	/**
	 * The state of a registered agent; '' of any other product.
	 *
	 * @param mixed $wire As it goes over the wire.
	 * @return string
	 */
	private static function state_of_agent( $wire ) {
		return Quote_Wire::text( Quote_Wire::field( Quote_Wire::field( Quote_Wire::field( $wire, 'registered_agent' ), 'jurisdiction' ), 'abbreviation' ) );
	}
}

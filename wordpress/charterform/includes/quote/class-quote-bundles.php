<?php
/**
 * The bundles of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Makes items of bundles and subscriptions with what they hold (CART-19 to CART-33). A bundle's price covers only what the page
 * config or the catalogue puts into it: whatever else a payload claims to be in it is refused.
 */
final class Quote_Bundles {

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
	 * Finds bundles of one order.
	 *
	 * @param Quote_Catalogue $catalogue The catalogue.
	 * @param Quote_Config    $config    The page config.
	 */
	public function __construct( Quote_Catalogue $catalogue, Quote_Config $config ) {
		$this->catalogue = $catalogue;
		$this->config    = $config;
	}

	/**
	 * The bundle that a line orders, once its contents are checked; null for any other product. Of bundles that share an id, with
	 * limits of their own, it is the first that has these contents (CART-21). A product that shares its id with a subscription
	 * has a name in the page config, `saveAs`.
	 *
	 * @param array    $line  As `Quote_Lines` reads it.
	 * @param string   $kind  The kind of company.
	 * @param callable $check Checks the contents of a bundle; throws a `Quote_Fault`.
	 * @return array|null `id`, `name`, `state`, `price`, `products`, `count` of agents, `config`, `facade`, `isSubscription`
	 * @throws Quote_Fault Where it is not sold, by the first of them that is for the state and kind of company.
	 */
	public function of( array $line, $kind, callable $check ) {
		if ( '' !== $line['saveAs'] || '' !== $line['way'] ) {
			return null;
		}
		$first = null;
		foreach ( $this->config->bundles( $line['id'] ) ?: array( null ) as $set ) {
			try {
				$bundle = $this->read( $line, $kind, $set );
				if ( $bundle ) {
					$check( $bundle );
				}
				return $bundle;
			} catch ( Quote_Fault $fault ) {
				$first = ! $first || ( self::is_of_limit( $first ) && ! self::is_of_limit( $fault ) ) ? $fault : $first;
			}
		}
		throw $first;
	}

	/**
	 * Whether a bundle is for other states or kinds of company.
	 *
	 * @param Quote_Fault $fault Why it is refused.
	 */
	private static function is_of_limit( Quote_Fault $fault ) {
		return in_array( $fault->details['reason'], array( 'state', 'kind' ), true );
	}

	/**
	 * Reads a bundle of the page config, or a subscription of the catalogue.
	 *
	 * @param array      $line As `Quote_Lines` reads it.
	 * @param string     $kind The kind of company.
	 * @param array|null $set  The bundle of the page config, if there is one.
	 * @return array|null As `of()` returns it.
	 * @throws Quote_Fault Where it is not sold.
	 */
	private function read( array $line, $kind, $set ) {
		$is_regular   = $set && 'subscription' !== Quote_Wire::field( $set, 'bundle_type' );
		$subscription = $set ? null : $this->catalogue->subscription( $line['id'] );
		if ( ! $set && ! $subscription ) {
			return null;
		}
		$yearly = Quote_Wire::cents( Quote_Wire::field( $set, 'price' ) );
		$bundle = array(
			'id'             => $line['id'],
			'name'           => $subscription ? $subscription['name'] : $this->name_of( $line['id'], $set ),
			'state'          => $subscription ? $subscription['state'] : '',
			'price'          => $yearly,
			'products'       => $subscription ? $subscription['products'] : Quote_Wire::ids( Quote_Wire::field( $set, 'product_ids' ) ),
			'count'          => (int) Quote_Wire::number( Quote_Wire::field( $set, 'ra_product_count' ) ),
			'config'         => (array) Quote_Wire::field( $set, 'config' ),
			'facade'         => $is_regular && true === Quote_Wire::field( $set, 'use_facade' ),
			'isSubscription' => ! $is_regular,
		);
		$this->check_kind( $bundle, $kind );
		if ( ! $is_regular ) {
			$yearly          = $set && 'subscription' === Quote_Wire::field( $set, 'bundle_type' ) ? $yearly : $subscription[ Quote_Filing::plain( $kind ) ];
			$bundle['price'] = null === $yearly ? null : (int) floor( $yearly / 12 + 0.5 );
		}
		if ( null === $bundle['price'] || 1 !== $line['quantity'] ) {
			throw self::not_sold( $bundle );
		}
		return $bundle;
	}

	/**
	 * The item of a bundle itself, without what it holds.
	 *
	 * @param array $bundle   As `of()` returns it.
	 * @param array $contents Its items.
	 * @return array
	 */
	public function itself( array $bundle, array $contents ) {
		$state = $bundle['state'];
		if ( $bundle['isSubscription'] && '' === $state ) {
			$states = array_diff( array_column( $contents, 'state' ), array( '', Quote_Catalogue::FEDERAL ) );
			$state  = (string) reset( $states );
		}
		return array(
			'product'   => null,
			'id'        => $bundle['id'],
			'name'      => $bundle['name'],
			'state'     => $state,
			'quantity'  => 1,
			'base'      => $bundle['price'],
			'months'    => $bundle['isSubscription'] ? 1 : 0,
		) + Quote_Items::NEW_ITEM;
	}

	/**
	 * Refuses a kind of company that a bundle is not for (CART-21, CART-27).
	 *
	 * @param array  $bundle The bundle.
	 * @param string $kind   The kind.
	 * @throws Quote_Fault Where it is not.
	 */
	private function check_kind( array $bundle, $kind ) {
		$kind  = Quote_Filing::plain( $kind );
		$kinds = true === Quote_Wire::field( $bundle['config'], 'entity_type_limit_toggle' ) ? Quote_Wire::ids( Quote_Wire::field( $bundle['config'], 'entity_type_limit_select' ) ) : null;
		if ( $bundle['isSubscription'] ) {
			$kinds = array_intersect( null === $kinds ? array( 'LLC', 'Corp' ) : $kinds, array( 'LLC', 'Corp' ) );
		}
		if ( $bundle['isSubscription'] && ! $this->config->sells_subscriptions() ) {
			throw self::not_sold( $bundle );
		}
		if ( null !== $kinds && ! in_array( $kind, $kinds, true ) ) {
			throw new Quote_Fault(
				'kind',
				array(
					'id'      => $bundle['id'],
					'product' => $bundle['name'],
					'kind'    => $kind,
				)
			);
		}
	}

	/**
	 * The refusal of a bundle.
	 *
	 * @param array $bundle The bundle.
	 * @return Quote_Fault
	 */
	private static function not_sold( array $bundle ) {
		return new Quote_Fault(
			'unknown',
			array(
				'id'      => $bundle['id'],
				'product' => $bundle['name'],
			)
		);
	}

	/**
	 * The name of a bundle of the page config: its own, or else that of the product with its id.
	 *
	 * @param string     $id  The id.
	 * @param array|null $set The bundle of the page config.
	 * @return string '' where there is none.
	 */
	private function name_of( $id, $set ) {
		$own      = Quote_Wire::field( $set, 'name' );
		$products = $this->catalogue->products( $id );
		return is_string( $own ) ? $own : ( $products ? $products[0]['name'] : '' );
	}
}

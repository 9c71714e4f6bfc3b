<?php
/**
 * The page config as a price needs it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads bindings, bundles and named prices of a page config, which its site has not checked. */
final class Quote_Config {

	/** The categories of mail, whose products share the binding of all mail (MAIL-10). */
	const MAIL = array( 'mail-forwarding', 'mail_forwarding', 'virtual_office' );

	/**
	 * The form.
	 *
	 * @var string
	 */
	public $form_type;

	/**
	 * The page config.
	 *
	 * @var array
	 */
	private $config;

	/**
	 * Bindings by role.
	 *
	 * @var array
	 */
	private $bindings;

	/**
	 * The rules of the site's own roles.
	 *
	 * @var Quote_Own_Roles
	 */
	private $own;

	/**
	 * A page config.
	 *
	 * @param array           $config As its page prints it.
	 * @param Quote_Own_Roles $own    The rules of the site's own roles.
	 */
	public function __construct( array $config, Quote_Own_Roles $own ) {
		$this->config    = $config;
		$this->own       = $own;
		$this->form_type = Quote_Wire::text( Quote_Wire::field( $config, 'formType' ) );
		$this->bindings  = (array) Quote_Wire::field( $config, 'products' ) + (array) Quote_Wire::field( $config, 'filingProducts' );
	}

	/**
	 * The role that is bound to a product, by its id or one of its options.
	 *
	 * @param string $id Of the product.
	 * @return string|null
	 */
	public function role_of( $id ) {
		foreach ( $this->bindings as $role => $binding ) {
			$ids = array( Quote_Wire::id( $binding, 'product_id' ) );
			foreach ( Quote_Wire::entries( Quote_Wire::field( $binding, 'options' ) ) as $option ) {
				$ids[] = Quote_Wire::id( $option, 'product_id' );
			}
			if ( in_array( $id, $ids, true ) ) {
				return (string) $role;
			}
		}
		return null;
	}

	/**
	 * The binding of a role; an empty one where the page config has none.
	 *
	 * @param string $role The role.
	 * @return array
	 */
	public function binding( $role ) {
		return isset( $this->bindings[ $role ] ) ? (array) $this->bindings[ $role ] : array();
	}

	/**
	 * The binding of a product: of the role bound to it, or else of the role of its type (PROD-34).
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return array with `role` and `saveAs`
	 */
	public function binding_of( array $product ) {
		$role    = $this->role_of( $product['id'] );
		$role    = null === $role ? Quote_Roles::of_product( $product ) : $role;
		$binding = $this->binding( $role );
		return array(
			'role'   => $role,
			'saveAs' => isset( $binding['saveAs'] ) ? Quote_Wire::text( $binding['saveAs'] ) : $role,
		) + $binding;
	}

	/**
	 * Whether a product has a role, by its type or by the page's binding.
	 *
	 * @param array  $product As `Quote_Catalogue` reads it.
	 * @param string $role    The role.
	 * @return bool
	 */
	public function has_role( array $product, $role ) {
		$own = $this->binding( $role );
		$own = isset( $own['saveAs'] ) ? Quote_Wire::text( $own['saveAs'] ) : $role;
		return Quote_Roles::type_of( $role ) === $product['type'] || $this->binding_of( $product )['saveAs'] === $own;
	}

	/**
	 * How many pieces of a product a bundle holds.
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return int
	 */
	public function quantity_of( array $product ) {
		return max( 1, (int) Quote_Wire::number( Quote_Wire::field( $this->binding_of( $product ), 'quantity' ) ) );
	}

	/**
	 * Whether both companies of a double order get a product (SUMM-09).
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return bool
	 */
	public function is_in_both( array $product ) {
		$set = Quote_Wire::field( $this->binding_of( $product ), 'includedInBothCompanies' );
		return Quote_Roles::DOUBLE_FORM === $this->form_type && ( null === $set ? in_array( Quote_Roles::of_product( $product ), Quote_Roles::IN_BOTH, true ) : true === $set );
	}

	/**
	 * The terms on which a product is sold: the page's come before those of its role.
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return array
	 */
	public function terms_of( array $product ) {
		$binding = $this->binding_of( $product );
		$is_mail = in_array( $product['category'], self::MAIL, true ) && ! Quote_Roles::is_known( $binding['role'] );
		$builtin = Quote_Roles::terms( $is_mail ? Quote_Roles::MAIL : Quote_Roles::of_product( $product ), $this->form_type );
		return $binding + Quote_Roles::terms( $binding['role'], $this->form_type ) + $builtin + $this->own->terms( $product );
	}

	/**
	 * Refuses a product whose rules nobody here knows, since its price could not be proved (SHOP-06).
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @throws Quote_Fault Where they are not known.
	 */
	public function check_known( array $product ) {
		$is_ours = Quote_Roles::is_known( $this->binding_of( $product )['role'] ) || Quote_Roles::is_known( Quote_Roles::of_product( $product ) );
		if ( ! $is_ours && ! in_array( $product['category'], self::MAIL, true ) && ! $this->own->is_told( $product ) ) {
			throw new Quote_Fault( 'unknown', array( 'id' => $product['id'] ) );
		}
	}

	/**
	 * Whether the fees of a product are charged beside the price of a bundle (SUMM-07).
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return bool
	 */
	public function keeps_fees( array $product ) {
		return in_array( Quote_Roles::of_type( $product['type'] ), Quote_Roles::KEEP_FEES, true ) || $this->own->keeps_fees( $product );
	}

	/**
	 * The bundles of the page config with an id (CART-19): several where their limits differ.
	 *
	 * @param string $id Their id.
	 * @return array[]
	 */
	public function bundles( $id ) {
		$found = array();
		foreach ( Quote_Wire::entries( Quote_Wire::field( $this->config, 'bundles' ) ) as $bundle ) {
			if ( Quote_Wire::id( $bundle, 'product_id' ) === $id ) {
				$found[] = (array) $bundle;
			}
		}
		return $found;
	}

	/** Whether the page sells monthly subscriptions. */
	public function sells_subscriptions() {
		$types = array_column( Quote_Wire::entries( Quote_Wire::field( $this->config, 'bundles' ) ), 'bundle_type' );
		return true === Quote_Wire::field( Quote_Wire::field( $this->config, 'flags' ), 'subscriptionBundles' ) || in_array( 'subscription', $types, true );
	}

	/** Whether the page has a box for a coupon's code. */
	public function takes_coupons() {
		return true === Quote_Wire::field( Quote_Wire::field( $this->config, 'layout' ), 'coupon' );
	}

	/** The card fee of a free formation, in hundredths of a percent. */
	public function card_fee() {
		$percent = Quote_Wire::field( Quote_Wire::field( $this->config, 'payment' ), 'cardFee' );
		$is_one  = ( is_int( $percent ) || is_float( $percent ) ) && $percent >= 0 && $percent <= 100;
		return (int) floor( ( $is_one ? $percent : 5 ) * 100 + 0.5 );
	}

	/** The settings of named and bulk prices; an empty array without. */
	public function nyop() {
		return (array) Quote_Wire::field( $this->config, 'nyop' );
	}

	/** Whether the form asks the visitor for a price (NYOP-01): by its own steps, or by those of the page config. */
	public function asks_price() {
		$steps = (array) Quote_Wire::field( $this->config, 'steps' );
		$asks  = 'RASignupForm' === $this->form_type;
		array_walk_recursive(
			$steps,
			static function ( $value ) use ( &$asks ) {
				$asks = $asks || 'NamedPrice' === $value;
			}
		);
		return $asks && 'full' === Quote_Wire::field( $this->nyop(), 'mode' );
	}

	/** For how many years a domain can be registered. */
	public function max_years() {
		$years = (int) Quote_Wire::number( Quote_Wire::field( Quote_Wire::field( $this->config, 'domains' ), 'maxDuration' ) );
		return $years ? $years : 10;
	}
}

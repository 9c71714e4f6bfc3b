<?php
/**
 * The roles that the site itself adds.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The rules of roles that a script of the site registers, as the site tells them a second time, since PHP cannot run the script. */
final class Quote_Own_Roles {

	/**
	 * The rules by the type of the products.
	 *
	 * @var array[]
	 */
	private $rules = array();

	/**
	 * Whether the order is of a form of the site's own.
	 *
	 * @var bool
	 */
	private $is_own_form;

	/**
	 * What the site tells.
	 *
	 * @param array $roles       By role: `terms` and `keepsFeesInBundle`.
	 * @param bool  $is_own_form Whether the order is of a form that a script of the site registers.
	 */
	public function __construct( array $roles = array(), $is_own_form = false ) {
		$this->is_own_form = $is_own_form;
		foreach ( $roles as $role => $rules ) {
			$this->rules[ Quote_Roles::type_of( (string) $role ) ] = (array) $rules;
		}
	}

	/**
	 * Whether the rules of a product are told. Our own forms sell products of any type, without rules.
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return bool
	 */
	public function is_told( array $product ) {
		return ! $this->is_own_form || isset( $this->rules[ $product['type'] ] );
	}

	/**
	 * The terms on which a product is sold.
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return array
	 */
	public function terms( array $product ) {
		$rules = isset( $this->rules[ $product['type'] ] ) ? $this->rules[ $product['type'] ] : array();
		return isset( $rules['terms'] ) ? (array) $rules['terms'] : array();
	}

	/**
	 * Whether the fees of a product are charged beside the price of a bundle.
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return bool
	 */
	public function keeps_fees( array $product ) {
		return ! empty( $this->rules[ $product['type'] ]['keepsFeesInBundle'] );
	}
}

<?php
/**
 * Where and to whom products of the catalogue are sold.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Tells forms for which states and kinds of company a product of this site is sold; the product service has no place for it. */
final class Catalogue_Terms {

	/**
	 * Adds the terms to a page config that leaves products to this site. What the page says itself stays.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function add( $config ) {
		if ( ! Catalogue::is_own( $config ) ) {
			return $config;
		}
		foreach ( Catalogue_Store::lines() as $line ) {
			$terms = 'simple' === $line['list'] ? self::of( $line ) : array();
			if ( ! $terms ) {
				continue;
			}
			$role = self::role( $line['type'] );
			$said = isset( $config['products'][ $role ] ) ? (array) $config['products'][ $role ] : array();
			if ( ! isset( $said['product_id'] ) ) {
				$config['products'][ $role ] = $said + $terms;
			}
		}
		return $config;
	}

	/**
	 * The terms of a product.
	 *
	 * @param array $line Its line.
	 */
	private static function of( array $line ) {
		return array_filter(
			array(
				'allowStates' => Catalogue_Text::words( $line['states'] ),
				'entityTypes' => Catalogue_Text::names( $line['companies'] ),
			)
		);
	}

	/**
	 * The role of a type, as forms name it: `web_hosting` is `webHosting`.
	 *
	 * @param string $type The type.
	 */
	private static function role( $type ) {
		$known = array( 'tax_id' => 'taxID' );
		return isset( $known[ $type ] ) ? $known[ $type ] : lcfirst( str_replace( ' ', '', ucwords( str_replace( '_', ' ', $type ) ) ) );
	}
}

<?php
/**
 * Packages in the page config.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the site's packages as bundles to the page config of forms that form a company (SHOP-13). Forms are drawn and orders are
 * priced by the same page config. What a page says itself stands.
 */
final class Package_Bundles {

	/** The module that asks which package is ordered. */
	const MODULE = 'Packages';

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_page_config', array( __CLASS__, 'into' ) );
	}

	/**
	 * The page config with the packages.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function into( $config ) {
		$shown = self::shown( $config );
		if ( '' === $shown ) {
			return $config;
		}
		$offers = new Package_Offers( $config );
		$states = (array) Settings::pick( $config, 'jurisdictions', array() );
		$list   = array();
		foreach ( Package_Store::all() as $package ) {
			foreach ( $offers->of( $package )['places'] as $place ) {
				if ( ! $states || in_array( $place['state'], $states, true ) ) {
					$list[] = self::bundle( $package, $place );
				}
			}
		}
		return $list ? Settings::put( Settings::put( $config, 'bundles', $list ), 'layout.packages', $shown ) : $config;
	}

	/**
	 * How a page shows the packages: as it says itself, or else as the site does.
	 *
	 * @param array $config The page config.
	 * @return string '' where it offers none: it has bundles of its own, asks for no package, or sells what a service does.
	 */
	private static function shown( array $config ) {
		$layout = isset( $config['layout'] ) && is_array( $config['layout'] ) ? $config['layout'] : array();
		$form   = isset( $config['formType'] ) ? $config['formType'] : '';
		if ( isset( $config['bundles'] ) || '' === Package_Store::shown() || ! Package_Store::all() || ! in_array( $form, Form_Types::with_packages(), true ) || ! Catalogue::is_own( $config ) || ! self::asks( $config ) ) {
			return '';
		}
		$shown = array_key_exists( 'packages', $layout ) ? $layout['packages'] : Package_Store::shown();
		return in_array( $shown, Package_Store::SHOWN, true ) ? $shown : '';
	}

	/**
	 * Whether the steps of a page ask for a package: without that question its first bundle would be in every order.
	 *
	 * @param array $config The page config.
	 */
	private static function asks( array $config ) {
		return empty( $config['steps'] ) || self::holds( (array) $config['steps'] );
	}

	/**
	 * Whether steps, sections or modules hold the module.
	 *
	 * @param array $parts The parts.
	 */
	private static function holds( array $parts ) {
		foreach ( $parts as $part ) {
			if ( ! is_array( $part ) || ( isset( $part['enabled'] ) && ! $part['enabled'] ) ) {
				continue;
			}
			if ( ( isset( $part['id'] ) && self::MODULE === $part['id'] ) || self::holds( $part ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A package as a bundle.
	 *
	 * @param array $package The package.
	 * @param array $place   As `Package_Offers::of()` has it.
	 * @return array
	 */
	private static function bundle( array $package, array $place ) {
		$limits = array(
			'jurisdiction_limit_toggle' => true,
			'jurisdiction_limit_select' => array( $place['state'] ),
			'entity_type_limit_toggle'  => true,
			'entity_type_limit_select'  => $place['kinds'],
		);
		$extras = array_map( static fn( $words ) => array( 'label' => $words ), $package['extras'] );
		return array(
			'product_id'  => $package['id'],
			'name'        => $package['name'],
			'product_ids' => $place['ids'],
			'price'       => Catalogue_Text::dollars( $package['price'] ),
			'bundle_type' => 'regular',
			'config'      => $extras ? $limits + array( 'additionalLineItems' => $extras ) : $limits,
		);
	}
}

<?php
/**
 * The catalogue of the site.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * What this site sells, and at which prices: the door for every other room. Screens, imports and the first run change
 * prices here and nowhere else.
 */
final class Catalogue {

	/** Who may change it. */
	const CAPABILITY = 'manage_options';

	/** The most that an amount may be, in cents. */
	const MOST_CENTS = 10000000;

	const LISTS = array( 'registered_agent_products', 'simple_products', 'filing_products', 'subscription_bundles', 'coupons' );

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_page_config', array( Catalogue_Terms::class, 'add' ), 5 );
	}

	/** The address of the product service that this site is, without a trailing slash. */
	public static function address() {
		return untrailingslashit( rest_url( Catalogue_Rest::BASE ) );
	}

	/**
	 * Whether a page config leaves products and prices to this site: it names no product service, or this one.
	 *
	 * @param array $config The page config.
	 */
	public static function is_own( array $config ) {
		$named = isset( $config['endpoints']['marketing'] ) ? $config['endpoints']['marketing'] : '';
		if ( ! is_string( $named ) || '' === trim( $named ) ) {
			return ! $named;
		}
		return self::plain( $named ) === self::plain( self::address() );
	}

	/**
	 * An address as it is compared: without scheme and trailing slash.
	 *
	 * @param string $address The address.
	 */
	private static function plain( $address ) {
		return untrailingslashit( preg_replace( '#^https?:#i', '', trim( rawurldecode( $address ) ) ) );
	}

	/**
	 * A list of the product service, as `docs/openapi.json` describes its `result`, with what is on sale alone.
	 *
	 * @param string $list         One of LISTS, or `typed_coupons`, which are for the price of an order alone.
	 * @param string $jurisdiction Of `filing_products`: the code of a state, `US` for federal filings, or `all`.
	 * @return array[]
	 */
	public static function read( $list, $jurisdiction = '' ) {
		switch ( $list ) {
			case 'registered_agent_products':
				return Catalogue_Wire::agents();
			case 'simple_products':
				return Catalogue_Wire::services();
			case 'filing_products':
				return Catalogue_Wire::filings( $jurisdiction );
			case 'subscription_bundles':
				return Catalogue_Offers::bundles();
			case 'coupons':
				return Catalogue_Offers::coupons();
			case 'typed_coupons':
				return Catalogue_Offers::typed_coupons();
		}
		return array();
	}

	/**
	 * Whether a line is on sale: published and with a price, a filing with the fee of its state too. A further way of
	 * filing is sold while the first one is.
	 *
	 * @param array $line As `Catalogue_Store::lines()` has it.
	 */
	public static function is_on_sale( array $line ) {
		if ( ! $line['published'] || ( 'filing' === $line['list'] && null === $line['state_fee'] ) ) {
			return false;
		}
		if ( $line['leads'] ) {
			return null !== $line['our_price'];
		}
		$lines = Catalogue_Store::lines();
		return isset( $lines[ $line['led_by'] ] ) && self::is_on_sale( $lines[ $line['led_by'] ] );
	}

	/**
	 * The codes of the lines that meet conditions.
	 *
	 * @param array $where Values by keys of a line, such as `array( 'product' => 'business_formation', 'company' => 'LLC',
	 *                     'state' => array( 'WY', 'CO' ) )`; of several values any may fit.
	 * @return string[]
	 */
	public static function find( array $where ) {
		$codes = array();
		foreach ( Catalogue_Store::lines() as $code => $line ) {
			foreach ( $where as $key => $wanted ) {
				if ( ! in_array( $line[ $key ], (array) $wanted, true ) ) {
					continue 2;
				}
			}
			$codes[] = (string) $code;
		}
		return $codes;
	}

	/**
	 * Sets what we ask for lines, besides the fee of the state. Further ways of filing have the price of the first.
	 *
	 * @param string[] $codes The lines.
	 * @param int|null $cents The price; null for none, so that the lines are not on sale.
	 * @return int How many changed.
	 */
	public static function set_price( array $codes, $cents ) {
		return self::change_each(
			$codes,
			static function ( $line ) use ( $cents ) {
				return $line['leads'] ? array( 'our_price' => $cents ) : array();
			}
		);
	}

	/**
	 * Raises our prices by a share, or lowers them; rounded to the nearest cent, half a cent up.
	 *
	 * @param string[] $codes  The lines; those without a price stay without.
	 * @param int      $points Hundredths of a percent: 1000 for 10 %, -500 for 5 % less.
	 * @return int How many changed.
	 */
	public static function raise( array $codes, $points ) {
		return self::change_each(
			$codes,
			static function ( $line ) use ( $points ) {
				if ( null === $line['our_price'] ) {
					return array();
				}
				$cents = intdiv( $line['our_price'] * ( 10000 + $points ) + 5000, 10000 );
				return array( 'our_price' => min( self::MOST_CENTS, max( 0, $cents ) ) );
			}
		);
	}

	/**
	 * Publishes lines or takes them back. Published lines are on sale once they have a price.
	 *
	 * @param string[] $codes        The lines.
	 * @param bool     $is_published Whether they are published.
	 * @return int How many changed.
	 */
	public static function publish( array $codes, $is_published = true ) {
		return self::change_each(
			$codes,
			static function () use ( $is_published ) {
				return array( 'published' => $is_published );
			}
		);
	}

	/**
	 * Says that the fees of the states were looked up today and are right.
	 *
	 * @param string[] $codes The lines.
	 * @return int How many changed.
	 */
	public static function confirm( array $codes ) {
		return self::change_each(
			$codes,
			static function ( $line ) {
				return 'filing' === $line['list'] ? array(
					'confirmed'   => true,
					'verified_at' => wp_date( 'Y-m-d' ),
					'note'        => '',
				) : array();
			}
		);
	}

	/**
	 * Changes lines, each as a function says.
	 *
	 * @param string[] $codes  The lines.
	 * @param callable $change From a line to its new values.
	 * @return int How many changed.
	 */
	public static function change_each( array $codes, $change ) {
		$lines   = Catalogue_Store::lines();
		$changed = 0;
		foreach ( array_unique( $codes ) as $code ) {
			if ( ! isset( $lines[ $code ] ) ) {
				continue;
			}
			$values = array();
			foreach ( $change( $lines[ $code ] ) as $key => $value ) {
				if ( $lines[ $code ][ $key ] !== $value ) {
					$values[ $key ] = $value;
				}
			}
			if ( $values ) {
				Catalogue_Store::change( $lines[ $code ], $values );
				++$changed;
			}
		}
		if ( $changed ) {
			Catalogue_Store::touch();
		}
		return $changed;
	}
}

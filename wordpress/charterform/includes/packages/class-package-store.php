<?php
/**
 * The packages of the site.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps packages in the owner's order, and how forms show them. A package has an `id`, which is never used again for another one,
 * a `name`, a `price` in cents, `products` (kinds of the price list), `extras` (words), `states` and `kinds`; empty means all.
 */
final class Package_Store {

	const OPTION = 'charterform_packages';

	/** The most packages that there can be. */
	const MOST = 8;

	/** How forms show them; '' where they are not offered. */
	const SHOWN = array( '', 'cards', 'table' );

	/**
	 * All that is kept.
	 *
	 * @return array `shown`, `last` (the number of the newest id) and `list`.
	 */
	private static function kept() {
		$kept = (array) get_option( self::OPTION, array() );
		return array(
			'shown' => isset( $kept['shown'] ) && in_array( $kept['shown'], self::SHOWN, true ) ? $kept['shown'] : '',
			'last'  => isset( $kept['last'] ) ? (int) $kept['last'] : 0,
			'list'  => isset( $kept['list'] ) && is_array( $kept['list'] ) ? array_values( $kept['list'] ) : array(),
		);
	}

	/**
	 * Keeps all.
	 *
	 * @param array $kept As `kept()` has it.
	 */
	private static function keep( array $kept ) {
		update_option( self::OPTION, $kept );
		// An import that was looked at before is of another catalogue.
		Catalogue_Store::touch();
	}

	/**
	 * The packages in their order.
	 *
	 * @return array[]
	 */
	public static function all() {
		return self::kept()['list'];
	}

	/** How forms show them. */
	public static function shown() {
		return self::kept()['shown'];
	}

	/**
	 * A package.
	 *
	 * @param string $id Its id.
	 * @return array|null
	 */
	public static function find( $id ) {
		$found = wp_list_filter( self::all(), array( 'id' => $id ) );
		return $found ? reset( $found ) : null;
	}

	/**
	 * Says how forms show them.
	 *
	 * @param string $shown One of SHOWN.
	 */
	public static function show( $shown ) {
		self::keep( array( 'shown' => $shown ) + self::kept() );
	}

	/**
	 * The number of an id, which no later package may have.
	 *
	 * @param string $id The id.
	 * @return int 0 for what is no id.
	 */
	public static function number_of( $id ) {
		return preg_match( '/^package-([1-9]\d{0,8})$/D', $id, $parts ) ? (int) $parts[1] : 0;
	}

	/**
	 * Adds a package, or puts it in place of the one with its id.
	 *
	 * @param array $package The package; a new one has the id '', or that of a package that is no longer there.
	 */
	public static function put( array $package ) {
		$kept  = self::kept();
		$place = array_search( $package['id'], array_column( $kept['list'], 'id' ), true );
		if ( false === $place ) {
			$place         = count( $kept['list'] );
			$number        = self::number_of( $package['id'] );
			$number        = $number ? $number : $kept['last'] + 1;
			$kept['last']  = max( $kept['last'], $number );
			$package['id'] = "package-$number";
		}
		$kept['list'][ $place ] = $package;
		self::keep( $kept );
	}

	/**
	 * Removes a package.
	 *
	 * @param string $id Its id.
	 */
	public static function remove( $id ) {
		$kept         = self::kept();
		$kept['list'] = array_values( wp_list_filter( $kept['list'], array( 'id' => $id ), 'NOT' ) );
		self::keep( $kept );
	}

	/**
	 * Moves a package by one place.
	 *
	 * @param string $id Its id.
	 * @param int    $by -1 for up, 1 for down.
	 */
	public static function move( $id, $by ) {
		$kept = self::kept();
		$from = array_search( $id, array_column( $kept['list'], 'id' ), true );
		if ( false === $from || ! isset( $kept['list'][ $from + $by ] ) ) {
			return;
		}
		$moved                        = $kept['list'][ $from ];
		$kept['list'][ $from ]        = $kept['list'][ $from + $by ];
		$kept['list'][ $from + $by ] = $moved;
		self::keep( $kept );
	}
}

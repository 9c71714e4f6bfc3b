<?php
/**
 * What is said of packages.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Sentences for the owner: where a package can be ordered, where not and why, and what it saves. */
final class Package_Words {

	/**
	 * The names of kinds of the price list.
	 *
	 * @param string[] $kinds The kinds.
	 * @return string[]
	 */
	public static function names( array $kinds ) {
		$listed = Package_Offers::listed();
		return array_map( static fn( $kind ) => isset( $listed[ $kind ] ) ? $listed[ $kind ]['name'] : $kind, $kinds );
	}

	/**
	 * That products of a package are not on sale anywhere.
	 *
	 * @param array          $package The package.
	 * @param Package_Offers $offers  Where packages are sold.
	 * @return string[]
	 */
	public static function gone( array $package, Package_Offers $offers ) {
		$gone = array_diff( $package['products'], array_map( 'strval', array_keys( $offers->kinds() ) ) );
		return array_map(
			/* translators: %s: a product. */
			static fn( $name ) => sprintf( __( '%s is not on sale anywhere, so nobody can order this package. Put it on sale, or take it out of the package.', 'charterform' ), $name ),
			self::names( array_values( $gone ) )
		);
	}

	/**
	 * Where a package can be ordered.
	 *
	 * @param array[]        $places As `Package_Offers::of()` has them.
	 * @param Package_Offers $offers Where packages are sold.
	 * @return string[]
	 */
	public static function places( array $places, Package_Offers $offers ) {
		$states = array_values( array_unique( array_column( $places, 'state' ) ) );
		sort( $states );
		if ( ! $states ) {
			return array( __( 'It cannot be ordered in any state.', 'charterform' ) );
		}
		/* translators: 1: a number of states, 2: their codes. */
		$words = array( sprintf( _n( 'It can be ordered in %1$s state: %2$s.', 'It can be ordered in %1$s states: %2$s.', count( $states ), 'charterform' ), number_format_i18n( count( $states ) ), implode( ', ', $states ) ) );
		$kinds = array_values( array_intersect( Catalogue_Places::COMPANIES, array_merge( array(), ...array_column( $places, 'kinds' ) ) ) );
		if ( $kinds !== $offers->companies() ) {
			/* translators: %s: kinds of company. */
			$words[] = sprintf( __( 'Only for: %s.', 'charterform' ), implode( ', ', $kinds ) );
		}
		return $words;
	}

	/**
	 * Where a package cannot be ordered, and why.
	 *
	 * @param array[] $missing As `Package_Offers::of()` has it.
	 * @return string[]
	 */
	public static function missing( array $missing ) {
		$states = array();
		foreach ( $missing as $state => $kinds ) {
			$states[ implode( ', ', self::names( $kinds ) ) ][] = (string) $state;
		}
		$words = array();
		foreach ( $states as $names => $codes ) {
			sort( $codes );
			$where   = implode( ', ', $codes );
			$words[] = '' === $names
				/* translators: %s: codes of states. */
				? sprintf( __( 'Not in %s: no kind of company can buy all of it there.', 'charterform' ), $where )
				/* translators: 1: codes of states, 2: products. */
				: sprintf( __( 'Not in %1$s, where this is not on sale: %2$s.', 'charterform' ), $where, $names );
		}
		return $words;
	}

	/**
	 * What a package saves.
	 *
	 * @param array   $package The package.
	 * @param array[] $places  As `Package_Offers::of()` has them.
	 * @return string[]
	 */
	public static function saving( array $package, array $places ) {
		$sums = array_column( $places, 'sum' );
		if ( ! $sums ) {
			return array();
		}
		$alone = self::range( min( $sums ), max( $sums ) );
		if ( $package['price'] > min( $sums ) ) {
			/* translators: %s: an amount, or two. */
			return array( sprintf( __( 'Bought singly, its products cost %s: less than the package.', 'charterform' ), Order_Words::dollars( min( $sums ) ) ) );
		}
		/* translators: 1: an amount, or two, 2: likewise. */
		return array( sprintf( __( 'Bought singly, its products cost %1$s. The package saves %2$s.', 'charterform' ), $alone, self::range( min( $sums ) - $package['price'], max( $sums ) - $package['price'] ) ) );
	}

	/**
	 * An amount, or the least and the most.
	 *
	 * @param int $least In cents.
	 * @param int $most  In cents.
	 * @return string
	 */
	public static function range( $least, $most ) {
		return $least === $most
			? Order_Words::dollars( $least )
			/* translators: 1 and 2: amounts. */
			: sprintf( __( '%1$s to %2$s', 'charterform' ), Order_Words::dollars( $least ), Order_Words::dollars( $most ) );
	}
}

<?php
/**
 * A package as the owner types it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads the form of a package. What is wrong is said of its field; what was typed is kept for the form until it is right. */
final class Package_Input {

	/** What a user has typed that was not right. */
	const TYPED = 'charterform_package_typed_';

	/** The most that a name and a line may have, in characters, and the most lines. */
	const MOST_LETTERS = 100;
	const MOST_EXTRAS  = 10;

	/** The most of a text that is kept to be mended, in characters. */
	const MOST_KEPT = 3000;

	/**
	 * What was typed, as texts and lists of texts.
	 *
	 * @param array $post The fields of the post, unslashed.
	 * @return array `id`, `name`, `price`, `extras`, `states`; `products`, `kinds`
	 */
	public static function typed( array $post ) {
		$typed = array();
		foreach ( array( 'id', 'name', 'price', 'extras', 'states' ) as $field ) {
			$text            = isset( $post[ $field ] ) && is_string( $post[ $field ] ) ? $post[ $field ] : '';
			$text            = 'extras' === $field ? sanitize_textarea_field( $text ) : sanitize_text_field( $text );
			$typed[ $field ] = mb_substr( $text, 0, self::MOST_KEPT );
		}
		foreach ( array( 'products', 'kinds' ) as $field ) {
			$list            = isset( $post[ $field ] ) && is_array( $post[ $field ] ) ? array_slice( array_filter( $post[ $field ], 'is_string' ), 0, 100 ) : array();
			$typed[ $field ] = array_map( static fn( $text ) => mb_substr( sanitize_text_field( $text ), 0, 100 ), $list );
		}
		return $typed;
	}

	/**
	 * A package as it is typed.
	 *
	 * @param array $package The package.
	 * @return array As `typed()` has it.
	 */
	public static function of_package( array $package ) {
		return array(
			'price'  => Catalogue_Text::dollars( $package['price'] ),
			'extras' => implode( "\n", $package['extras'] ),
			'states' => implode( ', ', $package['states'] ),
		) + $package;
	}

	/**
	 * Keeps what was typed, with what is wrong with it.
	 *
	 * @param array    $typed  As `typed()` has it.
	 * @param string[] $faults Sentences by field.
	 */
	public static function keep( array $typed, array $faults ) {
		set_transient( self::TYPED . get_current_user_id(), array( $typed, $faults ), 5 * MINUTE_IN_SECONDS );
	}

	/**
	 * What was typed for a package and was not right, once.
	 *
	 * @param string $id The package; '' for a new one.
	 * @return array|null What was typed, and the faults by field.
	 */
	public static function kept( $id ) {
		$kept = get_transient( self::TYPED . get_current_user_id() );
		delete_transient( self::TYPED . get_current_user_id() );
		return is_array( $kept ) && $kept[0]['id'] === $id ? $kept : null;
	}

	/**
	 * The package that was typed.
	 *
	 * @param array    $typed  As `typed()` has it.
	 * @param array[]  $kinds  What can be in it, as `Package_Offers::kinds()` has it.
	 * @param string[] $faults Sentences by field are added to it.
	 * @param string[] $names  Of the packages beside it, by id.
	 * @return array
	 */
	public static function read( array $typed, array $kinds, array &$faults, array $names ) {
		$before  = Package_Store::find( $typed['id'] );
		$known   = array_merge( array_map( 'strval', array_keys( $kinds ) ), $before ? $before['products'] : array() );
		$package = array(
			'id'       => $before ? $before['id'] : '',
			'name'     => trim( $typed['name'] ),
			'price'    => 0,
			'products' => array_values( array_unique( array_intersect( $known, $typed['products'] ) ) ),
			'extras'   => array_values( array_filter( array_map( 'trim', preg_split( '/\R/', $typed['extras'] ) ), 'strlen' ) ),
			'states'   => array_values( array_unique( array_map( 'strtoupper', Catalogue_Text::words( $typed['states'] ) ) ) ),
			'kinds'    => array_values( array_intersect( Catalogue_Places::COMPANIES, $typed['kinds'] ) ),
		);
		try {
			$package['price'] = Catalogue_Text::cents( $typed['price'] );
		} catch ( \InvalidArgumentException $fault ) {
			$faults['price'] = $fault->getMessage();
		}
		$faults += array_filter(
			array(
				'name'     => self::fault_of_name( $package['name'], array_diff_key( $names, array( $typed['id'] => true ) ) ),
				'price'    => null === $package['price'] ? __( 'Enter a price.', 'charterform' ) : '',
				'products' => self::fault_of_products( $package ),
				'extras'   => self::fault_of_extras( $package['extras'] ),
				'states'   => self::fault_of_states( $package['states'] ),
			),
			'strlen'
		);
		return $package;
	}

	/**
	 * What is wrong with a name.
	 *
	 * @param string   $name   The name.
	 * @param string[] $others Of the other packages.
	 * @return string
	 */
	private static function fault_of_name( $name, array $others ) {
		if ( '' === $name ) {
			return __( 'Enter a name.', 'charterform' );
		}
		if ( mb_strlen( $name ) > self::MOST_LETTERS ) {
			/* translators: %d: a number. */
			return sprintf( __( 'The name is longer than %d characters.', 'charterform' ), self::MOST_LETTERS );
		}
		foreach ( $others as $other ) {
			if ( mb_strtolower( $other ) === mb_strtolower( $name ) ) {
				/* translators: %s: the name of a package. */
				return sprintf( __( 'There is another package “%s”. Give each a name of its own.', 'charterform' ), $other );
			}
		}
		return '';
	}

	/**
	 * What is wrong with what is in it.
	 *
	 * @param array $package The package.
	 * @return string
	 */
	private static function fault_of_products( array $package ) {
		$chosen = array_intersect_key( Package_Offers::listed(), array_flip( $package['products'] ) );
		if ( ! wp_list_filter( $chosen, array( 'is_formation' => true ) ) ) {
			return __( 'Select a formation: packages are offered where a company is formed.', 'charterform' );
		}
		return count( wp_list_filter( $chosen, array( 'list' => 'agent' ) ) ) > 1 ? __( 'Select one term of the registered agent.', 'charterform' ) : '';
	}

	/**
	 * What is wrong with further lines.
	 *
	 * @param string[] $extras The lines.
	 * @return string
	 */
	private static function fault_of_extras( array $extras ) {
		if ( count( $extras ) > self::MOST_EXTRAS ) {
			/* translators: %d: a number. */
			return sprintf( __( 'Write at most %d lines.', 'charterform' ), self::MOST_EXTRAS );
		}
		/* translators: %d: a number. */
		return max( array_map( 'mb_strlen', $extras ? $extras : array( '' ) ) ) > self::MOST_LETTERS ? sprintf( __( 'A line is longer than %d characters.', 'charterform' ), self::MOST_LETTERS ) : '';
	}

	/**
	 * What is wrong with the states.
	 *
	 * @param string[] $states Their codes.
	 * @return string
	 */
	private static function fault_of_states( array $states ) {
		foreach ( $states as $state ) {
			if ( ! isset( Catalogue_Places::all()[ $state ] ) ) {
				return Products_Actions::no_state( $state );
			}
		}
		return '';
	}
}

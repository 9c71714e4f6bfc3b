<?php
/**
 * What a shop can begin with.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The kinds of product of the catalogue that have a form of their own, which a new owner can put on sale by one screen. */
final class Shop_Kinds {

	/** The kind that the other forms offer too. */
	const AGENT = 'registered_agent';

	/** The forms by the product that they sell. */
	const FORMS = array(
		'business_formation'   => 'FormABusinessForm',
		self::AGENT            => 'RASignupForm',
		'foreign_registration' => 'ForeignRegistrationForm',
	);

	/** The kinds of company that one begins with; the others stand under Products. */
	const COMPANIES = array( 'LLC', 'Corp', 'NP Corp' );

	/**
	 * The kinds of which the catalogue has lines, by product: `name`, `page` (a title), `price` (a label) and `is_filed`.
	 *
	 * @return array
	 */
	public static function all() {
		$words = array(
			'business_formation'   => array(
				'name'     => __( 'Company formation', 'charterform' ),
				'page'     => __( 'Form your company', 'charterform' ),
				'price'    => __( 'Your price for a formation', 'charterform' ),
				'is_filed' => true,
			),
			self::AGENT            => array(
				'name'     => __( 'Registered agent', 'charterform' ),
				'page'     => __( 'Hire a registered agent', 'charterform' ),
				'price'    => __( 'Your price for a registered agent per year', 'charterform' ),
				'is_filed' => false,
			),
			'foreign_registration' => array(
				'name'     => __( 'Registration in a further state', 'charterform' ),
				'page'     => __( 'Register in a further state', 'charterform' ),
				'price'    => __( 'Your price for a registration in a further state', 'charterform' ),
				'is_filed' => true,
			),
		);
		$there = array_flip( array_column( Catalogue_Store::lines(), 'product' ) );
		return array_intersect_key( $words, $there );
	}

	/**
	 * The names of the kinds of company.
	 *
	 * @return string[]
	 */
	public static function companies() {
		return array(
			'LLC'     => __( 'LLC', 'charterform' ),
			'Corp'    => __( 'Corporation', 'charterform' ),
			'NP Corp' => __( 'Nonprofit corporation', 'charterform' ),
		);
	}

	/**
	 * The lines of a kind.
	 *
	 * @param string   $kind      A product.
	 * @param string[] $states    Their codes; none for all.
	 * @param string[] $companies Of what is filed; none for those that one begins with.
	 * @return array[] by code
	 */
	public static function lines( $kind, array $states = array(), array $companies = array() ) {
		$where = array( 'product' => $kind ) + ( $states ? array( 'state' => $states ) : array() );
		$where += self::AGENT === $kind ? array( 'list' => 'agent', 'months' => 12 ) : array( 'list' => 'filing', 'company' => $companies ? $companies : self::COMPANIES );
		return array_intersect_key( Catalogue_Store::lines(), array_flip( Catalogue::find( $where ) ) );
	}

	/**
	 * The usual price of a kind: the one that the last set-up gave where a line still has it, else the one that most lines have.
	 *
	 * @param string $kind A product.
	 * @return int|null In cents; null where none has one.
	 */
	public static function price( $kind ) {
		$prices = array_filter( array_column( self::lines( $kind ), 'our_price' ), 'is_int' );
		if ( ! $prices ) {
			return null;
		}
		$state = First_Run::state();
		if ( isset( $state['prices'][ $kind ] ) && in_array( $state['prices'][ $kind ], $prices, true ) ) {
			return $state['prices'][ $kind ];
		}
		$counts = array_count_values( $prices );
		arsort( $counts );
		return (int) key( $counts );
	}
}

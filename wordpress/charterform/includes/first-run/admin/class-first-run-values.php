<?php
/**
 * What the set-up screen asks for.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The answers of the set-up screen: as they were typed, or as the shop is now. What is missing or wrong is said by field, and
 * nothing that was typed is lost.
 */
final class First_Run_Values {

	/** The easy choice of states. */
	const EASY = array( 'WY', 'CO' );

	/**
	 * The answers: `kinds`, `companies`, `scope` (`easy`, `all`, `some`), `states`, `prices` by kind (as text), `confirmed` (codes),
	 * `ways`, `instructions`, `stripe_key` (only as it was typed), `pages` by kind (`new`, `none` or an id), `titles` by kind, `mail_to`.
	 *
	 * @var array
	 */
	public $given;

	/**
	 * What is wrong, by the id of a field.
	 *
	 * @var string[]
	 */
	public $faults = array();

	/**
	 * Keeps answers.
	 *
	 * @param array $given The answers.
	 */
	public function __construct( array $given ) {
		$this->given = $given;
	}

	/** The answers that the shop as it is would give. */
	public static function of_shop() {
		$state   = First_Run::state();
		$choices = isset( $state['choices'] ) ? (array) $state['choices'] : array();
		$prices  = array();
		$pages   = array();
		$titles  = array();
		foreach ( Shop_Kinds::all() as $kind => $words ) {
			$prices[ $kind ] = Catalogue_Text::dollars( Shop_Kinds::price( $kind ) );
			$known           = First_Run_Page::known( $kind );
			$pages[ $kind ]  = $known ? (string) $known : ( Shop_Kinds::AGENT === $kind ? 'none' : 'new' );
			$titles[ $kind ] = $words['page'];
		}
		$mail = (string) Settings::get( 'server.forward.mail_to', '' );
		return new self(
			$choices + array(
				'kinds'        => array( 'business_formation', Shop_Kinds::AGENT ),
				'companies'    => array( 'LLC' ),
				'scope'        => 'easy',
				'states'       => array(),
				'prices'       => $prices,
				'confirmed'    => array(),
				'ways'         => Payment_Ways::offered(),
				'instructions' => (string) Settings::get( Payment_Ways::INSTRUCTIONS, '' ),
				'stripe_key'   => '',
				'pages'        => $pages,
				'titles'       => $titles,
				'mail_to'      => '' !== $mail ? $mail : (string) get_option( 'admin_email' ),
			)
		);
	}

	/**
	 * The answers of a posted form, whose nonce was verified.
	 *
	 * @param array $posted Without slashes.
	 */
	public static function of_post( array $posted ) {
		$text  = static function ( $value ) {
			return is_string( $value ) ? sanitize_text_field( $value ) : '';
		};
		$list  = static function ( $name ) use ( $posted, $text ) {
			return isset( $posted[ $name ] ) && is_array( $posted[ $name ] ) ? array_map( $text, $posted[ $name ] ) : array();
		};
		$scope = isset( $posted['scope'] ) ? $text( $posted['scope'] ) : '';
		return new self(
			array(
				'kinds'        => array_values( array_intersect( $list( 'kinds' ), array_keys( Shop_Kinds::all() ) ) ),
				'companies'    => array_values( array_intersect( Shop_Kinds::COMPANIES, $list( 'companies' ) ) ),
				'scope'        => in_array( $scope, array( 'easy', 'all', 'some' ), true ) ? $scope : 'easy',
				'states'       => array_values( array_intersect( $list( 'states' ), array_keys( Catalogue_Places::all() ) ) ),
				'prices'       => $list( 'prices' ),
				'confirmed'    => array_values( $list( 'confirmed' ) ),
				'ways'         => array_values( array_intersect( $list( 'ways' ), array_map( 'strval', array_keys( Payment_Ways::all() ) ) ) ),
				'instructions' => isset( $posted['instructions'] ) && is_string( $posted['instructions'] ) ? sanitize_textarea_field( $posted['instructions'] ) : '',
				'stripe_key'   => isset( $posted['stripe_key'] ) ? trim( $text( $posted['stripe_key'] ) ) : '',
				'pages'        => $list( 'pages' ),
				'titles'       => $list( 'titles' ),
				'mail_to'      => isset( $posted['mail_to'] ) ? $text( $posted['mail_to'] ) : '',
			)
		);
	}

	/**
	 * An answer by kind.
	 *
	 * @param string $name `prices`, `pages` or `titles`.
	 * @param string $kind A product.
	 * @return string
	 */
	public function of_kind( $name, $kind ) {
		return isset( $this->given[ $name ][ $kind ] ) ? (string) $this->given[ $name ][ $kind ] : '';
	}

	/**
	 * Whether something is ticked.
	 *
	 * @param string $name  `kinds`, `companies`, `states`, `confirmed` or `ways`.
	 * @param string $value One of it.
	 */
	public function has( $name, $value ) {
		return in_array( $value, $this->given[ $name ], true );
	}

	/**
	 * The codes of the states that were chosen.
	 *
	 * @return string[]
	 */
	public function states() {
		if ( 'some' === $this->given['scope'] ) {
			return $this->given['states'];
		}
		return 'all' === $this->given['scope'] ? array_map( 'strval', array_keys( Catalogue_Places::all() ) ) : self::EASY;
	}
}

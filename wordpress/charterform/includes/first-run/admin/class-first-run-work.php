<?php
/**
 * Sets up a shop.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Does what the set-up screen asks for, by the functions of the other screens. Safe to repeat: no page is doubled, and no price of
 * a single state that was changed elsewhere.
 */
final class First_Run_Work {

	/**
	 * Sets the shop up.
	 *
	 * @param First_Run_Values $values Answers that were checked.
	 * @return bool Whether all was done; what was not stands in the faults.
	 */
	public static function run( First_Run_Values $values ) {
		Catalogue::confirm( self::confirmed( $values ) );
		foreach ( $values->given['kinds'] as $kind ) {
			self::sell( $kind, $values );
		}
		self::store_settings( $values );
		$state  = First_Run::state() + array(
			'pages'  => array(),
			'prices' => array(),
		);
		$pages  = $state['pages'];
		$prices = $state['prices'];
		foreach ( $values->given['kinds'] as $kind ) {
			$prices[ $kind ] = Catalogue_Text::cents( $values->of_kind( 'prices', $kind ) );
			$chosen          = $values->of_kind( 'pages', $kind );
			if ( 'none' === $chosen ) {
				continue;
			}
			list( $states, $companies ) = self::on_sale( $kind, $values );
			$page = First_Run_Page::put( $kind, $chosen, $values->of_kind( 'titles', $kind ), $states, $companies );
			if ( is_wp_error( $page ) ) {
				$values->faults[ "page-$kind" ] = $page->get_error_message();
				continue;
			}
			$pages[ $kind ]                  = $page;
			$values->given['pages'][ $kind ] = (string) $page;
		}
		$choices = array_intersect_key( $values->given, array_flip( array( 'kinds', 'companies', 'scope', 'states' ) ) );
		update_option(
			First_Run::OPTION,
			array(
				'done_at' => time(),
				'choices' => $choices,
				'pages'   => $pages,
				'prices'  => $prices,
			)
		);
		return ! $values->faults;
	}

	/**
	 * The codes of fees that the owner looked up, of what is sold.
	 *
	 * @param First_Run_Values $values The answers.
	 * @return string[]
	 */
	private static function confirmed( First_Run_Values $values ) {
		$codes = array();
		foreach ( $values->given['kinds'] as $kind ) {
			foreach ( Shop_Kinds::lines( $kind, $values->states(), $values->given['companies'] ) as $code => $line ) {
				if ( ! $line['confirmed'] && $values->has( 'confirmed', (string) $code ) ) {
					$codes[] = (string) $code;
				}
			}
		}
		return $codes;
	}

	/**
	 * Prices a kind and puts it on sale. A price that was typed anew replaces the one that most states have; that of a single
	 * state which differs stays, and so does what was taken back by hand.
	 *
	 * @param string           $kind   A product.
	 * @param First_Run_Values $values The answers.
	 */
	private static function sell( $kind, First_Run_Values $values ) {
		$usual   = Shop_Kinds::price( $kind );
		$priced  = array();
		$publish = array();
		foreach ( Shop_Kinds::lines( $kind, $values->states(), $values->given['companies'] ) as $code => $line ) {
			if ( null === $line['our_price'] || $usual === $line['our_price'] ) {
				$priced[] = (string) $code;
			}
			$is_new = null === $line['our_price'] || $values->has( 'confirmed', (string) $code );
			if ( $line['confirmed'] && $is_new ) {
				$publish[] = (string) $code;
			}
		}
		Catalogue::set_price( $priced, Catalogue_Text::cents( $values->of_kind( 'prices', $kind ) ) );
		Catalogue::publish( $publish );
	}

	/**
	 * The states in which a kind is on sale, and the kinds of company for which it is in each of them.
	 *
	 * @param string           $kind   A product.
	 * @param First_Run_Values $values The answers.
	 * @return array Codes of states, and kinds of company.
	 */
	public static function on_sale( $kind, First_Run_Values $values ) {
		$by_company = array();
		foreach ( Shop_Kinds::lines( $kind, $values->states(), $values->given['companies'] ) as $line ) {
			if ( Catalogue::is_on_sale( $line ) ) {
				$by_company[ $line['company'] ][] = $line['state'];
			}
		}
		if ( ! $by_company ) {
			return array( array(), array() );
		}
		$by_company = array_map( 'array_unique', $by_company );
		$counts     = array_map( 'count', $by_company );
		$states     = $by_company[ array_search( max( $counts ), $counts, true ) ];
		$companies  = array();
		foreach ( $by_company as $company => $sold_in ) {
			if ( '' !== $company && ! array_diff( $states, $sold_in ) ) {
				$companies[] = $company;
			}
		}
		return array( array_values( $states ), $companies );
	}

	/**
	 * Stores how one is paid and who is told, as the settings do.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function store_settings( First_Run_Values $values ) {
		$settings = (array) get_option( Settings::OPTION, array() );
		$changes  = array(
			Payment_Ways::SETTING      => $values->given['ways'],
			Payment_Ways::INSTRUCTIONS => $values->given['instructions'],
			'server.forward.mail_to'   => $values->given['mail_to'],
		);
		if ( '' !== $values->given['stripe_key'] ) {
			$changes[ Stripe_Keys::SECRET ] = $values->given['stripe_key'];
		}
		foreach ( $changes as $key => $value ) {
			$settings = Settings::put( $settings, $key, $value );
		}
		update_option( Settings::OPTION, $settings );
	}
}

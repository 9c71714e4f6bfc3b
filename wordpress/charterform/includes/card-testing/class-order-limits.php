<?php
/**
 * How many orders may be tried.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Tells a burst of orders, or the testing of stolen cards, from buyers who mistype theirs (PAY-08). First a captcha is asked for;
 * behind it stand limits that no captcha lifts for one visitor, and, where the site has no captcha, for all of them together.
 */
final class Order_Limits {

	/** Orders of one visitor within ten minutes, from which on a captcha is asked for; within an hour it is twice as many. */
	const TRIES = 6;

	/** Cards of one visitor within an hour. */
	const CARDS = 20;

	/** Cards of all visitors within an hour on a site without a captcha; half as many where they are declined. */
	const ALL_CARDS = 100;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_settings_sections', array( __CLASS__, 'add_settings' ) );
	}

	/**
	 * Adds the settings, behind that of the burst.
	 *
	 * @param array $sections The sections of the settings.
	 * @return array
	 */
	public static function add_settings( $sections ) {
		$fields = $sections['privacy']['fields'];
		$place  = 1 + (int) array_search( 'server.limits.burst', array_keys( $fields ), true );
		$number = static function ( $label, $help, $default ) {
			return array(
				'type'    => 'number',
				'min'     => 0,
				'label'   => $label,
				'help'    => $help,
				'default' => $default,
			);
		};
		$sections['privacy']['fields'] = array_slice( $fields, 0, $place, true ) + array(
			'server.limits.tries'              => $number( __( 'Orders of one visitor in ten minutes from which on a captcha is asked for', 'charterform' ), __( 'In an hour it is twice as many. Orders whose card was declined count, too. 0 for never.', 'charterform' ), self::TRIES ),
			'server.limits.cards_per_hour'     => $number( __( 'Cards that one visitor may try in an hour', 'charterform' ), __( 'Whoever tries more tests stolen cards. 0 for any number.', 'charterform' ), self::CARDS ),
			'server.limits.all_cards_per_hour' => $number( __( 'Cards that all visitors may try in an hour on a site without a captcha', 'charterform' ), __( 'Half as many if they are declined. 0 for any number.', 'charterform' ), self::ALL_CARDS ),
		) + array_slice( $fields, $place, null, true );
		return $sections;
	}

	/**
	 * Counts a post of a new key, and refuses it where too many came from its address or too many cards were tried. The refusal is
	 * stored with no key, so the same order can be sent later.
	 *
	 * @param Post $post As it arrived.
	 * @return array|null The refusal; null if the post may go on.
	 */
	public static function check( Post $post ) {
		$refusal = Rate_Limit::count( 'posts' );
		return $refusal || ! Order_Tries::brings_card( $post ) ? $refusal : self::stop( Order_Tries::count() );
	}

	/**
	 * Whether a captcha is to be asked for.
	 *
	 * @param array $counts See `Order_Tries::count()`.
	 * @return bool
	 */
	public static function asks( array $counts ) {
		$burst = (int) Settings::get( 'server.limits.burst', Order_Captcha::BURST );
		$tries = (int) Settings::get( 'server.limits.tries', self::TRIES );
		$all   = $counts['all'];
		$mine  = $counts['mine'];
		return ( $burst > 0 && ( $all['short'] >= $burst || $all['long'] >= 3 * $burst || $all['declined'] >= $burst ) )
			|| ( $tries > 0 && ( $mine['short'] >= $tries || $mine['long'] >= 2 * $tries || $mine['declined'] >= $tries ) );
	}

	/**
	 * Refuses an order with a card where too many cards were tried; whoever asks the provider comes after it.
	 *
	 * @param array $counts See `Order_Tries::count()`.
	 * @return array|null The refusal; null if the order may go on.
	 */
	public static function stop( array $counts ) {
		$mine = self::limit( 'cards_per_hour', self::CARDS );
		if ( $mine > 0 && $counts['mine']['cards'] >= $mine ) {
			return self::refusal( self::minutes( $counts['mine'] ), false );
		}
		$all = Captcha::is_on() ? 0 : self::limit( 'all_cards_per_hour', self::ALL_CARDS );
		if ( $all > 0 && ( $counts['all']['cards'] >= $all || $counts['all']['declined'] >= max( 1, $all / 2 ) ) ) {
			return self::refusal( self::minutes( $counts['all'] ), true );
		}
		return null;
	}

	/**
	 * A limit; a site for development has none unless its settings say so.
	 *
	 * @param string $name    Of the setting.
	 * @param int    $default Its value elsewhere.
	 */
	private static function limit( $name, $default ) {
		return (int) Settings::get( "server.limits.$name", 'local' === wp_get_environment_type() ? 0 : $default );
	}

	/**
	 * Minutes until the oldest card is an hour ago.
	 *
	 * @param array $counts Of one visitor, or of all.
	 */
	private static function minutes( array $counts ) {
		return max( 1, (int) ceil( ( $counts['since'] + Order_Tries::LONG - time() ) / MINUTE_IN_SECONDS ) );
	}

	/**
	 * The refusal.
	 *
	 * @param int  $minutes Until it can be tried again.
	 * @param bool $is_all  Whether all visitors together tried too many cards.
	 * @return array
	 */
	private static function refusal( $minutes, $is_all ) {
		Card_Testing_Notice::note();
		$words = $is_all
			/* translators: %d: number of minutes. */
			? _n( 'Very many cards are being tried on this site, so we take none at the moment. Nothing was ordered or charged. Please try again in %d minute.', 'Very many cards are being tried on this site, so we take none at the moment. Nothing was ordered or charged. Please try again in %d minutes.', $minutes, 'charterform' )
			/* translators: %d: number of minutes. */
			: _n( 'Too many cards were tried from your address. Nothing was ordered or charged. Please try again in %d minute.', 'Too many cards were tried from your address. Nothing was ordered or charged. Please try again in %d minutes.', $minutes, 'charterform' );
		$reply = Replies::refusal( sprintf( $words, $minutes ), 429, 'too_many' );

		$reply['headers'] = array( 'Retry-After' => (string) ( $minutes * MINUTE_IN_SECONDS ) );
		return $reply;
	}
}

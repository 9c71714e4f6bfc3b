<?php
/**
 * How often one address may post.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Counts posts of an address by the hour. Addresses are kept as keyed hashes of address and hour only.
 */
final class Rate_Limit {

	/** Posts that may order or send something, an hour. */
	const POSTS = 60;

	/** Questions that order nothing, an hour. */
	const LOOKUPS = 600;

	/** Codes of coupons, an hour: those are guessed at, too. */
	const COUPONS = 60;

	/** Suggestions of addresses, an hour: each costs something. */
	const SUGGESTIONS = 300;

	/** Logins and resets, an hour: those are what one guesses at. */
	const LOGINS = 20;

	/** Pages of orders, an hour. */
	const LINKS = 120;

	/** Quotes by mail, an hour. */
	const QUOTES = 10;

	/** Orders that are saved for another device, an hour. */
	const SAVES = 10;
	/** People who are asked for their part of an order, an hour. */
	const INVITATIONS = 20;

	/**
	 * Counts a post and says whether there were too many.
	 *
	 * @param string $kind `posts`, `lookups`, `coupons`, `suggestions`, `logins`, `links`, `quotes`, `saves` or `invitations`.
	 * @return array|null The refusal, null if the post may go on.
	 */
	public static function count( $kind ) {
		$defaults = array(
			'posts'       => self::POSTS,
			'lookups'     => self::LOOKUPS,
			'coupons'     => self::COUPONS,
			'suggestions' => self::SUGGESTIONS,
			'logins'      => self::LOGINS,
			'links'       => self::LINKS,
			'quotes'      => self::QUOTES,
			'saves'       => self::SAVES,
			'invitations' => self::INVITATIONS,
		);
		// On a site for development nothing is limited unless the settings say so.
		$default  = 'local' === wp_get_environment_type() ? 0 : $defaults[ $kind ];
		$limit    = (int) Settings::get( "server.limits.{$kind}_per_hour", $default );
		$ends_at  = ( (int) floor( time() / HOUR_IN_SECONDS ) + 1 ) * HOUR_IN_SECONDS;
		if ( $limit <= 0 || self::hit( Secrets::hash( "$kind $ends_at " . self::address() ), $ends_at ) <= $limit ) {
			return null;
		}
		$minutes          = max( 1, (int) ceil( ( $ends_at - time() ) / MINUTE_IN_SECONDS ) );
		$reply            = Replies::refusal(
			/* translators: %d: number of minutes. */
			sprintf( _n( 'Too many attempts from your address. Please try again in %d minute.', 'Too many attempts from your address. Please try again in %d minutes.', $minutes, 'charterform' ), $minutes ),
			429,
			'too_many'
		);
		$reply['headers'] = array( 'Retry-After' => (string) ( $ends_at - time() ) );
		return $reply;
	}

	/** The address of the visitor; behind a proxy that the owner trusts, the one it names last. */
	public static function address() {
		$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
		if ( Settings::get( 'server.limits.trusted_proxy', false ) && isset( $_SERVER['HTTP_X_FORWARDED_FOR'] ) ) {
			$named   = explode( ',', sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ) ) );
			$address = trim( end( $named ) );
		}
		return filter_var( $address, FILTER_VALIDATE_IP ) ? $address : '';
	}

	/** Deletes the counts of hours that are over. */
	public static function prune() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE ends_at < %d', Tables::hits(), time() ) );
	}

	/**
	 * Counts one hit.
	 *
	 * @param string $visitor Hash of what is counted, such as kind, hour and address.
	 * @param int    $ends_at When it is forgotten, in seconds since 1970.
	 * @return int Hits so far.
	 */
	public static function hit( $visitor, $ends_at ) {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i (visitor, hits, ends_at) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1',
				Tables::hits(),
				$visitor,
				$ends_at
			)
		);
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT hits FROM %i WHERE visitor = %s', Tables::hits(), $visitor ) );
		// phpcs:enable
	}

	/**
	 * Counts a mail that somebody has asked for, by where it goes; the address is kept as a keyed hash alone.
	 *
	 * @param string $what  Is mailed.
	 * @param string $email The address.
	 * @param int    $most  Within a day, whoever asks.
	 * @return bool Whether it has got too many.
	 */
	public static function is_flooded( $what, $email, $most ) {
		$ends_at = ( (int) floor( time() / DAY_IN_SECONDS ) + 1 ) * DAY_IN_SECONDS;
		return self::hit( Secrets::hash( "$what $ends_at " . strtolower( $email ) ), $ends_at ) > $most;
	}
}

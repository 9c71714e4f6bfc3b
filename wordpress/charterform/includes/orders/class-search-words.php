<?php
/**
 * What orders are found by.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Collects the answers of an order as one text, so that a search reads neither the keys of its payload nor what stands there twice.
 */
final class Search_Words {

	const HOOK = 'charterform_collect_words';

	/** Orders whose words are collected at once. */
	const BATCH = 500;

	/** Characters of the words of an order. */
	const MAX_LENGTH = 20000;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_tables_made', array( __CLASS__, 'wake' ) );
		add_action( 'charterform_deactivate', array( __CLASS__, 'unschedule' ) );
		add_action( self::HOOK, array( __CLASS__, 'collect' ) );
	}

	/**
	 * The answers of a payload, each once, a line each.
	 *
	 * @param mixed $payload As `json_decode` makes it.
	 */
	public static function of( $payload ) {
		$words = array();
		foreach ( Order_Words::payload( $payload ) as $line ) {
			$words[ mb_strtolower( $line['value'] ) ] = $line['value'];
		}
		return mb_substr( implode( "\n", $words ), 0, self::MAX_LENGTH );
	}

	/**
	 * Orders of before are brought up to date in the background, and counted as seen.
	 *
	 * @param string $before The version of the tables before; '' where there were none.
	 */
	public static function wake( $before ) {
		global $wpdb;
		if ( in_array( $before, array( '1', '2' ), true ) ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET seen_at = %d WHERE seen_at = 0', Tables::orders(), time() ) );
			self::collect();
		}
	}

	/** Takes the work off the schedule. */
	public static function unschedule() {
		wp_clear_scheduled_hook( self::HOOK );
	}

	/** Collects the words of some orders; those that are left follow. Until then a search reads their payloads. */
	public static function collect() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$orders = $wpdb->get_results( $wpdb->prepare( 'SELECT id, payload FROM %i WHERE words IS NULL LIMIT %d', Tables::orders(), self::BATCH ) );
		foreach ( $orders as $order ) {
			Orders::update( $order->id, array( 'words' => self::of( json_decode( $order->payload ) ) ) );
		}
		if ( count( $orders ) === self::BATCH && ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}
}

<?php
/**
 * The price ledger of an order, as its page showed it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the amounts that an order's post brings. They tell the owner what the visitor saw; what is charged is the back end's
 * to know. An order never fails by its ledger: one that cannot be is left out.
 */
final class Ledger {

	/** Amounts of one order at most. */
	const MAX_ROWS = 500;

	/** The largest amount and total in cents: a million dollars. */
	const MAX_CENTS = 100000000;

	/** Characters of the texts of a row. */
	const LENGTHS = array(
		'name'  => 191,
		'state' => 40,
		'kind'  => 40,
	);

	/**
	 * Reads a ledger.
	 *
	 * @param string $json A list of `name`, `state`, `kind` and `cents`.
	 * @return array The rows; none where the list is broken, too long, or adds up to less than nothing.
	 */
	public static function read( $json ) {
		$list = '' === $json ? null : Payload_Limits::decode( $json, $fault );
		if ( ! is_array( $list ) || count( $list ) > self::MAX_ROWS ) {
			return array();
		}
		$rows = array();
		foreach ( $list as $row ) {
			if ( ! $row instanceof \stdClass || ! isset( $row->cents ) || ! is_int( $row->cents ) || abs( $row->cents ) > self::MAX_CENTS ) {
				return array();
			}
			$texts = array();
			foreach ( self::LENGTHS as $name => $length ) {
				$text           = isset( $row->{$name} ) && is_string( $row->{$name} ) ? sanitize_text_field( $row->{$name} ) : '';
				$texts[ $name ] = mb_substr( Card_Guard::mask_text( $text ), 0, $length );
			}
			$rows[] = $texts + array( 'cents' => $row->cents );
		}
		$total = self::total( $rows );
		return null === $total || $total < 0 || $total > self::MAX_CENTS ? array() : $rows;
	}

	/**
	 * What the amounts add up to.
	 *
	 * @param array $rows As `read()` returns them.
	 * @return int|null In cents; null without a row.
	 */
	public static function total( array $rows ) {
		return $rows ? (int) array_sum( array_column( $rows, 'cents' ) ) : null;
	}
}

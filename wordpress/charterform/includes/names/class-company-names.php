<?php
/**
 * How names of companies compare.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Compares names of companies as records do. */
final class Company_Names {

	/** Words that say what kind of company it is, by which no name differs. */
	const ENDINGS = '/(?:[\s,]+(?:p\.?l\.?l\.?c|l\.?l\.?c|l\.?c|l\.?l\.?p|l\.?p|p\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited|limited liability company)\.?)+\s*$/iu';

	/** Names of an answer at most. */
	const MOST = 5;

	/** Characters of a name at most. */
	const LENGTH = 120;

	/**
	 * The words of a name as records compare them: without endings, capitals, accents and signs.
	 *
	 * @param string $name The name.
	 * @return string[]
	 */
	public static function words( $name ) {
		$plain = (string) preg_replace( self::ENDINGS, '', mb_strtolower( remove_accents( wp_check_invalid_utf8( $name, true ) ) ) );
		$plain = str_replace( array( '&', "'", '’', '.' ), array( ' and ', '', '', '' ), $plain );
		$words = (array) preg_split( '/[^\p{L}\p{N}]+/u', $plain, -1, PREG_SPLIT_NO_EMPTY );
		return array_values( array_diff( $words, array( 'the' ) ) );
	}

	/**
	 * What the entries of a record say of a name (PLUS-03). A record that has not all companies can prove that a name is taken, and
	 * never that it is free: without a like name nothing is known. The name of a company that is no more is no longer taken for sure.
	 *
	 * @param string  $name    The name.
	 * @param array[] $entries `name`, and whether it `is_active`.
	 * @return array The body of an answer.
	 */
	public static function verdict( $name, array $entries ) {
		$asked = self::words( $name );
		$taken = array();
		$same  = array();
		$alike = array();
		foreach ( $asked ? $entries : array() as $entry ) {
			$words = self::words( $entry['name'] );
			if ( $words === $asked && $entry['is_active'] ) {
				$taken[] = $entry['name'];
			} elseif ( $words === $asked ) {
				$same[] = $entry['name'];
			} elseif ( $entry['is_active'] && ! array_diff( $asked, $words ) ) {
				$alike[] = $entry['name'];
			}
		}
		$names = array_map(
			static function ( $found ) {
				return mb_substr( $found, 0, self::LENGTH );
			},
			$taken ? $taken : array_merge( $alike, $same )
		);
		$names = array_slice( array_values( array_unique( $names ) ), 0, self::MOST );
		$body  = array(
			'success' => true,
			'status'  => $taken ? 'taken' : ( $names ? 'similar' : 'unknown' ),
		);
		return $names ? $body + array( 'names' => $names ) : $body;
	}
}

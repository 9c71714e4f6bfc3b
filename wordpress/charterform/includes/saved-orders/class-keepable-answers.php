<?php
/**
 * Answers that may be kept.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Leaves out of a visitor's answers what no server may keep: cards, passwords and tax numbers, whatever question they were typed into
 * (PLUS-05). The form has the same rule in `src/kernel/storage/keepable-answers.ts`; a test compares both.
 */
final class Keepable_Answers {

	/** Answers that are secrets as a whole. */
	const SECRET_PARTS = array( 'card', 'captcha' );

	/** What of a payment may be kept: never a token. */
	const PAYMENT_PARTS = array( 'way' );

	/** Names of secrets, in small letters alone. */
	const SECRET_NAME = '/pass(word|wd|phrase|code)|^(pwd|pin)$|(cvc|cvv|csc|securitycode|verificationcode)$|^(card|cc|creditcard|debitcard)(number|num|no|pan)?$|ssn$|socialsecurity|taxpayer|^(my|our|fed|federal|company)?(ein|fein|itin|tin)(number|no)?$|taxid(entification)?(number|no)?$|taxn(umber|o)$/';

	/** Answers whose names and values are ids of the server, and no words of a visitor. */
	const PARTS_OF_IDS = array( 'selectedFilingMethodKeys', 'selectedLocalJurisdiction', 'stepSeenStatus', 'primaryProducts', 'package' );

	/** Names of answers that nine digits in a row may well be. */
	const NUMBER_NAMES = '/^(zip|phone|alternatephone|fax|selectedphonenumber|ubinumber|naicsnumber|docketnumber|usdotnumber|notaryid|namereservationnumber|vehiclevin|authorizedshares|parvalue|issuedshares|commonshares|totalliabilities|totalassets|requestedprice|price|key|id)$/';

	/**
	 * Whether something was left out.
	 *
	 * @var bool
	 */
	private $has_left_out = false;

	/**
	 * The answers without what may not be kept.
	 *
	 * @param \stdClass $answers As they were posted.
	 * @return array `answers`, and `is_partial` where something was left out.
	 */
	public static function of( \stdClass $answers ) {
		$reader = new self();
		$kept   = $reader->parts( $answers, array(), false );
		return array(
			'answers'    => $kept,
			'is_partial' => $reader->has_left_out,
		);
	}

	/**
	 * A value without secrets.
	 *
	 * @param mixed    $value Part of the answers.
	 * @param string[] $path  The names that lead to it.
	 * @return array The value in a list; an empty one where nothing of it may be kept.
	 */
	private function keep( $value, array $path ) {
		$part   = (string) $path[0];
		$is_id  = in_array( $part, self::PARTS_OF_IDS, true );
		$secret = in_array( $part, self::SECRET_PARTS, true ) || ( 'payment' === $part && 2 === count( $path ) && ! in_array( (string) $path[1], self::PAYMENT_PARTS, true ) );
		if ( $secret ) {
			return $this->leave( $value );
		}
		if ( is_array( $value ) ) {
			return array( $this->entries( $value, $path ) );
		}
		if ( $value instanceof \stdClass ) {
			return array( $this->parts( $value, $path, $is_id ) );
		}
		if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
			return array( $value );
		}
		$name = self::letters( end( $path ) );
		if ( ( ! $is_id && preg_match( self::SECRET_NAME, $name ) ) || self::holds_number( (string) $value, $is_id || preg_match( self::NUMBER_NAMES, $name ) ) ) {
			return $this->leave( $value );
		}
		return array( $value );
	}

	/**
	 * An object without secrets.
	 *
	 * @param \stdClass $parts The object.
	 * @param string[]  $path  The names that lead to it.
	 * @param bool      $is_id Whether its names are ids.
	 * @return \stdClass
	 */
	private function parts( \stdClass $parts, array $path, $is_id ) {
		$kept = new \stdClass();
		foreach ( get_object_vars( $parts ) as $name => $part ) {
			$name = (string) $name;
			if ( self::holds_number( $name, $is_id ) ) {
				$this->has_left_out = true;
				continue;
			}
			foreach ( $this->keep( $part, array_merge( $path, array( $name ) ) ) as $value ) {
				$kept->{$name} = $value;
			}
		}
		return $kept;
	}

	/**
	 * A list without secrets. An entry that is one leaves an empty one, so that the others keep their places.
	 *
	 * @param array    $entries The list.
	 * @param string[] $path    The names that lead to it.
	 * @return array
	 */
	private function entries( array $entries, array $path ) {
		$kept = array();
		foreach ( array_values( $entries ) as $index => $entry ) {
			$values = $this->keep( $entry, array_merge( $path, array( (string) $index ) ) );
			$kept[] = $values ? $values[0] : '';
		}
		return $kept;
	}

	/**
	 * Leaves a value out.
	 *
	 * @param mixed $value Part of the answers.
	 * @return array Nothing.
	 */
	private function leave( $value ) {
		$this->has_left_out = $this->has_left_out || self::holds_answer( $value );
		return array();
	}

	/**
	 * Whether something was answered.
	 *
	 * @param mixed $value Part of the answers.
	 */
	private static function holds_answer( $value ) {
		if ( is_array( $value ) || $value instanceof \stdClass ) {
			foreach ( (array) $value as $part ) {
				if ( self::holds_answer( $part ) ) {
					return true;
				}
			}
			return false;
		}
		return '' !== $value && null !== $value && false !== $value;
	}

	/**
	 * The letters of a name, small.
	 *
	 * @param string $name A name.
	 */
	private static function letters( $name ) {
		return (string) preg_replace( '/[^a-z]/', '', strtolower( (string) $name ) );
	}

	/**
	 * Whether a text holds the number of a card or a tax number.
	 *
	 * @param string $text        Any.
	 * @param bool   $may_be_nine Whether nine digits in a row are something else.
	 */
	private static function holds_number( $text, $may_be_nine ) {
		$text = class_exists( 'Normalizer' ) ? (string) \Normalizer::normalize( $text, \Normalizer::FORM_KC ) : strtr( $text, array_combine( mb_str_split( '０１２３４５６７８９' ), range( '0', '9' ) ) );
		// What is no letter, digit, blank, dot or dash ends a number.
		$phrases = preg_split( '/[^\p{L}\p{N}\s\p{Z}.\p{Pd}]+/u', $text );
		if ( false === $phrases ) {
			return true;
		}
		foreach ( $phrases as $phrase ) {
			$words = preg_split( '/[\s\p{Z}.\p{Pd}]{1,2}/u', $phrase );
			foreach ( array_keys( $words ) as $first ) {
				$word = $words[ $first ];
				if ( self::is_card_at( $words, $first ) || self::is_tax_number_at( $words, $first ) || ( ! $may_be_nine && 9 === strlen( $word ) && ctype_digit( $word ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Whether words from one on are the groups of a card number: 13 to 19 digits with a right check digit.
	 *
	 * @param string[] $words The words.
	 * @param int      $first The index of the first.
	 */
	private static function is_card_at( array $words, $first ) {
		$digits = '';
		foreach ( array_slice( $words, $first ) as $word ) {
			if ( ! ctype_digit( $word ) || strlen( $digits . $word ) > 19 ) {
				return false;
			}
			$digits .= $word;
			if ( strlen( $digits ) >= 13 && preg_match( '/^[2-6]/', $digits ) && Card_Numbers::is_in( $digits ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether words from one on are the groups of a tax number: 3, 2 and 4 digits, or 2 and 7.
	 *
	 * @param string[] $words The words.
	 * @param int      $first The index of the first.
	 */
	private static function is_tax_number_at( array $words, $first ) {
		$lengths = array();
		foreach ( array_slice( $words, $first, 3 ) as $word ) {
			$lengths[] = ctype_digit( $word ) ? strlen( $word ) : 0;
		}
		return array( 3, 2, 4 ) === $lengths || array( 2, 7 ) === array_slice( $lengths, 0, 2 );
	}
}

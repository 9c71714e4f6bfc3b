<?php
/**
 * Reads answers.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a part of a payload as a list of answers with the labels of the form.
 */
final class Answer_Reader {

	/** What nobody needs to read beside what `Order_Words` hides: it says the same as another answer, or nothing. */
	const HIDDEN = array( 'website', 'test', 'cancel_services', 'kind', 'label', 'product_id', 'product_option_id', 'quantity', 'bundled', 'vehicle_id', 'processor', 'billing_address' );

	/** The keys of an address, in the order in which it is written. */
	const ADDRESS = array( 'line1', 'city', 'state_province_region', 'state', 'zip_postal_code', 'zipcode', 'country' );

	/**
	 * Whether addresses and names are one answer each, as people read them.
	 *
	 * @var bool
	 */
	private $joins;

	/**
	 * The answers so far.
	 *
	 * @var array
	 */
	private $rows = array();

	/**
	 * Whether there are more answers than can be shown.
	 *
	 * @var bool
	 */
	private $is_cut = false;

	/**
	 * Remembers how answers are read.
	 *
	 * @param bool $joins Whether addresses and names are one answer each.
	 */
	private function __construct( $joins ) {
		$this->joins = $joins;
	}

	/**
	 * The answers of a part.
	 *
	 * @param mixed  $value  The part.
	 * @param string $key    The keys that lead to it, with dots between.
	 * @param string $label  The labels that lead to it.
	 * @param string $parent The last of the keys.
	 * @param bool   $joins  Whether addresses and names are one answer each.
	 * @return array A list of `key`, `label` and `value`.
	 */
	public static function rows( $value, $key, $label, $parent, $joins ) {
		$reader = new self( $joins );
		$reader->read( $value, $key, $label, $parent );
		return $reader->is_cut ? array_merge( $reader->rows, array( array( 'key' => '…' ) + Order_Words::cut_line() ) ) : $reader->rows;
	}

	/**
	 * Reads a part of a payload.
	 *
	 * @param mixed  $value  The part.
	 * @param string $key    The keys that lead to it, with dots between.
	 * @param string $label  The labels that lead to it.
	 * @param string $parent The last of the keys that is a word.
	 */
	private function read( $value, $key, $label, $parent ) {
		if ( count( $this->rows ) >= Order_Words::MAX_LINES ) {
			$this->is_cut = true;
			return;
		}
		if ( is_array( $value ) ) {
			$this->read_list( $value, $key, $label, $parent );
		} elseif ( $value instanceof \stdClass ) {
			$this->read_object( $value, $key, $label, $parent );
		} elseif ( null !== $value && '' !== $value ) {
			$this->add( $key, $label, is_bool( $value ) ? ( $value ? __( 'Yes', 'charterform' ) : __( 'No', 'charterform' ) ) : (string) $value );
		}
	}

	/**
	 * Reads a list: texts are one answer; what has a kind, such as an address, goes by it; anything else is numbered.
	 *
	 * @param array  $list   The list.
	 * @param string $key    The keys that lead to it.
	 * @param string $label  The labels that lead to it.
	 * @param string $parent The last of the keys.
	 */
	private function read_list( array $list, $key, $label, $parent ) {
		if ( count( $list ) > Order_Words::MAX_LINES ) {
			$list         = array_slice( $list, 0, Order_Words::MAX_LINES );
			$this->is_cut = true;
		}
		if ( $list === array_filter( $list, 'is_scalar' ) ) {
			$this->read( implode( "\n", array_map( 'strval', $list ) ), $key, $label, $parent );
			return;
		}
		foreach ( $list as $index => $part ) {
			$kind = isset( $part->kind ) && is_string( $part->kind ) && 'temp' !== $part->kind ? $part->kind : '';
			if ( '' !== $kind ) {
				$this->read( $part, "$key.$kind", self::join( $label, Answer_Labels::of( $kind, $parent ) ), $kind );
			} else {
				$number = count( $list ) > 1 || ! $this->joins ? ' ' . ( $index + 1 ) : '';
				$this->read( $part, "$key." . ( $index + 1 ), $label . $number, $parent );
			}
		}
	}

	/**
	 * Reads an object.
	 *
	 * @param \stdClass $value  The object.
	 * @param string    $key    The keys that lead to it.
	 * @param string    $label  The labels that lead to it.
	 * @param string    $parent The last of the keys.
	 */
	private function read_object( \stdClass $value, $key, $label, $parent ) {
		$parts = get_object_vars( $value );
		if ( isset( $parts['line1'] ) && is_scalar( $parts['line1'] ) && $this->joins ) {
			$this->add( $key, '' === $label ? Answer_Labels::of( 'address' ) : $label, self::joined( $parts, self::ADDRESS, ', ' ) );
			$parts = array_diff_key( $parts, array_flip( self::ADDRESS ) );
		}
		if ( isset( $parts['first_name'], $parts['last_name'] ) && $this->joins ) {
			$this->add( self::key( $key, 'name' ), self::join( $label, Answer_Labels::of( 'name' ) ), self::joined( $parts, array( 'first_name', 'middle_name', 'last_name' ), ' ' ) );
			unset( $parts['first_name'], $parts['middle_name'], $parts['last_name'] );
		}
		// A phone number or an address is named by its kind alone.
		$values = array_diff_key( $parts, array_flip( array_merge( self::HIDDEN, Order_Words::HIDDEN ) ) );
		$is_one = isset( $parts['kind'] ) && 1 === count( $values ) && is_scalar( current( $values ) );
		foreach ( $values as $name => $part ) {
			$name = (string) $name;
			$this->read( $part, self::key( $key, $name ), $is_one ? $label : self::join( $label, Answer_Labels::of( $name, $parent ) ), $name );
		}
	}

	/**
	 * Adds an answer.
	 *
	 * @param string $key   The keys that lead to it.
	 * @param string $label The labels that lead to it.
	 * @param string $value Its words; one without any is left out.
	 */
	private function add( $key, $label, $value ) {
		if ( '' !== trim( $value ) ) {
			$this->rows[] = array(
				'key'   => $key,
				'label' => $label,
				'value' => $value,
			);
		}
	}

	/**
	 * Parts of an object as one text.
	 *
	 * @param array    $parts By key.
	 * @param string[] $keys  Those that are joined.
	 * @param string   $by    What stands between them.
	 */
	private static function joined( array $parts, array $keys, $by ) {
		$texts = array();
		foreach ( $keys as $key ) {
			if ( isset( $parts[ $key ] ) && is_scalar( $parts[ $key ] ) && '' !== trim( (string) $parts[ $key ] ) ) {
				$texts[] = trim( (string) $parts[ $key ] );
			}
		}
		return implode( $by, $texts );
	}

	/**
	 * Two labels as one.
	 *
	 * @param string $first  The outer one; '' for none.
	 * @param string $second The inner one.
	 */
	private static function join( $first, $second ) {
		return '' === $first ? $second : "$first › $second";
	}

	/**
	 * Two keys as one.
	 *
	 * @param string $first  The outer one; '' for none.
	 * @param string $second The inner one.
	 */
	private static function key( $first, $second ) {
		return '' === $first ? $second : "$first.$second";
	}
}

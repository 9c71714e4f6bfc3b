<?php
/**
 * The answers of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Sorts the answers of a payload into sections, by the labels of the form, for the order's page and the columns of an export.
 */
final class Order_Answers {

	/**
	 * The answers by section, for the order's page.
	 *
	 * @param mixed $payload As `json_decode` makes it.
	 * @return array A list of `title` and `rows`, those with `key`, `label` and `value`.
	 */
	public static function sections( $payload ) {
		$sections = array();
		foreach ( self::parts( $payload ) as list( $title, $key, $value ) ) {
			$rows = Answer_Reader::rows( $value, $key, '', self::last( $key ), true );
			if ( $rows ) {
				$sections[ $title ] = isset( $sections[ $title ] ) ? array_merge( $sections[ $title ], $rows ) : $rows;
			}
		}
		return array_map(
			static function ( $title, $rows ) {
				return array(
					'title' => $title,
					'rows'  => $rows,
				);
			},
			array_keys( $sections ),
			$sections
		);
	}

	/**
	 * The answers one by one, for the columns of an export.
	 *
	 * @param mixed $payload As `json_decode` makes it.
	 * @return array A list of `key`, `label` and `value`, no key twice.
	 */
	public static function columns( $payload ) {
		$rows = array();
		foreach ( self::parts( $payload ) as list( $title, $key, $value ) ) {
			$rows += array_column( Answer_Reader::rows( $value, $key, $title, self::last( $key ), false ), null, 'key' );
		}
		return array_values( $rows );
	}

	/**
	 * The parts of a payload that are a section each: its title, the key that leads to it, and what it holds.
	 *
	 * @param mixed $payload As `json_decode` makes it.
	 * @return array
	 */
	private static function parts( $payload ) {
		$contact = array();
		$parts   = array();
		$rest    = array();
		foreach ( $payload instanceof \stdClass ? get_object_vars( $payload ) : array() as $key => $value ) {
			$key = (string) $key;
			if ( in_array( $key, array( 'account', 'contact', 'phones', 'emails', 'addresses' ), true ) ) {
				$contact[] = array( __( 'Contact', 'charterform' ), $key, $value );
			} elseif ( 'companies' === $key && is_array( $value ) ) {
				$parts = array_merge( $parts, self::parts_of_companies( $value ) );
			} elseif ( 'late_parts' === $key ) {
				$parts[] = array( __( 'Details of co-owners that came later', 'charterform' ), $key, $value );
			} elseif ( 'payment' === $key ) {
				$parts[] = array( __( 'Payment', 'charterform' ), $key, $value );
			} elseif ( $value instanceof \stdClass ) {
				$parts[] = array( Answer_Labels::of( $key ), $key, $value );
			} else {
				$rest[ $key ] = $value;
			}
		}
		$parts[] = array( __( 'Answers', 'charterform' ), '', (object) $rest );
		return array_merge( $contact, $parts );
	}

	/**
	 * The parts of the companies: what is known of each, and of each product. The key of a product is its name, not its place, so
	 * that the same answer of two orders has the same key.
	 *
	 * @param array $companies Of a payload.
	 * @return array
	 */
	private static function parts_of_companies( array $companies ) {
		$parts = array();
		foreach ( $companies as $index => $company ) {
			$number = $index ? ' ' . ( $index + 1 ) : '';
			$facts  = $company instanceof \stdClass ? get_object_vars( $company ) : array();
			$lines  = isset( $facts['products'] ) && is_array( $facts['products'] ) ? $facts['products'] : array();
			$title  = __( 'Company', 'charterform' ) . $number;
			$own    = isset( $facts['company'] ) ? $facts['company'] : null;
			unset( $facts['products'], $facts['company'] );
			array_push( $parts, array( $title, "companies.$index.company", $own ), array( $title, "companies.$index", (object) $facts ) );
			$seen = array();
			foreach ( array_slice( $lines, 0, Order_Words::MAX_LINES ) as $line ) {
				$name          = isset( $line->saveAs ) && is_string( $line->saveAs ) ? $line->saveAs : 'product';
				$seen[ $name ] = isset( $seen[ $name ] ) ? $seen[ $name ] + 1 : 1;
				$more          = $seen[ $name ] > 1 ? ' ' . $seen[ $name ] : '';
				$parts[]       = array( Answer_Labels::of( $name, 'saveAs' ) . $number . $more, "companies.$index.$name{$more}.data", isset( $line->data ) ? $line->data : null );
			}
		}
		return $parts;
	}

	/**
	 * The last of the keys.
	 *
	 * @param string $key With dots between.
	 */
	private static function last( $key ) {
		return (string) substr( (string) strrchr( ".$key", '.' ), 1 );
	}
}

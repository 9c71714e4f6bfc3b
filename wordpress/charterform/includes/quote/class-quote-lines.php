<?php
/**
 * The lines of an order's payload.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what an order's payload says is ordered (SUBM-27, SUBM-28): by company its kind and lines, and the coupons that are
 * claimed. No amount of a payload is read. What no form sends is refused.
 */
final class Quote_Lines {

	/** Lines of one order at most, those within bundles included. */
	const MAX_LINES = 500;

	/** Companies of one order at most (SUBM-13). */
	const MAX_COMPANIES = 2;

	/** Pieces of one line at most. */
	const MAX_QUANTITY = 9999;

	/** What each line of a product has, and none of a coupon. */
	const OF_PRODUCTS = array(
		'product_option_id' => true,
		'data'              => true,
		'saveAs'            => true,
	);

	/**
	 * The lines by company; `kind` is the kind of company.
	 *
	 * @var array[]
	 */
	public $companies = array();

	/**
	 * The ids of the claimed coupons that apply by themselves.
	 *
	 * @var bool[] by id
	 */
	public $coupons = array();

	/**
	 * The coupon that the visitor has added by its code: its `id` and `code` (PLUS-02).
	 *
	 * @var string[]|null
	 */
	public $added = null;

	/**
	 * How many lines were read.
	 *
	 * @var int
	 */
	private $count = 0;

	/**
	 * Reads a payload.
	 *
	 * @param \stdClass $payload The payload.
	 * @throws Quote_Fault For a payload that no form sends.
	 */
	public function __construct( \stdClass $payload ) {
		$companies = isset( $payload->companies ) ? $payload->companies : array();
		if ( ! is_array( $companies ) || count( $companies ) > self::MAX_COMPANIES ) {
			throw new Quote_Fault( 'malformed' );
		}
		foreach ( $companies as $company ) {
			$products = $company instanceof \stdClass && isset( $company->products ) ? $company->products : array();
			if ( ! $company instanceof \stdClass || ! is_array( $products ) ) {
				throw new Quote_Fault( 'malformed' );
			}
			$lines = array_values( array_filter( array_map( array( $this, 'line' ), $products ) ) );
			$kind  = Quote_Wire::text( Quote_Wire::field( Quote_Wire::field( $company, 'company' ), 'entity_type' ) );

			$this->companies[] = compact( 'kind', 'lines' );
		}
	}

	/**
	 * Reads a line.
	 *
	 * @param mixed $wire Of a list of products.
	 * @return array|null Null for the line of a coupon.
	 * @throws Quote_Fault For a line that no form sends.
	 */
	private function line( $wire ) {
		if ( ! $wire instanceof \stdClass || ++$this->count > self::MAX_LINES ) {
			throw new Quote_Fault( 'malformed' );
		}
		$id = self::id( $wire, 'product_id' );
		if ( '' === $id ) {
			throw new Quote_Fault( 'malformed' );
		}
		// A coupon has none of what each product has.
		if ( property_exists( $wire, 'bundled' ) && ! array_intersect_key( get_object_vars( $wire ), self::OF_PRODUCTS ) ) {
			$this->claim( $id, $wire );
			return null;
		}
		$quantity = isset( $wire->quantity ) ? $wire->quantity : null;
		$data     = isset( $wire->data ) ? $wire->data : new \stdClass();
		if ( ! is_int( $quantity ) || $quantity < 1 || $quantity > self::MAX_QUANTITY || ! $data instanceof \stdClass ) {
			throw new Quote_Fault( 'malformed' );
		}
		return array(
			'id'       => $id,
			'way'      => self::id( $wire, 'product_option_id' ),
			'quantity' => $quantity,
			'data'     => $data,
			'saveAs'   => isset( $wire->saveAs ) && is_string( $wire->saveAs ) ? $wire->saveAs : '',
		);
	}

	/**
	 * Notes a claimed coupon. A form has a single one that was added by its code.
	 *
	 * @param string    $id   Its id.
	 * @param \stdClass $wire The line.
	 * @throws Quote_Fault For a code that no form sends.
	 */
	private function claim( $id, \stdClass $wire ) {
		if ( ! property_exists( $wire, 'code' ) ) {
			$this->coupons[ $id ] = true;
			return;
		}
		$code  = is_string( $wire->code ) ? Quote_Coupons::code( $wire->code ) : '';
		$added = compact( 'id', 'code' );
		if ( '' === $code || ( $this->added ?? $added ) !== $added ) {
			throw new Quote_Fault( 'malformed' );
		}
		$this->added = $added;
	}

	/**
	 * The lines of a bundle's products, which its data holds.
	 *
	 * @param array $line The bundle's.
	 * @return array[]
	 * @throws Quote_Fault For what no form puts into a bundle.
	 */
	public function within( array $line ) {
		$lines = array_map( array( $this, 'line' ), array_values( get_object_vars( $line['data'] ) ) );
		// A bundle holds no coupons.
		if ( in_array( null, $lines, true ) ) {
			throw new Quote_Fault( 'malformed' );
		}
		return $lines;
	}

	/**
	 * An id of a line, as a text: a number with a fraction is none.
	 *
	 * @param \stdClass $wire The line.
	 * @param string    $name The field.
	 * @return string
	 */
	private static function id( \stdClass $wire, $name ) {
		$id = isset( $wire->{$name} ) ? $wire->{$name} : '';
		if ( ! is_string( $id ) && ! is_int( $id ) ) {
			throw new Quote_Fault( 'malformed' );
		}
		return (string) $id;
	}
}

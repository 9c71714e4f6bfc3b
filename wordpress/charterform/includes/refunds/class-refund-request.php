<?php
/**
 * The form of a refund, as it is posted.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** What an owner typed into the form of a refund: amounts by row of the ledger, one sum, or everything that is left. */
final class Refund_Request {

	/**
	 * Whether everything that is left is refunded.
	 *
	 * @var bool
	 */
	public $is_all = false;

	/**
	 * As typed, by the index of a row of the ledger.
	 *
	 * @var string[]
	 */
	public $amounts = array();

	/**
	 * A sum that belongs to no row, as typed.
	 *
	 * @var string
	 */
	public $sum = '';

	/**
	 * The sum that was confirmed.
	 *
	 * @var string
	 */
	public $total = '';

	/**
	 * Why.
	 *
	 * @var string
	 */
	public $reason = '';

	/**
	 * Whether the customer reads why.
	 *
	 * @var bool
	 */
	public $is_told = false;

	/**
	 * Whether it was given back in another way than by the provider that was paid.
	 *
	 * @var bool
	 */
	public $is_by_hand = false;

	/**
	 * See `Refunds::new_key()`.
	 *
	 * @var string
	 */
	public $key = '';

	/**
	 * What is wrong with it, as sentences: by the index of a row, by `sum`, and by '' for the whole.
	 *
	 * @var string[]
	 */
	public $faults = array();

	/**
	 * Reads what was posted.
	 *
	 * @param array $fields Without slashes.
	 * @return self
	 */
	public static function read( array $fields ) {
		$request = new self();
		$text    = static function ( $name ) use ( $fields ) {
			return isset( $fields[ $name ] ) && is_string( $fields[ $name ] ) ? mb_substr( sanitize_textarea_field( $fields[ $name ] ), 0, Refunds::MAX_REASON ) : '';
		};

		$request->is_all     = '' !== $text( 'all' );
		$request->sum        = mb_substr( trim( $text( 'sum' ) ), 0, 40 );
		$request->total      = mb_substr( $text( 'total' ), 0, 40 );
		$request->reason     = $text( 'reason' );
		$request->is_told    = '' !== $text( 'told' );
		$request->is_by_hand = '' !== $text( 'by_hand' );
		$request->key        = $text( 'key' );
		$amounts             = isset( $fields['rows'] ) && is_array( $fields['rows'] ) ? array_slice( $fields['rows'], 0, Ledger::MAX_ROWS, true ) : array();
		foreach ( $amounts as $index => $amount ) {
			if ( is_int( $index ) && is_string( $amount ) && '' !== trim( $amount ) ) {
				$request->amounts[ $index ] = mb_substr( sanitize_text_field( $amount ), 0, 40 );
			}
		}
		return $request;
	}

	/**
	 * The amounts by row; a text that is no amount is a fault.
	 *
	 * @param array $rows As `Refundable::rows()` returns them.
	 * @return int[] Cents by the index of a row.
	 */
	public function cents_of_rows( array $rows ) {
		$cents = array();
		foreach ( $this->amounts as $index => $text ) {
			$amount = $this->cents( $text, $index );
			if ( ! isset( $rows[ $index ] ) ) {
				$this->faults[''] = __( 'This order has no such line. Open the form once more.', 'charterform' );
			} elseif ( $amount > $rows[ $index ]['left'] ) {
				/* translators: 1: a line of an order, 2: an amount. */
				$this->faults[ $index ] = sprintf( __( '“%1$s” has %2$s left. Enter no more than that.', 'charterform' ), $rows[ $index ]['name'], Order_Words::dollars( $rows[ $index ]['left'] ) );
			}
			$cents[ $index ] = $amount;
		}
		return array_filter( $cents );
	}

	/**
	 * The sum.
	 *
	 * @param int[] $rows What `cents_of_rows()` returned.
	 * @param int   $left What the order has left.
	 * @return int In cents.
	 */
	public function cents_in_all( array $rows, $left ) {
		if ( (int) $this->is_all + (int) (bool) $this->amounts + (int) ( '' !== $this->sum ) > 1 ) {
			$this->faults[''] = __( 'Choose one: everything, amounts by line, or an amount that belongs to no line. Clear the others.', 'charterform' );
		}
		if ( $this->is_all ) {
			return $left;
		}
		return '' === $this->sum ? (int) array_sum( $rows ) : $this->cents( $this->sum, 'sum' );
	}

	/**
	 * An amount that was typed; a fault for what is none.
	 *
	 * @param string     $text  As typed.
	 * @param int|string $field The index of its row, or `sum`.
	 * @return int 0 for a fault.
	 */
	private function cents( $text, $field ) {
		$cents = Refund_Amount::cents( $text );
		if ( null === $cents ) {
			/* translators: %s: what was typed. */
			$this->faults[ $field ] = sprintf( __( '“%s” is no amount. Write it like 12.34.', 'charterform' ), $text );
		}
		return (int) $cents;
	}
}

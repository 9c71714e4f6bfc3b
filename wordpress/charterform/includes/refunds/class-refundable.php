<?php
/**
 * What can be refunded.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says how much of an order, and of each row of its ledger, can still be refunded, and who sends the money. Amounts are cents. */
final class Refundable {

	/**
	 * What several refunds have taken or may have taken: those that are done or asked.
	 *
	 * @param object[] $refunds Rows.
	 * @return int
	 */
	public static function taken( array $refunds ) {
		$counted = Refund_Store::with( $refunds, array( Refund_Store::DONE, Refund_Store::ASKED ) );
		return (int) array_sum( array_map( 'intval', array_column( $counted, 'cents' ) ) );
	}

	/**
	 * What was paid for an order: by providers, else its total where the owner or a back end says that it is paid.
	 *
	 * @param object $order A row.
	 * @return int 0 where nobody says that anything was paid, or nobody knows how much.
	 */
	public static function paid( $order ) {
		$payments = self::payments( $order );
		if ( $payments ) {
			return (int) array_sum( array_map( 'intval', array_column( $payments, 'amount' ) ) );
		}
		return Order_History::payment( $order ) ? max( 0, (int) Order_Words::total( $order ) ) : 0;
	}

	/**
	 * What stays paid of an order after the refunds that were made.
	 *
	 * @param object $order A row.
	 * @return int
	 */
	public static function remains( $order ) {
		return max( 0, self::paid( $order ) - (int) ( empty( $order->refunded ) ? 0 : $order->refunded ) );
	}

	/**
	 * Whether everything that was paid for an order is refunded.
	 *
	 * @param object $order A row.
	 */
	public static function is_whole( $order ) {
		return ! empty( $order->refunded ) && ! self::remains( $order );
	}

	/**
	 * What can still be refunded of an order.
	 *
	 * @param object   $order   A row.
	 * @param object[] $refunds All of the order.
	 * @return int
	 */
	public static function left( $order, array $refunds ) {
		return max( 0, self::paid( $order ) - self::taken( $refunds ) );
	}

	/**
	 * The rows of the ledger that cost something, by their index: `name`, `state`, `words`, `cents`, and `left`: what can still be
	 * refunded of it.
	 *
	 * @param object   $order   A row.
	 * @param object[] $refunds All of the order.
	 * @return array
	 */
	public static function rows( $order, array $refunds ) {
		$left  = self::left( $order, $refunds );
		$taken = array();
		foreach ( Refund_Store::with( $refunds, array( Refund_Store::DONE, Refund_Store::ASKED ) ) as $refund ) {
			foreach ( (array) json_decode( $refund->row_cents, true ) as $index => $cents ) {
				$taken[ $index ] = ( isset( $taken[ $index ] ) ? $taken[ $index ] : 0 ) + (int) $cents;
			}
		}
		$rows = array();
		foreach ( Order_Words::ledger( $order ) as $index => $row ) {
			if ( $row['cents'] > 0 ) {
				$rows[ $index ] = $row + array( 'left' => max( 0, min( $left, $row['cents'] - ( isset( $taken[ $index ] ) ? $taken[ $index ] : 0 ) ) ) );
			}
		}
		return $rows;
	}

	/**
	 * Why something cannot be refunded, as a sentence; '' where it can.
	 *
	 * @param object   $order      A row.
	 * @param int[]    $amounts    Cents by the index of a row of the ledger; none for a sum that belongs to no row.
	 * @param int      $cents      The sum.
	 * @param object[] $refunds    All of the order.
	 * @param bool     $is_by_hand Whether it is given back in another way than by the provider that was paid.
	 * @return string
	 */
	public static function fault( $order, array $amounts, $cents, array $refunds, $is_by_hand = false ) {
		$left = self::left( $order, $refunds );
		if ( (int) $order->trashed_at ) {
			return __( 'This order is in the Trash. Restore it before you refund it.', 'charterform' );
		}
		if ( ! $left ) {
			return self::paid( $order ) ? __( 'Everything that was paid for this order is refunded.', 'charterform' ) : __( 'Nobody has said that this order is paid, so there is nothing to refund.', 'charterform' );
		}
		if ( $cents <= 0 ) {
			return __( 'Enter what you give back.', 'charterform' );
		}
		if ( $cents > $left ) {
			/* translators: 1: an amount, 2: an amount. */
			return sprintf( __( '%1$s is more than this order has left: you can refund %2$s at most.', 'charterform' ), Order_Words::dollars( $cents ), Order_Words::dollars( $left ) );
		}
		$rows = self::rows( $order, $refunds );
		foreach ( $amounts as $index => $amount ) {
			if ( ! isset( $rows[ $index ] ) || $amount < 0 ) {
				return __( 'This order has no such line. Open the form once more.', 'charterform' );
			}
			if ( $amount > $rows[ $index ]['left'] ) {
				/* translators: 1: an amount, 2: a line of an order, 3: an amount. */
				return sprintf( __( '%1$s is more than the line “%2$s” has left: you can refund %3$s at most.', 'charterform' ), Order_Words::dollars( $amount ), $rows[ $index ]['name'], Order_Words::dollars( $rows[ $index ]['left'] ) );
			}
		}
		if ( $amounts && array_sum( $amounts ) !== $cents ) {
			return __( 'The lines do not add up to the sum. Open the form once more.', 'charterform' );
		}
		if ( $is_by_hand ) {
			return self::may_note_by_hand( $order, $refunds ) ? '' : __( 'The provider that was paid has declined no refund of this order. Have it send the money back.', 'charterform' );
		}
		if ( self::is_sent( $order ) && ! self::payment( $order, $cents, $refunds ) ) {
			return __( 'This order was paid more than once, and no single payment has that much left. Refund each payment by itself.', 'charterform' );
		}
		return '';
	}

	/**
	 * Whether the owner may note that they gave money back in another way, though a provider was paid: once it has declined a refund
	 * of the order, or the money of one came back.
	 *
	 * @param object   $order   A row.
	 * @param object[] $refunds All of the order.
	 */
	public static function may_note_by_hand( $order, array $refunds ) {
		$failed = Refund_Store::with( $refunds, array( Refund_Store::FAILED ) );
		return self::is_sent( $order ) && array_sum( array_column( $failed, 'payment_id' ) ) > 0;
	}

	/**
	 * The payment that a refund is taken from: the first at a provider that has so much left.
	 *
	 * @param object   $order   A row.
	 * @param int      $cents   The sum.
	 * @param object[] $refunds All of the order.
	 * @return object|null Null where no provider was paid so much.
	 */
	public static function payment( $order, $cents, array $refunds ) {
		foreach ( self::sendable( $order ) as $payment ) {
			$of_payment = array_filter(
				$refunds,
				static function ( $refund ) use ( $payment ) {
					return (int) $refund->payment_id === (int) $payment->id;
				}
			);
			if ( (int) $payment->amount - self::taken( $of_payment ) >= $cents ) {
				return $payment;
			}
		}
		return null;
	}

	/**
	 * Whether the site itself sends the money back, by a provider that was paid.
	 *
	 * @param object $order A row.
	 */
	public static function is_sent( $order ) {
		return (bool) self::sendable( $order );
	}

	/**
	 * The newest refund that the owner noted by hand, and that nothing came after; null for none.
	 *
	 * @param object[] $refunds All of the order.
	 * @return object|null
	 */
	public static function by_hand( array $refunds ) {
		$standing = Refund_Store::with( $refunds, array( Refund_Store::DONE, Refund_Store::ASKED ) );
		$last     = end( $standing );
		return $last && ! (int) $last->payment_id && Refund_Store::DONE === $last->state ? $last : null;
	}

	/**
	 * The payments of an order that providers took.
	 *
	 * @param object $order A row.
	 * @return object[]
	 */
	public static function payments( $order ) {
		return array_values( wp_list_filter( Payments::of( $order ), array( 'state' => Payments::PAID ) ) );
	}

	/**
	 * Those that their provider sends back when this site asks.
	 *
	 * @param object $order A row.
	 * @return object[]
	 */
	private static function sendable( $order ) {
		return array_filter( self::payments( $order ), array( Refund_Provider::class, 'sends' ) );
	}
}

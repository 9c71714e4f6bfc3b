<?php
/**
 * Refunds in words.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** What is said of the refunds of an order, to its owner and to its customer. Only what is done is said to be refunded. */
final class Refund_Words {

	/** Before the id of a refund, in the occasion of its mail. */
	const OCCASION = 'refund-';

	/**
	 * A word that stands beside the status of an order of which a part is refunded; '' for none.
	 *
	 * @param object $order A row.
	 */
	public static function mark( $order ) {
		return self::is_partly( $order ) ? __( 'partly refunded', 'charterform' ) : '';
	}

	/**
	 * Whether a part of an order is refunded, and the order not as a whole.
	 *
	 * @param object $order A row.
	 */
	public static function is_partly( $order ) {
		return ! empty( $order->refunded ) && Order_Status::REFUNDED !== $order->status;
	}

	/**
	 * What is refunded and what remains, for the owner; '' where nothing is refunded.
	 *
	 * @param object $order A row.
	 */
	public static function for_owner( $order ) {
		/* translators: 1: an amount, 2: an amount. */
		return empty( $order->refunded ) ? '' : sprintf( __( 'Refunded: %1$s. Remains paid: %2$s.', 'charterform' ), Order_Words::dollars( (int) $order->refunded ), Order_Words::dollars( Refundable::remains( $order ) ) );
	}

	/**
	 * What is refunded and what remains, for the customer; '' where nothing is refunded.
	 *
	 * @param object $order A row.
	 */
	public static function for_customer( $order ) {
		if ( empty( $order->refunded ) ) {
			return '';
		}
		$refunded = Order_Words::dollars( (int) $order->refunded );
		/* translators: 1: an amount, 2: an amount. */
		return Refundable::remains( $order ) ? sprintf( __( 'We refunded %1$s of it; %2$s remains paid.', 'charterform' ), $refunded, Order_Words::dollars( Refundable::remains( $order ) ) ) : sprintf( __( 'We refunded %s.', 'charterform' ), $refunded ); // phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment
	}

	/**
	 * The refunds that were made, as lines below a ledger: `name`, `note` and `cents`, which is negative; the last line is what
	 * stays paid. None where nothing is refunded.
	 *
	 * @param object $order A row.
	 * @return array
	 */
	public static function lines( $order ) {
		$lines = array();
		foreach ( Refund_Store::done( $order ) as $refund ) {
			$lines[] = array(
				/* translators: %s: a date. */
				'name'  => sprintf( __( 'Refunded on %s', 'charterform' ), Customer_Words::date( $refund->done_at ) ),
				'note'  => implode( '. ', array_filter( array( self::rows( $order, $refund ), (int) $refund->is_told ? $refund->reason : '' ), 'strlen' ) ),
				'cents' => -1 * (int) $refund->cents,
			);
		}
		return $lines ? array_merge(
			$lines,
			array(
				array(
					'name'  => __( 'Paid after refunds', 'charterform' ),
					'note'  => '',
					'cents' => Refundable::remains( $order ),
				),
			)
		) : array();
	}

	/**
	 * The rows of the ledger that a refund gives back, with their amounts; '' for a sum that belongs to none.
	 *
	 * @param object $order  A row.
	 * @param object $refund A row.
	 * @return string
	 */
	public static function rows( $order, $refund ) {
		$ledger = Order_Words::ledger( $order );
		$words  = array();
		foreach ( (array) json_decode( $refund->row_cents, true ) as $index => $cents ) {
			if ( isset( $ledger[ $index ] ) ) {
				$of      = 'price' === $ledger[ $index ]['words'] ? '' : ", {$ledger[ $index ]['words']}";
				$words[] = $ledger[ $index ]['name'] . $of . ': ' . Order_Words::dollars( (int) $cents );
			}
		}
		return implode( '; ', $words );
	}

	/**
	 * What became of a refund, for the owner.
	 *
	 * @param object $refund A row.
	 * @return string
	 */
	public static function state( $refund ) {
		$at      = Order_Words::date( (int) $refund->done_at ? $refund->done_at : $refund->at );
		$payment = (int) $refund->payment_id ? Payments::by_id( (int) $refund->payment_id ) : null;
		$name    = $payment ? self::provider( $payment ) : __( 'the provider', 'charterform' );
		switch ( $refund->state ) {
			case Refund_Store::DONE:
				if ( ! (int) $refund->payment_id ) {
					/* translators: %s: a time. */
					return sprintf( __( 'Made by hand, noted on %s. This site sent no money.', 'charterform' ), $at );
				}
				/* translators: 1: a provider of payments, 2: a time. */
				return Order_Status::BY_OWNER === $refund->made_by ? sprintf( __( 'Refunded by %1$s on %2$s.', 'charterform' ), $name, $at ) : sprintf( __( 'Made at %1$s, noted on %2$s.', 'charterform' ), $name, $at ); // phpcs:ignore WordPress.WP.I18n.MissingTranslatorsComment
			case Refund_Store::FAILED:
				/* translators: 1: a provider of payments, 2: what it says. */
				return trim( sprintf( __( 'Not refunded. The answer of %1$s: %2$s', 'charterform' ), $name, $refund->last_error ) );
			case Refund_Store::UNDONE:
				return __( 'Noted by hand, and taken back.', 'charterform' );
		}
		if ( ! (int) $refund->next_try ) {
			/* translators: %s: a provider of payments. */
			return sprintf( __( 'Nobody knows whether this refund was made. Look it up at %s, then say so here.', 'charterform' ), $name );
		}
		/* translators: 1: a provider of payments, 2: a time, 3: a time. */
		return sprintf( __( '%1$s was asked on %2$s and has not said yet whether it was made. It is asked again after %3$s, under the same key, so the money is sent only once.', 'charterform' ), $name, $at, Order_Words::date( $refund->next_try ) );
	}

	/**
	 * By whom the money is sent back, for the owner before a refund.
	 *
	 * @param object      $order   A row.
	 * @param object|null $payment The payment that is sent back; null for none.
	 * @return string
	 */
	public static function sender( $order, $payment ) {
		if ( $payment ) {
			/* translators: %s: a provider of payments. */
			$words = sprintf( __( '%s sends the money back the way the customer paid.', 'charterform' ), self::provider( $payment ) );
			return (int) $payment->is_test ? $words . ' ' . __( 'This was a test: no money was moved.', 'charterform' ) : $words;
		}
		if ( Refundable::is_sent( $order ) ) {
			return __( 'This site sends no money: you gave it back in another way. Here you note that you did.', 'charterform' );
		}
		$said = Order_History::payment( $order );
		if ( ! Refundable::payments( $order ) && $said && Order_Status::BY_OWNER === $said->made_by ) {
			return __( 'This site sends no money, because you noted the payment yourself. Pay it back yourself; here you note that you did.', 'charterform' );
		}
		/* translators: %s: a way to pay. */
		return sprintf( __( 'This site cannot send money back by “%s”. Refund it where the payment was taken; here you note that you did.', 'charterform' ), Order_Words::way( $order->payment_way ) );
	}

	/**
	 * The name of whoever took a payment.
	 *
	 * @param object $payment A row of `Payments`.
	 */
	public static function provider( $payment ) {
		return Order_Words::way( $payment->way );
	}

	/**
	 * Why a form cannot be used whose turn is over.
	 *
	 * @param object[] $refunds All of the order.
	 * @return string
	 */
	public static function meanwhile( array $refunds ) {
		$last = end( $refunds );
		if ( ! $last ) {
			return __( 'This form cannot be used. Open it once more.', 'charterform' );
		}
		/* translators: 1: an amount, 2: who, 3: a time. */
		return sprintf( __( 'A refund of %1$s was begun after this form was opened (%2$s, %3$s). Nothing more was refunded. Look at it, and open the form once more.', 'charterform' ), Order_Words::dollars( (int) $last->cents ), Order_History::who( $last ), Order_Words::date( $last->at ) );
	}

	/**
	 * The amount that a mail about a refund is about.
	 *
	 * @param object $order A row, with the `occasion` of the mail.
	 * @return string
	 */
	public static function amount_of_mail( $order ) {
		$refund = self::of_mail( $order );
		if ( $refund ) {
			return Order_Words::dollars( (int) $refund->cents );
		}
		return empty( $order->refunded ) ? Customer_Ledger::total( $order ) : Order_Words::dollars( (int) $order->refunded );
	}

	/**
	 * The refund that a mail is about; null for a mail about none, and for a refund that was taken back.
	 *
	 * @param object $order A row, with the `occasion` of the mail.
	 * @return object|null
	 */
	public static function of_mail( $order ) {
		$occasion = isset( $order->occasion ) ? (string) $order->occasion : '';
		foreach ( Refund_Store::done( $order ) as $refund ) {
			if ( self::OCCASION . $refund->id === $occasion ) {
				return $refund;
			}
		}
		return null;
	}
}

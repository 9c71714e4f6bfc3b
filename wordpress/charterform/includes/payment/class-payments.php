<?php
/**
 * The payments of orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The table of payments at providers, a row a try. Amounts are cents of US dollars. States: `open` (the customer can pay it),
 * `processing` (paid, and not certain yet), `paid`, `failed`, `expired`. What brings a row into a state is one update, so that of
 * several who are told the same, one acts on it.
 */
final class Payments {

	const CURRENCY = 'usd';

	const OPEN       = 'open';
	const PROCESSING = 'processing';
	const PAID       = 'paid';
	const FAILED     = 'failed';
	const EXPIRED    = 'expired';

	/**
	 * Reserves the next try of an order, before the provider is asked: of two that reserve the same try, both get the same row, and
	 * so ask under the same key (`key()`).
	 *
	 * @param object $order  A row.
	 * @param string $way    Its way to pay.
	 * @param int    $amount In cents.
	 * @param int    $try    One more than that of the current payment, 1 without.
	 * @return object The row; its `provider_id` begins with `new-` until `fill()`.
	 * @throws \RuntimeException Where it cannot be stored.
	 */
	public static function reserve( $order, $way, $amount, $try ) {
		Payment_Table::insert( $order, $way, "new-{$order->id}-$try", $amount, '', $try, false );
		$rows = array_filter(
			self::of( $order ),
			static function ( $row ) use ( $try ) {
				return (int) $row->tries === $try;
			}
		);
		$row = current( $rows );
		if ( ! $row || $way !== $row->way ) {
			throw new \RuntimeException( 'The payment could not be stored' );
		}
		return $row;
	}

	/**
	 * Writes down what the provider made of a reserved try.
	 *
	 * @param object $payment     A row.
	 * @param string $provider_id Its id there.
	 * @param string $url         Where it is paid; '' for nowhere.
	 * @param bool   $is_test     Whether no real money is moved.
	 * @return object The row.
	 */
	public static function fill( $payment, $provider_id, $url = '', $is_test = false ) {
		Payment_Table::update(
			$payment->id,
			array(
				'provider_id' => $provider_id,
				'url'         => $url,
				'is_test'     => (int) $is_test,
			)
		);
		return self::by_id( $payment->id );
	}

	/**
	 * Stores a payment that a provider has made; the one that is stored, where it is.
	 *
	 * @param object $order       A row.
	 * @param string $way         Its way to pay.
	 * @param string $provider_id Its id there.
	 * @param int    $amount      In cents.
	 * @param string $url         Where it is paid; '' for nowhere.
	 * @param bool   $is_test     Whether no real money is moved.
	 * @return object The row.
	 * @throws \RuntimeException Where it cannot be stored.
	 */
	public static function open( $order, $way, $provider_id, $amount, $url = '', $is_test = false ) {
		for ( $tries = 0; $tries < 5; $tries++ ) {
			$current = self::current( $order );
			Payment_Table::insert( $order, $way, $provider_id, $amount, $url, $current ? (int) $current->tries + 1 : 1, $is_test );
			$payment = self::find( $way, $provider_id );
			if ( $payment ) {
				return $payment;
			}
		}
		throw new \RuntimeException( 'The payment could not be stored' );
	}

	/**
	 * A payment by its id at the provider.
	 *
	 * @param string $way         A way to pay.
	 * @param string $provider_id Its id there.
	 * @return object|null
	 */
	public static function find( $way, $provider_id ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE way = %s AND provider_id = %s', Tables::name( Payment_Table::NAME ), $way, $provider_id ) );
	}

	/**
	 * A payment by its id.
	 *
	 * @param int $id Its id.
	 * @return object|null
	 */
	public static function by_id( $id ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', Tables::name( Payment_Table::NAME ), $id ) );
	}

	/**
	 * The payments of an order, the newest last.
	 *
	 * @param object $order With its `id`.
	 * @return object[]
	 */
	public static function of( $order ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d ORDER BY tries', Tables::name( Payment_Table::NAME ), $order->id ) );
	}

	/**
	 * The newest payment of an order.
	 *
	 * @param object $order A row.
	 * @return object|null
	 */
	public static function current( $order ) {
		$rows = self::of( $order );
		return $rows ? end( $rows ) : null;
	}

	/**
	 * The payment by which an order was paid, the first where there are several.
	 *
	 * @param object $order A row.
	 * @return object|null
	 */
	public static function paid( $order ) {
		foreach ( self::of( $order ) as $payment ) {
			if ( self::PAID === $payment->state ) {
				return $payment;
			}
		}
		return null;
	}

	/**
	 * Writes down that a payment is paid, once, and marks its order as paid. Money that comes for an order which is paid, refunded,
	 * cancelled or in the trash is told to the owner.
	 *
	 * @param object $payment A row.
	 * @param string $note    What the history says of it; '' for the way to pay and the id at the provider.
	 * @return bool Whether this call changed the payment.
	 */
	public static function confirm( $payment, $note = '' ) {
		$is_first = Payment_Table::change( $payment, self::PAID, array( self::OPEN, self::PROCESSING, self::FAILED, self::EXPIRED ) );
		Payment_Table::update( $payment->id, array( 'next_check' => 0 ) );
		// A request that ended between the two changes is made good by the next one.
		for ( $tries = 0; $tries < 3; $tries++ ) {
			$order = Orders::find( $payment->order_id );
			if ( ! $order || '' === (string) $order->status || self::is_other_paid( $order, $payment ) || Order_History::is_paid( $order ) ) {
				break;
			}
			$before = $order->status;
			if ( Order_Status::change( $order, Order_Status::PAID, Order_Status::BY_PROVIDER, '' === $note ? Payment_Words::note( $payment ) : $note ) ) {
				Payment_Warnings::late( $order, $payment, $before );
				return $is_first;
			}
		}
		if ( $is_first && $order && '' !== (string) $order->status ) {
			Payment_Warnings::second( $order, $payment );
		}
		return $is_first;
	}

	/**
	 * Writes down that a payment is on its way: the customer has done all, and nobody says yet whether the money comes.
	 *
	 * @param object $payment A row.
	 * @return bool Whether this call changed it.
	 */
	public static function wait( $payment ) {
		$changed = Payment_Table::change( $payment, self::PROCESSING, array( self::OPEN ) );
		$order   = $changed ? Orders::find( $payment->order_id ) : null;
		if ( $order && '' !== (string) $order->status ) {
			/**
			 * Fires when the payment of an order is on its way, as one from a bank account is for some days.
			 *
			 * @param object $order A row.
			 */
			do_action( 'charterform_payment_processing', $order );
		}
		return $changed;
	}

	/**
	 * Writes down that a payment failed.
	 *
	 * @param object $payment A row.
	 * @param string $note    Why, for the owner; '' for nothing.
	 * @return bool Whether this call changed it.
	 */
	public static function fail( $payment, $note = '' ) {
		$changed = Payment_Table::change( $payment, self::FAILED, array( self::OPEN, self::PROCESSING ) );
		$order   = $changed && '' !== $note ? Orders::find( $payment->order_id ) : null;
		if ( $order ) {
			Orders::add_note( $order, $note );
		}
		return $changed;
	}

	/**
	 * Writes down that a payment can be paid no more.
	 *
	 * @param object $payment A row.
	 * @return bool Whether this call changed it.
	 */
	public static function expire( $payment ) {
		return Payment_Table::change( $payment, self::EXPIRED, array( self::OPEN ) );
	}

	/**
	 * Whether an order is paid by another payment than this one.
	 *
	 * @param object $order   A row.
	 * @param object $payment A row.
	 */
	private static function is_other_paid( $order, $payment ) {
		$paid = self::paid( $order );
		return $paid && (int) $paid->id !== (int) $payment->id;
	}
}

<?php
/**
 * Orders of WooCommerce for orders of the form.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Makes an order of WooCommerce with an item for each line of the ledger (PAY-05), and finds it again. It is read and written by the
 * objects of WooCommerce alone, so that it does not matter where they are stored.
 */
final class Woocommerce_Orders {

	/** What orders of WooCommerce are created by. */
	const CREATED_VIA = 'charterform';

	/** The meta that holds the id of the order of the form, its number, and by what it is known to be the same. */
	const META   = '_charterform_order';
	const NUMBER = '_charterform_number';
	const MARK   = '_charterform_mark';

	/** The meta of an item that holds the index of its line in the ledger. */
	const ROW = '_charterform_row';

	/**
	 * Makes an order of WooCommerce.
	 *
	 * @param object $order A row.
	 * @return \WC_Order
	 * @throws \RuntimeException Where WooCommerce makes none, or one at another price.
	 */
	public static function make( $order ) {
		$rows = Ledger::read( (string) $order->ledger );
		if ( ! $rows || Ledger::total( $rows ) !== (int) $order->total ) {
			throw new \RuntimeException( 'The order has no ledger of its total' );
		}
		$is_own = (int) $order->user_id && get_current_user_id() === (int) $order->user_id;
		$made   = wc_create_order(
			array(
				'created_via' => self::CREATED_VIA,
				'customer_id' => $is_own ? (int) $order->user_id : 0,
			)
		);
		if ( is_wp_error( $made ) ) {
			throw new \RuntimeException( 'WooCommerce made no order: ' . $made->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- It is logged.
		}
		try {
			self::fill( $made, $order, $rows );
		} catch ( \Throwable $fault ) {
			$made->delete( true );
			throw $fault;
		}
		return $made;
	}

	/**
	 * Fills a new order of WooCommerce.
	 *
	 * @param \WC_Order $made  Of WooCommerce.
	 * @param object    $order A row.
	 * @param array     $rows  Its ledger.
	 * @throws \RuntimeException Where WooCommerce reckons another price.
	 */
	private static function fill( $made, $order, array $rows ) {
		$made->set_currency( Woocommerce_Way::CURRENCY );
		$made->update_meta_data( self::META, (int) $order->id );
		$made->update_meta_data( self::NUMBER, Orders::number( $order ) );
		$made->update_meta_data( self::MARK, self::mark( $order ) );
		foreach ( Woocommerce_Customer::billing( $order ) as $name => $value ) {
			$made->{"set_billing_$name"}( $value );
		}
		foreach ( self::items( $order, $rows ) as $item ) {
			$made->add_item( $item );
		}
		// The tax of what lowers the price is reckoned from the items that are stored.
		$made->save();
		$made->calculate_totals();
		if ( self::cents( $made->get_total() ) - self::cents( $made->get_total_tax() ) !== (int) $order->total ) {
			throw new \RuntimeException( 'WooCommerce reckons another price' );
		}
		/* translators: %s: number of an order. */
		$made->add_order_note( sprintf( __( 'Charterform made this order for order %s of a form.', 'charterform' ), Orders::number( $order ) ) );
	}

	/**
	 * The items: what lowers the price comes last, because WooCommerce lets it take no more than what came before.
	 *
	 * @param object $order A row.
	 * @param array  $rows  Its ledger.
	 * @return \WC_Order_Item_Fee[]
	 */
	private static function items( $order, array $rows ) {
		$items  = array();
		$lowers = array();
		foreach ( Customer_Ledger::lines( $order ) as $index => $line ) {
			$amount = number_format( $rows[ $index ]['cents'] / 100, 2, '.', '' );
			$item   = new \WC_Order_Item_Fee();
			$item->set_name( '' === $line['note'] ? $line['name'] : "{$line['name']} ({$line['note']})" );
			$item->set_amount( $amount );
			$item->set_total( $amount );
			// The fee of a state is passed on, so no tax is on it.
			$item->set_tax_status( $line['is_fee'] ? 'none' : 'taxable' );
			$item->add_meta_data( self::ROW, $index, true );
			/**
			 * Fires for each item of an order of WooCommerce before it is added, such as for its tax class.
			 *
			 * @param \WC_Order_Item_Fee $item  The item.
			 * @param array              $row   Its line in the ledger: `name`, `state`, `kind`, `cents`.
			 * @param object             $order A row.
			 */
			do_action( 'charterform_woocommerce_item', $item, $rows[ $index ], $order );
			if ( $rows[ $index ]['cents'] < 0 ) {
				$lowers[] = $item;
			} else {
				$items[] = $item;
			}
		}
		return array_merge( $items, $lowers );
	}

	/**
	 * An order of WooCommerce by its id.
	 *
	 * @param int|string $id Its id.
	 * @return \WC_Order|null
	 */
	public static function find( $id ) {
		$found = Woocommerce_Way::is_active() ? wc_get_order( (int) $id ) : null;
		return $found instanceof \WC_Order ? $found : null;
	}

	/**
	 * The order of WooCommerce that a payment is.
	 *
	 * @param object $payment A row.
	 * @return \WC_Order|null
	 */
	public static function of( $payment ) {
		$found = self::find( $payment->provider_id );
		$is_it = $found ? self::payment( $found ) : null;
		return $is_it && (int) $is_it->id === (int) $payment->id ? $found : null;
	}

	/**
	 * The payment that an order of WooCommerce is. One that was made and not written down, because the request broke off, is written
	 * down now. Ids are given anew where a plugin was deleted with its data, so that they alone prove nothing.
	 *
	 * @param \WC_Order|int $found Of WooCommerce, or its id.
	 * @return object|null A row of the payments; null for what is no order of a form.
	 */
	public static function payment( $found ) {
		$found = is_object( $found ) ? $found : self::find( $found );
		$order = $found instanceof \WC_Order && (int) $found->get_meta( self::META ) ? Orders::find( (int) $found->get_meta( self::META ) ) : null;
		if ( ! $order || ! hash_equals( self::mark( $order ), (string) $found->get_meta( self::MARK ) ) ) {
			return null;
		}
		$payment = Payments::find( Woocommerce_Way::ID, (string) $found->get_id() );
		if ( $payment && (int) $payment->order_id !== (int) $order->id ) {
			// That one was paid by an order of WooCommerce which is gone.
			Payment_Table::update( $payment->id, array( 'provider_id' => "{$payment->provider_id}-gone-{$payment->id}" ) );
			$payment = null;
		}
		return $payment ? $payment : Payments::open( $order, Woocommerce_Way::ID, (string) $found->get_id(), self::cents( $found->get_total() ) );
	}

	/**
	 * By what an order is known to be the same.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	private static function mark( $order ) {
		return hash( 'sha256', sprintf( 'woocommerce %d %s %d', $order->id, $order->order_key, $order->created_at ) );
	}

	/**
	 * Dollars as WooCommerce writes them, in cents.
	 *
	 * @param string|float $dollars Such as `12.50`.
	 * @return int
	 */
	public static function cents( $dollars ) {
		return (int) round( (float) $dollars * 100 );
	}
}

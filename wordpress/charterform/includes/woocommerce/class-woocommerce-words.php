<?php
/**
 * An order of WooCommerce in words.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says how the order of WooCommerce differs from that of the form. */
final class Woocommerce_Words {

	/**
	 * How the amount differs from what the customer ordered for.
	 *
	 * @param \WC_Order $found Of WooCommerce.
	 * @param object    $order A row.
	 * @return string A sentence for the owner; '' where it does not.
	 */
	public static function difference( $found, $order ) {
		$total = Woocommerce_Orders::cents( $found->get_total() );
		$tax   = Woocommerce_Orders::cents( $found->get_total_tax() );
		$usd   = Woocommerce_Way::CURRENCY === $found->get_currency();
		if ( ! $usd || $total - $tax !== (int) $order->total ) {
			/* translators: 1: an amount, 2: an amount. */
			return sprintf( __( 'The amount was changed in WooCommerce: it is %1$s, and the customer ordered for %2$s.', 'charterform' ), $usd ? Order_Words::dollars( $total ) : $found->get_currency() . ' ' . number_format_i18n( $total / 100, 2 ), Order_Words::dollars( (int) $order->total ) );
		}
		/* translators: 1: an amount, 2: an amount. */
		return $tax ? sprintf( __( 'WooCommerce adds %1$s of tax, which makes %2$s.', 'charterform' ), Order_Words::dollars( $tax ), Order_Words::dollars( $total ) ) : '';
	}
}

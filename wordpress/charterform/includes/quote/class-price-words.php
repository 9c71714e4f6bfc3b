<?php
/**
 * What a visitor reads where an order cannot be taken at its price.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says in sentences why an order is refused (SHOP-06), by the name of the product where it is known. */
final class Price_Words {

	/**
	 * The sentences of a fault.
	 *
	 * @param array $fault As `Quote_Fault` has it.
	 * @return string
	 */
	public static function of( array $fault ) {
		$product = isset( $fault['product'] ) ? (string) $fault['product'] : '';
		$mend    = __( 'Nothing was ordered. Please check what you chose.', 'charterform' );
		return self::reason( $fault, '' === $product ? __( 'A product of your order', 'charterform' ) : $product ) . ' ' . $mend;
	}

	/**
	 * The sentence about a price that has changed.
	 *
	 * @param int|null $was   What the visitor saw, in cents; null where nobody knows.
	 * @param int      $total What the order costs.
	 * @return string
	 */
	public static function of_change( $was, $total ) {
		if ( null === $was ) {
			/* translators: %s: an amount such as "$268.00". */
			return sprintf( __( 'The price of your order is %s.', 'charterform' ), self::dollars( $total ) );
		}
		/* translators: 1: an amount such as "$268.00", 2: another one. */
		return sprintf( __( 'The price of your order has changed from %1$s to %2$s.', 'charterform' ), self::dollars( $was ), self::dollars( $total ) );
	}

	/**
	 * Why an order is refused.
	 *
	 * @param array  $fault   As `Quote_Fault` has it.
	 * @param string $product The name of what is not sold.
	 * @return string
	 */
	private static function reason( array $fault, $product ) {
		$state = isset( $fault['state'] ) ? (string) $fault['state'] : '';
		$kind  = isset( $fault['kind'] ) ? (string) $fault['kind'] : '';
		switch ( $fault['reason'] ) {
			case 'filing':
				/* translators: %s: a product. */
				return sprintf( __( '%s is no longer filed in the way that you chose.', 'charterform' ), $product );
			case 'state':
				return '' === $state
					/* translators: %s: a product. */
					? sprintf( __( '%s is not sold in your state.', 'charterform' ), $product )
					/* translators: 1: a product, 2: the code of a state. */
					: sprintf( __( '%1$s is not sold in %2$s.', 'charterform' ), $product, $state );
			case 'kind':
				return '' === $kind
					/* translators: %s: a product. */
					? sprintf( __( '%s is sold for a kind of company that you did not choose.', 'charterform' ), $product )
					/* translators: 1: a product, 2: a kind of company such as "LLC". */
					: sprintf( __( '%1$s is not sold to this kind of company: %2$s.', 'charterform' ), $product, $kind );
			case 'bundle':
				/* translators: %s: a product. */
				return sprintf( __( '%s is not part of the package that you chose.', 'charterform' ), $product );
			case 'domain':
				/* translators: %s: a domain. */
				return sprintf( __( 'The domain %s is not for sale, or its price is not known at the moment.', 'charterform' ), $product );
			case 'plate':
				return __( 'The plate that you chose is no longer offered.', 'charterform' );
			case 'too_much':
				return __( 'This order is larger than this site can take at once. Please contact us.', 'charterform' );
			case 'malformed':
				return __( 'The products of this order could not be read.', 'charterform' );
			default:
				/* translators: %s: a product. */
				return sprintf( __( '%s is no longer sold here.', 'charterform' ), $product );
		}
	}

	/**
	 * An amount.
	 *
	 * @param int $cents In cents.
	 * @return string
	 */
	private static function dollars( $cents ) {
		return '$' . number_format( $cents / 100, 2 );
	}
}

<?php
/**
 * The step from an order to its payment.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Begins the payment of an order at its provider, says what comes next, and asks how it stands (PAY-04). What comes next is read
 * once: it is in no row and no stored reply.
 */
final class Payment_Step {

	/** The code of a refused payment. */
	const REFUSED = 'payment_refused';

	/**
	 * What comes next, by the id of the order, as far as this request has asked for it.
	 *
	 * @var array
	 */
	private static $begun = array();

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_stored', array( __CLASS__, 'tell' ), 30 );
	}

	/**
	 * Begins the payment of an order. Where it is paid on a page of the provider, a provider that does not answer is no error: the
	 * order awaits its payment.
	 *
	 * @param object $order A row.
	 * @return \WP_Error|null Why nothing was ordered, for the visitor.
	 * @throws \Throwable Where nobody knows what became of it.
	 */
	public static function begin( $order ) {
		$way = self::way( $order );
		if ( ! $way || Payments::paid( $order ) ) {
			return null;
		}
		$is_page = 'page' === $way['kind'];
		try {
			$next = call_user_func( $way['begin'], $order );
		} catch ( \Throwable $fault ) {
			if ( ! $is_page ) {
				throw $fault;
			}
			Replies::log( $fault );
			$next = null;
		}
		if ( is_wp_error( $next ) && ! $is_page ) {
			return $next;
		}
		// A page that is out of reach is not asked for again by the same request.
		self::$begun[ (int) $order->id ] = is_wp_error( $next ) ? null : $next;
		return null;
	}

	/**
	 * The reply to an order with `next` or `paid`, also for a repeat under its key.
	 *
	 * @param array  $reply `status` and `body`.
	 * @param string $key   The key of the order.
	 * @return array
	 */
	public static function into( array $reply, $key ) {
		$body  = (array) $reply['body'];
		$order = isset( $body['result'] ) && ! is_scalar( $body['result'] ) ? Orders::find_by_key( 'process_signup', $key ) : null;
		if ( ! $order || ! self::way( $order ) ) {
			return $reply;
		}
		if ( Order_History::is_paid( $order ) ) {
			$body['result'] = (object) ( array( 'paid' => true ) + (array) $body['result'] );
		} elseif ( Order_Status::CANCELLED === $order->status && 'box' === self::way( $order )['kind'] ) {
			return Replies::refusal( __( 'This order was cancelled because its payment was refused. Nothing was charged.', 'charterform' ), 200, self::REFUSED );
		} elseif ( self::is_due( $order ) ) {
			$refusal = array_key_exists( (int) $order->id, self::$begun ) ? null : self::begin( $order );
			if ( $refusal ) {
				return self::refuse( $order, $refusal );
			}
			$next = isset( self::$begun[ (int) $order->id ] ) ? self::$begun[ (int) $order->id ] : null;
			if ( $next ) {
				$body['next'] = (object) $next;
			}
		}
		$reply['body'] = $body;
		return $reply;
	}

	/**
	 * The reply to `settle_payment`.
	 *
	 * @param Post $post As it arrived.
	 * @return array `status` and `body`.
	 * @throws \Throwable Where nobody knows how the payment stands.
	 */
	public static function answer( Post $post ) {
		$order = Orders::find_by_key( 'process_signup', $post->key );
		if ( ! $order || '' === (string) $order->status ) {
			// The post that orders it is still running, or broke off at the provider.
			if ( Attempts::runs( 'process_signup', $post->key ) ) {
				throw new Unknown_Outcome( 'The order is being taken.' );
			}
			if ( $order && Order_Status::is_order( $order ) ) {
				return self::into( Order_Posts::resume( $order ), $post->key );
			}
		}
		if ( ! $order || (int) $order->trashed_at || '' === (string) $order->status ) {
			return Replies::refusal( __( 'We found no such order.', 'charterform' ), 404, 'no_order' );
		}
		$refusal = self::settle( $order );
		return is_wp_error( $refusal ) ? self::refuse( $order, $refusal ) : self::into( Order_Posts::resume( $order ), $post->key );
	}

	/**
	 * Asks the providers how the payments of an order stand.
	 *
	 * @param object $order A row.
	 * @return \WP_Error|null Why its payment was refused, for the visitor.
	 * @throws \Throwable Where nobody knows.
	 */
	public static function settle( $order ) {
		$refusal = null;
		foreach ( Payments::of( $order ) as $payment ) {
			if ( in_array( $payment->state, array( Payments::OPEN, Payments::PROCESSING ), true ) ) {
				$outcome = self::ask( $payment );
				$refusal = is_wp_error( $outcome ) ? $outcome : $refusal;
			}
		}
		return Payments::paid( $order ) ? null : $refusal;
	}

	/**
	 * Asks the provider of a payment how it stands; its answer is recorded through `Payments`.
	 *
	 * @param object $payment A row.
	 * @return \WP_Error|null Why it was refused, for the visitor.
	 */
	public static function ask( $payment ) {
		$way     = Payment_Ways::find( $payment->way );
		$outcome = $way ? call_user_func( $way['settle'], $payment ) : null;
		return is_wp_error( $outcome ) ? $outcome : null;
	}

	/**
	 * Where the customer of an order pays it now.
	 *
	 * @param object $order A row.
	 * @return string '' where there is nothing to pay, or no such page.
	 */
	public static function pay_url( $order ) {
		return self::is_due( $order ) && self::page_of( $order ) ? Status_Page::address( Status_Link::token( $order ), array( Payment_Pages::PAY => 1 ) ) : '';
	}

	/**
	 * Where the customer who pays now is led to. What was begun in another way can be paid no more then.
	 *
	 * @param object $order A row, with a `pay_url()`.
	 * @return string '' where the provider names no page, or it is paid meanwhile.
	 */
	public static function page( $order ) {
		$id   = self::page_of( $order );
		$open = array_filter( Payments::of( $order ), static fn( $payment ) => $id !== $payment->way );
		try {
			array_map( array( Payment_Closing::class, 'close' ), $open );
			$next = Payments::paid( $order ) ? null : call_user_func( Payment_Ways::find( $id )['begin'], $order );
		} catch ( Unknown_Outcome $unknown ) {
			return '';
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
			return '';
		}
		return is_array( $next ) && isset( $next['url'] ) ? $next['url'] : '';
	}

	/**
	 * The way on whose page an order is paid: its own, or the one by which its own is made up for.
	 *
	 * @param object $order A row.
	 * @return string Its id; '' for none.
	 */
	private static function page_of( $order ) {
		$way  = self::way( $order );
		$id   = $way && '' !== $way['later'] ? $way['later'] : (string) $order->payment_way;
		$page = $way ? Payment_Ways::find( $id ) : null;
		return $page && 'page' === $page['kind'] && '' === $page['fault'] ? $id : '';
	}

	/**
	 * Marks an order as paid whose payment came in before the order was told of.
	 *
	 * @param object $order A row; its status is brought up to date.
	 */
	public static function tell( $order ) {
		$paid = Payments::paid( $order );
		if ( $paid ) {
			Payments::confirm( $paid );
			$order->status = Orders::find( $order->id )->status;
		}
	}

	/**
	 * The way of an order which costs something.
	 *
	 * @param object $order A row.
	 * @return array|null
	 */
	private static function way( $order ) {
		return Order_Status::is_order( $order ) && (int) $order->total > 0 ? Payment_Ways::find( (string) $order->payment_way ) : null;
	}

	/**
	 * Whether an order is still to be paid by its customer.
	 *
	 * @param object $order A row.
	 */
	private static function is_due( $order ) {
		return ! (int) $order->trashed_at && in_array( Customer_Words::payment_state( $order ), array( 'due', 'unconfirmed' ), true );
	}

	/**
	 * Cancels an order whose payment was refused, and its payment at the provider.
	 *
	 * @param object    $order   A row.
	 * @param \WP_Error $refusal Why.
	 * @return array The reply.
	 */
	private static function refuse( $order, \WP_Error $refusal ) {
		do_action( 'charterform_payment_refused', $order ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- See Order_Posts.
		Order_Status::change( $order, Order_Status::CANCELLED, Order_Status::BY_SITE, $refusal->get_error_message() );
		return Replies::refusal( $refusal->get_error_message(), 200, self::REFUSED );
	}
}

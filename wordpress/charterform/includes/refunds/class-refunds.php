<?php
/**
 * The refunds of orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Refunds orders, whole or by the rows of their ledger, each refund once (PAY-07). A refund is stored before its provider is asked:
 * `asked` until somebody knows what became of it, then `done` or `failed`; one that was noted by hand can be `undone`.
 */
final class Refunds {

	/** A key: the turn that its form was drawn for, 0 for any, and a random part. */
	const KEY = '/^(\d{1,6})-[0-9a-f-]{36}$/';

	/** Characters of a reason. */
	const MAX_REASON = 500;

	/** How often a turn that somebody else took is tried again. */
	const TURNS = 20;

	/**
	 * The refunds of an order, the oldest first.
	 *
	 * @param object $order With its `id`.
	 * @return object[] Rows of `Refund_Store`.
	 */
	public static function of( $order ) {
		return Refund_Store::of( $order );
	}

	/**
	 * What of an order was refunded, or may have been: the cents of its refunds that are done or asked.
	 *
	 * @param object $order A row.
	 * @return int
	 */
	public static function total( $order ) {
		return Refundable::taken( Refund_Store::of( $order ) );
	}

	/**
	 * A new key, for the form that is drawn now.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function new_key( $order ) {
		return Refund_Store::next_turn( Refund_Store::of( $order ) ) . '-' . wp_generate_uuid4();
	}

	/**
	 * Refunds something of an order, once for each key: stores what is asked, then asks the provider that was paid, or notes what
	 * the owner does by hand. A key for a turn that is over is refused: somebody has refunded something since its form was drawn.
	 *
	 * @param object $order      A row; its status and `refunded` are brought up to date.
	 * @param int[]  $rows       Cents by the index of a row of the ledger; none for a sum that belongs to no row.
	 * @param int    $cents      The sum.
	 * @param string $reason     Why, for the owner.
	 * @param string $key        As `new_key()` makes it.
	 * @param bool   $is_told    Whether the customer reads the reason.
	 * @param bool   $is_by_hand Whether the owner gave it back in another way than by the provider that was paid, which declined.
	 * @return object|\WP_Error The refund, whose `state` says what became of it; an error where nothing was asked.
	 */
	public static function ask( $order, array $rows, $cents, $reason, $key, $is_told = false, $is_by_hand = false ) {
		if ( ! preg_match( self::KEY, $key, $parts ) ) {
			return new \WP_Error( 'refund_key', __( 'This form cannot be used. Open it once more.', 'charterform' ) );
		}
		$rows = array_filter( array_map( 'intval', $rows ) );
		for ( $tries = 0; $tries < self::TURNS; $tries++ ) {
			$known = Refund_Store::find( 'refund_key', $key );
			if ( $known ) {
				return self::repeated( $order, $known, $rows, (int) $cents, $is_by_hand );
			}
			$refunds = Refund_Store::of( $order );
			$turn    = Refund_Store::next_turn( $refunds );
			$fault   = (int) $parts[1] && (int) $parts[1] !== $turn ? Refund_Words::meanwhile( $refunds ) : Refundable::fault( $order, $rows, (int) $cents, $refunds, $is_by_hand );
			if ( '' !== $fault ) {
				return new \WP_Error( 'refund_refused', $fault );
			}
			$payment = $is_by_hand ? null : Refundable::payment( $order, (int) $cents, $refunds );
			$refund  = Refund_Store::insert(
				array(
					'order_id'   => (int) $order->id,
					'turn'       => $turn,
					'payment_id' => $payment ? (int) $payment->id : 0,
					'refund_key' => $key,
					'cents'      => (int) $cents,
					'row_cents'  => (string) wp_json_encode( (object) $rows ),
					'reason'     => mb_substr( trim( $reason ), 0, self::MAX_REASON ),
					'is_told'    => (int) $is_told,
					'made_by'    => Order_Status::BY_OWNER,
					'user_id'    => get_current_user_id(),
				)
			);
			if ( $refund ) {
				Refund_Provider::ask( $refund );
				return self::current( $order, $refund );
			}
		}
		return new \WP_Error( 'refund_refused', __( 'The refund could not be stored, so nothing was refunded. Try again.', 'charterform' ) );
	}

	/**
	 * Notes a refund that was made at the provider, once: also where it is one of ours whose answer comes before or after. Of ours
	 * it is the one with the key, where the provider tells it, else one of the same sum whose outcome nobody knows.
	 *
	 * @param object $payment     A row of `Payments`.
	 * @param string $provider_id Of the refund at the provider.
	 * @param int    $cents       Its sum.
	 * @param string $key         The key that we asked under; '' where the provider does not tell it.
	 * @return object|null The refund; null for none.
	 */
	public static function record( $payment, $provider_id, $cents, $key = '' ) {
		$order = Orders::find( (int) $payment->order_id );
		if ( ! $order || '' === (string) $provider_id || (int) $cents <= 0 ) {
			return null;
		}
		for ( $tries = 0; $tries < self::TURNS; $tries++ ) {
			$refunds = Refund_Store::of( $order );
			$known   = self::recorded( $refunds, $payment, (string) $provider_id, (int) $cents, $key );
			if ( $known && ( $known->provider_id === (string) $provider_id || Refund_Provider::done( $known, (string) $provider_id ) ) ) {
				return $known;
			}
			$refund = $known ? null : Refund_Store::insert(
				array(
					'order_id'    => (int) $order->id,
					'turn'        => Refund_Store::next_turn( $refunds ),
					'payment_id'  => (int) $payment->id,
					'refund_key'  => 'at-' . substr( hash( 'sha256', "{$payment->id} $provider_id" ), 0, 48 ),
					'provider_id' => (string) $provider_id,
					'cents'       => (int) $cents,
					'state'       => Refund_Store::DONE,
					'made_by'     => Order_Status::BY_PROVIDER,
					'done_at'     => time(),
				)
			);
			if ( $refund ) {
				Refund_Provider::finish( $refund );
				return $refund;
			}
		}
		return null;
	}

	/**
	 * Takes the newest refund back that the owner noted by hand, after a wrong click.
	 *
	 * @param object $order A row; its status and `refunded` are brought up to date.
	 * @return bool Whether one was taken back by this call.
	 */
	public static function take_back( $order ) {
		$refund = Refundable::by_hand( Refund_Store::of( $order ) );
		if ( ! $refund || ! Refund_Store::change( $refund, array( Refund_Store::DONE ), array( 'state' => Refund_Store::UNDONE, 'next_try' => 0 ) ) ) {
			return false;
		}
		Refund_Store::recount( $order );
		return true;
	}

	/**
	 * The refund that a provider tells of, among those that are known.
	 *
	 * @param object[] $refunds     Of the order.
	 * @param object   $payment     A row of `Payments`.
	 * @param string   $provider_id Of the refund at the provider.
	 * @param int      $cents       Its sum.
	 * @param string   $key         The key that we asked under, or ''.
	 * @return object|null
	 */
	private static function recorded( array $refunds, $payment, $provider_id, $cents, $key ) {
		$found = null;
		foreach ( $refunds as $refund ) {
			if ( (int) $refund->payment_id !== (int) $payment->id ) {
				continue;
			}
			if ( $refund->provider_id === $provider_id ) {
				return $refund;
			}
			$is_ours = '' === $key ? Refund_Store::ASKED === $refund->state && (int) $refund->cents === $cents : $refund->refund_key === $key && null === $refund->provider_id;
			$found   = $is_ours && ! $found ? $refund : $found;
		}
		return $found;
	}

	/**
	 * The answer to a key that is known: the same refund, never a second one.
	 *
	 * @param object $order      A row.
	 * @param object $known      The refund.
	 * @param int[]  $rows       What is asked for now.
	 * @param int    $cents      The sum.
	 * @param bool   $is_by_hand Whether the owner gave it back in another way.
	 * @return object|\WP_Error
	 */
	private static function repeated( $order, $known, array $rows, $cents, $is_by_hand ) {
		if ( (int) $known->order_id !== (int) $order->id ) {
			return new \WP_Error( 'refund_key', __( 'This form belongs to another order. Nothing was refunded.', 'charterform' ) );
		}
		if ( (int) $known->cents !== $cents || array_map( 'intval', (array) json_decode( $known->row_cents, true ) ) !== $rows || ( $is_by_hand && (int) $known->payment_id ) ) {
			/* translators: %s: an amount. */
			return new \WP_Error( 'refund_key', sprintf( __( 'This form was already used to refund %s. To refund more, open the form once more.', 'charterform' ), Order_Words::dollars( (int) $known->cents ) ) );
		}
		return self::current( $order, $known );
	}

	/**
	 * A refund as it is now, with its order brought up to date.
	 *
	 * @param object $order  A row.
	 * @param object $refund A row.
	 * @return object
	 */
	private static function current( $order, $refund ) {
		$now = Orders::find( (int) $order->id );
		foreach ( array( 'status', 'refunded' ) as $name ) {
			$order->{$name} = $now->{$name};
		}
		return Refund_Store::find( 'id', $refund->id );
	}
}

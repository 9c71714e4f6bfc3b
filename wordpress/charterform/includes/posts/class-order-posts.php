<?php
/**
 * The posts that order or send something.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Takes an order or a message once for each key: checks, stores and forwards it. */
final class Order_Posts {

	/**
	 * The reply to a post that orders or sends something, once for each key.
	 *
	 * @param Post $post As it arrived.
	 * @return array
	 */
	public static function answer( Post $post ) {
		// A key is an order's; without one there is nothing to repeat.
		$key     = '' === $post->key ? wp_generate_uuid4() : $post->key;
		$refusal = '' !== $post->key && Attempts::find( $post->action, $key ) ? null : Order_Limits::check( $post );
		if ( $refusal ) {
			return $refusal;
		}
		$digest = Attempts::digest( $post->data, Uploads::digests() );
		$reply  = Attempts::run(
			$post->action,
			$key,
			$digest,
			static function () use ( $post, $key ) {
				$known = Orders::find_by_key( $post->action, $key );
				return $known ? self::resume( $known ) : self::take( $post, $key );
			}
		);
		if ( 'process_signup' !== $post->action ) {
			return $reply;
		}
		$reply = Payment_Step::into( $reply, $key );
		Saved_Orders::forget_ordered( Post::field( 'saved_order' ), $reply );
		return $reply;
	}

	/**
	 * Goes on with an order whose post broke off after it was stored; safe to repeat.
	 *
	 * @param object $order A row.
	 * @return array The reply.
	 * @throws Unknown_Outcome Where nobody knows what became of its payment or its account.
	 */
	public static function resume( $order ) {
		if ( '' === (string) $order->status && Order_Status::is_order( $order ) ) {
			return self::finish( $order );
		}
		return Order_Answer::into( $order, Forwarder::resume( $order ) );
	}

	/**
	 * Begins the payment of an order that was stored, tells of it and forwards it. An order whose payment is refused is none.
	 *
	 * @param object $order A row.
	 * @return array The reply.
	 */
	private static function finish( $order ) {
		$refusal = Payment_Step::begin( $order );
		if ( $refusal ) {
			/**
			 * Fires when the payment of an order was refused, which is then cancelled or none at all.
			 *
			 * @param object $order A row.
			 */
			do_action( 'charterform_payment_refused', $order );
			Orders::delete( array( $order ) );
			return Replies::refusal( $refusal->get_error_message(), 200, Payment_Step::REFUSED );
		}
		/**
		 * Fires once an order is stored and its payment has begun, before it is forwarded and answered. What takes long belongs
		 * into a queue.
		 *
		 * @param object $order A row.
		 */
		do_action( 'charterform_order_stored', $order );
		return Order_Answer::into( $order, Forwarder::deliver( $order ) );
	}

	/**
	 * Checks, stores and forwards an order.
	 *
	 * @param Post   $post As it arrived.
	 * @param string $key  Its key.
	 * @return array The reply; refusals of status 200, since they are stored with the key.
	 */
	private static function take( Post $post, $key ) {
		$token = $post->captcha_token();
		if ( ! Account_Forms::is_offered( $post->form_type(), Held_Forms::page_id() ) ) {
			return Replies::refusal( __( 'This site opens no accounts at the moment.', 'charterform' ), 200, 'no_accounts' );
		}
		if ( self::asks_captcha( $post ) && ! Captcha::is_valid( $token ) ) {
			return Captcha::refusal();
		}
		if ( Card_Guard::has_card_data( $post->data ) ) {
			return Replies::refusal( __( 'This site takes no card numbers. Reload the page and enter your payment again.', 'charterform' ), 200, 'card_data' );
		}
		$refusal = Part_Orders::refusal( $post );
		$refusal = $refusal ? $refusal : Priced_Orders::price( $post );
		if ( $refusal ) {
			return $refusal;
		}
		/**
		 * Filters whether a post may be taken. Return a WP_Error to refuse it: the visitor reads its message.
		 *
		 * @param true|\WP_Error $allowed True.
		 * @param string         $action  Such as `process_signup`.
		 * @param \stdClass      $data    The payload.
		 */
		$allowed = apply_filters( 'charterform_check_post', true, $post->action, $post->data );
		$asked   = is_wp_error( $allowed ) ? null : Order_Captcha::check( $post, $key );
		if ( $asked ) {
			return $asked;
		}
		$files   = is_wp_error( $allowed ) ? $allowed : Uploads::take( $post );
		if ( is_wp_error( $files ) ) {
			$reply           = Replies::from_error( $files );
			$reply['status'] = 200;
			return $reply;
		}
		if ( 'wordpress' === Account_Forms::maker( $post->form_type() ) ) {
			$made = Account_Forms::make( $post->data, $key );
			if ( is_wp_error( $made ) ) {
				return Replies::from_error( $made );
			}
		}
		$owner = Order_Accounts::open( $post, $key );
		if ( is_wp_error( $owner ) ) {
			return Replies::from_error( $owner );
		}
		$post->user_id = $owner;
		Captcha::forget( $token );
		$parts = Part_Orders::take_in( $post );
		$id    = Orders::insert( $post, $key, $files );
		Part_Orders::bind( $id, $parts );
		return self::finish( Orders::find( $id ) );
	}

	/**
	 * Whether the post brings the token of a captcha.
	 *
	 * @param Post $post As it arrived.
	 * @return bool
	 */
	private static function asks_captcha( Post $post ) {
		return 'process_signup' !== $post->action || '' !== Form_Types::account( $post->form_type() );
	}
}

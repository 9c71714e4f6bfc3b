<?php
/**
 * Orders on their way to the site owner.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Forwards stored orders to the back end, or mails them. What fails is tried again by the queue.
 */
final class Forwarder {

	/** Whether there is a back end to forward to. */
	public static function has_back_end() {
		return '' !== Back_End::url();
	}

	/** Whether orders leave the site at all: by webhook or, also where that has no address yet, by mail. */
	public static function is_on() {
		return 'keep' !== Settings::get( 'server.forward.mode', 'mail' );
	}

	/**
	 * Forwards an order that was just stored, and answers the visitor. An order that the back end refuses at the first try is
	 * none and not kept; messages and applications always are.
	 *
	 * @param object $order A row.
	 * @return array The reply.
	 */
	public static function deliver( $order ) {
		if ( ! self::is_on() || Payment_Hold::is_held( $order ) ) {
			return self::own_reply( $order );
		}
		if ( self::has_back_end() && ! self::waits( $order ) ) {
			Orders::update( $order->id, array( 'next_try' => time() ) );
			Forward_Queue::wake();
			return self::own_reply( $order );
		}
		if ( Mailer::leaves_for_later( $order ) || ! Tries::begin( $order ) ) {
			return self::own_reply( $order );
		}
		$outcome = self::send( $order );
		if ( 'refused' === $outcome['kind'] ) {
			$is_paid = null !== Payments::paid( $order );
			// A try before this one may have reached the back end. What is paid is kept, and the owner told of it.
			if ( 'process_signup' === $order->action && 1 === $order->tries && ! $is_paid ) {
				Orders::delete( array( $order ) );
			} else {
				self::settle( $order, $outcome );
			}
			return $is_paid ? self::own_reply( $order ) : self::refusal( $outcome );
		}
		self::settle( $order, $outcome );
		return self::accepted( $order, $outcome['body'] );
	}

	/**
	 * Goes on with an order whose post broke off after it was stored.
	 *
	 * @param object $order A row.
	 * @return array The reply.
	 */
	public static function resume( $order ) {
		return 'new' === $order->state ? self::deliver( $order ) : self::accepted( $order, json_decode( $order->reply ) );
	}

	/**
	 * Tries an order that is due, or that the owner sends again.
	 *
	 * @param object $order A row.
	 * @return bool Whether it was sent.
	 */
	public static function retry( $order ) {
		if ( ! self::is_on() || ! Tries::begin( $order ) ) {
			return false;
		}
		$outcome = Tries::are_used_up( $order ) ? self::broken() : self::send( $order );
		self::settle( $order, $outcome );
		return 'sent' === $outcome['kind'];
	}

	/**
	 * What the back end is told of an order; of its files, where to fetch them.
	 *
	 * @param object $order A row.
	 * @return array
	 */
	public static function envelope( $order ) {
		$data    = json_decode( $order->payload );
		$secrets = (array) Secrets::open( $order->secrets );
		Secrets::restore( $data, isset( $secrets['passwords'] ) ? $secrets['passwords'] : array() );
		if ( 'process_signup' === $order->action && ! empty( $secrets['client_ip'] ) ) {
			$data->client_ip = $secrets['client_ip'];
		}
		$files = array();
		foreach ( (array) json_decode( $order->files, true ) as $index => $file ) {
			unset( $file['stored'] );
			$files[] = $file + array( 'url' => Upload_Folder::link( $order->id, $index ) );
		}
		return array(
			'id'              => (int) $order->id,
			'number'          => Orders::number( $order ),
			'action'          => $order->action,
			'idempotency_key' => $order->order_key,
			'created_at'      => gmdate( 'c', (int) $order->created_at ),
			'page_url'        => $order->page_url,
			'fields'          => json_decode( $order->fields ),
			'data'            => $data,
			'ledger'          => Ledger::read( $order->ledger ),
			'files'           => $files,
		);
	}

	/**
	 * Writes down that the work on an order broke off.
	 *
	 * @param int $id Of the order.
	 */
	public static function broke_off( $id ) {
		$order = Orders::find( $id );
		if ( $order && (int) $order->locked_until > time() ) {
			self::settle( $order, self::broken() );
		}
	}

	/** The outcome of work that broke off. */
	private static function broken() {
		return array(
			'kind'  => 'retry',
			'body'  => null,
			'words' => __( 'Sending broke off. The log of the server may say why.', 'charterform' ),
		);
	}

	/**
	 * Sends an order once.
	 *
	 * @param object $order A row.
	 * @return array See `Back_End::post()`.
	 */
	private static function send( $order ) {
		if ( self::has_back_end() ) {
			return Back_End::post( $order->order_key, self::envelope( $order ) );
		}
		return array(
			'kind'  => Mailer::send( $order ) ? 'sent' : 'retry',
			'body'  => null,
			'words' => __( 'The mail could not be sent.', 'charterform' ),
		);
	}

	/**
	 * Writes down what became of an order. Once it was sent, its secrets are dropped; once it has failed, the owner is told.
	 *
	 * @param object $order   A row whose try is counted.
	 * @param array  $outcome See `Back_End::post()`.
	 */
	private static function settle( $order, array $outcome ) {
		$delay   = Tries::delay_after( (int) $order->tries );
		$changes = array(
			'locked_until' => 0,
			'next_try'     => 0,
		);
		if ( 'sent' === $outcome['kind'] ) {
			$changes += array(
				'state'      => 'done' === $order->state ? 'done' : 'sent',
				'sent_at'    => time(),
				'secrets'    => null,
				'reply'      => $outcome['body'] ? Orders::encode( $outcome['body'] ) : '',
				'last_error' => '',
			);
		} elseif ( 'retry' === $outcome['kind'] && null !== $delay ) {
			$changes['next_try']   = time() + $delay;
			$changes['last_error'] = $outcome['words'];
			Forward_Queue::wake( $changes['next_try'] );
		} else {
			$changes['state']      = 'failed';
			$changes['last_error'] = $outcome['words'];
		}
		Orders::update( $order->id, $changes );
		if ( 'sent' === $outcome['kind'] ) {
			do_action( 'charterform_order_sent', $order, $outcome['body'] );
		}
		if ( isset( $changes['state'] ) && 'failed' === $changes['state'] && self::has_back_end() ) {
			Mailer::tell_failed( $order, $outcome['words'] );
		}
	}

	/**
	 * The reply to an order that the back end refused.
	 *
	 * @param array $outcome See `Back_End::post()`.
	 */
	private static function refusal( array $outcome ) {
		if ( isset( $outcome['body']->min ) && is_numeric( $outcome['body']->min ) ) {
			return Replies::accept( array( 'min' => $outcome['body']->min ) );
		}
		return Replies::refusal( $outcome['words'] );
	}

	/**
	 * Whether the visitor waits for the answer of the back end; always for an account, which nobody else makes.
	 *
	 * @param object $order A row.
	 */
	private static function waits( $order ) {
		return Settings::get( 'server.forward.wait', true ) || 'back_end' === Account_Forms::maker( $order->form_type );
	}

	/**
	 * The reply to an order that is kept, in the words of the back end where it has some.
	 *
	 * @param object         $order A row.
	 * @param \stdClass|null $body  Of the answer of the back end.
	 * @return array
	 * @throws Unknown_Outcome Where the back end was asked for an account and has not answered.
	 */
	private static function accepted( $order, $body ) {
		$now = Orders::find( $order->id );
		$now = $now ? $now : $order;
		if ( 'back_end' === Account_Forms::maker( $order->form_type ) && ! (int) $now->sent_at ) {
			if ( 'failed' !== $now->state ) {
				throw new Unknown_Outcome( 'Nobody knows yet whether the account was made.' );
			}
			return Replies::refusal( __( 'We could not create your account. Please try again later, or contact us.', 'charterform' ) );
		}
		$known = array_intersect_key( $body instanceof \stdClass ? get_object_vars( $body ) : array(), array_flip( array( 'result', 'success', 'paid', 'mailed' ) ) );
		$reply = array_intersect_key( $known, array_flip( array( 'result', 'success' ) ) ) ? Replies::accept( $known ) : self::own_reply( $order );
		return (int) $now->sent_at ? Known_Outcome::into( $order, $reply ) : $reply;
	}

	/**
	 * The reply of this site.
	 *
	 * @param object $order A row.
	 */
	private static function own_reply( $order ) {
		if ( 'process_signup' === $order->action ) {
			return Replies::accept( array( 'result' => '' === Form_Types::account( $order->form_type ) ? array( 'invoice_numbers' => array( Orders::number( $order ) ) ) : new \stdClass() ) );
		}
		$data     = json_decode( $order->payload );
		$priority = isset( $data->applicant_details->priority ) && 'Yes' === $data->applicant_details->priority;
		return Replies::accept( array( 'success' => true ) + ( $priority ? array( 'result' => array( 'priority' => true ) ) : array() ) );
	}
}

<?php
/**
 * Posts that save and open orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `save_order` and `open_saved_order` (PLUS-05). Nothing that the visitor typed is in a mail, and whose address it is makes no
 * difference to the answer.
 */
final class Saved_Order_Posts {

	/** Orders that are saved for one address within a day, whoever saves them. */
	const PER_ADDRESS = 5;

	/** Days for which a link works, unless the page config says otherwise, and at most. */
	const DAYS     = 14;
	const MAX_DAYS = 90;

	/** Days after which an order that was left is reminded of; sooner where half of its time is over. */
	const REMINDER_DAYS = 3;

	/** Domains of an order at most; no form sells more. */
	const MAX_DOMAINS = 100;

	/**
	 * Keeps what a visitor has answered, and mails a link that opens it. What was saved before in the same browser for the same
	 * address is replaced.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply.
	 * @throws Unknown_Outcome Where the database has not taken it.
	 */
	public static function save( Post $post ) {
		$terms = self::terms( $post );
		if ( ! $terms || ! Mail_Templates::is_on( Mail_Kinds::SAVED_ORDER ) ) {
			return Replies::refusal( __( 'This site cannot save orders.', 'charterform' ), 501, 'no_service' );
		}
		$email = strtolower( trim( Post::field( 'email' ) ) );
		if ( strlen( $email ) > 191 || ! is_email( $email ) ) {
			return Replies::refusal( __( 'Enter an email address like name@example.com.', 'charterform' ), 200, 'email' );
		}
		$data = self::kept( $post->data );
		if ( ! $data ) {
			return Replies::refusal( 'The field savedData is no order', 400, 'bad_post' );
		}
		if ( Rate_Limit::is_flooded( 'saved order', $email, self::PER_ADDRESS ) ) {
			return Replies::refusal( __( 'Several orders were saved for this address today. Try again tomorrow.', 'charterform' ), 429, 'too_many' );
		}
		$order = self::store( $email, $post->form_type(), $data, $terms['days'] );
		if ( ! $order ) {
			throw new Unknown_Outcome( 'The order was not saved' );
		}
		self::mail( $order, Mail_Kinds::SAVED_ORDER );
		if ( $terms['reminder'] && 'true' === Post::field( 'reminder' ) && Mail_Templates::is_on( Mail_Kinds::SAVED_REMINDER ) ) {
			self::mail( $order, Mail_Kinds::SAVED_REMINDER, time() + (int) ( min( self::REMINDER_DAYS, $terms['days'] / 2 ) * DAY_IN_SECONDS ) );
		}
		return Replies::accept(
			array(
				'success' => true,
				'saved'   => array(
					'ref'   => Saved_Orders::ref( $order ),
					'until' => self::moment( $order->expires_at ),
				),
			)
		);
	}

	/**
	 * Opens the order of a link. A token opens the order that it was made for, in a form of its type, and does nothing else.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply.
	 */
	public static function open( Post $post ) {
		$order = Saved_Orders::find_by_token( Post::field( 'token' ) );
		if ( ! $order || $order->form_type !== $post->form_type() ) {
			return Replies::refusal( __( 'This link no longer opens an order. It has expired, or the order was placed or deleted.', 'charterform' ), 200, 'no_saved_order' );
		}
		return Replies::accept(
			array(
				'success' => true,
				'saved'   => array(
					'ref'     => Saved_Orders::ref( $order ),
					'savedAt' => self::moment( $order->created_at ),
					'until'   => self::moment( $order->expires_at ),
					'data'    => json_decode( $order->data ),
				),
			)
		);
	}

	/**
	 * What is kept of the posted data: the parts that a form reads, whatever page has sent them without card numbers, passwords and
	 * tax numbers.
	 *
	 * @param \stdClass $data The payload.
	 * @return \stdClass|null Null where it is no order of a form.
	 */
	private static function kept( \stdClass $data ) {
		$format = isset( $data->format ) ? $data->format : null;
		if ( ! is_int( $format ) || $format < 1 || $format > 99 || ! isset( $data->answers ) || ! $data->answers instanceof \stdClass ) {
			return null;
		}
		$domains = isset( $data->domains ) && is_array( $data->domains ) ? array_slice( $data->domains, 0, self::MAX_DOMAINS ) : array();
		$is_part = static function ( $domain ) {
			return $domain instanceof \stdClass;
		};
		$own  = Keepable_Answers::of( $data->answers );
		$sold = Keepable_Answers::of(
			(object) array(
				'domains' => array_values( array_filter( $domains, $is_part ) ),
				'ledger'  => array_map(
					static function ( $row ) {
						return (object) $row;
					},
					Ledger::read( (string) wp_json_encode( isset( $data->ledger ) ? $data->ledger : array() ) )
				),
			)
		);
		$kept = (object) array(
			'format'    => $format,
			'answers'   => $own['answers'],
			'domains'   => $sold['answers']->domains,
			'ledger'    => $sold['answers']->ledger,
			'isPartial' => $own['is_partial'] || ( isset( $data->isPartial ) && true === $data->isPartial ), // phpcs:ignore WordPress.NamingConventions
		);
		// Masks what is no number for the form, such as digits of another script.
		Card_Guard::mask( $kept );
		return $kept;
	}

	/**
	 * Stores an order in place of the one that was saved before.
	 *
	 * @param string    $email     Whom the link goes to.
	 * @param string    $form_type The form type.
	 * @param \stdClass $data      What is kept.
	 * @param int       $days      For how many days the link works.
	 * @return object|null The row.
	 */
	private static function store( $email, $form_type, \stdClass $data, $days ) {
		$before = Saved_Orders::find_by_ref( Post::field( 'saved_order' ) );
		$order  = Saved_Orders::insert(
			array(
				'email'      => $email,
				'form_type'  => $form_type,
				'page_url'   => Post::page_url(),
				'data'       => (string) wp_json_encode( $data ),
				'created_at' => time(),
				'expires_at' => time() + $days * DAY_IN_SECONDS,
			)
		);
		// Only once the new one is there, so that nothing is lost.
		if ( $order && $before && $before->email === $email ) {
			Saved_Orders::delete( array( $before->id ) );
		}
		return $order;
	}

	/**
	 * Queues a mail about a saved order. Its link is made as it goes out.
	 *
	 * @param object   $order A row.
	 * @param string   $kind  One of `Mail_Kinds`.
	 * @param int|null $at    When it goes out; null for at once.
	 */
	private static function mail( $order, $kind, $at = null ) {
		Mail_Queue::add( (object) array( 'id' => 0 ), $kind, $order->email, wp_generate_uuid4(), (string) wp_json_encode( array( 'saved' => (int) $order->id ) ), $at );
	}

	/**
	 * What the page offers.
	 *
	 * @param Post $post As it arrived.
	 * @return array|null `days` and `reminder`; null where no form of that type on the page saves orders.
	 */
	private static function terms( Post $post ) {
		foreach ( Priced_Orders::page_configs( $post->form_type(), Held_Forms::page_id() ) as $config ) {
			if ( true === Settings::pick( $config, 'save.email' ) ) {
				$days = Settings::pick( $config, 'save.days' );
				return array(
					'days'     => is_int( $days ) && $days >= 1 && $days <= self::MAX_DAYS ? $days : self::DAYS,
					'reminder' => true === Settings::pick( $config, 'save.reminder' ),
				);
			}
		}
		return null;
	}

	/**
	 * A time as ISO 8601 has it.
	 *
	 * @param int $at Seconds since 1970.
	 */
	private static function moment( $at ) {
		return gmdate( 'Y-m-d\TH:i:s\Z', (int) $at );
	}
}

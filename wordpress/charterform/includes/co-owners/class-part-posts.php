<?php
/**
 * The posts about parts that others enter.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Asks for parts by mail, hands them to the form of their order, and takes them by their links (PLUS-06). */
final class Part_Posts {

	/** Invitations that one address is sent within a day, whoever sends them. */
	const PER_ADDRESS = 5;

	/**
	 * Answers `invite_part`. Nothing that a visitor has typed is in the mail.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply.
	 */
	public static function invite( Post $post ) {
		$terms = Part_Orders::terms( $post->form_type() );
		if ( ! $terms ) {
			return Replies::refusal( __( 'This site cannot ask other people by email.', 'charterform' ), 501, 'no_service' );
		}
		$asked = array(
			'secret' => Post::field( 'secret' ),
			'part'   => Post::field( 'part' ),
			'kind'   => Post::field( 'kind' ),
			'email'  => strtolower( trim( Post::field( 'email' ) ) ),
		);
		if ( ! Part_Store::is_secret( $asked['secret'] ) || ! Part_Store::is_part( $asked['part'] ) || ! isset( Part_Answers::NAMES[ $asked['kind'] ] ) ) {
			return Replies::refusal( 'The fields secret, part and kind name no part', 400, 'bad_post' );
		}
		if ( strlen( $asked['email'] ) > 191 || ! is_email( $asked['email'] ) ) {
			return Replies::refusal( __( 'Enter an email address like name@example.com.', 'charterform' ), 200, 'email' );
		}
		$known = array_column( Part_Store::by_secret( $asked['secret'] ), 'part' );
		if ( count( $known ) >= Part_Store::MOST && ! in_array( $asked['part'], $known, true ) ) {
			return Replies::refusal( __( 'You have asked for as many people as one order can have. Take one back first.', 'charterform' ), 429, 'too_many' );
		}
		if ( Rate_Limit::is_flooded( 'part', $asked['email'], self::PER_ADDRESS ) ) {
			return Replies::refusal( __( 'This person has got several invitations today. Try again tomorrow, or enter their details yourself.', 'charterform' ), 429, 'too_many' );
		}
		$ends_at = time() + $terms['days'] * DAY_IN_SECONDS;
		$made    = Part_Store::ask( $asked, $ends_at );
		if ( ! $made ) {
			return self::placed();
		}
		$details = array(
			// Behind `#` the link is in no log of a server.
			'url'   => Post::page_url() . '#part=' . $made['token'],
			'until' => $ends_at,
		);
		Mail_Queue::add( (object) array( 'id' => 0 ), Mail_Kinds::PART, $asked['email'], $made['ref'], (string) wp_json_encode( $details ) );
		return Replies::accept(
			array(
				'success' => true,
				'until'   => gmdate( 'c', $ends_at ),
			)
		);
	}

	/**
	 * Answers the questions about parts that order nothing.
	 *
	 * @param Post $post As it arrived.
	 * @return array|null The reply; null for any other question.
	 */
	public static function about( Post $post ) {
		switch ( $post->action ) {
			case 'read_parts':
				return self::read( Post::field( 'secret' ) );
			case 'open_part':
				return self::open( Post::field( 'token' ) );
			case 'withdraw_part':
				if ( Part_Store::is_secret( Post::field( 'secret' ) ) ) {
					Part_Store::withdraw( Post::field( 'secret' ), Post::field( 'part' ) );
				}
				return Replies::accept( array( 'success' => true ) );
		}
		return null;
	}

	/**
	 * Answers `send_part`. Until the order is placed it can be sent again, and replaces what was there; once it is placed, a part
	 * that was missing is added to it, once.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply.
	 * @throws Unknown_Outcome Where the part changes in the same moment.
	 */
	public static function take( Post $post ) {
		if ( Card_Guard::has_card_data( $post->data ) ) {
			return Replies::refusal( __( 'This site takes no card numbers. Reload the page and enter your payment again.', 'charterform' ), 200, 'card_data' );
		}
		$part = Part_Store::by_token( isset( $post->data->token ) ? $post->data->token : '' );
		if ( ! $part ) {
			return self::unknown( 200 );
		}
		if ( (int) $part->ends_at <= time() ) {
			return Replies::refusal( __( 'This link has expired. Ask whoever is placing the order to send you a new one.', 'charterform' ), 200, 'expired' );
		}
		$is_placed = (int) $part->order_id > 0;
		if ( $is_placed && (int) $part->version ) {
			return self::placed();
		}
		$answers = Part_Answers::read( $part->kind, isset( $post->data->answers ) ? $post->data->answers : null );
		if ( ! $answers ) {
			return Replies::refusal( __( 'Something is missing or too long. Check your name and address, then send them again.', 'charterform' ), 200, 'incomplete' );
		}
		$part_now = (object) array_merge( (array) $part, array( 'answers' => Orders::encode( $answers ) ) );
		if ( ! Part_Store::keep( $part, $part_now->answers ) ) {
			throw new Unknown_Outcome( 'The part has changed in the same moment' );
		}
		if ( $is_placed ) {
			if ( ! Part_Orders::add( (int) $part->order_id, $part_now ) ) {
				return self::unknown( 200 );
			}
			Part_Store::empty_answers( (int) $part->order_id );
		}
		return Replies::accept( array( 'success' => true ) );
	}

	/**
	 * How the parts of an order stand, for its own form alone.
	 *
	 * @param string $secret Of the order.
	 */
	private static function read( $secret ) {
		$parts = array();
		foreach ( Part_Store::by_secret( $secret ) as $part ) {
			$parts[] = array(
				'part'    => $part->part,
				'state'   => self::state( $part ),
				'email'   => $part->email,
				'version' => (int) $part->version,
				'until'   => gmdate( 'c', (int) $part->ends_at ),
				'unsent'  => Part_Store::is_unsent( $part ),
				'answers' => json_decode( (string) $part->answers ),
			);
		}
		return Replies::accept(
			array(
				'success' => true,
				'parts'   => $parts,
			)
		);
	}

	/**
	 * What is asked by a link, and what has arrived by it; nothing of the order or of anybody else.
	 *
	 * @param string $token Of the link.
	 */
	private static function open( $token ) {
		$part = Part_Store::by_token( $token );
		if ( ! $part ) {
			return self::unknown( 404 );
		}
		$is_current = (int) $part->ends_at > time();
		if ( ! $is_current || ( (int) $part->order_id && (int) $part->version ) ) {
			return Replies::accept(
				array(
					'success' => true,
					'state'   => $is_current ? 'placed' : 'expired',
				)
			);
		}
		return Replies::accept(
			array(
				'success' => true,
				'state'   => 'open',
				'kind'    => $part->kind,
				'until'   => gmdate( 'c', (int) $part->ends_at ),
				'answers' => json_decode( (string) $part->answers ),
			)
		);
	}

	/**
	 * How a part stands.
	 *
	 * @param object $part A row.
	 */
	private static function state( $part ) {
		if ( (int) $part->order_id ) {
			return 'placed';
		}
		if ( (int) $part->version ) {
			return 'arrived';
		}
		return (int) $part->ends_at > time() ? 'asked' : 'expired';
	}

	/**
	 * The reply to a link that nobody knows.
	 *
	 * @param int $status Of the reply.
	 */
	private static function unknown( $status ) {
		return Replies::refusal( __( 'This link is no longer valid. Ask whoever is placing the order to send you a new one.', 'charterform' ), $status, 'no_part' );
	}

	/** The reply where the part is in an order. */
	private static function placed() {
		return Replies::refusal( __( 'The order has been placed with these details, so they can no longer be changed here.', 'charterform' ), 200, 'placed' );
	}
}

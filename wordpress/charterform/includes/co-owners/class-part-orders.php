<?php
/**
 * Orders with parts that others enter.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Lets orders wait for parts, takes what has arrived into them, and adds what comes later (PLUS-06). */
final class Part_Orders {

	/** The kind of the mail to the owner about a part that came later. */
	const LATE = 'late_part';

	/** Tries to add a part to an order that changes in the same moment. */
	const TRIES = 5;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_stored', array( __CLASS__, 'stored' ) );
		add_action( 'charterform_payment_refused', array( Part_Store::class, 'free' ) );
		add_action( 'charterform_part_added', array( __CLASS__, 'tell' ), 10, 2 );
	}

	/**
	 * What the page says of co-owners.
	 *
	 * @param string $form_type Of the post.
	 * @return array|null `wait` and `days`; null where nobody is asked.
	 */
	public static function terms( $form_type ) {
		foreach ( Priced_Orders::page_configs( $form_type, Held_Forms::page_id() ) as $config ) {
			if ( true === Settings::pick( $config, 'coOwners.invite' ) ) {
				$days = Settings::pick( $config, 'coOwners.days' );
				return array(
					'wait' => true === Settings::pick( $config, 'coOwners.wait' ),
					'days' => is_int( $days ) && $days >= 1 && $days <= 90 ? $days : 14,
				);
			}
		}
		return null;
	}

	/**
	 * Refuses an order that must wait for parts which have not arrived. A part that an order does not name was taken back.
	 *
	 * @param Post $post As it arrived.
	 * @return array|null The refusal, of status 200, since it is stored with the key.
	 */
	public static function refusal( Post $post ) {
		if ( 'process_signup' !== $post->action || '' !== Form_Types::account( $post->form_type() ) ) {
			return null;
		}
		$terms = self::terms( $post->form_type() );
		if ( ! $terms || ! $terms['wait'] ) {
			return null;
		}
		list( $secret, $seen ) = self::seen();

		$known   = array_column( Part_Store::by_secret( $secret ), null, 'part' );
		$missing = array();
		foreach ( $seen as $part => $version ) {
			if ( 0 === $version || ( isset( $known[ $part ] ) && ! (int) $known[ $part ]->version ) ) {
				$missing[] = isset( $known[ $part ] ) ? (string) $known[ $part ]->email : '';
			}
		}
		if ( ! $missing && ! self::names_awaited( isset( $post->data->companies ) ? $post->data->companies : null ) ) {
			return null;
		}
		$people = implode( ', ', array_filter( $missing, 'strlen' ) );
		$words  = '' === $people
			? __( 'We are still waiting for the details of a person. Nothing was ordered. Ask again, or enter the details yourself.', 'charterform' )
			/* translators: %s: addresses of mails. */
			: sprintf( __( 'We are still waiting for details from %s. Nothing was ordered. Ask again, or enter the details yourself.', 'charterform' ), $people );
		return Replies::refusal( $words, 200, 'parts_missing' );
	}

	/**
	 * Takes what has arrived since the form looked into the payload, so that no correction is lost.
	 *
	 * @param Post $post As it arrived.
	 * @return object[] The parts that the order asks for.
	 */
	public static function take_in( Post $post ) {
		// Nobody but us says that something came later.
		unset( $post->data->late_parts );
		list( $secret, $seen ) = self::seen();

		$parts = array();
		$late  = array();
		foreach ( Part_Store::by_secret( $secret ) as $part ) {
			if ( isset( $seen[ $part->part ] ) && ! (int) $part->order_id ) {
				$parts[] = $part;
				if ( (int) $part->version > $seen[ $part->part ] ) {
					$late[] = self::late( $part );
				}
			}
		}
		if ( $late ) {
			$post->data->late_parts = $late;
		}
		return $parts;
	}

	/**
	 * Notes with which order parts came. One that has arrived anew in the same moment is added to it.
	 *
	 * @param int      $id    Of the order.
	 * @param object[] $parts What `take_in()` returned.
	 */
	public static function bind( $id, array $parts ) {
		foreach ( $parts as $part ) {
			if ( Part_Store::bind( $part, $id ) ) {
				continue;
			}
			foreach ( self::again( $part ) as $now ) {
				if ( Part_Store::bind( $now, $id ) ) {
					self::add( $id, $now );
				}
			}
		}
	}

	/**
	 * Adds a part to an order that was placed without it.
	 *
	 * @param int    $id   Of the order.
	 * @param object $part With its answers.
	 * @return bool False where the order is gone.
	 */
	public static function add( $id, $part ) {
		global $wpdb;
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$order = Orders::find( $id );
			if ( ! $order ) {
				return false;
			}
			$payload = json_decode( (string) $order->payload );
			if ( ! $payload instanceof \stdClass ) {
				return false;
			}
			$payload->late_parts   = isset( $payload->late_parts ) && is_array( $payload->late_parts ) ? $payload->late_parts : array();
			$payload->late_parts[] = self::late( $part );
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$is_added = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET payload = %s, words = %s WHERE id = %d AND payload = %s', Tables::orders(), Orders::encode( $payload ), Search_Words::of( $payload ), $id, $order->payload ) );
			if ( 1 === (int) $is_added ) {
				/**
				 * Fires once a co-owner's part was added to an order that was placed without it.
				 *
				 * @param object $order A row, with the part.
				 * @param object $part  A row of the parts.
				 */
				do_action( 'charterform_part_added', Orders::find( $id ), $part );
				return true;
			}
		}
		throw new Unknown_Outcome( 'The part could not be added' );
	}

	/**
	 * Once an order is in, the answers of its parts are in it and nowhere else.
	 *
	 * @param object $order A row.
	 */
	public static function stored( $order ) {
		Part_Store::empty_answers( (int) $order->id );
	}

	/**
	 * Tells the owner of a part that came later.
	 *
	 * @param object $order A row.
	 * @param object $part  A row of the parts.
	 */
	public static function tell( $order, $part ) {
		Mail_Queue::add( $order, self::LATE, Customer_Words::contact(), (string) $part->id );
	}

	/**
	 * What an order says of its parts.
	 *
	 * @return array The secret, and by part how often it had arrived when the form looked.
	 */
	private static function seen() {
		$fault = '';
		$said  = '' === Post::field( 'parts' ) ? null : Payload_Limits::decode( Post::field( 'parts' ), $fault );
		$seen  = array();
		foreach ( isset( $said->seen ) && $said->seen instanceof \stdClass ? get_object_vars( $said->seen ) : array() as $part => $version ) {
			if ( Part_Store::is_part( (string) $part ) && is_int( $version ) && $version >= 0 ) {
				$seen[ (string) $part ] = $version;
			}
		}
		return array( isset( $said->secret ) && is_string( $said->secret ) ? $said->secret : '', $seen );
	}

	/**
	 * Whether a payload names a person whose part has not arrived.
	 *
	 * @param mixed $value Part of a payload.
	 */
	private static function names_awaited( $value ) {
		if ( $value instanceof \stdClass && isset( $value->awaited ) && true === $value->awaited ) {
			return true;
		}
		foreach ( is_array( $value ) || $value instanceof \stdClass ? (array) $value : array() as $part ) {
			if ( self::names_awaited( $part ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A part as it is now.
	 *
	 * @param object $part As it was read.
	 * @return object[] None where it was taken back, or is in another order.
	 */
	private static function again( $part ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d AND order_id = 0', Tables::name( Part_Store::TABLE ), $part->id ) );
	}

	/**
	 * A part as an order holds it that came later.
	 *
	 * @param object $part A row.
	 * @return \stdClass
	 */
	private static function late( $part ) {
		return (object) ( array( 'email' => (string) $part->email ) + (array) json_decode( (string) $part->answers ) );
	}
}

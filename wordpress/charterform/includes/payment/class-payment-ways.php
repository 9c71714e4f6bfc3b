<?php
/**
 * The ways to pay.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The registry of ways to pay (PAY-01). The page config's `payment.ways` names those that are offered; the payload's
 * `payment.way` names the one that was chosen. Nothing else compares their ids.
 */
final class Payment_Ways {

	const SETTING = 'server.payment.ways';

	/** What the owner says of how an invoice is paid. */
	const INSTRUCTIONS = 'server.payment.instructions';

	/** The way of an owner who has set up nothing. */
	const FALLBACK = 'invoice';

	/**
	 * All ways by id. A way has
	 * - `kind`: `card` (the form asks for a card), `invoice` (paid as the owner says), `page` (paid on a page of the provider after the
	 *   order) or `box` (the provider draws the payment step and gives a token);
	 * - `label` for the owner, `name` for the customer, and where needed `text`: what happens next, and `marks`: a list of short
	 *   words such as `Visa`;
	 * - `charges`: whether it charges the order's total: then it is only offered where this site prices orders itself;
	 * - `later`: the id of a way of kind `page` by which an order is paid later that was not paid in the form;
	 * - callables, each of which may be left out:
	 *   `instructions( $order )`: what its customer must know to pay it, as plain text;
	 *   `ready()`: '' or why the way cannot be offered, for the owner;
	 *   `config( $page_config )`: the page config with what the form needs;
	 *   `begin( $order )`: asks the provider for a payment of the order's total, safe to repeat: `array( 'url' => )`,
	 *   `array( 'confirm' => array )`, null where nothing follows, or a `WP_Error` for the visitor; throws where nobody knows;
	 *   `settle( $payment )`: asks how a payment stands and records it through `Payments`; a `WP_Error` for the visitor where it was
	 *   refused for good;
	 *   `cancel( $payment )`: makes sure that an open payment can never be paid;
	 *   `refund( $payment, $cents, $key )`: the id of the refund at the provider, or a `WP_Error`.
	 *
	 * @return array
	 */
	public static function all() {
		$ways = array(
			'card'    => array(
				'kind'  => 'card',
				'label' => __( 'Card, by your back end and its card service', 'charterform' ),
				'name'  => __( 'Card', 'charterform' ),
			),
			'invoice' => array(
				'kind'         => 'invoice',
				'label'        => __( 'Invoice: the customer pays as you say, and you mark the order as paid', 'charterform' ),
				'name'         => __( 'Invoice', 'charterform' ),
				'instructions' => array( __CLASS__, 'invoice_instructions' ),
			),
		);
		/**
		 * Filters the ways to pay.
		 *
		 * @param array $ways By id, see `Payment_Ways::all()`.
		 */
		return (array) apply_filters( 'charterform_payment_ways', $ways );
	}

	/**
	 * The ids of the ways whose words the forms bring along, in each of their languages.
	 *
	 * @return string[]
	 */
	private static function of_forms() {
		static $ids = null;
		if ( null === $ids ) {
			$ids = (array) wp_json_file_decode( dirname( CHARTERFORM_FILE ) . '/assets/payment-ways.json' );
		}
		return $ids;
	}

	/**
	 * A way by its id, with whatever a plugin left out, and `fault`: what `ready` says.
	 *
	 * @param string $id Such as `invoice`.
	 * @return array|null Null for one that is not registered.
	 */
	public static function find( $id ) {
		$ways = self::all();
		if ( '' === $id || ! isset( $ways[ $id ] ) ) {
			return null;
		}
		$way = (array) $ways[ $id ] + array(
			'kind'         => 'invoice',
			'label'        => $id,
			'name'         => $id,
			'text'         => '',
			'marks'        => array(),
			'charges'      => false,
			'later'        => '',
			'instructions' => '__return_empty_string',
			'ready'        => '__return_empty_string',
			'config'       => null,
			'begin'        => '__return_null',
			'settle'       => '__return_null',
			'cancel'       => '__return_null',
			'refund'       => null,
		);
		return $way + array( 'fault' => (string) call_user_func( $way['ready'] ) );
	}

	/**
	 * The kind of a way; '' for one that is not registered.
	 *
	 * @param string $id Such as `invoice`.
	 */
	public static function kind( $id ) {
		$ways = self::all();
		return isset( $ways[ $id ] ) ? ( isset( $ways[ $id ]['kind'] ) ? (string) $ways[ $id ]['kind'] : 'invoice' ) : '';
	}

	/**
	 * The ids of the ways that an order is offered and that are ready: those of the page config, else those of the settings, else a
	 * card where there is somebody to take it, else an invoice.
	 *
	 * @param array $config The page config.
	 * @return string[]
	 */
	public static function offered( array $config = array() ) {
		$known = array_map( 'strval', array_keys( self::all() ) );
		foreach ( array( Settings::pick( $config, 'payment.ways' ), Settings::get( self::SETTING ) ) as $chosen ) {
			$ways = array_intersect( array_map( array( __CLASS__, 'id_of' ), (array) $chosen ), $known );
			$ways = array_values( array_filter( array_unique( $ways ), static fn( $id ) => self::is_ready( $id, $config ) ) );
			if ( $ways ) {
				return $ways;
			}
		}
		return array( self::takes_cards( $config ) && in_array( 'card', $known, true ) ? 'card' : self::FALLBACK );
	}

	/**
	 * The ways that a form is told: ids, and objects where the form does not know the words of a way, or its page has words of its own.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function told( array $config ) {
		$own = array();
		foreach ( (array) Settings::pick( $config, 'payment.ways', array() ) as $entry ) {
			$own[ self::id_of( $entry ) ] = is_array( $entry ) ? $entry : array();
		}
		$ours = self::of_forms();
		$told = array();
		foreach ( self::offered( $config ) as $id ) {
			$way   = self::find( $id );
			$words = array_filter( array_intersect_key( $way, array_flip( array( 'text', 'marks' ) ) ) );
			$words = in_array( $id, $ours, true ) ? $words : array( 'kind' => $way['kind'], 'label' => $way['name'] ) + $words;
			$words = ( isset( $own[ $id ] ) ? $own[ $id ] : array() ) + $words;
			unset( $words['id'] );
			$told[] = $words ? array( 'id' => $id ) + $words : $id;
		}
		return $told;
	}

	/**
	 * The id of an entry of `payment.ways`.
	 *
	 * @param mixed $entry An id, or an array with one.
	 * @return string
	 */
	private static function id_of( $entry ) {
		$id = is_array( $entry ) && isset( $entry['id'] ) ? $entry['id'] : $entry;
		return is_string( $id ) ? $id : '';
	}

	/**
	 * Whether a way can be offered. One that charges the total of an order cannot where only the visitor says what that is.
	 *
	 * @param string $id     Of one that is registered.
	 * @param array  $config The page config.
	 */
	private static function is_ready( $id, array $config ) {
		$way = self::find( $id );
		return '' === $way['fault'] && ( ! $way['charges'] || self::knows_totals( $config ) );
	}

	/**
	 * Whether this site knows by itself what the orders of a page cost.
	 *
	 * @param array $config The page config.
	 */
	public static function knows_totals( array $config ) {
		/**
		 * Filters whether the totals of orders may be charged. Where a product service prices them, the total is only what the
		 * visitor says: let it be charged only if something of yours compares it, such as a filter `charterform_check_post`.
		 *
		 * @param bool  $knows  Whether this site prices the orders itself.
		 * @param array $config The page config.
		 */
		return (bool) apply_filters( 'charterform_knows_totals', null !== Price_Lists::of( $config ), $config );
	}

	/**
	 * What the customer of an order must know to pay it, as plain text; '' for nothing.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function instructions( $order ) {
		$way = self::find( (string) $order->payment_way );
		return $way && is_callable( $way['instructions'] ) ? trim( (string) call_user_func( $way['instructions'], $order ) ) : '';
	}

	/**
	 * Whether a card service is named, or a back end that takes its tokens.
	 *
	 * @param array $config The page config.
	 */
	private static function takes_cards( array $config ) {
		foreach ( array( 'endpoints.tokenizer', 'payment.adapter' ) as $key ) {
			if ( null !== Settings::pick( $config, $key, Settings::get( $key ) ) ) {
				return true;
			}
		}
		return Forwarder::has_back_end();
	}

	/** What the owner says of how an invoice is paid; '' for nothing. */
	public static function invoice_instructions() {
		return str_replace( "\r\n", "\n", (string) Settings::get( self::INSTRUCTIONS, '' ) );
	}
}

<?php
/**
 * Orders in words.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * What an order is, what was answered, and what it costs, for people. Passwords and tokens are never among the words.
 */
final class Order_Words {

	/** Keys of a payload that nobody needs to read. */
	const HIDDEN = array( 'password', 'token', 'customer_id', 'ab_test_rolled_variants', 'formType', 'formatted', 'saveAs' );

	/** Answers of an order that are shown; no order of a form has a fifth of them. */
	const MAX_LINES = 2000;

	/** Characters of a key that are shown; a question of the site owner is one. */
	const MAX_LABEL = 200;

	/**
	 * What kind of order it is.
	 *
	 * @param object $order A row.
	 */
	public static function kind( $order ) {
		$kinds    = array(
			'process_contact'        => __( 'Message', 'charterform' ),
			'process_application'    => __( 'Job application', 'charterform' ),
			'process_client_profile' => __( 'Client profile', 'charterform' ),
		);
		$accounts = array(
			'customer'  => __( 'Account', 'charterform' ),
			'affiliate' => __( 'Affiliate', 'charterform' ),
		);
		$account  = Form_Types::account( $order->form_type );
		$kind     = isset( $kinds[ $order->action ] ) ? $kinds[ $order->action ] : __( 'Order', 'charterform' );
		return isset( $accounts[ $account ] ) ? $accounts[ $account ] : $kind;
	}

	/** The states by their names. */
	public static function states() {
		return array(
			'new'    => __( 'Not sent yet', 'charterform' ),
			'sent'   => __( 'Sent', 'charterform' ),
			'failed' => __( 'Could not be sent', 'charterform' ),
			'done'   => __( 'Done', 'charterform' ),
		);
	}

	/**
	 * The answers of a payload, a line each; those that are empty are left out, and those beyond `MAX_LINES`.
	 *
	 * @param mixed $payload As `json_decode` makes it.
	 * @return array A list of `label` and `value`.
	 */
	public static function payload( $payload ) {
		$lines = array();
		self::collect( $payload, '', $lines );
		if ( count( $lines ) > self::MAX_LINES ) {
			array_pop( $lines );
			$lines[] = self::cut_line();
		}
		return $lines;
	}

	/**
	 * The line that stands for the answers beyond `MAX_LINES`.
	 *
	 * @return string[] `label` and `value`.
	 */
	public static function cut_line() {
		return self::line( '…', __( 'There are more answers than can be shown here.', 'charterform' ) );
	}

	/**
	 * Adds the answers of a part, until there is one more than can be shown.
	 *
	 * @param mixed  $value Part of a payload.
	 * @param string $label Labels that lead to it.
	 * @param array  $lines Those found so far.
	 */
	private static function collect( $value, $label, array &$lines ) {
		if ( is_array( $value ) || $value instanceof \stdClass ) {
			foreach ( $value as $key => $part ) {
				if ( count( $lines ) > self::MAX_LINES ) {
					return;
				}
				if ( ! in_array( (string) $key, self::HIDDEN, true ) ) {
					$name = is_array( $value ) ? (string) ( $key + 1 ) : self::label( mb_substr( (string) $key, 0, self::MAX_LABEL ) );
					self::collect( $part, '' === $label ? $name : "$label › $name", $lines );
				}
			}
		} elseif ( null !== $value && '' !== $value ) {
			$lines[] = self::line( $label, is_bool( $value ) ? ( $value ? __( 'Yes', 'charterform' ) : __( 'No', 'charterform' ) ) : (string) $value );
		}
	}

	/**
	 * A line.
	 *
	 * @param string $label Its label.
	 * @param string $value Its words.
	 */
	private static function line( $label, $value ) {
		return array(
			'label' => $label,
			'value' => $value,
		);
	}

	/**
	 * The amounts of an order, a line each: `name`, `state`, `words` and `cents`.
	 *
	 * @param object $order A row.
	 * @return array
	 */
	public static function ledger( $order ) {
		$kinds = array(
			'base'      => __( 'price', 'charterform' ),
			'surcharge' => __( 'surcharge for processing', 'charterform' ),
			'stateFee'  => __( 'fee of the state', 'charterform' ),
			'cardFee'   => __( 'fee of the card', 'charterform' ),
			'coupon'    => __( 'coupon', 'charterform' ),
			'bulk'      => __( 'bulk price', 'charterform' ),
			'named'     => __( 'price that the visitor named', 'charterform' ),
			'bundle'    => __( 'part of the bundle', 'charterform' ),
			'facade'    => __( 'included', 'charterform' ),
		);
		$lines = array();
		foreach ( Ledger::read( $order->ledger ) as $row ) {
			$lines[] = array(
				'name'  => $row['name'],
				'state' => $row['state'],
				'words' => isset( $kinds[ $row['kind'] ] ) ? $kinds[ $row['kind'] ] : $row['kind'],
				'cents' => $row['cents'],
			);
		}
		return $lines;
	}

	/**
	 * The total in cents; null where the page told none.
	 *
	 * @param object $order A row.
	 * @return int|null
	 */
	public static function total( $order ) {
		return null === $order->total ? null : (int) $order->total;
	}

	/**
	 * A time as the site writes it.
	 *
	 * @param int|string $at Seconds since 1970.
	 */
	public static function date( $at ) {
		return wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $at );
	}

	/**
	 * The phone number of whoever ordered; '' where none was given.
	 *
	 * @param mixed $payload As `json_decode` makes it.
	 */
	public static function phone( $payload ) {
		foreach ( isset( $payload->phones ) && is_array( $payload->phones ) ? $payload->phones : array() as $phone ) {
			if ( isset( $phone->phone_number ) && is_string( $phone->phone_number ) ) {
				return $phone->phone_number;
			}
		}
		$contact = isset( $payload->contact_information->phone ) ? $payload->contact_information->phone : '';
		return isset( $payload->phone ) && is_string( $payload->phone ) ? $payload->phone : ( is_string( $contact ) ? $contact : '' );
	}

	/**
	 * The name of a way to pay.
	 *
	 * @param string $id Of the way; '' where the order names none.
	 */
	public static function way( $id ) {
		$way = Payment_Ways::find( (string) $id );
		return $way ? $way['name'] : (string) $id;
	}

	/**
	 * An amount.
	 *
	 * @param int $cents In cents.
	 */
	public static function dollars( $cents ) {
		return ( $cents < 0 ? '−' : '' ) . '$' . number_format_i18n( abs( $cents ) / 100, 2 );
	}

	/**
	 * The products of an order, a line each, those in a bundle after it. The ledger has their names.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	public static function products( $order ) {
		$data  = json_decode( $order->payload );
		$lines = array();
		foreach ( isset( $data->companies ) && is_array( $data->companies ) ? $data->companies : array() as $company ) {
			foreach ( isset( $company->products ) && is_array( $company->products ) ? $company->products : array() as $product ) {
				$lines[] = self::product( $product );
				foreach ( isset( $product->data ) && $product->data instanceof \stdClass ? get_object_vars( $product->data ) : array() as $part ) {
					if ( isset( $part->product_id, $part->quantity ) ) {
						$lines[] = '– ' . self::product( $part );
					}
				}
			}
		}
		return array_slice( $lines, 0, self::MAX_LINES );
	}

	/**
	 * One product.
	 *
	 * @param \stdClass $product A line of the payload.
	 */
	private static function product( $product ) {
		$read = static function ( $name ) use ( $product ) {
			return isset( $product->{$name} ) && is_scalar( $product->{$name} ) ? (string) $product->{$name} : '';
		};
		/* translators: 1: quantity, 2: what it is, 3: id of a product. */
		$text = sprintf( __( '%1$s × %2$s, product %3$s', 'charterform' ), $read( 'quantity' ), self::label( $read( 'saveAs' ) ), $read( 'product_id' ) );
		/* translators: %s: id of a filing method. */
		return $text . ( '' !== $read( 'product_option_id' ) ? sprintf( __( ', filing method %s', 'charterform' ), $read( 'product_option_id' ) ) : '' );
	}

	/**
	 * A key as words: `zip_postal_code` gives `Zip postal code`.
	 *
	 * @param string $key Of a payload.
	 */
	public static function label( $key ) {
		$words = trim( preg_replace( '/_+/', ' ', preg_replace( '/(?<=[a-z])(?=[A-Z])/', ' ', $key ) ) );
		return ucfirst( preg_match( '/[a-z]/', $words ) && ! preg_match( '/ /', $key ) ? strtolower( $words ) : $words );
	}
}

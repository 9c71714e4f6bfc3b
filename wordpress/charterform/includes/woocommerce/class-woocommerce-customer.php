<?php
/**
 * The customer of an order for WooCommerce.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads who pays from the answers of an order. */
final class Woocommerce_Customer {

	/** Characters of one answer. */
	const LENGTH = 191;

	/**
	 * The billing data, by the names of WooCommerce; what nobody answered is left out.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	public static function billing( $order ) {
		$data    = json_decode( (string) $order->payload );
		$address = self::address( $data );
		$contact = isset( $data->contact ) ? $data->contact : null;
		$country = strtoupper( self::text( $address, 'country' ) );
		return array_filter(
			array(
				'first_name' => self::text( $contact, 'first_name' ),
				'last_name'  => self::text( $contact, 'last_name' ),
				'company'    => (string) $order->company,
				'email'      => is_email( (string) $order->email ) ? (string) $order->email : '',
				'phone'      => mb_substr( sanitize_text_field( Order_Words::phone( $data ) ), 0, self::LENGTH ),
				'address_1'  => self::text( $address, 'line1' ),
				'address_2'  => self::text( $address, 'line2' ),
				'city'       => self::text( $address, 'city' ),
				'state'      => self::text( $address, 'state_province_region' ),
				'postcode'   => self::text( $address, 'zip_postal_code' ),
				'country'    => preg_match( '/^[A-Z]{2}$/', $country ) ? $country : '',
			),
			'strlen'
		);
	}

	/**
	 * The address for bills, else the first one.
	 *
	 * @param \stdClass|null $data The payload.
	 * @return \stdClass|null
	 */
	private static function address( $data ) {
		$addresses = isset( $data->addresses ) && is_array( $data->addresses ) ? $data->addresses : array();
		foreach ( $addresses as $address ) {
			if ( 'billing' === self::text( $address, 'kind' ) ) {
				return $address;
			}
		}
		return $addresses ? $addresses[0] : null;
	}

	/**
	 * An answer as plain text.
	 *
	 * @param mixed  $part Of the payload.
	 * @param string $key  Of the answer.
	 * @return string '' where nothing was answered.
	 */
	private static function text( $part, $key ) {
		$value = $part instanceof \stdClass && isset( $part->{$key} ) && is_scalar( $part->{$key} ) ? (string) $part->{$key} : '';
		return mb_substr( sanitize_text_field( $value ), 0, self::LENGTH );
	}
}

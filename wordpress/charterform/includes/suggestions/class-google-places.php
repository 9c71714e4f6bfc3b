<?php
/**
 * Addresses that Google suggests.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Asks Google's Places API (New) about streets while they are typed, by the owner's key, which no page holds (PLUS-07):
 * https://developers.google.com/maps/documentation/places/web-service/place-autocomplete. Nothing of it is kept, which Google's
 * terms allow only of ids.
 */
final class Google_Places {

	/** What Google asks for wherever its suggestions are shown without a map. */
	const ATTRIBUTION = 'Google Maps';

	/** Seconds that Google has to answer: the form waits for three. */
	const PATIENCE = 2.5;

	/** The actions that it answers. */
	const ACTIONS = array( 'suggest_addresses', 'address_details' );

	/** The owner's key; '' without one. */
	public static function key() {
		return (string) Settings::get( 'server.addresses.google_key', '' );
	}

	/**
	 * The answer to a lookup.
	 *
	 * @param Post $post As it arrived.
	 * @return array|null The reply; null without a key, and for other lookups.
	 */
	public static function answer( Post $post ) {
		if ( '' === self::key() || ! in_array( $post->action, self::ACTIONS, true ) ) {
			return null;
		}
		$fields = $post->lookup_fields();
		$body   = 'suggest_addresses' === $post->action ? self::suggest( $fields ) : self::describe( $fields );
		// Without Google's words: they may hold what the visitor typed.
		return $body ? Replies::accept( $body ) : Replies::refusal( __( 'This site looks nothing up.', 'charterform' ), 502, 'no_service' );
	}

	/**
	 * Streets that begin with a text. Those of the state that the visitor has chosen come first.
	 *
	 * @param string[] $fields Of the post.
	 * @return array|null Null where Google does not answer.
	 */
	private static function suggest( array $fields ) {
		$none = array(
			'success'     => true,
			'suggestions' => array(),
		);
		$text = mb_substr( trim( $fields['text'] ), 0, 200 );
		if ( '' === $text ) {
			return $none;
		}
		$asked = array(
			'input'                => $text,
			'includedPrimaryTypes' => array( 'street_address', 'premise', 'subpremise', 'route' ),
		);
		if ( preg_match( '/^[a-z]{2}$/iD', $fields['country'] ) ) {
			$asked['includedRegionCodes'] = array( strtolower( $fields['country'] ) );
		}
		$session = self::session( $fields['session'] );
		if ( '' !== $session ) {
			$asked['sessionToken'] = $session;
		}
		$said = self::ask( '/places:autocomplete', 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat', $asked );
		if ( null === $said ) {
			return null;
		}
		$near = array();
		$far  = array();
		foreach ( self::list_in( $said, 'suggestions' ) as $entry ) {
			$place = self::pick( $entry, 'placePrediction' );
			$one   = array(
				'id'     => self::text( self::pick( $place, 'placeId' ) ),
				'street' => self::text( self::pick( self::pick( self::pick( $place, 'structuredFormat' ), 'mainText' ), 'text' ) ),
				'place'  => self::text( self::pick( self::pick( self::pick( $place, 'structuredFormat' ), 'secondaryText' ), 'text' ) ),
			);
			if ( '' === $one['id'] || '' === $one['street'] ) {
				continue;
			}
			if ( '' !== $fields['state'] && in_array( $fields['state'], preg_split( '/[\s,]+/', $one['place'] ), true ) ) {
				$near[] = $one;
			} else {
				$far[] = $one;
			}
		}
		return array(
			'suggestions' => array_slice( array_merge( $near, $far ), 0, 5 ),
			'attribution' => self::ATTRIBUTION,
		) + $none;
	}

	/**
	 * The address of a place.
	 *
	 * @param string[] $fields Of the post.
	 * @return array|null Null where Google does not answer.
	 */
	private static function describe( array $fields ) {
		// Anything else would lead to another address of Google's.
		if ( ! preg_match( '/^[\w-]{1,400}$/D', $fields['id'] ) ) {
			return array( 'success' => false );
		}
		$session = self::session( $fields['session'] );
		$said    = self::ask( "/places/{$fields['id']}" . ( '' === $session ? '' : "?sessionToken=$session" ), 'addressComponents' );
		if ( null === $said ) {
			return null;
		}
		$all  = self::list_in( $said, 'addressComponents' );
		$flat = self::part( $all, array( 'subpremise' ) );
		$zip4 = self::part( $all, array( 'postal_code_suffix' ) );
		return array(
			'success' => true,
			'address' => array(
				'line1' => trim( self::part( $all, array( 'street_number' ) ) . ' ' . self::part( $all, array( 'route' ), 'shortText' ) ),
				'line2' => '' === $flat ? '' : "#$flat",
				'city'  => self::part( $all, array( 'locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3' ) ),
				'state' => self::part( $all, array( 'administrative_area_level_1' ), 'shortText' ),
				'zip'   => self::part( $all, array( 'postal_code' ) ) . ( '' === $zip4 ? '' : "-$zip4" ),
			),
		);
	}

	/**
	 * Asks Google.
	 *
	 * @param string     $path   Below its address.
	 * @param string     $fields Of the answer, by commas.
	 * @param array|null $body   Makes it a post.
	 * @return \stdClass|null Null without an answer.
	 */
	private static function ask( $path, $fields, $body = null ) {
		/**
		 * Filters the address of Google's Places API.
		 *
		 * @param string $url With its version.
		 */
		$url      = untrailingslashit( (string) apply_filters( 'charterform_google_places_api', 'https://places.googleapis.com/v1' ) ) . $path;
		$args     = array(
			'timeout'             => self::PATIENCE,
			'redirection'         => 0,
			'limit_response_size' => 262144,
			'headers'             => array(
				'Content-Type'     => 'application/json',
				'X-Goog-Api-Key'   => self::key(),
				'X-Goog-FieldMask' => $fields,
			),
		);
		$response = null === $body ? wp_remote_get( $url, $args ) : wp_remote_post( $url, array( 'body' => wp_json_encode( $body ) ) + $args );
		$said     = 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ) ) : null;
		return $said instanceof \stdClass ? $said : null;
	}

	/**
	 * A session token as Google takes them: 36 characters at most that need no escaping; '' for any other.
	 *
	 * @param string $session As it was posted.
	 */
	private static function session( $session ) {
		return preg_match( '/^[\w-]{1,36}$/D', $session ) ? $session : '';
	}

	/**
	 * A part of an address.
	 *
	 * @param array    $components Of the answer.
	 * @param string[] $types      The first of these that it has.
	 * @param string   $name       `longText` or `shortText`.
	 * @return string '' where it has none.
	 */
	private static function part( array $components, array $types, $name = 'longText' ) {
		foreach ( $types as $type ) {
			foreach ( $components as $component ) {
				if ( in_array( $type, self::list_in( $component, 'types' ), true ) ) {
					return self::text( self::pick( $component, $name ) );
				}
			}
		}
		return '';
	}

	/**
	 * A field of an answer.
	 *
	 * @param mixed  $value Part of the answer.
	 * @param string $name  The field.
	 * @return mixed Null without it.
	 */
	private static function pick( $value, $name ) {
		return is_object( $value ) && isset( $value->{$name} ) ? $value->{$name} : null;
	}

	/**
	 * A list of an answer.
	 *
	 * @param mixed  $value Part of the answer.
	 * @param string $name  The field.
	 * @return array
	 */
	private static function list_in( $value, $name ) {
		$list = self::pick( $value, $name );
		return is_array( $list ) ? $list : array();
	}

	/**
	 * A text of an answer.
	 *
	 * @param mixed $value Any.
	 * @return string '' for what is none.
	 */
	private static function text( $value ) {
		return is_string( $value ) ? trim( $value ) : '';
	}
}

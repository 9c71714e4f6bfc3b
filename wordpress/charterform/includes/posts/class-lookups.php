<?php
/**
 * Questions that order nothing.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Hands questions about addresses, names, coupons and domains on to the address in the settings, so that its keys stay on the server.
 */
final class Lookups {

	/**
	 * Answers a lookup.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply; without a service the form goes on by itself.
	 */
	public static function answer( Post $post ) {
		if ( 'open_saved_order' === $post->action ) {
			return Saved_Order_Posts::open( $post );
		}
		/**
		 * Filters the reply to a lookup, for a site that answers by itself.
		 *
		 * @param array|null $reply  `status` and `body`, or null to ask the service of the settings.
		 * @param string     $action Such as `verify_address`.
		 * @param string[]   $fields What is asked.
		 */
		$reply = apply_filters( 'charterform_lookup', null, $post->action, $post->lookup_fields() );
		$coupon = ! is_array( $reply ) && 'check_coupon' === $post->action ? Catalogue_Offers::coupon_of( Post::field( 'coupon' ) ) : null;
		if ( $coupon ) {
			return Replies::accept(
				array(
					'success' => true,
					'coupon'  => $coupon,
				)
			);
		}
		if ( ! is_array( $reply ) ) {
			$reply = Google_Places::answer( $post );
		}
		if ( ! is_array( $reply ) ) {
			$reply = Back_End::look_up( array( 'action' => $post->action ) + $post->common_fields() + $post->lookup_fields() );
		}
		if ( 'check_company_name' === $post->action ) {
			$reply = is_array( $reply ) ? $reply : Open_Corporates::ask( Post::field( 'name' ), Post::field( 'state' ) );
			return self::with_name_search( $reply, Post::field( 'state' ) );
		}
		if ( 'check_coupon' === $post->action ) {
			return self::about_coupon( $reply );
		}
		return $reply ? $reply : self::without_service( $post->action );
	}

	/**
	 * The answer about a code that this site's catalogue does not have. Whether it is unknown, expired or not published makes no
	 * difference, so that it says nothing of the site's codes (PLUS-02).
	 *
	 * @param array|null $reply Of the service, which may know it; null where none has answered.
	 * @return array The reply.
	 */
	private static function about_coupon( $reply ) {
		if ( $reply && ! in_array( $reply['status'], array( 404, 501 ), true ) ) {
			return $reply;
		}
		if ( ! $reply && '' !== (string) Settings::get( 'server.forward.lookup_url', '' ) ) {
			return Replies::refusal( __( 'The coupon could not be checked.', 'charterform' ), 502, 'no_service' );
		}
		return Replies::accept( array( 'success' => false ) );
	}

	/**
	 * An answer about a name, with the official search of the state where it names none. A name that nobody has checked is
	 * unknown (PLUS-03).
	 *
	 * @param array|null $reply `status` and `body`, or null.
	 * @param string     $state The code of the state.
	 * @return array The reply.
	 */
	private static function with_name_search( $reply, $state ) {
		$body   = $reply && 200 === $reply['status'] ? (array) $reply['body'] : array();
		$known  = isset( $body['success'] ) && true === $body['success'] ? $body : array(
			'success' => true,
			'status'  => 'unknown',
		);
		$search = Catalogue_Places::fact( $state, 'search' );
		return Replies::accept( $known + ( '' === $search ? array() : array( 'search' => $search ) ) );
	}

	/**
	 * The reply where nobody can be asked.
	 *
	 * @param string $action Such as `verify_address`.
	 */
	private static function without_service( $action ) {
		if ( 'validate_address' === $action ) {
			return Replies::accept( array( 'success' => true ) );
		}
		// Empty lists: the form then shows those of the page config.
		if ( 'get_available_domain_tlds' === $action || 'get_domain_hero_tlds' === $action ) {
			return Replies::accept( array() );
		}
		return Replies::refusal( __( 'This site looks nothing up.', 'charterform' ), 501, 'no_service' );
	}
}

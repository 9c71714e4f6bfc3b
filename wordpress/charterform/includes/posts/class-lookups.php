<?php
/**
 * Questions that order nothing.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Hands questions about addresses and domains on to the address in the settings, so that its keys stay on the server.
 */
final class Lookups {

	/**
	 * Answers a lookup.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply; without a service the form goes on by itself.
	 */
	public static function answer( Post $post ) {
		/**
		 * Filters the reply to a lookup, for a site that answers by itself.
		 *
		 * @param array|null $reply  `status` and `body`, or null to ask the service of the settings.
		 * @param string     $action Such as `verify_address`.
		 * @param string[]   $fields What is asked.
		 */
		$reply = apply_filters( 'charterform_lookup', null, $post->action, $post->lookup_fields() );
		if ( ! is_array( $reply ) ) {
			$reply = Back_End::look_up( array( 'action' => $post->action ) + $post->common_fields() + $post->lookup_fields() );
		}
		return $reply ? $reply : self::without_service( $post->action );
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

<?php
/**
 * What the price list says after an action.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Keeps sentences over the redirect after a post, for the user who posted. */
final class Products_Notices {

	const TRANSIENT = 'charterform_said_';

	/**
	 * Leads back to the screen, where the user reads sentences.
	 *
	 * @param string[] $done   What was done.
	 * @param string[] $faults What was not, and why.
	 * @param array    $query  Of the address of the screen.
	 */
	public static function leave( array $done, array $faults, array $query ) {
		set_transient( self::TRANSIENT . get_current_user_id(), array( $done, $faults ), 5 * MINUTE_IN_SECONDS );
		wp_safe_redirect( Products_Screen::url( $query ) );
		exit;
	}

	/** Prints what is to be said, once. */
	public static function print_all() {
		$said = get_transient( self::TRANSIENT . get_current_user_id() );
		if ( ! is_array( $said ) ) {
			return;
		}
		delete_transient( self::TRANSIENT . get_current_user_id() );
		list( $done, $faults ) = $said;
		if ( $done ) {
			wp_admin_notice( esc_html( implode( ' ', $done ) ), array( 'type' => 'success' ) );
		}
		if ( $faults ) {
			$shown = array_slice( $faults, 0, 20 );
			$more  = count( $faults ) - count( $shown );
			/* translators: %d: number of further mistakes. */
			$rest = $more ? '<li>' . esc_html( sprintf( _n( '… and %d more.', '… and %d more.', $more, 'charterform' ), $more ) ) . '</li>' : '';
			wp_admin_notice( '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $shown ) ) . "</li>$rest</ul>", array( 'type' => 'error', 'paragraph_wrap' => false ) );
		}
	}
}

<?php
/**
 * The page that deletes a saved order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Lets a visitor delete what was saved, by a button: a mail program that opens each link of a mail deletes nothing (PLUS-05). */
final class Saved_Order_Page {

	/** The name of the query that says which. */
	const QUERY = 'charterform_saved';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'wp', array( __CLASS__, 'open' ), 0 );
	}

	/**
	 * The address of the page.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function url( $order ) {
		return add_query_arg( self::QUERY, Saved_Orders::ref( $order ), home_url( '/' ) );
	}

	/** Shows the page where one is asked for. */
	public static function open() {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A reference is signed by itself.
		$ref = isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? sanitize_text_field( wp_unslash( $_GET[ self::QUERY ] ) ) : null;
		if ( null === $ref || is_admin() || is_feed() || is_robots() || is_embed() ) {
			return;
		}
		Status_Page::send_headers();
		$refusal = Rate_Limit::count( 'links' );
		if ( $refusal ) {
			header( 'Retry-After: ' . $refusal['headers']['Retry-After'] );
			Status_Page::show( 429, __( 'Too many visits', 'charterform' ), Status_Refusal::sentence( $refusal['body']['error'] ) );
			return;
		}
		$order  = Saved_Orders::find_by_ref( $ref );
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( ! $order ) {
			Status_Page::show( 404, __( 'Nothing is saved any more', 'charterform' ), Status_Refusal::sentence( __( 'It has expired, or it was ordered or deleted.', 'charterform' ) ) );
		} elseif ( 'post' === $method ) {
			Saved_Orders::delete( array( $order->id ) );
			Status_Page::show( 200, __( 'Deleted', 'charterform' ), Status_Refusal::sentence( __( 'The answers that were saved are gone.', 'charterform' ) ) );
		} else {
			Status_Page::show( 200, __( 'Delete the saved order?', 'charterform' ), self::question( $order ) );
		}
	}

	/**
	 * What is deleted, and the button.
	 *
	 * @param object $order A row.
	 */
	private static function question( $order ) {
		return '<div class="charterform charterform-status wp-exclude-emoji"><p>' . esc_html__( 'The answers that were saved are deleted, the links to them stop working, and no reminder is sent.', 'charterform' ) . '</p><form method="post" action="' . esc_url( self::url( $order ) ) . '"><button type="submit" class="charterform-button charterform-button-main">' . esc_html__( 'Delete what was saved', 'charterform' ) . '</button></form></div>';
	}
}

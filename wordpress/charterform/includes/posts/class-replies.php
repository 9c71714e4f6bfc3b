<?php
/**
 * Replies in the shapes of the server contract.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Builds and sends replies: `status` and a `body` that is sent as JSON.
 */
final class Replies {

	/**
	 * A reply that is no refusal.
	 *
	 * @param array|object $body Such as `array( 'success' => true )`.
	 * @return array
	 */
	public static function accept( $body ) {
		return array(
			'status' => 200,
			'body'   => $body,
		);
	}

	/**
	 * A refusal whose words reach the visitor. One that is stored with a key must have status 200: a 4xx to a repeat says
	 * nothing of the first post (NET-08).
	 *
	 * @param string $words  A sentence.
	 * @param int    $status HTTP status.
	 * @param string $code   A word for programs.
	 * @return array
	 */
	public static function refusal( $words, $status = 200, $code = 'refused' ) {
		return array(
			'status' => $status,
			'body'   => array(
				'error' => trim( wp_strip_all_tags( $words ) ),
				'code'  => $code,
			),
		);
	}

	/**
	 * The refusal that an error of WordPress asks for.
	 *
	 * @param \WP_Error $error Its message reaches the visitor.
	 * @return array
	 */
	public static function from_error( \WP_Error $error ) {
		$data = $error->get_error_data();
		return self::refusal( $error->get_error_message(), is_array( $data ) && isset( $data['status'] ) ? (int) $data['status'] : 200, (string) $error->get_error_code() );
	}

	/**
	 * Sends a reply and ends the request.
	 *
	 * @param array $reply `status`, `body` and perhaps `headers`, and `after`: what is done once the visitor has the reply.
	 */
	public static function send( array $reply ) {
		nocache_headers();
		foreach ( isset( $reply['headers'] ) ? $reply['headers'] : array() as $name => $value ) {
			header( "$name: $value" );
		}
		if ( isset( $reply['after'] ) ) {
			self::do_after( $reply['after'] );
		}
		wp_send_json( $reply['body'], $reply['status'] );
	}

	/**
	 * Leaves work for after the reply, so that its time tells nothing where PHP `can_end_early()`.
	 *
	 * @param callable $work The work.
	 */
	public static function do_after( callable $work ) {
		ignore_user_abort( true );
		add_action(
			'shutdown',
			static function () use ( $work ) {
				if ( function_exists( 'fastcgi_finish_request' ) ) {
					fastcgi_finish_request();
				} elseif ( function_exists( 'litespeed_finish_request' ) ) {
					litespeed_finish_request();
				}
				$work();
			},
			PHP_INT_MAX
		);
	}

	/** Whether PHP can end a reply before its script. */
	public static function can_end_early() {
		return function_exists( 'fastcgi_finish_request' ) || function_exists( 'litespeed_finish_request' );
	}

	/**
	 * Logs a fault, without its message: that may hold what the visitor typed.
	 *
	 * @param \Throwable $fault What was thrown.
	 */
	public static function log( \Throwable $fault ) {
		error_log( sprintf( 'Charterform: %s in %s on line %d', get_class( $fault ), basename( $fault->getFile() ), $fault->getLine() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions, Squiz.PHP.DiscouragedFunctions
	}

	/** Ends the request with a reply that cannot be read, so that the form asks again under its key. */
	public static function send_unknown() {
		nocache_headers();
		status_header( 500 );
		header( 'Content-Type: text/plain; charset=utf-8' );
		exit;
	}
}

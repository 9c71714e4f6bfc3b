<?php
/**
 * Logins and new passwords.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the back end where there is one, else the users of this site. Nothing of it is stored.
 */
final class Accounts {

	const HASH_OPTION = 'charterform_nobodys_hash';

	/**
	 * Answers `process_login` and `process_reset_password`.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply.
	 */
	public static function answer( Post $post ) {
		$source = self::source();
		if ( 'back_end' === $source ) {
			return self::ask_back_end( $post );
		}
		if ( 'none' === $source ) {
			return self::unavailable();
		}
		return 'process_login' === $post->action ? self::log_in( $post->data ) : self::reset( $post->data );
	}

	/** Who knows the accounts: `back_end`, `wordpress` or `none`. */
	private static function source() {
		return Settings::get( 'server.accounts.source', Forwarder::has_back_end() ? 'back_end' : 'wordpress' );
	}

	/** Whether they are the users of this site. */
	public static function are_of_site() {
		return 'wordpress' === self::source();
	}

	/**
	 * Hands the question on. The password is part of it and leaves no trace here.
	 *
	 * @param Post $post As it arrived.
	 */
	private static function ask_back_end( Post $post ) {
		if ( ! Forwarder::has_back_end() ) {
			return self::unavailable();
		}
		$outcome = Back_End::post(
			'' === $post->key ? wp_generate_uuid4() : $post->key,
			array(
				'action'   => $post->action,
				'page_url' => Post::page_url(),
				'fields'   => $post->common_fields(),
				'data'     => $post->data,
			)
		);
		if ( 'refused' === $outcome['kind'] ) {
			return Replies::refusal( $outcome['words'] );
		}
		if ( 'sent' !== $outcome['kind'] ) {
			return self::unavailable();
		}
		return Replies::accept( isset( $outcome['body']->result ) ? array( 'result' => $outcome['body']->result ) : array( 'result' => true ) );
	}

	/**
	 * Logs a user of this site in.
	 *
	 * @param \stdClass $data `username` and `password`.
	 */
	private static function log_in( $data ) {
		$text = static function ( $name ) use ( $data ) {
			return isset( $data->{$name} ) && is_string( $data->{$name} ) ? $data->{$name} : '';
		};
		$user = wp_signon(
			array(
				'user_login'    => sanitize_text_field( $text( 'username' ) ),
				'user_password' => $text( 'password' ),
				'remember'      => false,
			),
			is_ssl()
		);
		if ( is_wp_error( $user ) ) {
			if ( ! self::find( $text( 'username' ) ) ) {
				wp_check_password( $text( 'password' ), self::nobodys_hash() );
			}
			return Replies::refusal( __( 'The username or the password is wrong.', 'charterform' ), 200, 'wrong_login' );
		}
		$url = (string) Settings::get( 'server.accounts.login_url', '' );
		return Replies::accept( array( 'result' => array( 'login_url' => '' !== $url ? esc_url_raw( $url ) : ( user_can( $user, 'edit_posts' ) ? admin_url() : My_Orders::home_of( $user ) ) ) ) );
	}

	/**
	 * The user whom a login means.
	 *
	 * @param string $name Their name or address.
	 * @return \WP_User|false
	 */
	private static function find( $name ) {
		$name = sanitize_text_field( $name );
		$user = get_user_by( 'login', $name );
		return $user ? $user : ( is_email( $name ) ? get_user_by( 'email', $name ) : false );
	}

	/** The hash of a password that nobody has. Checked where there is no user, so that the time of a login tells nothing. */
	private static function nobodys_hash() {
		$hash = (string) get_option( self::HASH_OPTION, '' );
		if ( '' === $hash ) {
			$hash = wp_hash_password( wp_generate_password( 32 ) );
			update_option( self::HASH_OPTION, $hash, false );
		}
		return $hash;
	}

	/**
	 * Sends the link to a new password. The reply is the same whether or not there is such an account, and does not wait for the
	 * mail.
	 *
	 * @param \stdClass $data `email`.
	 */
	private static function reset( $data ) {
		$email = isset( $data->email ) && is_string( $data->email ) ? sanitize_email( $data->email ) : '';
		$user  = is_email( $email ) ? get_user_by( 'email', $email ) : false;
		return Replies::accept( array( 'result' => true ) ) + array(
			'after' => static function () use ( $user ) {
				if ( $user ) {
					retrieve_password( $user->user_login );
				}
			},
		);
	}

	/** The reply while there is nobody to ask. */
	private static function unavailable() {
		return Replies::refusal( __( 'This is not possible at the moment. Please try again in a few minutes.', 'charterform' ), 200, 'unavailable' );
	}
}

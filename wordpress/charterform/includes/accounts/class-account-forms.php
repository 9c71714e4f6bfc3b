<?php
/**
 * Forms that open an account.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Says who makes the accounts of a form. A form whose accounts nobody makes is not offered: it is not shown, and its posts are
 * refused.
 */
final class Account_Forms {

	/** Which key of which attempt has made a user. */
	const META = '_charterform_attempt';

	/**
	 * Who makes the accounts of a form.
	 *
	 * @param string $form_type The form type.
	 * @return string 'back_end', 'wordpress', or '' for nobody, and for a form without accounts
	 */
	public static function maker( $form_type ) {
		if ( '' === Form_Types::account( $form_type ) ) {
			return '';
		}
		$source = Settings::get( 'server.accounts.source', Forwarder::has_back_end() ? 'back_end' : 'wordpress' );
		if ( 'back_end' === $source ) {
			return Forwarder::has_back_end() ? 'back_end' : '';
		}
		return 'wordpress' === $source ? 'wordpress' : '';
	}

	/**
	 * Whether a form can do what it says. This site makes accounts where anybody may register, and on pages of those who may create
	 * users.
	 *
	 * @param string $form_type The form type.
	 * @param int    $page      The page that it is on.
	 */
	public static function is_offered( $form_type, $page ) {
		if ( '' === Form_Types::account( $form_type ) || 'back_end' === self::maker( $form_type ) ) {
			return true;
		}
		$is_open = is_multisite() ? in_array( get_site_option( 'registration' ), array( 'user', 'all' ), true ) : (bool) get_option( 'users_can_register' );
		return 'wordpress' === self::maker( $form_type ) && ( $is_open || user_can( (int) get_post_field( 'post_author', $page ), 'create_users' ) );
	}

	/** What an editor reads in place of a form that is not offered. */
	public static function words() {
		return __( 'Nobody makes the accounts of this form, so visitors do not see it. Connect a back end under Charterform → Settings → Orders, let anybody register under Settings → General, or let an administrator own this page.', 'charterform' );
	}

	/**
	 * Makes a user of this site.
	 *
	 * @param \stdClass $data The payload, with `account` and `contact`.
	 * @param string    $key  The key of the attempt, whose repeat finds the user that it has made.
	 * @return int|\WP_Error The id of the user.
	 */
	public static function make( $data, $key ) {
		$read  = static function ( $group, $name ) use ( $data ) {
			return isset( $data->{$group}->{$name} ) && is_string( $data->{$group}->{$name} ) ? $data->{$group}->{$name} : '';
		};
		$email = sanitize_email( $read( 'account', 'email_address' ) );
		$known = is_email( $email ) ? get_user_by( 'email', $email ) : false;
		if ( $known && Rate_Limit::count( 'logins' ) ) {
			return new \WP_Error( 'too_many', __( 'There were too many tries from your address. Please try again in an hour.', 'charterform' ) );
		}
		// A repeat finds what it has made, and whoever knows the password of an account has it.
		if ( $known && ( get_user_meta( $known->ID, self::META, true ) === $key || wp_check_password( $read( 'account', 'password' ), $known->user_pass, $known->ID ) ) ) {
			return (int) $known->ID;
		}
		if ( $known || ! is_email( $email ) || '' === $read( 'account', 'password' ) ) {
			return new \WP_Error( 'no_account', __( 'We could not create an account with this email and password. If you have an account already, log in or ask for a new password.', 'charterform' ) );
		}
		$user = wp_insert_user(
			array(
				'user_login' => self::free_name( $email ),
				'user_email' => $email,
				'user_pass'  => $read( 'account', 'password' ),
				'first_name' => sanitize_text_field( $read( 'contact', 'first_name' ) ),
				'last_name'  => sanitize_text_field( $read( 'contact', 'last_name' ) ),
				'role'       => 'subscriber',
			)
		);
		if ( is_wp_error( $user ) ) {
			return new \WP_Error( 'no_account', $user->get_error_message() );
		}
		update_user_meta( $user, self::META, $key );
		return (int) $user;
	}

	/**
	 * A name that no user has: the address itself, else something random.
	 *
	 * @param string $email An address.
	 */
	private static function free_name( $email ) {
		$name = sanitize_user( substr( $email, 0, 60 ), true );
		return '' === $name || username_exists( $name ) ? 'user-' . strtolower( wp_generate_password( 12, false ) ) : $name;
	}
}

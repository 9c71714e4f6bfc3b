<?php
/**
 * Accounts that are opened with an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for a password in an order only where an account is made of it (SHOP-12): by the back end, or by this site where its owner
 * says so. The account is made before the order is stored, and the order belongs to it by its id.
 */
final class Order_Accounts {

	const SETTING = 'server.accounts.orders';

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_settings_sections', array( __CLASS__, 'add_setting' ), 20 );
		add_filter( 'charterform_page_config', array( __CLASS__, 'into' ), 5 );
		add_action( 'deleted_user', array( __CLASS__, 'forget' ) );
	}

	/**
	 * Adds the setting, where this site makes accounts.
	 *
	 * @param array $sections The sections of the settings.
	 * @return array
	 */
	public static function add_setting( $sections ) {
		if ( ! self::can_be_made_here() || ! isset( $sections['orders']['fields'] ) ) {
			return $sections;
		}
		$sections['orders']['fields'][ self::SETTING ] = array(
			'type'  => 'checkbox',
			'label' => __( 'Open an account with each order', 'charterform' ),
			'help'  => __( 'Orders then ask for a password. Customers log in to this site with it, as subscribers, and see their orders. Whoever is logged in is not asked.', 'charterform' ),
		);
		return $sections;
	}

	/** Whether this site can make accounts; on a network only where it lets anybody register. */
	private static function can_be_made_here() {
		return Accounts::are_of_site() && ( ! is_multisite() || in_array( get_site_option( 'registration' ), array( 'user', 'all' ), true ) );
	}

	/** Whether this site makes an account of each order. */
	public static function is_on() {
		return self::can_be_made_here() && (bool) Settings::get( self::SETTING, false );
	}

	/**
	 * The page config of an order, which asks for no password where nobody makes an account of it. Whoever is logged in has one.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function into( $config ) {
		$form = isset( $config['formType'] ) ? (string) $config['formType'] : '';
		if ( Forwarder::has_back_end() || ! Payment_Choice::is_asked( $form ) || ( self::is_on() && ! is_user_logged_in() ) ) {
			return $config;
		}
		return Settings::put( $config, 'flags.accounts', false );
	}

	/**
	 * The account that an order belongs to: that of whoever is logged in, else the one that its email and password open.
	 *
	 * @param Post   $post As it arrived.
	 * @param string $key  The key of the attempt.
	 * @return int|\WP_Error The id of a user, 0 for none.
	 */
	public static function open( Post $post, $key ) {
		if ( 'process_signup' !== $post->action || ! Payment_Choice::is_asked( $post->form_type() ) ) {
			return 0;
		}
		if ( is_user_logged_in() ) {
			return get_current_user_id();
		}
		$account  = isset( $post->data->account ) && is_object( $post->data->account ) ? $post->data->account : new \stdClass();
		$password = isset( $account->password ) && is_string( $account->password ) ? $account->password : '';
		if ( '' === $password || ! self::is_on() ) {
			return 0;
		}
		$user = Account_Forms::make( $post->data, $key );
		return is_wp_error( $user ) ? self::refuse_once( $user, isset( $account->email_address ) && is_string( $account->email_address ) ? $account->email_address : '' ) : $user;
	}

	/**
	 * Tells the visitor that there is no account, and takes the order without one where they send it again within an hour.
	 *
	 * @param \WP_Error $fault Why there is none.
	 * @param string    $email As it was typed.
	 * @return int|\WP_Error
	 */
	private static function refuse_once( \WP_Error $fault, $email ) {
		$told = 'charterform_told_' . substr( Secrets::hash( 'no account ' . strtolower( $email ) . ' ' . Rate_Limit::address() ), 0, 32 );
		if ( get_transient( $told ) ) {
			return 0;
		}
		set_transient( $told, 1, HOUR_IN_SECONDS );
		$words = 'no_account' === $fault->get_error_code()
			? __( 'We could not open an account with this email and password, and nothing was ordered yet. If you have an account here, go back and enter its password. To order without an account, submit the order again.', 'charterform' )
			: $fault->get_error_message() . ' ' . __( 'To order without an account, submit the order again.', 'charterform' );
		return new \WP_Error( 'no_account', $words );
	}

	/**
	 * Takes the orders of a deleted user from them: another user must never inherit them.
	 *
	 * @param int $user Its id.
	 */
	public static function forget( $user ) {
		global $wpdb;
		$wpdb->update( Tables::orders(), array( 'user_id' => 0 ), array( 'user_id' => (int) $user ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}
}

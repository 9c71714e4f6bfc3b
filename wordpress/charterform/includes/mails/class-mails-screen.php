<?php
/**
 * The screen of mails.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Adds the screen under Charterform, and does what its buttons ask for. */
final class Mails_Screen {

	const SLUG = 'charterform-mails';

	const ACTION = 'charterform_mails';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add_menu' ), 30 );
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'handle' ) );
	}

	/** Adds the screen to the menu. */
	public static function add_menu() {
		add_submenu_page( Settings_Page::SLUG, __( 'Mails', 'charterform' ), __( 'Mails', 'charterform' ), Settings_Page::CAPABILITY, self::SLUG, array( __CLASS__, 'render' ) );
	}

	/**
	 * The address of the screen, or of what it does.
	 *
	 * @param array $query Added to it.
	 */
	public static function url( array $query = array() ) {
		return add_query_arg( array( 'page' => self::SLUG ) + $query, admin_url( 'admin.php' ) );
	}

	/**
	 * The script and styles of the screen.
	 *
	 * @param string $hook The page that is shown.
	 */
	public static function enqueue( $hook ) {
		if ( false === strpos( (string) $hook, self::SLUG ) ) {
			return;
		}
		wp_enqueue_style( 'charterform-admin', plugins_url( 'admin/settings.css', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION );
		wp_enqueue_script( 'charterform-mails', plugins_url( 'admin/mails.js', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION, array( 'in_footer' => true ) );
	}

	/** Draws the screen. */
	public static function render() {
		if ( ! current_user_can( Settings_Page::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not change mails.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		require_once __DIR__ . '/admin/class-mails-page.php';
		Mails_Page::render( self::asked_kind() );
	}

	/** Saves, resets, previews or tests a mail. */
	public static function handle() {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Settings_Page::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not change mails.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		$kind  = self::asked_kind();
		$what  = isset( $_REQUEST['do'] ) ? sanitize_key( $_REQUEST['do'] ) : '';
		$query = array( 'mail' => $kind );
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- `Mail_Templates::clean()` does it.
		$words = isset( $_POST['subject'], $_POST['text'] ) && is_string( $_POST['subject'] ) && is_string( $_POST['text'] )
			? Mail_Templates::clean( wp_unslash( $_POST['subject'] ), wp_unslash( $_POST['text'] ) )
			: array();
		// phpcs:enable
		if ( 'preview' === $what ) {
			self::send_preview( $kind, $words );
		}
		if ( 'reset' === $what ) {
			Mail_Templates::reset( $kind );
			$query['said'] = 'reset';
		} else {
			Mail_Templates::save( $kind, ! empty( $_POST['on'] ), Mail_Kinds::NEW_ORDER === $kind ? array() : $words );
			$query['said'] = 'test' === $what ? self::test( $kind ) : 'saved';
		}
		wp_safe_redirect( self::url( $query ) );
		exit;
	}

	/** The kind that is asked for; the first where there is no such kind. */
	private static function asked_kind() {
		// phpcs:ignore WordPress.Security.NonceVerification
		$kind  = isset( $_REQUEST['mail'] ) ? sanitize_key( $_REQUEST['mail'] ) : '';
		$kinds = array_keys( Mail_Kinds::all() );
		return Mail_Kinds::NEW_ORDER === $kind || in_array( $kind, $kinds, true ) ? $kind : $kinds[0];
	}

	/**
	 * Sends the HTML of a mail with a sample order, as a document without scripts, and ends the request.
	 *
	 * @param string   $kind  One of `Mail_Kinds`.
	 * @param string[] $words `subject` and `text`; none for those that are stored.
	 */
	private static function send_preview( $kind, array $words ) {
		nocache_headers();
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( "Content-Security-Policy: default-src 'none'; img-src * data:; style-src 'unsafe-inline'; sandbox" );
		$message = self::sample( $kind, $words );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- `Mail_Layout` escapes each part, and the policy above allows no script.
		echo $message['html'];
		exit;
	}

	/**
	 * A mail with the sample order.
	 *
	 * @param string   $kind  One of `Mail_Kinds`.
	 * @param string[] $words `subject` and `text`; none for those that are stored.
	 * @return array
	 */
	private static function sample( $kind, array $words = array() ) {
		if ( in_array( $kind, Saved_Order_Mail::KINDS, true ) ) {
			return Saved_Order_Mail::of( $kind, Saved_Order_Mail::sample(), $words ? $words : null );
		}
		if ( Mail_Kinds::QUOTE === $kind ) {
			return Quote_Mail::of( Mail_Sample::quote(), $words ? $words : null );
		}
		$order = Mail_Sample::order( $kind );
		return Mail_Kinds::NEW_ORDER === $kind ? Owner_Mail::of( $order ) : Mail_Message::of( $kind, $order, $words ? $words : null );
	}

	/**
	 * Sends a mail with the sample order to whoever asks for it.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 * @return string What is said of it.
	 */
	private static function test( $kind ) {
		$message = array( 'to' => (string) wp_get_current_user()->user_email ) + self::sample( $kind );
		/* translators: %s: subject of a mail. */
		$message['subject'] = sprintf( __( 'Test: %s', 'charterform' ), $message['subject'] );
		$fault              = Mail_Sender::send( $message );
		set_transient( 'charterform_mail_fault_' . get_current_user_id(), $fault, MINUTE_IN_SECONDS );
		return '' === $fault ? 'tested' : 'untested';
	}
}

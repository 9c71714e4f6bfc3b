<?php
/**
 * The first run.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Leads a new owner to the one screen that sets up a shop: after the activation, by a notice and by the menu.
 */
final class First_Run {

	const SLUG = 'charterform-set-up';

	const CAPABILITY = 'manage_options';

	/** What was set up: `done_at`, `choices`, `pages` and `prices` by kind; or that the notice was `dismissed`. */
	const OPTION = 'charterform_first_run';

	/** That the plugin was switched on a moment ago, by this screen of the admin. */
	const DUE = 'charterform_first_run_due';

	const DISMISS = 'charterform_dismiss_first_run';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_activate', array( __CLASS__, 'note_activation' ) );
		add_action( 'admin_init', array( __CLASS__, 'lead_there' ) );
		add_action( 'admin_menu', array( __CLASS__, 'add_menu' ), 11 );
		add_action( 'admin_notices', array( __CLASS__, 'render_notice' ) );
		add_action( 'admin_post_' . self::DISMISS, array( __CLASS__, 'dismiss' ) );
	}

	/** The address of the screen. */
	public static function url() {
		return add_query_arg( 'page', self::SLUG, admin_url( 'admin.php' ) );
	}

	/**
	 * What was set up so far.
	 *
	 * @return array
	 */
	public static function state() {
		return (array) get_option( self::OPTION, array() );
	}

	/** Whether this shop waits to be set up: nothing was, nobody said no, and products are this site's own. */
	public static function is_due() {
		return array() === self::state() && Catalogue::is_own( Page_Config::from_settings() );
	}

	/** Notes that one plugin was switched on, by a person who looks at the admin. */
	public static function note_activation() {
		global $pagenow;
		if ( is_admin() && ! is_network_admin() && ! wp_doing_ajax() && in_array( $pagenow, array( 'plugins.php', 'update.php' ), true ) && self::is_due() ) {
			set_transient( self::DUE, 1, MINUTE_IN_SECONDS );
		}
	}

	/** Leads to the screen, once, where one plugin alone was switched on. */
	public static function lead_there() {
		if ( wp_doing_ajax() || ! get_transient( self::DUE ) ) {
			return;
		}
		delete_transient( self::DUE );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Several plugins were switched on at once.
		if ( isset( $_GET['activate-multi'] ) || is_network_admin() || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		wp_safe_redirect( self::url() );
		exit;
	}

	/** Adds the screen to the menu. */
	public static function add_menu() {
		$title = __( 'Set up', 'charterform' );
		$hook  = add_submenu_page( Settings_Page::SLUG, __( 'Set up your shop', 'charterform' ), $title, self::CAPABILITY, self::SLUG, array( __CLASS__, 'render' ) );
		add_action( "load-$hook", array( __CLASS__, 'load' ) );
	}

	/** Loads what the screen needs, and takes its form. */
	public static function load() {
		foreach ( array( 'values', 'choices', 'page', 'work', 'controls', 'fees', 'view', 'done' ) as $class ) {
			require_once __DIR__ . "/admin/class-first-run-$class.php";
		}
		wp_enqueue_style( 'charterform-first-run', plugins_url( 'admin/first-run.css', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION );
		wp_enqueue_script( 'charterform-first-run', plugins_url( 'admin/first-run.js', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION, array( 'in_footer' => true ) );
		First_Run_View::handle();
	}

	/** Draws the screen. */
	public static function render() {
		if ( current_user_can( self::CAPABILITY ) ) {
			First_Run_View::render();
		}
	}

	/** Says that the shop waits, until it is set up or somebody says no. */
	public static function render_notice() {
		$screen = get_current_screen();
		if ( ! current_user_can( self::CAPABILITY ) || ! self::is_due() || ( $screen && false !== strpos( $screen->id, self::SLUG ) ) ) {
			return;
		}
		printf(
			'<div class="notice notice-info charterform-first-run-notice"><p><strong>Charterform:</strong> %1$s</p><p><a class="button button-primary" href="%2$s">%3$s</a> <a class="button-link" style="margin-inline-start:8px" href="%4$s">%5$s</a></p></div>',
			esc_html__( 'Your shop is not set up yet. One screen asks for your prices and makes the page that sells.', 'charterform' ),
			esc_url( self::url() ),
			esc_html__( 'Set up my shop', 'charterform' ),
			esc_url( wp_nonce_url( add_query_arg( 'action', self::DISMISS, admin_url( 'admin-post.php' ) ), self::DISMISS ) ),
			esc_html__( 'Don’t show this again', 'charterform' )
		);
	}

	/** Takes the notice away. */
	public static function dismiss() {
		check_admin_referer( self::DISMISS );
		if ( ! current_user_can( self::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		update_option( self::OPTION, self::state() + array( 'dismissed' => time() ) );
		wp_safe_redirect( wp_get_referer() ? wp_get_referer() : admin_url() );
		exit;
	}
}

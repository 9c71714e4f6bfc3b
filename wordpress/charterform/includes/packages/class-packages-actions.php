<?php
/**
 * Changes of packages by the admin's screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Takes what the forms of the packages post, and leads back with what came of it. */
final class Packages_Actions {

	const SAVE   = 'charterform_package_save';
	const CHANGE = 'charterform_package_change';
	const SHOW   = 'charterform_packages_show';

	/** The tab of the screen. */
	const TAB = 'packages';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_' . self::SAVE, array( __CLASS__, 'save' ) );
		add_action( 'admin_post_' . self::CHANGE, array( __CLASS__, 'change' ) );
		add_action( 'admin_post_' . self::SHOW, array( __CLASS__, 'show' ) );
	}

	/**
	 * Ends the request of whoever may not change prices.
	 *
	 * @param string $action The action, whose form it must come from.
	 */
	private static function check( $action ) {
		check_admin_referer( $action );
		if ( ! current_user_can( Catalogue::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not change prices.', 'charterform' ), '', array( 'response' => 403 ) );
		}
	}

	/**
	 * Leads back to the list, or to a package.
	 *
	 * @param string[] $done    What was done.
	 * @param string[] $faults  What was not, and why.
	 * @param string   $package The id of the package, or `new`.
	 */
	private static function leave( array $done, array $faults = array(), $package = '' ) {
		Products_Notices::leave( $done, $faults, array( 'tab' => self::TAB, 'package' => $package ) );
	}

	/** What can be in packages, and where they are sold: by the page config of a form that offers them. */
	public static function offers() {
		$forms = Form_Types::with_packages();
		return new Package_Offers( Page_Config::build( array( 'form' => (string) reset( $forms ) ), 0 ) );
	}

	/** Saves a package. */
	public static function save() {
		self::check( self::SAVE );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- `check()` has looked at it; each field is read strictly.
		$typed  = Package_Input::typed( wp_unslash( $_POST ) );
		$is_new = '' === $typed['id'];
		if ( ! $is_new && ! Package_Store::find( $typed['id'] ) ) {
			self::leave( array(), array( __( 'Nothing was saved: somebody deleted this package meanwhile.', 'charterform' ) ) );
		}
		if ( $is_new && count( Package_Store::all() ) >= Package_Store::MOST ) {
			self::leave( array(), array( self::words_of_most() ) );
		}
		$faults  = array();
		$package = Package_Input::read( $typed, self::offers()->kinds(), $faults, array_column( Package_Store::all(), 'name', 'id' ) );
		if ( $faults ) {
			Package_Input::keep( $typed, $faults );
			self::leave( array(), array( __( 'The package was not saved. Correct what is marked below.', 'charterform' ) ), $is_new ? 'new' : $typed['id'] );
		}
		Package_Store::put( $package );
		/* translators: %s: the name of a package. */
		self::leave( array( sprintf( __( 'The package “%s” was saved.', 'charterform' ), $package['name'] ) ) );
	}

	/** That there can be no further package. */
	public static function words_of_most() {
		/* translators: %d: a number. */
		return sprintf( __( 'There can be at most %d packages. Delete one first.', 'charterform' ), Package_Store::MOST );
	}

	/** Moves a package, or deletes it. */
	public static function change() {
		self::check( self::CHANGE );
		foreach ( array( 'up' => -1, 'down' => 1 ) as $way => $by ) {
			if ( '' !== Products_Actions::text( $way ) ) {
				Package_Store::move( Products_Actions::text( $way ), $by );
				self::leave( array( __( 'The order of the packages was saved.', 'charterform' ) ) );
			}
		}
		$package = Package_Store::find( Products_Actions::text( 'delete' ) );
		if ( ! $package ) {
			self::leave( array(), array( __( 'There is no such package any more.', 'charterform' ) ) );
		}
		Package_Store::remove( $package['id'] );
		/* translators: %s: the name of a package. */
		self::leave( array( sprintf( __( 'The package “%s” was deleted.', 'charterform' ), $package['name'] ) ) );
	}

	/** Says how forms show packages. */
	public static function show() {
		self::check( self::SHOW );
		$shown = Products_Actions::text( 'shown' );
		Package_Store::show( in_array( $shown, Package_Store::SHOWN, true ) ? $shown : '' );
		self::leave( array( __( 'Saved.', 'charterform' ) ) );
	}
}

<?php
/**
 * Import and export of the catalogue.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Sends the catalogue as a file, and takes one: first its differences are shown, then they are accepted or dropped. */
final class Catalogue_Transfer {

	const EXPORT = 'charterform_catalogue_export';
	const UPLOAD = 'charterform_catalogue_upload';
	const ACCEPT = 'charterform_catalogue_accept';

	/** The plan that a user has not accepted yet. */
	const PLAN = 'charterform_plan_';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_' . self::EXPORT, array( __CLASS__, 'export' ) );
		add_action( 'admin_post_' . self::UPLOAD, array( __CLASS__, 'upload' ) );
		add_action( 'admin_post_' . self::ACCEPT, array( __CLASS__, 'accept' ) );
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

	/** Sends the lines that the filters show as CSV, or everything as JSON. */
	public static function export() {
		self::check( self::EXPORT );
		nocache_headers();
		header( 'X-Content-Type-Options: nosniff' );
		$file = 'catalogue-' . wp_date( 'Y-m-d' );
		if ( 'json' === Products_Actions::text( 'format' ) ) {
			header( 'Content-Type: application/json; charset=utf-8' );
			header( 'Content-Disposition: attachment; filename="' . $file . '.json"' );
			$tables = array();
			foreach ( array_keys( Catalogue_Columns::OF ) as $table ) {
				$tables[ $table ] = array_values( array_map( static fn( $row ) => Catalogue_Plan::cells( $table, $row ), Catalogue_Plan::there( $table ) ) );
			}
			echo wp_json_encode( array( 'charterform' => 'catalogue', 'version' => 1 ) + $tables, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			exit;
		}
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . $file . '.csv"' );
		$out = fopen( 'php://output', 'w' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		// The mark by which spreadsheets know UTF-8.
		fwrite( $out, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		fputcsv( $out, array_keys( Catalogue_Columns::OF['lines'] ), ',', '"', '' );
		foreach ( Products_Filter::lines( Products_Filter::from_request() ) as $line ) {
			fputcsv( $out, array_map( array( Orders_Csv::class, 'guard' ), array_values( Catalogue_Plan::cells( 'lines', $line ) ) ), ',', '"', '' );
		}
		exit;
	}

	/** Takes a file and keeps what it would change. */
	public static function upload() {
		self::check( self::UPLOAD );
		$tab = array( 'tab' => 'transfer' );
		delete_transient( self::PLAN . get_current_user_id() );
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- `check()` has looked at it; PHP alone names the file.
		$path = isset( $_FILES['catalogue']['tmp_name'] ) && is_string( $_FILES['catalogue']['tmp_name'] ) ? $_FILES['catalogue']['tmp_name'] : '';
		$size = isset( $_FILES['catalogue']['error'] ) ? (int) $_FILES['catalogue']['error'] : UPLOAD_ERR_NO_FILE;
		// phpcs:enable
		if ( in_array( $size, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) ) {
			Products_Notices::leave( array(), array( __( 'The file is larger than this site takes.', 'charterform' ) ), $tab );
		}
		if ( '' === $path || ! is_uploaded_file( $path ) ) {
			Products_Notices::leave( array(), array( __( 'Choose a file first.', 'charterform' ) ), $tab );
		}
		$bytes = (string) file_get_contents( $path, false, null, 0, Catalogue_File::MOST_BYTES + 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$file  = Catalogue_File::read( $bytes );
		$plan  = Catalogue_Plan::make( $file['tables'], '' !== Products_Actions::text( 'removes' ) );

		$faults = array_merge( $file['faults'], $plan['faults'] );
		if ( $faults ) {
			Products_Notices::leave( array(), array_merge( array( __( 'Nothing was changed. Correct the file and choose it again:', 'charterform' ) ), $faults ), $tab );
		}
		if ( ! $plan['changes'] && ! $plan['added'] && ! $plan['removed'] ) {
			Products_Notices::leave( array( __( 'The file says what the catalogue says: there is nothing to change.', 'charterform' ) ), array(), $tab );
		}
		set_transient( self::PLAN . get_current_user_id(), $plan, HOUR_IN_SECONDS );
		wp_safe_redirect( Products_Screen::url( $tab ) );
		exit;
	}

	/** The plan that the user looks at, or null. */
	public static function plan() {
		$plan = get_transient( self::PLAN . get_current_user_id() );
		return is_array( $plan ) ? $plan : null;
	}

	/** Applies the plan that the user has seen, or drops it. */
	public static function accept() {
		self::check( self::ACCEPT );
		$tab  = array( 'tab' => 'transfer' );
		$plan = self::plan();
		delete_transient( self::PLAN . get_current_user_id() );
		if ( ! $plan || 'drop' === Products_Actions::text( 'do' ) ) {
			Products_Notices::leave( array( __( 'Nothing was changed.', 'charterform' ) ), array(), $tab );
		}
		if ( ! Catalogue_Plan::apply( $plan ) ) {
			Products_Notices::leave( array(), array( __( 'Nothing was changed: somebody changed the catalogue meanwhile. Choose the file again to see the differences of today.', 'charterform' ) ), $tab );
		}
		$done = array( __( 'The changes are in the catalogue.', 'charterform' ) );
		if ( '' === Package_Store::shown() && wp_list_filter( $plan['added'], array( 'table' => 'packages' ) ) ) {
			$done[] = __( 'Your forms do not offer packages yet. Choose how they show them under “Packages”.', 'charterform' );
		}
		Products_Notices::leave( $done, array(), $tab );
	}
}

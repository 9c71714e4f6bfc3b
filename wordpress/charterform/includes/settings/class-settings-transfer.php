<?php
/**
 * Export and import of the settings.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Settings as a JSON file, without secrets, and back. */
final class Settings_Transfer {

	const EXPORT = 'charterform_export';
	const IMPORT = 'charterform_import';

	/** The largest file that is read, in bytes. */
	const MOST_BYTES = 1000000;

	/** Hooks in. */
	public static function register() {
		add_action( 'admin_post_' . self::EXPORT, array( __CLASS__, 'export' ) );
		add_action( 'admin_post_' . self::IMPORT, array( __CLASS__, 'import' ) );
	}

	/** The tab. */
	public static function render() {
		$outcomes = array(
			'done'  => array( 'success', __( 'The settings were imported.', 'charterform' ) ),
			'wrong' => array( 'error', __( 'Nothing was imported: the file is no export of Charterform.', 'charterform' ) ),
		);
		$outcome  = isset( $_GET['import'] ) ? sanitize_key( wp_unslash( $_GET['import'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		if ( isset( $outcomes[ $outcome ] ) ) {
			wp_admin_notice( $outcomes[ $outcome ][1], array( 'type' => $outcomes[ $outcome ][0] ) );
		}
		echo '<h2>' . esc_html__( 'Export', 'charterform' ) . '</h2>';
		echo '<p>' . esc_html__( 'All settings as a file, without secrets such as keys and passwords.', 'charterform' ) . '</p>';
		self::render_form_start( self::EXPORT );
		submit_button( __( 'Download the settings', 'charterform' ), 'secondary', 'submit', false );
		echo '</form><h2>' . esc_html__( 'Import', 'charterform' ) . '</h2>';
		echo '<p>' . esc_html__( 'Puts the settings of a file in place of those here. Secrets stay.', 'charterform' ) . '</p>';
		self::render_form_start( self::IMPORT );
		printf( '<p><label>%s <input type="file" name="settings" accept="application/json,.json" required></label></p>', esc_html__( 'File', 'charterform' ) );
		submit_button( __( 'Import the settings', 'charterform' ), 'secondary', 'submit', false );
		echo '</form>';
	}

	/**
	 * The start of a form.
	 *
	 * @param string $action What it asks for.
	 */
	private static function render_form_start( $action ) {
		printf( '<form method="post" action="%s" enctype="multipart/form-data">', esc_url( admin_url( 'admin-post.php' ) ) );
		printf( '<input type="hidden" name="action" value="%s">', esc_attr( $action ) );
		wp_nonce_field( $action );
	}

	/**
	 * Ends unless an admin asks, from our own form.
	 *
	 * @param string $action What is asked for.
	 */
	private static function check( $action ) {
		check_admin_referer( $action );
		if ( ! current_user_can( Settings_Page::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'charterform' ), '', array( 'response' => 403 ) );
		}
	}

	/** The dotted keys of secrets. */
	private static function secrets() {
		return array_keys( wp_list_filter( Settings::fields(), array( 'type' => 'secret' ) ) );
	}

	/** Sends the file. */
	public static function export() {
		self::check( self::EXPORT );
		$settings = (array) get_option( Settings::OPTION, array() );
		foreach ( self::secrets() as $key ) {
			$settings = Settings::put( $settings, $key, null );
		}
		$file = array(
			'plugin'   => 'charterform',
			'version'  => CHARTERFORM_VERSION,
			'settings' => $settings,
		);
		nocache_headers();
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename=charterform-settings.json' );
		echo wp_json_encode( $file, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES );
		exit;
	}

	/** Takes a file. */
	public static function import() {
		self::check( self::IMPORT );
		$path     = isset( $_FILES['settings']['tmp_name'] ) ? sanitize_text_field( $_FILES['settings']['tmp_name'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.MissingUnslash
		$is_file  = '' !== $path && is_uploaded_file( $path ) && filesize( $path ) <= self::MOST_BYTES;
		$file     = $is_file ? json_decode( (string) file_get_contents( $path ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents
		$settings = isset( $file['plugin'], $file['settings'] ) && 'charterform' === $file['plugin'] ? $file['settings'] : null;
		if ( is_array( $settings ) ) {
			// Only what is known is taken: each of it is cleaned by its field.
			$taken = array();
			foreach ( Settings::fields() as $key => $field ) {
				$source = 'secret' === $field['type'] ? (array) get_option( Settings::OPTION, array() ) : $settings;
				$taken  = Settings::put( $taken, $key, Settings::pick( $source, $key ) );
			}
			update_option( Settings::OPTION, $taken );
		}
		wp_safe_redirect( add_query_arg( 'import', is_array( $settings ) ? 'done' : 'wrong', Settings_Page::url( Settings_Page::TOOLS ) ) );
		exit;
	}
}

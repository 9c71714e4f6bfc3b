<?php
/**
 * The translations of the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Loads the translation of a language, which all of its countries share. */
final class Translations {

	/** Hooks in. */
	public static function register() {
		// First, because whatever else runs at this time may translate.
		add_action( 'init', array( __CLASS__, 'load' ), 0 );
		add_filter( 'load_script_translation_file', array( __CLASS__, 'script_file' ), 10, 3 );
	}

	/** The code of the language of whoever reads. */
	private static function language() {
		return sanitize_key( strtok( determine_locale(), '_' ) );
	}

	/** Loads the words; of translations that WordPress has of its own, those stand above. */
	public static function load() {
		$file = dirname( CHARTERFORM_FILE ) . '/languages/charterform-' . self::language() . '.mo';
		if ( is_readable( substr_replace( $file, '.l10n.php', -3 ) ) ) {
			load_textdomain( 'charterform', $file );
		}
		load_plugin_textdomain( 'charterform' );
	}

	/**
	 * The file with the words of a script.
	 *
	 * @param string|false $file   The file that WordPress looks for.
	 * @param string       $handle The script's handle.
	 * @param string       $domain The text domain.
	 * @return string|false
	 */
	public static function script_file( $file, $handle, $domain ) {
		$own = dirname( CHARTERFORM_FILE ) . '/languages/charterform-' . self::language() . "-$handle.json";
		return 'charterform' === $domain && ! ( $file && is_readable( $file ) ) && is_readable( $own ) ? $own : $file;
	}
}

<?php
/**
 * The forms that there are.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The form types of the built bundle. */
final class Form_Types {

	/**
	 * What the build says of each form type, such as whether it sells.
	 *
	 * @return array by form type
	 */
	public static function all() {
		static $all = null;
		if ( null === $all ) {
			$all = (array) wp_json_file_decode( dirname( CHARTERFORM_FILE ) . '/assets/forms.json', array( 'associative' => true ) );
		}
		return $all;
	}

	/**
	 * Whether there is such a form.
	 *
	 * @param string $form_type The form type.
	 * @return bool
	 */
	public static function exists( $form_type ) {
		return isset( self::all()[ $form_type ] );
	}

	/**
	 * Whether a form sends posts of an action. A form that opens an account has its captcha checked before, and any may look up.
	 *
	 * @param string $form_type The form type.
	 * @param string $action    Such as `process_contact`.
	 */
	public static function sends( $form_type, $action ) {
		$all = self::all();
		if ( ! isset( $all[ $form_type ]['action'] ) ) {
			return false;
		}
		return $all[ $form_type ]['action'] === $action || isset( Post::LOOKUPS[ $action ] ) || ( 'process_captcha' === $action && ! empty( $all[ $form_type ]['account'] ) );
	}

	/**
	 * Whose account a form opens that orders nothing.
	 *
	 * @param string $form_type The form type.
	 * @return string 'customer', 'affiliate', or '' where it opens none
	 */
	public static function account( $form_type ) {
		$all = self::all();
		return isset( $all[ $form_type ]['account'] ) ? $all[ $form_type ]['account'] : '';
	}

	/**
	 * A readable name: `FormABusinessForm` gives 'Form A Business'.
	 *
	 * @param string $form_type The form type.
	 * @return string
	 */
	public static function title( $form_type ) {
		$words = preg_replace( '/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/', ' ', $form_type );
		return preg_replace( '/ Form$/', '', $words );
	}
}

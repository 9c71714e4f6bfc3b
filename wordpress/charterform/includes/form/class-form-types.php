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
	private static function built() {
		static $built = null;
		if ( null === $built ) {
			$built = (array) wp_json_file_decode( dirname( CHARTERFORM_FILE ) . '/assets/forms.json', array( 'associative' => true ) );
		}
		return $built;
	}

	/**
	 * Whether a form type is ours; others are registered by scripts of the site.
	 *
	 * @param string $form_type The form type.
	 * @return bool
	 */
	public static function is_built( $form_type ) {
		return isset( self::built()[ $form_type ] );
	}

	/**
	 * What is known of each form type, those of the site's own among them.
	 *
	 * @return array by form type
	 */
	public static function all() {
		static $all = null;
		if ( null === $all ) {
			/**
			 * Filters what is known of the form types, for those that a script of the site registers.
			 *
			 * @param array $all By form type: `action` of its post, `sells`, `asksCaptcha`, `searchesDomains`, `offersPackages`.
			 */
			$all = (array) apply_filters( 'charterform_form_types', self::built() );
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
	 * Whether the light script, which has the forms that sell nothing, has what a page config asks for.
	 *
	 * @param array $config The page config.
	 * @return bool
	 */
	public static function is_in_light_script( array $config ) {
		$all  = self::all();
		$form = isset( $config['formType'] ) ? (string) $config['formType'] : '';
		// Steps of the page's own and scripts of the site may need what only the full script has.
		$is_plain = isset( $all[ $form ]['sells'] ) && ! $all[ $form ]['sells'] && empty( $config['steps'] ) && ! Assets::own_scripts();
		/**
		 * Filters whether a form is in the light script. A page loads it where all its forms are.
		 *
		 * @param bool  $is_plain Whether the form sells nothing and has the built steps.
		 * @param array $config   The page config.
		 */
		return (bool) apply_filters( 'charterform_light_script', $is_plain, $config );
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
		if ( in_array( $action, array( 'email_quote', 'save_order', 'invite_part', 'send_part' ), true ) ) {
			return 'process_signup' === $all[ $form_type ]['action'] && empty( $all[ $form_type ]['account'] );
		}
		if ( 'settle_payment' === $action ) {
			return 'process_signup' === $all[ $form_type ]['action'];
		}
		return $all[ $form_type ]['action'] === $action || isset( Post::LOOKUPS[ $action ] ) || ( 'process_captcha' === $action && ! empty( $all[ $form_type ]['account'] ) );
	}

	/**
	 * The forms that form a company, and ask which package is ordered.
	 *
	 * @return string[]
	 */
	public static function with_packages() {
		return array_map( 'strval', array_keys( wp_list_filter( self::all(), array( 'offersPackages' => true ) ) ) );
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

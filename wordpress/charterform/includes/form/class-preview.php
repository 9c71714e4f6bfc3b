<?php
/**
 * The preview of a form in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** A page with one form and nothing else, for frames of the settings page and the block editor. */
final class Preview {

	const ACTION = 'charterform_preview';

	/** Hooks in. */
	public static function register() {
		add_action( 'wp_ajax_' . self::ACTION, array( __CLASS__, 'show' ) );
	}

	/**
	 * The address; `form` and `theme` can be added to it.
	 *
	 * @return string
	 */
	public static function url() {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-ajax.php' )
		);
	}

	/** Prints the page, for those who can edit pages. */
	public static function show() {
		check_ajax_referer( self::ACTION );
		if ( ! current_user_can( 'edit_posts' ) ) {
			wp_die( esc_html__( 'You are not allowed to see this.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		$form       = isset( $_GET['form'] ) ? sanitize_text_field( wp_unslash( $_GET['form'] ) ) : 'ContactForm';
		$theme      = isset( $_GET['theme'] ) ? sanitize_key( wp_unslash( $_GET['theme'] ) ) : '';
		$attributes = array(
			'form'  => Form_Types::exists( $form ) ? $form : 'ContactForm',
			'theme' => $theme,
		);
		$config     = Page_Config::build( $attributes, 0 );
		// Nothing is kept, counted or sent from a preview.
		$config['flags']     = array(
			'persist'              => false,
			'skipCaptcha'          => true,
			'bailBeforeSubmission' => true,
		);
		$config['analytics'] = array( 'consent' => 'charterformPreviewConsent' );
		show_admin_bar( false );
		Assets::enqueue( $config );
		header( 'Content-Type: text/html; charset=utf-8' );
		echo '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
		echo '<style>body{margin:1rem;font-family:system-ui,sans-serif}:root{color-scheme:light dark}</style>';
		wp_print_styles( Assets::HANDLE );
		wp_print_scripts();
		printf( '</head><body><div id="%s" class="charterform"></div></body></html>', esc_attr( Form_View::ROOT_ID ) );
		exit;
	}
}

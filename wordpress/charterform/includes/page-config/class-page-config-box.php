<?php
/**
 * The page config of a single page.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The box “Charterform” of the editor: JSON above the settings, checked while it is typed. */
final class Page_Config_Box {

	const NONCE = 'charterform_config_nonce';

	const FIELD = 'charterform_config';

	/** Hooks in. */
	public static function register() {
		add_action( 'add_meta_boxes', array( __CLASS__, 'add' ), 10, 2 );
		add_action( 'save_post', array( __CLASS__, 'save' ), 10, 2 );
		add_action( 'rest_api_init', array( __CLASS__, 'register_route' ) );
		add_action( 'init', array( __CLASS__, 'protect' ) );
	}

	/** Has WordPress know of the key, which no REST call and no list of custom fields shows. */
	public static function protect() {
		register_meta(
			'post',
			Page_Config::META,
			array(
				'type'          => 'string',
				'single'        => true,
				'show_in_rest'  => false,
				'auth_callback' => '__return_false',
			)
		);
	}

	/**
	 * Adds the box where a post can be seen by visitors.
	 *
	 * @param string $post_type The type of the post.
	 * @param mixed  $post      The post.
	 */
	public static function add( $post_type, $post ) {
		if ( $post instanceof \WP_Post && is_post_type_viewable( $post_type ) && post_type_supports( $post_type, 'editor' ) ) {
			add_meta_box( 'charterform', 'Charterform', array( __CLASS__, 'render' ), $post_type, 'normal', 'low' );
		}
	}

	/**
	 * The box.
	 *
	 * @param \WP_Post $post The post.
	 */
	public static function render( $post ) {
		wp_enqueue_script( 'charterform-config-box', plugins_url( 'admin/config-box.js', CHARTERFORM_FILE ), array( 'wp-api-fetch' ), CHARTERFORM_VERSION, array( 'in_footer' => true ) );
		$json = (string) get_post_meta( $post->ID, Page_Config::META, true );
		wp_nonce_field( self::NONCE, self::NONCE );
		printf(
			'<p><label for="%1$s">%2$s</label></p><textarea id="%1$s" name="%1$s" rows="6" class="large-text code" spellcheck="false" aria-describedby="%1$s-problems">%3$s</textarea>',
			esc_attr( self::FIELD ),
			esc_html__( 'Page config of the form on this page (JSON), above the settings of the site. Leave it empty if you need none.', 'charterform' ),
			esc_textarea( $json )
		);
		printf( '<div id="%s-problems" role="status">', esc_attr( self::FIELD ) );
		foreach ( self::problems( $json, Writers::is_trusted( $post->ID ) || 'auto-draft' === $post->post_status ) as $problem ) {
			printf( '<p class="charterform-problem"><strong>%s</strong></p>', esc_html( $problem ) );
		}
		echo '</div>';
	}

	/**
	 * Keeps what was typed, even where it is not right: the page then goes on without it, and the box says what is wrong.
	 *
	 * @param int      $post_id The post's id.
	 * @param \WP_Post $post    The post.
	 */
	public static function save( $post_id, $post ) {
		$nonce = isset( $_POST[ self::NONCE ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::NONCE ] ) ) : '';
		if ( ! isset( $_POST[ self::FIELD ] ) || ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		if ( wp_is_post_revision( $post ) || wp_is_post_autosave( $post ) ) {
			return;
		}
		// JSON as text: cleaning it as a text field would take tags out of what it says.
		$json = trim( wp_check_invalid_utf8( wp_unslash( $_POST[ self::FIELD ] ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
		$json = Config_Keys::may_name_services() ? $json : Config_Keys::open_json( $json );
		if ( '' === $json ) {
			delete_post_meta( $post_id, Page_Config::META );
		} else {
			update_post_meta( $post_id, Page_Config::META, wp_slash( $json ) );
		}
	}

	/**
	 * What is wrong with a page config, and what of it does not count, a sentence each.
	 *
	 * @param string $json       The text.
	 * @param bool   $is_trusted Whether it was saved by someone who may name scripts and services.
	 * @return string[]
	 */
	private static function problems( $json, $is_trusted ) {
		$refused = array();
		if ( ! $is_trusted || ! Config_Keys::may_name_services() ) {
			Config_Keys::open_json( $json, $refused );
		}
		return array_merge( Config_Check::problems_of_text( $json ), Config_Keys::sentences( $refused ) );
	}

	/** The route that checks a page config while it is typed. */
	public static function register_route() {
		register_rest_route(
			'charterform/v1',
			'/check',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' );
				},
				'args'                => array(
					'config' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
				'callback'            => static function ( $request ) {
					return array( 'problems' => self::problems( (string) $request['config'], true ) );
				},
			)
		);
	}
}

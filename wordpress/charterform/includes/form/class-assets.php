<?php
/**
 * The scripts and styles of the forms.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Brings the bundle to pages that show a form, and to no others. */
final class Assets {

	const HANDLE = 'charterform';

	/**
	 * What tells optimisers and caches to leave the scripts alone: joined or delayed, the bundle would not find what lies
	 * beside it, or its page config.
	 */
	const KEEP_AS_IS = array(
		'data-cfasync'           => 'false',
		'data-no-defer'          => '1',
		'data-no-minify'         => '1',
		'data-no-optimize'       => '1',
		'data-pagespeed-no-defer' => true,
		'data-wpmeteor-nooptimize' => 'true',
		'nowprocket'             => true,
	);

	/** Themes make a full block wider by margins, which the form's own width would hold back. */
	const FULL_WIDTH = '.charterform.alignfull{width:auto}';

	/** Takes the field for robots out of sight, without `display`, by which they would know it. */
	const TRAP = '.charterform-trap{position:absolute!important;left:-10000px!important;width:1px;height:1px;overflow:hidden}';

	/** The script of the forms that sell nothing. */
	const LIGHT_SCRIPT = 'charterform.forms.umd.js';

	/** The script of all forms. */
	const FULL_SCRIPT = 'charterform.umd.js';

	/** Whether a form of the page needs the full script. */
	private static $needs_full = false;

	/** Whether the page config stands on the page already. */
	private static $has_config = false;

	/** Hooks in. */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'register_handles' ) );
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'enqueue_early' ) );
		add_filter( 'wp_script_attributes', array( __CLASS__, 'keep_as_is' ) );
		add_filter( 'wp_inline_script_attributes', array( __CLASS__, 'keep_as_is' ) );
	}

	/**
	 * The address of a built file.
	 *
	 * @param string $file Relative to `assets`.
	 * @return string
	 */
	public static function url( $file ) {
		return plugins_url( "assets/$file", CHARTERFORM_FILE );
	}

	/** Names the files, so that a page can ask for them. */
	public static function register_handles() {
		wp_register_style( self::HANDLE, self::url( 'charterform.css' ), array(), CHARTERFORM_VERSION );
		wp_add_inline_style( self::HANDLE, self::FULL_WIDTH . self::TRAP . Theme::css() );
		wp_register_script(
			self::HANDLE,
			self::url( self::FULL_SCRIPT ),
			array(),
			CHARTERFORM_VERSION,
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		foreach ( array_keys( Page_Config::languages() ) as $code ) {
			if ( 'en' !== $code ) {
				wp_register_script( self::HANDLE . "-$code", self::url( "locales/charterform.$code.js" ), array(), CHARTERFORM_VERSION, array( 'strategy' => 'defer', 'in_footer' => true ) );
			}
		}
	}

	/**
	 * The styles come in the head where the page is known to show a form; in older classic themes they would else come late.
	 * Not the bundle: in a classic theme the head is printed before the form is rendered, so before there is a page config.
	 */
	public static function enqueue_early() {
		$post = is_singular() ? get_queried_object() : null;
		if ( $post instanceof \WP_Post && ( has_shortcode( $post->post_content, Shortcode::TAG ) || has_block( Block::NAME, $post ) ) ) {
			wp_enqueue_style( self::HANDLE );
		}
	}

	/**
	 * Brings the files and the page config of the form that the page shows; only the first one counts.
	 *
	 * @param array $config The page config.
	 */
	public static function enqueue( array $config ) {
		wp_enqueue_style( self::HANDLE );
		$code = strtok( (string) ( isset( $config['locale'] ) ? $config['locale'] : 'en' ), '-_' );
		if ( 'en' !== $code ) {
			wp_enqueue_script( self::HANDLE . "-$code" );
		}
		self::enqueue_bundle( $config );
		self::enqueue_own();
		if ( ! self::$has_config ) {
			self::$has_config = true;
			wp_add_inline_script( self::HANDLE, self::config_script( $config ), 'before' );
		}
	}

	/**
	 * The site's own scripts, which register form types and what belongs to them.
	 *
	 * @return string[] Their addresses by name.
	 */
	public static function own_scripts() {
		/**
		 * Filters the scripts that extend the forms.
		 *
		 * @param string[] $scripts Their addresses, by a name of small letters.
		 */
		$scripts = (array) apply_filters( 'charterform_scripts', array() );
		return array_filter(
			$scripts,
			static function ( $address ) {
				return is_string( $address ) && '' !== $address;
			}
		);
	}

	/** Brings the site's own scripts behind the bundle. */
	private static function enqueue_own() {
		foreach ( self::own_scripts() as $name => $address ) {
			wp_enqueue_script(
				self::HANDLE . '-own-' . sanitize_key( (string) $name ),
				$address,
				array( self::HANDLE ),
				CHARTERFORM_VERSION,
				array(
					'strategy'  => 'defer',
					'in_footer' => true,
				)
			);
		}
	}

	/**
	 * Brings the script: the light one where it has all forms of the page, the full one otherwise.
	 *
	 * @param array $config The page config of one of them.
	 */
	private static function enqueue_bundle( array $config ) {
		self::$needs_full = self::$needs_full || ! Form_Types::is_in_light_script( $config );
		wp_enqueue_script( self::HANDLE );
		$script = wp_scripts()->query( self::HANDLE );
		if ( ! $script || ! is_string( $script->src ) ) {
			return;
		}
		if ( ! wp_script_is( self::HANDLE, 'done' ) ) {
			$script->src = self::url( self::$needs_full ? self::FULL_SCRIPT : self::LIGHT_SCRIPT );
		} elseif ( self::$needs_full && str_ends_with( $script->src, '/' . self::LIGHT_SCRIPT ) ) {
			// The light script is printed already. Each form is mounted by the script that has it.
			wp_enqueue_script( self::HANDLE . '-full', self::url( self::FULL_SCRIPT ), array(), CHARTERFORM_VERSION, array( 'strategy' => 'defer', 'in_footer' => true ) );
		}
	}

	/**
	 * The script that sets a page config.
	 *
	 * @param array $config The page config.
	 * @return string without tags
	 */
	public static function config_script( array $config ) {
		return 'window.charterformConfig = ' . wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ';';
	}

	/**
	 * The attributes of a script, with those that keep it as it is if it is ours.
	 *
	 * @param array $attributes The attributes.
	 * @return array
	 */
	public static function keep_as_is( $attributes ) {
		$id = isset( $attributes['id'] ) ? (string) $attributes['id'] : '';
		return preg_match( '/^charterform(-[a-z]+|-own-[a-z0-9_-]+)?-js(-before)?$/', $id ) ? $attributes + self::KEEP_AS_IS : $attributes;
	}
}

<?php
/**
 * A form on a page.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Renders a form: the one renderer of block and shortcode. */
final class Form_View {

	/** The id of the one element that the bundle mounts a form into. */
	const ROOT_ID = 'charterform';

	/** Whether the page that is rendered shows a form already. */
	private static $is_shown = false;

	/**
	 * How often the page shows a form, by form type and the page's id in the page config.
	 *
	 * @var int[]
	 */
	private static $times = array();

	/** Hooks in. */
	public static function register() {
		// Plugins render a page's content ahead, to count or describe it: what is printed begins only here.
		add_filter( 'template_include', array( __CLASS__, 'begin_anew' ), PHP_INT_MAX );
		add_action( 'wp_head', array( __CLASS__, 'begin_after_head' ), PHP_INT_MAX );
	}

	/**
	 * Forgets what was rendered and not printed.
	 *
	 * @param mixed $template Passed on.
	 * @return mixed
	 */
	public static function begin_anew( $template = null ) {
		self::$is_shown = false;
		self::$times    = array();
		return $template;
	}

	/** In block themes the content is rendered before the head, in classic ones after it. */
	public static function begin_after_head() {
		if ( ! wp_is_block_theme() ) {
			self::begin_anew();
		}
	}

	/**
	 * The HTML of a form; its files are brought to the page.
	 *
	 * @param array  $attributes Of block or shortcode: `form`, `align`, and what Page_Config::build takes.
	 * @param string $class      Further classes of the root.
	 * @return string
	 */
	public static function render( array $attributes, $class = '' ) {
		$form = isset( $attributes['form'] ) ? (string) $attributes['form'] : '';
		if ( ! Form_Types::exists( $form ) ) {
			return self::note(
				sprintf(
					/* translators: 1: what was asked for, 2: a list of names */
					__( 'There is no form “%1$s”. The forms are: %2$s.', 'charterform' ),
					$form,
					implode( ', ', array_keys( Form_Types::all() ) )
				)
			);
		}
		if ( is_feed() || ! is_singular() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
			return self::link( $form );
		}
		$page = (int) get_queried_object_id();
		if ( ! Account_Forms::is_offered( $form, $page ) ) {
			return self::note( Account_Forms::words() );
		}
		Held_Forms::note( $form, $page, $attributes );
		$config  = self::kept_apart( Page_Config::build( $attributes, $page, Writers::are_attributes_trusted() ) );
		$printed = self::$is_shown ? '' : Printed_Step::html( $config, $page );
		$place   = self::$is_shown ? self::config_attribute( $config ) : sprintf( 'id="%s"', esc_attr( self::ROOT_ID ) );
		$place  .= '' === $printed ? '' : Printed_Step::root_attributes( $config );

		$trap            = self::$is_shown ? '' : Robot_Trap::html();
		self::$is_shown = true;
		Assets::enqueue( $config );
		$align = isset( $attributes['align'] ) && in_array( $attributes['align'], array( 'wide', 'full' ), true ) ? "align{$attributes['align']}" : '';
		// Emoji that WordPress swaps for pictures would be changed under the form's hands.
		$classes = trim( preg_replace( '/\s+/', ' ', "charterform wp-exclude-emoji $align $class" ) );
		return sprintf(
			'<div %s class="%s">%s<p class="charterform-waiting">%s</p></div>%s',
			$place,
			esc_attr( $classes ),
			$printed,
			esc_html__( 'This form needs JavaScript. Please allow it for this page, then load the page again.', 'charterform' ),
			$trap
		);
	}

	/**
	 * The page config of a form that the page may show before: a further one has an id of its own, by which its answers are kept.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	private static function kept_apart( array $config ) {
		$name = $config['formType'] . ' ' . ( isset( $config['pageID'] ) && is_scalar( $config['pageID'] ) ? $config['pageID'] : '' );

		self::$times[ $name ] = isset( self::$times[ $name ] ) ? self::$times[ $name ] + 1 : 1;
		if ( self::$times[ $name ] > 1 ) {
			$config['pageID'] = substr( $name, strlen( $config['formType'] ) + 1 ) . '-' . self::$times[ $name ];
		}
		return $config;
	}

	/**
	 * The attribute of a further form on the page, with its own page config: only the first one has the page's.
	 *
	 * @param array $config The page config.
	 * @return string
	 */
	private static function config_attribute( array $config ) {
		$json = (string) wp_json_encode( $config, JSON_UNESCAPED_SLASHES );
		Foreign_Roots::allow( $json );
		$json = esc_attr( $json );
		// WordPress looks for shortcodes in attributes, too.
		return 'data-charterform="' . strtr( $json, array( '[' => '&#91;', ']' => '&#93;' ) ) . '"';
	}

	/**
	 * Words for those who can edit the page; nothing for visitors.
	 *
	 * @param string $sentence What to say.
	 * @return string
	 */
	private static function note( $sentence ) {
		if ( ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		return sprintf(
			'<p class="charterform-note" role="note"><strong>Charterform:</strong> %s <em>%s</em></p>',
			esc_html( $sentence ),
			esc_html__( 'Only editors see this.', 'charterform' )
		);
	}

	/**
	 * A link to the page of the form, for lists of posts and feeds, where a form could not be sent.
	 *
	 * @param string $form The form type.
	 * @return string
	 */
	private static function link( $form ) {
		$address = get_permalink();
		if ( ! $address ) {
			return '';
		}
		/* translators: %s: the name of a form */
		$words = sprintf( __( 'Open the form “%s”', 'charterform' ), Form_Types::title( $form ) );
		return sprintf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html( $words ) );
	}
}

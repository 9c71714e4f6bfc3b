<?php
/**
 * The settings pages.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The admin page `charterform`, with a tab for each section of the settings and one for export and import. */
final class Settings_Page {

	const SLUG = 'charterform';

	const CAPABILITY = 'manage_options';

	/** The tab beside the sections. */
	const TOOLS = 'tools';

	/** Hooks in. */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add_menu' ), 9 );
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( CHARTERFORM_FILE ), array( __CLASS__, 'add_link' ) );
	}

	/** The menu. */
	public static function add_menu() {
		add_menu_page( 'Charterform', 'Charterform', self::CAPABILITY, self::SLUG, array( __CLASS__, 'render' ), 'dashicons-feedback', 58 );
		add_submenu_page( self::SLUG, __( 'Charterform settings', 'charterform' ), __( 'Settings', 'charterform' ), self::CAPABILITY, self::SLUG, array( __CLASS__, 'render' ) );
	}

	/**
	 * Adds the link to the settings to the list of plugins.
	 *
	 * @param array $links The links there are.
	 * @return array
	 */
	public static function add_link( $links ) {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'charterform' ) ) );
		return $links;
	}

	/**
	 * The address of a tab.
	 *
	 * @param string $tab The tab; '' for the first.
	 * @return string
	 */
	public static function url( $tab = '' ) {
		return add_query_arg( array_filter( array( 'page' => self::SLUG, 'tab' => $tab ) ), admin_url( 'admin.php' ) );
	}

	/**
	 * The scripts and styles of the page.
	 *
	 * @param string $hook The page that is shown.
	 */
	public static function enqueue( $hook ) {
		if ( 'toplevel_page_' . self::SLUG !== $hook ) {
			return;
		}
		wp_enqueue_style( 'charterform-admin', plugins_url( 'admin/settings.css', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION );
		wp_enqueue_script( 'charterform-admin', plugins_url( 'admin/settings.js', CHARTERFORM_FILE ), array( 'wp-i18n' ), CHARTERFORM_VERSION, array( 'in_footer' => true ) );
		wp_enqueue_script( 'charterform-test-service', plugins_url( 'admin/test-service.js', CHARTERFORM_FILE ), array( 'wp-api-fetch', 'wp-i18n' ), CHARTERFORM_VERSION, array( 'in_footer' => true ) );
		wp_set_script_translations( 'charterform-test-service', 'charterform', dirname( CHARTERFORM_FILE ) . '/languages' );
		wp_set_script_translations( 'charterform-admin', 'charterform', dirname( CHARTERFORM_FILE ) . '/languages' );
	}

	/** The page. */
	public static function render() {
		if ( ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$sections = Settings::sections();
		$tab      = isset( $_GET['tab'] ) ? sanitize_key( wp_unslash( $_GET['tab'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		if ( self::TOOLS !== $tab && ! isset( $sections[ $tab ] ) ) {
			$tab = (string) key( $sections );
		}
		echo '<div class="wrap charterform-settings"><h1>' . esc_html__( 'Charterform settings', 'charterform' ) . '</h1>';
		settings_errors();
		self::render_problems();
		self::render_tabs( $sections, $tab );
		if ( self::TOOLS === $tab ) {
			Settings_Transfer::render();
		} else {
			self::render_section( $tab, $sections[ $tab ] );
		}
		echo '</div>';
	}

	/** What is wrong with the page config that the settings make, by key. */
	private static function render_problems() {
		$problems = Config_Check::problems( Page_Config::from_settings() );
		foreach ( Settings::fields() as $key => $field ) {
			if ( 'json' === $field['type'] || ( 'promises' === $field['type'] && is_string( Settings::get( $key ) ) ) ) {
				foreach ( self::problems_of_json( $key, $field ) as $problem ) {
					$problems[] = $problem;
				}
			}
		}
		if ( ! $problems ) {
			return;
		}
		echo '<div class="notice notice-warning charterform-problems"><p>' . esc_html__( 'The forms go on without these settings, which are not right:', 'charterform' ) . '</p><ul>';
		foreach ( array_unique( $problems ) as $problem ) {
			printf( '<li>%s</li>', esc_html( $problem ) );
		}
		echo '</ul></div>';
	}

	/**
	 * What is wrong with a field of JSON beyond what the whole shows: that it is none, or, of the page config itself, its keys.
	 *
	 * @param string $key   The field's key.
	 * @param array  $field The field.
	 * @return string[]
	 */
	private static function problems_of_json( $key, array $field ) {
		$text = (string) Settings::get( $key, '' );
		if ( 'config' === $key ) {
			$problems = Config_Check::problems_of_text( $text );
		} else {
			json_decode( $text );
			$problems = '' === $text || JSON_ERROR_NONE === json_last_error() ? array() : array( Config_Check::no_json() );
		}
		return array_map(
			static function ( $problem ) use ( $field ) {
				return $field['label'] . ': ' . $problem;
			},
			$problems
		);
	}

	/**
	 * The tabs.
	 *
	 * @param array  $sections The sections.
	 * @param string $current  The one that is shown.
	 */
	private static function render_tabs( array $sections, $current ) {
		$titles                = wp_list_pluck( $sections, 'title' );
		$titles[ self::TOOLS ] = __( 'Export and import', 'charterform' );
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Sections', 'charterform' ) );
		foreach ( $titles as $id => $title ) {
			printf(
				'<a href="%s" class="nav-tab%s"%s>%s</a>',
				esc_url( self::url( $id ) ),
				$id === $current ? ' nav-tab-active' : '',
				$id === $current ? ' aria-current="page"' : '',
				esc_html( $title )
			);
		}
		echo '</nav>';
	}

	/**
	 * The form of a section.
	 *
	 * @param string $id      Its id.
	 * @param array  $section The section.
	 */
	private static function render_section( $id, array $section ) {
		if ( ! empty( $section['description'] ) ) {
			printf( '<p class="charterform-lead">%s</p>', esc_html( $section['description'] ) );
		}
		echo '<div class="charterform-columns"><form method="post" action="options.php">';
		settings_fields( Settings::OPTION );
		printf( '<input type="hidden" name="%s[%s]" value="%s">', esc_attr( Settings::OPTION ), esc_attr( Settings::SECTION ), esc_attr( $id ) );
		echo '<table class="form-table" role="presentation"><tbody>';
		foreach ( $section['fields'] as $key => $field ) {
			Settings_Controls::render_row( $key, $field, Settings::get( $key, isset( $field['default'] ) ? $field['default'] : null ) );
		}
		echo '</tbody></table>';
		submit_button();
		echo '</form>';
		if ( 'look' === $id ) {
			printf(
				'<div class="charterform-preview"><h2>%s</h2><p class="charterform-contrast" role="status"></p><iframe title="%s" src="%s"></iframe></div>',
				esc_html__( 'Preview', 'charterform' ),
				esc_attr__( 'A form in these colours', 'charterform' ),
				esc_url( Preview::url() )
			);
		}
		echo '</div>';
	}
}

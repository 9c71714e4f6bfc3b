<?php
/**
 * The price list in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The menu item *Products* with its tabs. */
final class Products_Screen {

	const SLUG = 'charterform-products';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add_menu' ), 15 );
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
	}

	/** Adds the menu item. */
	public static function add_menu() {
		add_submenu_page( Settings_Page::SLUG, __( 'Products and prices', 'charterform' ), __( 'Products', 'charterform' ), Catalogue::CAPABILITY, self::SLUG, array( __CLASS__, 'render' ) );
	}

	/**
	 * The styles of the screen.
	 *
	 * @param string $hook The screen that is shown.
	 */
	public static function enqueue( $hook ) {
		if ( false !== strpos( (string) $hook, self::SLUG ) ) {
			wp_enqueue_style( 'charterform-products', plugins_url( 'admin/products.css', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION );
		}
	}

	/**
	 * The tabs, by their names in the address.
	 *
	 * @return string[]
	 */
	public static function tabs() {
		return array(
			''         => __( 'Prices', 'charterform' ),
			Packages_Actions::TAB => __( 'Packages', 'charterform' ),
			'coupons'  => __( 'Coupons', 'charterform' ),
			'transfer' => __( 'Import and export', 'charterform' ),
		);
	}

	/**
	 * The address of a tab.
	 *
	 * @param array $query Added to it, such as `tab`.
	 */
	public static function url( array $query = array() ) {
		$query = array_map( 'rawurlencode', array_filter( array_map( 'strval', $query ), 'strlen' ) );
		return add_query_arg( array( 'page' => self::SLUG ) + $query, admin_url( 'admin.php' ) );
	}

	/** Draws the screen. */
	public static function render() {
		if ( ! current_user_can( Catalogue::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not change prices.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		$tab = isset( $_GET['tab'] ) ? sanitize_key( $_GET['tab'] ) : '';
		$tab = isset( self::tabs()[ $tab ] ) ? $tab : '';
		echo '<div class="wrap charterform-products"><h1>' . esc_html__( 'Products and prices', 'charterform' ) . '</h1><hr class="wp-header-end" />';
		Products_Notices::print_all();
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Sections', 'charterform' ) );
		foreach ( self::tabs() as $id => $title ) {
			printf( '<a href="%s" class="nav-tab%s"%s>%s</a>', esc_url( self::url( array( 'tab' => $id ) ) ), $id === $tab ? ' nav-tab-active' : '', $id === $tab ? ' aria-current="page"' : '', esc_html( $title ) );
		}
		echo '</nav>';
		foreach ( array( 'catalogue/admin/class-products-table', 'catalogue/admin/class-products-row', 'catalogue/admin/class-coupons-view', 'catalogue/admin/class-import-view', 'packages/admin/class-packages-view', 'packages/admin/class-package-form' ) as $file ) {
			require_once dirname( __DIR__ ) . "/$file.php";
		}
		if ( 'transfer' === $tab ) {
			Import_View::render();
		} elseif ( Packages_Actions::TAB === $tab ) {
			Packages_View::render();
		} elseif ( 'coupons' === $tab ) {
			Coupons_View::render();
		} else {
			Products_Table::render();
		}
		echo '</div>';
	}

	/**
	 * The start of a form that an action of the admin answers.
	 *
	 * @param string $action What it asks for.
	 * @param string $more   Further attributes, ours.
	 */
	public static function start_form( $action, $more = '' ) {
		printf( '<form method="post" action="%s"%s>', esc_url( admin_url( 'admin-post.php' ) ), 'file' === $more ? ' enctype="multipart/form-data"' : '' );
		printf( '<input type="hidden" name="action" value="%s" />', esc_attr( $action ) );
		wp_nonce_field( $action );
	}

	/**
	 * A select.
	 *
	 * @param string   $name    Its name.
	 * @param string   $label   Its label.
	 * @param string[] $options Labels by value.
	 * @param string   $value   The chosen one.
	 * @param string   $prefix  Of its id.
	 * @param bool     $is_seen Whether its label is seen, or only read aloud.
	 */
	public static function select( $name, $label, array $options, $value = '', $prefix = 'charterform-filter', $is_seen = false ) {
		printf( '<label%3$s for="%1$s">%2$s</label> <select name="%4$s" id="%1$s">', esc_attr( "$prefix-$name" ), esc_html( $label ), $is_seen ? '' : ' class="screen-reader-text"', esc_attr( $name ) );
		foreach ( $options as $option => $words ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $option ), selected( (string) $option, $value, false ), esc_html( $words ) );
		}
		echo '</select>';
	}
}

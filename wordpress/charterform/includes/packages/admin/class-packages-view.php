<?php
/**
 * The packages on their screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws the list of packages: what is in each, where it can be ordered, and what it saves. */
final class Packages_View {

	/** Draws the tab. */
	public static function render() {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- They choose what is shown.
		$id     = isset( $_GET['package'] ) ? sanitize_text_field( wp_unslash( $_GET['package'] ) ) : '';
		$delete = isset( $_GET['delete'] ) ? Package_Store::find( sanitize_text_field( wp_unslash( $_GET['delete'] ) ) ) : null;
		// phpcs:enable
		$offers = Packages_Actions::offers();
		if ( $delete ) {
			self::render_question( $delete );
		} elseif ( 'new' === $id || Package_Store::find( $id ) ) {
			Package_Form::render( Package_Store::find( $id ), $offers );
		} else {
			self::render_list( $offers );
		}
	}

	/**
	 * The list.
	 *
	 * @param Package_Offers $offers Where packages are sold.
	 */
	private static function render_list( Package_Offers $offers ) {
		$packages = Package_Store::all();
		echo '<p>' . esc_html__( 'Sell a formation together with other products for one price. Visitors choose between your packages and compare what is in them; the fee of the state is added. Two to four packages are best.', 'charterform' ) . '</p>';
		self::render_warnings( $packages );
		if ( ! $offers->companies() ) {
			echo '<p>' . esc_html__( 'A package holds a formation. Put one on sale under “Prices” first.', 'charterform' ) . '</p>';
		} elseif ( count( $packages ) >= Package_Store::MOST ) {
			echo '<p>' . esc_html( Packages_Actions::words_of_most() ) . '</p>';
		} else {
			printf( '<p><a class="button button-primary" href="%s">%s</a></p>', esc_url( self::url( array( 'package' => 'new' ) ) ), esc_html__( 'Add a package', 'charterform' ) );
		}
		if ( ! $packages ) {
			return;
		}
		Products_Screen::start_form( Packages_Actions::CHANGE );
		echo '<ul class="charterform-packages">';
		foreach ( $packages as $place => $package ) {
			echo '<li class="card">';
			self::render_package( $package, $offers );
			self::render_buttons( $package, $place > 0, $place < count( $packages ) - 1 );
			echo '</li>';
		}
		echo '</ul></form>';
		self::render_switch();
	}

	/**
	 * The address of the tab.
	 *
	 * @param string[] $query Added to it.
	 */
	public static function url( array $query = array() ) {
		return Products_Screen::url( array( 'tab' => Packages_Actions::TAB ) + $query );
	}

	/**
	 * Why forms do not offer what is in the list.
	 *
	 * @param array[] $packages The packages.
	 */
	private static function render_warnings( array $packages ) {
		$settings = Page_Config::from_settings();
		$advanced = Page_Config::decoded( Settings::get( 'config', '' ) );
		if ( $packages && '' === Package_Store::shown() ) {
			wp_admin_notice( esc_html__( 'Your forms do not offer packages yet. Choose below how they show them.', 'charterform' ), array( 'type' => 'warning', 'additional_classes' => array( 'inline' ) ) );
		}
		if ( isset( $settings['bundles'] ) || isset( $advanced['bundles'] ) ) {
			wp_admin_notice( esc_html__( 'The settings have bundles of their own. Forms offer those in place of your packages until you remove them under Settings → Products and Settings → Advanced.', 'charterform' ), array( 'type' => 'warning', 'additional_classes' => array( 'inline' ) ) );
		}
		if ( ! Catalogue::is_own( $advanced + $settings ) ) {
			wp_admin_notice( esc_html__( 'Your forms sell what your product service says, so they offer no packages of this list.', 'charterform' ), array( 'type' => 'warning', 'additional_classes' => array( 'inline' ) ) );
		}
	}

	/**
	 * A package.
	 *
	 * @param array          $package The package.
	 * @param Package_Offers $offers  Where packages are sold.
	 */
	private static function render_package( array $package, Package_Offers $offers ) {
		printf( '<h2>%s <span class="charterform-package-price">%s</span></h2>', esc_html( $package['name'] ), esc_html( Order_Words::dollars( $package['price'] ) ) );
		echo '<ul class="charterform-package-contents">';
		foreach ( array_merge( Package_Words::names( $package['products'] ), $package['extras'] ) as $words ) {
			echo '<li>' . esc_html( $words ) . '</li>';
		}
		echo '</ul>';
		$found = $offers->of( $package );
		$gone  = Package_Words::gone( $package, $offers );
		foreach ( $gone as $words ) {
			echo '<p class="charterform-doubt"><strong>' . esc_html( $words ) . '</strong></p>';
		}
		foreach ( array_merge( Package_Words::saving( $package, $found['places'] ), Package_Words::places( $found['places'], $offers ) ) as $words ) {
			echo '<p>' . esc_html( $words ) . '</p>';
		}
		foreach ( ( $gone ? array() : Package_Words::missing( $found['missing'] ) ) as $words ) {
			echo '<p class="charterform-doubt">' . esc_html( $words ) . '</p>';
		}
	}

	/**
	 * What can be done with a package.
	 *
	 * @param array $package  The package.
	 * @param bool  $can_rise Whether another one is above it.
	 * @param bool  $can_sink Whether another one is below it.
	 */
	private static function render_buttons( array $package, $can_rise, $can_sink ) {
		/* translators: %s: the name of a package. */
		printf( '<p class="charterform-package-buttons"><a class="button" href="%s" aria-label="%s">%s</a> ', esc_url( self::url( array( 'package' => $package['id'] ) ) ), esc_attr( sprintf( __( 'Edit %s', 'charterform' ), $package['name'] ) ), esc_html__( 'Edit', 'charterform' ) );
		if ( $can_rise ) {
			/* translators: %s: the name of a package. */
			printf( '<button class="button" name="up" value="%s" aria-label="%s">%s</button> ', esc_attr( $package['id'] ), esc_attr( sprintf( __( 'Move %s up', 'charterform' ), $package['name'] ) ), esc_html__( 'Move up', 'charterform' ) );
		}
		if ( $can_sink ) {
			/* translators: %s: the name of a package. */
			printf( '<button class="button" name="down" value="%s" aria-label="%s">%s</button> ', esc_attr( $package['id'] ), esc_attr( sprintf( __( 'Move %s down', 'charterform' ), $package['name'] ) ), esc_html__( 'Move down', 'charterform' ) );
		}
		/* translators: %s: the name of a package. */
		printf( '<a class="button button-link-delete" href="%s" aria-label="%s">%s</a></p>', esc_url( self::url( array( 'delete' => $package['id'] ) ) ), esc_attr( sprintf( __( 'Delete %s', 'charterform' ), $package['name'] ) ), esc_html__( 'Delete', 'charterform' ) );
	}

	/** The switch of how forms show packages. */
	private static function render_switch() {
		$options = array(
			''      => __( 'Not at all', 'charterform' ),
			'cards' => __( 'As cards', 'charterform' ),
			'table' => __( 'As cards, with a table of what is in each', 'charterform' ),
		);
		echo '<h2>' . esc_html__( 'On your forms', 'charterform' ) . '</h2>';
		Products_Screen::start_form( Packages_Actions::SHOW );
		echo '<p class="charterform-package-shown">';
		Products_Screen::select( 'shown', __( 'Show packages', 'charterform' ), $options, Package_Store::shown(), 'charterform-packages', true );
		echo ' <button class="button button-primary">' . esc_html__( 'Save', 'charterform' ) . '</button></p></form>';
	}

	/**
	 * The question before a package is deleted.
	 *
	 * @param array $package The package.
	 */
	private static function render_question( array $package ) {
		/* translators: %s: the name of a package. */
		echo '<h2>' . esc_html( sprintf( __( 'Delete the package “%s”?', 'charterform' ), $package['name'] ) ) . '</h2>';
		echo '<p>' . esc_html__( 'Forms no longer offer it. Orders that were placed keep it and their price.', 'charterform' ) . '</p>';
		Products_Screen::start_form( Packages_Actions::CHANGE );
		printf( '<p><button class="button button-primary" name="delete" value="%s">%s</button> <a class="button" href="%s">%s</a></p></form>', esc_attr( $package['id'] ), esc_html__( 'Delete the package', 'charterform' ), esc_url( self::url() ), esc_html__( 'Keep it', 'charterform' ) );
	}
}

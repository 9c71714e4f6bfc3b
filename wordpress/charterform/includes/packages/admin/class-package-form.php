<?php
/**
 * The form of a package.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws the fields of a package, with what was typed and what is wrong with it. */
final class Package_Form {

	/**
	 * The form.
	 *
	 * @param array|null     $package The package; null for a new one.
	 * @param Package_Offers $offers  Where packages are sold.
	 */
	public static function render( $package, Package_Offers $offers ) {
		$kept   = Package_Input::kept( $package ? $package['id'] : '' );
		$typed  = $package ? Package_Input::of_package( $package ) : Package_Input::typed( array() );
		$typed  = $kept ? $kept[0] : $typed;
		$faults = $kept ? $kept[1] : array();
		/* translators: %s: the name of a package. */
		echo '<h2>' . esc_html( $package ? sprintf( __( 'Edit the package “%s”', 'charterform' ), $package['name'] ) : __( 'Add a package', 'charterform' ) ) . '</h2>';
		Products_Screen::start_form( Packages_Actions::SAVE );
		printf( '<input type="hidden" name="id" value="%s" /><table class="form-table charterform-package-form" role="presentation"><tbody>', esc_attr( $typed['id'] ) );
		self::text( 'name', __( 'Name', 'charterform' ), $typed, $faults, __( 'What visitors read, such as Standard.', 'charterform' ), 'required maxlength="' . Package_Input::MOST_LETTERS . '" class="regular-text"' );
		self::text( 'price', __( 'Price in dollars', 'charterform' ), $typed, $faults, __( 'For all that is in it. The fee of the state is added.', 'charterform' ), 'required maxlength="40" inputmode="decimal" autocomplete="off" size="8" placeholder="299.00"' );
		self::products( $typed, $faults, $offers->kinds() );
		self::begin( 'extras', __( 'Further lines', 'charterform' ) );
		printf( '<textarea name="extras" id="charterform-package-extras" rows="4" class="large-text"%s>%s</textarea>', self::described( 'extras', $faults ), esc_textarea( $typed['extras'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- `described()` has escaped it.
		/* translators: %d: a number. */
		self::end( 'extras', $faults, sprintf( __( 'What it holds beside your products: a line each, at most %d, such as “A call with our team”.', 'charterform' ), Package_Input::MOST_EXTRAS ) );
		self::text( 'states', __( 'States', 'charterform' ), $typed, $faults, __( 'Codes such as WY, CO. Empty means each state where all of it is on sale.', 'charterform' ), 'class="regular-text" autocapitalize="characters"' );
		self::begin( 'kinds', __( 'Kinds of company', 'charterform' ), true );
		self::boxes( 'kinds', array_combine( $offers->companies(), $offers->companies() ), $typed['kinds'] );
		self::end( 'kinds', $faults, __( 'Select none for all.', 'charterform' ) );
		printf( '</tbody></table><p><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p></form>', esc_html__( 'Save the package', 'charterform' ), esc_url( Packages_View::url() ), esc_html__( 'Cancel', 'charterform' ) );
	}

	/**
	 * The start of a row.
	 *
	 * @param string $name     Of the field.
	 * @param string $label    Its label.
	 * @param bool   $is_group Whether it has several boxes.
	 */
	private static function begin( $name, $label, $is_group = false ) {
		if ( $is_group ) {
			printf( '<tr><th scope="row">%2$s</th><td><fieldset id="charterform-package-%1$s"><legend class="screen-reader-text">%2$s</legend>', esc_attr( $name ), esc_html( $label ) );
		} else {
			printf( '<tr><th scope="row"><label for="charterform-package-%s">%s</label></th><td>', esc_attr( $name ), esc_html( $label ) );
		}
	}

	/**
	 * The end of a row: what is wrong, and a help.
	 *
	 * @param string   $name   Of the field.
	 * @param string[] $faults Sentences by field.
	 * @param string   $help   A sentence.
	 */
	private static function end( $name, array $faults, $help ) {
		if ( isset( $faults[ $name ] ) ) {
			printf( '<p class="charterform-fault" id="charterform-package-%s-fault">%s</p>', esc_attr( $name ), esc_html( $faults[ $name ] ) );
		}
		printf( '<p class="description" id="charterform-package-%s-help">%s</p>%s</td></tr>', esc_attr( $name ), esc_html( $help ), in_array( $name, array( 'products', 'kinds' ), true ) ? '</fieldset>' : '' );
	}

	/**
	 * What describes a field to those who hear it.
	 *
	 * @param string   $name   Of the field.
	 * @param string[] $faults Sentences by field.
	 * @return string Attributes.
	 */
	private static function described( $name, array $faults ) {
		return isset( $faults[ $name ] )
			? sprintf( ' aria-invalid="true" aria-describedby="charterform-package-%1$s-fault charterform-package-%1$s-help"', esc_attr( $name ) )
			: sprintf( ' aria-describedby="charterform-package-%s-help"', esc_attr( $name ) );
	}

	/**
	 * A row with a line of text.
	 *
	 * @param string   $name   Of the field.
	 * @param string   $label  Its label.
	 * @param array    $typed  What was typed.
	 * @param string[] $faults Sentences by field.
	 * @param string   $help   A sentence.
	 * @param string   $more   Further attributes, ours.
	 */
	private static function text( $name, $label, array $typed, array $faults, $help, $more ) {
		self::begin( $name, $label );
		// phpcs:ignore WordPress.Security.EscapeOutput -- `described()` has escaped its attributes; the others are ours.
		printf( '<input type="text" name="%1$s" id="charterform-package-%1$s" value="%2$s"%3$s %4$s />', esc_attr( $name ), esc_attr( $typed[ $name ] ), self::described( $name, $faults ), $more );
		self::end( $name, $faults, $help );
	}

	/**
	 * Boxes of a list.
	 *
	 * @param string   $name    Of the list.
	 * @param string[] $options Labels by value.
	 * @param string[] $chosen  Those that are selected.
	 */
	private static function boxes( $name, array $options, array $chosen ) {
		foreach ( $options as $value => $label ) {
			printf( '<label class="charterform-package-box"><input type="checkbox" name="%s[]" value="%s"%s /> %s</label>', esc_attr( $name ), esc_attr( $value ), checked( in_array( (string) $value, $chosen, true ), true, false ), esc_html( $label ) );
		}
	}

	/**
	 * The row of what is in it, in the groups of the price list.
	 *
	 * @param array    $typed  What was typed.
	 * @param string[] $faults Sentences by field.
	 * @param array[]  $kinds  As `Package_Offers::kinds()` has them.
	 */
	private static function products( array $typed, array $faults, array $kinds ) {
		self::begin( 'products', __( 'What is in it', 'charterform' ), true );
		$groups = array(
			'filing' => __( 'Filings', 'charterform' ),
			'agent'  => __( 'Registered agent, one term', 'charterform' ),
			'simple' => __( 'Services and goods', 'charterform' ),
			''       => __( 'No longer on sale', 'charterform' ),
		);
		foreach ( $groups as $list => $title ) {
			$options = array();
			foreach ( wp_list_filter( $kinds, array( 'list' => $list ) ) as $kind => $facts ) {
				$options[ $kind ] = $facts['name'] . ', ' . Package_Words::range( $facts['least'], $facts['most'] );
			}
			if ( '' === $list ) {
				$gone    = array_values( array_intersect( array_keys( Package_Offers::listed() ), array_diff( $typed['products'], array_keys( $kinds ) ) ) );
				$options = array_combine( $gone, Package_Words::names( $gone ) );
			}
			if ( $options ) {
				echo '<p class="charterform-package-group"><strong>' . esc_html( $title ) . '</strong></p>';
				self::boxes( 'products', $options, $typed['products'] );
			}
		}
		self::end( 'products', $faults, __( 'Your prices without the fees of the states. What is not on sale in any state is not in this list.', 'charterform' ) );
	}
}

<?php
/**
 * What the set-up screen has done.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Shows the pages that sell, the way to a test order, and what is left for the owner. */
final class First_Run_Done {

	/**
	 * Draws it.
	 *
	 * @param First_Run_Values $values The shop as it is.
	 */
	public static function render( First_Run_Values $values ) {
		echo '<section class="charterform-card charterform-done"><h2>' . esc_html__( 'Your shop is set up', 'charterform' ) . '</h2><ul class="charterform-pages">';
		$first = '';
		foreach ( $values->given['kinds'] as $kind ) {
			$page  = First_Run_Page::known( $kind );
			$first = $page && '' === $first ? (string) get_permalink( $page ) : $first;
			if ( $page ) {
				printf(
					'<li><a href="%s">%s</a> <span>%s</span> <a href="%s">%s</a></li>',
					esc_url( get_permalink( $page ) ),
					esc_html( get_the_title( $page ) ),
					esc_html( self::states_of( $kind, $values ) ),
					esc_url( (string) get_edit_post_link( $page, 'raw' ) ),
					esc_html__( 'Edit the page', 'charterform' )
				);
			}
		}
		echo '</ul>';
		if ( '' !== $first ) {
			echo '<h3>' . esc_html__( 'Try it', 'charterform' ) . '</h3><p>' . esc_html__( 'Place an order as a customer would, with an email address of yours. It goes through everything: the page, the emails and your list of orders. Then move it to the trash.', 'charterform' ) . '</p>';
			printf( '<p><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p>', esc_url( $first ), esc_html__( 'Place a test order', 'charterform' ), esc_url( Orders_List::url() ), esc_html__( 'Go to the orders', 'charterform' ) );
		}
		self::render_left( $values );
		printf( '<p><a href="%s">%s</a></p></section>', esc_url( First_Run::url() ), esc_html__( 'Change these answers', 'charterform' ) );
	}

	/**
	 * Where a kind is on sale.
	 *
	 * @param string           $kind   A product.
	 * @param First_Run_Values $values The shop as it is.
	 */
	private static function states_of( $kind, First_Run_Values $values ) {
		list( $states ) = First_Run_Work::on_sale( $kind, $values );
		if ( count( $states ) > 6 ) {
			/* translators: %s: number of states. */
			return sprintf( _n( 'in %s state', 'in %s states', count( $states ), 'charterform' ), number_format_i18n( count( $states ) ) );
		}
		return implode( ', ', array_map( array( Catalogue_Places::class, 'name' ), $states ) );
	}

	/**
	 * What is left.
	 *
	 * @param First_Run_Values $values The shop as it is.
	 */
	private static function render_left( First_Run_Values $values ) {
		$left = array();
		$open = self::unconfirmed( $values );
		if ( $open ) {
			$shown  = array_slice( $open, 0, 5 );
			$words  = implode( '; ', $shown );
			$more   = count( $open ) - count( $shown );
			/* translators: %s: a number. */
			$words .= $more ? ' ' . sprintf( _n( 'and %s more', 'and %s more', $more, 'charterform' ), number_format_i18n( $more ) ) : '';
			/* translators: %s: a list of states with what is filed there. */
			$left[] = sprintf( __( 'These fees are not confirmed, so they are not on sale: %s. Look them up, change these answers, tick them there and set up the shop again.', 'charterform' ), $words );
		}
		$left = array_merge( $left, self::payment() );
		$left[] = __( 'Let a lawyer or an accountant look at your fees, taxes and terms before you take real orders.', 'charterform' );
		$left[] = __( 'Ask your host whether this site sends email reliably: your customers get their invoices by it. Tools → Site Health tells you of emails that failed.', 'charterform' );
		if ( '' === get_privacy_policy_url() ) {
			$left[] = __( 'Publish a privacy policy, and choose it under Settings → Privacy.', 'charterform' );
		}
		echo '<h3>' . esc_html__( 'What is left', 'charterform' ) . '</h3><ul class="charterform-left">';
		foreach ( $left as $words ) {
			echo '<li>' . esc_html( $words ) . '</li>';
		}
		echo '</ul>';
	}

	/**
	 * What is left to do for the ways to pay.
	 *
	 * @return string[]
	 */
	private static function payment() {
		$left  = array_filter( array( trim( Payment_Settings::not_ready() ) ), 'strlen' );
		$is_on = Stripe_Notices::is_offered();
		if ( $is_on && Stripe_Keys::is_test() ) {
			$left[] = __( 'Stripe is in test mode: no money is moved. Enter the live keys under Settings → Payment before you sell.', 'charterform' );
		}
		if ( $is_on && '' === Stripe_Keys::webhook() ) {
			$left[] = __( 'Let Stripe tell your site of payments: Settings → Payment has the address for its webhook.', 'charterform' );
		}
		return $left;
	}

	/**
	 * What was chosen and waits for a confirmed fee.
	 *
	 * @param First_Run_Values $values The shop as it is.
	 * @return string[]
	 */
	private static function unconfirmed( First_Run_Values $values ) {
		$open = array();
		foreach ( array_diff( $values->given['kinds'], array( Shop_Kinds::AGENT ) ) as $kind ) {
			foreach ( Shop_Kinds::lines( $kind, $values->states(), $values->given['companies'] ) as $line ) {
				if ( $line['leads'] && ! $line['confirmed'] ) {
					$open[] = Catalogue_Places::name( $line['state'] ) . ', ' . Shop_Kinds::companies()[ $line['company'] ];
				}
			}
		}
		return array_values( array_unique( $open ) );
	}
}

<?php
/**
 * The set-up screen.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Takes and draws the one form that sets up a shop. */
final class First_Run_View {

	const NONCE = 'charterform_set_up';

	/**
	 * The answers that are shown.
	 *
	 * @var First_Run_Values|null
	 */
	private static $values = null;

	/** Takes the posted form. Where all is right, the shop is set up, and the screen says what was done. */
	public static function handle() {
		if ( ! isset( $_POST[ self::NONCE ] ) ) {
			return;
		}
		check_admin_referer( self::NONCE, self::NONCE );
		if ( ! current_user_can( First_Run::CAPABILITY ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each field is cleaned there.
		self::$values = First_Run_Values::of_post( wp_unslash( $_POST ) );
		if ( First_Run_Choices::check( self::$values ) && First_Run_Work::run( self::$values ) ) {
			wp_safe_redirect( add_query_arg( 'done', 1, First_Run::url() ) );
			exit;
		}
	}

	/** Draws the screen. */
	public static function render() {
		echo '<div class="wrap charterform-set-up"><h1>' . esc_html__( 'Set up your shop', 'charterform' ) . '</h1>';
		$values = self::$values ? self::$values : First_Run_Values::of_shop();
		$state  = First_Run::state();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes what is shown, nothing else.
		if ( isset( $_GET['done'], $state['done_at'] ) && ! self::$values ) {
			First_Run_Done::render( $values );
			echo '</div>';
			return;
		}
		self::render_faults( $values );
		echo '<p class="charterform-lead">' . esc_html__( 'Answer this once, and your site sells. You can come back and change everything.', 'charterform' ) . '</p>';
		if ( ! Catalogue::is_own( Page_Config::from_settings() ) ) {
			wp_admin_notice( esc_html__( 'Your settings name a product service, so your forms show its products and not these prices. Empty that setting under Settings → Services to sell these.', 'charterform' ), array( 'type' => 'warning' ) );
		}
		echo '<form method="post" action="' . esc_url( First_Run::url() ) . '" novalidate>';
		wp_nonce_field( self::NONCE, self::NONCE );
		self::render_range( $values );
		self::render_prices( $values );
		self::render_payment( $values );
		self::render_pages( $values );
		echo '<p class="submit"><button type="submit" class="button button-primary button-hero">' . esc_html__( 'Set up my shop', 'charterform' ) . '</button></p></form></div>';
	}

	/**
	 * What is wrong, with a link to each field.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function render_faults( First_Run_Values $values ) {
		if ( ! $values->faults ) {
			return;
		}
		// Inline, since WordPress moves other notices, which would lose the focus.
		echo '<div class="notice notice-error inline charterform-faults" role="alert" tabindex="-1"><p>' . esc_html__( 'Your shop is not set up yet. Please correct this:', 'charterform' ) . '</p><ul>';
		foreach ( $values->faults as $name => $fault ) {
			printf( '<li><a href="#%s">%s</a></li>', esc_attr( First_Run_Controls::id( $name ) ), esc_html( $fault ) );
		}
		echo '</ul></div>';
	}

	/**
	 * What is sold, and where.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function render_range( First_Run_Values $values ) {
		echo '<section class="charterform-card"><h2>' . esc_html__( '1. What you sell', 'charterform' ) . '</h2>';
		First_Run_Controls::open( 'kinds', __( 'What do you sell?', 'charterform' ), '', $values );
		foreach ( Shop_Kinds::all() as $kind => $words ) {
			First_Run_Controls::tick( 'checkbox', 'kinds[]', $kind, $words['name'], $values->has( 'kinds', $kind ) );
		}
		First_Run_Controls::close();
		First_Run_Controls::open( 'companies', __( 'For which kinds of company?', 'charterform' ), '', $values );
		foreach ( Shop_Kinds::companies() as $company => $name ) {
			First_Run_Controls::tick( 'checkbox', 'companies[]', $company, $name, $values->has( 'companies', $company ) );
		}
		First_Run_Controls::close();
		First_Run_Controls::open( 'states', __( 'In which states?', 'charterform' ), '', $values );
		$scopes = array(
			'easy' => __( 'Wyoming and Colorado', 'charterform' ),
			'all'  => __( 'All states', 'charterform' ),
			'some' => __( 'The states that I tick', 'charterform' ),
		);
		foreach ( $scopes as $scope => $label ) {
			First_Run_Controls::tick( 'radio', 'scope', $scope, $label, $scope === $values->given['scope'] );
		}
		echo '<div class="charterform-states">';
		$places = wp_list_pluck( Catalogue_Places::all(), 'name' );
		asort( $places );
		foreach ( $places as $code => $name ) {
			First_Run_Controls::tick( 'checkbox', 'states[]', (string) $code, $name, $values->has( 'states', (string) $code ) );
		}
		echo '</div>';
		First_Run_Controls::close();
		echo '</section>';
	}

	/**
	 * Prices and fees.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function render_prices( First_Run_Values $values ) {
		echo '<section class="charterform-card"><h2>' . esc_html__( '2. Your prices', 'charterform' ) . '</h2><p>' . esc_html__( 'The same in every state that you chose. A price that you gave a single state under Products stays.', 'charterform' ) . '</p>';
		foreach ( Shop_Kinds::all() as $kind => $words ) {
			echo '<div data-of-kind="' . esc_attr( $kind ) . '">';
			First_Run_Controls::text( "price-$kind", "prices[$kind]", $words['price'], $values->of_kind( 'prices', $kind ), $values, array( 'before' => '$', 'class' => 'small-text charterform-price' ) );
			echo '</div>';
		}
		First_Run_Fees::render( $values );
		echo '</section>';
	}

	/**
	 * How one is paid, and who is told.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function render_payment( First_Run_Values $values ) {
		echo '<section class="charterform-card"><h2>' . esc_html__( '3. How you are paid', 'charterform' ) . '</h2>';
		First_Run_Controls::open( 'ways', __( 'How do customers pay?', 'charterform' ), '', $values );
		foreach ( Payment_Ways::all() as $id => $way ) {
			First_Run_Controls::tick( 'checkbox', 'ways[]', (string) $id, isset( $way['label'] ) ? $way['label'] : (string) $id, $values->has( 'ways', (string) $id ) );
		}
		First_Run_Controls::close();
		First_Run_Controls::lines( 'instructions', __( 'How is an invoice paid?', 'charterform' ), __( 'Such as your bank account. Customers read it in the email about their order and on the page of the order.', 'charterform' ), $values );
		$known = '' === Stripe_Keys::secret() ? '' : ' ' . __( 'A key is stored. Leave this empty to keep it.', 'charterform' );
		First_Run_Controls::text( 'stripe_key', 'stripe_key', __( 'The secret key of your Stripe account', 'charterform' ), '', $values, array( 'type' => 'password', 'help' => __( 'Only if customers pay by Stripe. In Stripe’s dashboard: Developers → API keys → Secret key.', 'charterform' ) . $known ) );
		First_Run_Controls::text( 'mail_to', 'mail_to', __( 'Who is told of new orders?', 'charterform' ), $values->given['mail_to'], $values, array( 'type' => 'email', 'help' => __( 'Customers who answer our emails write to this address, too.', 'charterform' ) ) );
		echo '</section>';
	}

	/**
	 * The pages.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function render_pages( First_Run_Values $values ) {
		echo '<section class="charterform-card"><h2>' . esc_html__( '4. The page that sells', 'charterform' ) . '</h2>';
		First_Run_Controls::fault( 'pages', $values );
		$pages = get_pages( array( 'post_status' => array( 'publish', 'draft', 'private' ) ) );
		foreach ( Shop_Kinds::all() as $kind => $words ) {
			$id     = First_Run_Controls::id( "page-$kind" );
			$chosen = $values->of_kind( 'pages', $kind );
			echo '<div class="charterform-page" data-of-kind="' . esc_attr( $kind ) . '"><p class="charterform-field"><label for="' . esc_attr( $id ) . '">';
			/* translators: %s: such as "Company formation". */
			echo esc_html( sprintf( __( 'Page for: %s', 'charterform' ), $words['name'] ) ) . '</label>';
			// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			printf( '<select id="%s" name="pages[%s]"%s>', esc_attr( $id ), esc_attr( $kind ), First_Run_Controls::described( "page-$kind", false, $values ) );
			$none = Shop_Kinds::AGENT === $kind ? array( 'none' => __( 'No page of its own: the other forms offer it', 'charterform' ) ) : array();
			foreach ( $none + array( 'new' => __( 'Make a new page', 'charterform' ) ) + wp_list_pluck( $pages, 'post_title', 'ID' ) as $value => $label ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( (string) $value, $chosen, false ), esc_html( '' === $label ? "#$value" : $label ) );
			}
			echo '</select></p>';
			First_Run_Controls::fault( "page-$kind", $values );
			echo '<div class="charterform-title">';
			First_Run_Controls::text( "title-$kind", "titles[$kind]", __( 'Title of the new page', 'charterform' ), $values->of_kind( 'titles', $kind ), $values );
			echo '</div></div>';
		}
		echo '</section>';
	}
}

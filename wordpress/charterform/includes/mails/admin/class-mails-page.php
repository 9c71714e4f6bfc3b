<?php
/**
 * The page of mails.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws the words of a mail, its placeholders and its preview. */
final class Mails_Page {

	/**
	 * Draws the page.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 */
	public static function render( $kind ) {
		echo '<div class="wrap"><h1>' . esc_html__( 'Mails', 'charterform' ) . '</h1>';
		self::render_notice( $kind );
		self::render_tabs( $kind );
		self::render_lead( $kind );
		echo '<div class="charterform-columns"><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		wp_nonce_field( Mails_Screen::ACTION );
		echo '<input type="hidden" name="action" value="' . esc_attr( Mails_Screen::ACTION ) . '"><input type="hidden" name="mail" value="' . esc_attr( $kind ) . '">';
		echo '<table class="form-table" role="presentation"><tbody>';
		if ( Mail_Kinds::NEW_ORDER === $kind ) {
			self::render_owner_fields();
		} else {
			self::render_fields( $kind );
		}
		echo '</tbody></table><p class="submit">';
		echo '<button type="submit" name="do" value="save" class="button button-primary">' . esc_html__( 'Save', 'charterform' ) . '</button> ';
		echo '<button type="submit" name="do" value="preview" formtarget="charterform-mail" class="button">' . esc_html__( 'Preview', 'charterform' ) . '</button> ';
		echo '<button type="submit" name="do" value="test" class="button">' . esc_html__( 'Save and send me a test', 'charterform' ) . '</button> ';
		if ( Mail_Kinds::NEW_ORDER !== $kind ) {
			echo '<button type="submit" name="do" value="reset" class="button">' . esc_html__( 'Back to the usual words', 'charterform' ) . '</button>';
		}
		echo '</p></form><div class="charterform-preview"><h2>' . esc_html__( 'Preview with a sample order', 'charterform' ) . '</h2>';
		echo '<iframe name="charterform-mail" sandbox title="' . esc_attr__( 'The mail as the customer sees it', 'charterform' ) . '" src="' . esc_url( self::preview_url( $kind ) ) . '"></iframe></div></div></div>';
	}

	/**
	 * The address of the preview of the stored words.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 */
	private static function preview_url( $kind ) {
		$query = array(
			'action' => Mails_Screen::ACTION,
			'do'     => 'preview',
			'mail'   => $kind,
		);
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), Mails_Screen::ACTION );
	}

	/**
	 * What was done.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 */
	private static function render_notice( $kind ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		$said  = isset( $_GET['said'] ) ? sanitize_key( $_GET['said'] ) : '';
		$words = array(
			'saved'    => __( 'The mail was saved.', 'charterform' ),
			'reset'    => __( 'The mail has its usual words again.', 'charterform' ),
			/* translators: %s: an address. */
			'tested'   => sprintf( __( 'The mail was saved, and a test is on its way to %s.', 'charterform' ), wp_get_current_user()->user_email ),
			/* translators: %s: what went wrong. */
			'untested' => sprintf( __( 'The mail was saved, but the test could not be sent: %s', 'charterform' ), (string) get_transient( 'charterform_mail_fault_' . get_current_user_id() ) ),
		);
		if ( isset( $words[ $said ] ) ) {
			wp_admin_notice( esc_html( $words[ $said ] ), array( 'type' => 'untested' === $said ? 'error' : 'success' ) );
		}
		$of      = Mail_Kinds::NEW_ORDER === $kind ? null : Mail_Templates::of( $kind );
		$unknown = $of ? Mail_Placeholders::unknown( $of['subject'], $of['text'] ) : array();
		if ( $unknown ) {
			/* translators: %s: a list of words in braces. */
			$sentence = sprintf( __( 'These stand for nothing where they are, so customers read them as they are: %s. A subject takes neither {order_link} nor {instructions}.', 'charterform' ), '{' . implode( '}, {', $unknown ) . '}' );
			wp_admin_notice( esc_html( $sentence ), array( 'type' => 'warning' ) );
		}
	}

	/**
	 * The kinds.
	 *
	 * @param string $current The one that is shown.
	 */
	private static function render_tabs( $current ) {
		$titles = wp_list_pluck( Mail_Kinds::all(), 'label' ) + array( Mail_Kinds::NEW_ORDER => __( 'New order, to you', 'charterform' ) );
		echo '<nav class="nav-tab-wrapper" aria-label="' . esc_attr__( 'Kinds of mails', 'charterform' ) . '">';
		foreach ( $titles as $kind => $title ) {
			$is_current = $kind === $current;
			printf( '<a href="%s" class="nav-tab%s"%s>%s</a>', esc_url( Mails_Screen::url( array( 'mail' => $kind ) ) ), $is_current ? ' nav-tab-active' : '', $is_current ? ' aria-current="page"' : '', esc_html( $title ) );
		}
		echo '</nav>';
	}

	/**
	 * When the mail goes out.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 */
	private static function render_lead( $kind ) {
		$words = Mail_Kinds::NEW_ORDER === $kind ? __( 'Goes out to you when an order comes in.', 'charterform' ) : Mail_Kinds::all()[ $kind ]['when'];
		if ( Mail_Kinds::NEW_ORDER !== $kind && Forwarder::has_back_end() ) {
			$words .= ' ' . ( Settings::get( 'server.forward.writes', false )
				? __( 'It is not sent, because your settings say that your back end writes to the customer.', 'charterform' )
				: __( 'Your orders go to a back end. Switch this on only if your back end does not write to the customer.', 'charterform' ) );
		}
		echo '<p class="charterform-lead">' . esc_html( $words ) . '</p>';
	}

	/** The switch of the mail to the owner. */
	private static function render_owner_fields() {
		$is_always = Mailer::takes_orders();
		echo '<tr><th scope="row">' . esc_html__( 'Send it', 'charterform' ) . '</th><td><label><input type="checkbox" name="on" value="1"' . checked( $is_always || Mail_Templates::tells_owner(), true, false ) . disabled( $is_always, true, false ) . '> ' . esc_html__( 'Tell me of each new order', 'charterform' ) . '</label>';
		/* translators: %s: an address. */
		$help = sprintf( __( 'The mails go to %s. Settings → Orders names another address.', 'charterform' ), Customer_Words::contact() );
		echo '<p class="description">' . esc_html( $is_always ? __( 'Your orders come by mail, so this one is always sent.', 'charterform' ) . ' ' . $help : $help ) . '</p></td></tr>';
	}

	/**
	 * The switch and the words of a mail to customers.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 */
	private static function render_fields( $kind ) {
		$words = Mail_Templates::of( $kind );
		echo '<tr><th scope="row">' . esc_html__( 'Send it', 'charterform' ) . '</th><td><label><input type="checkbox" name="on" value="1"' . checked( Mail_Templates::is_on( $kind ), true, false ) . '> ' . esc_html__( 'Send this mail to customers', 'charterform' ) . '</label></td></tr>';
		echo '<tr><th scope="row"><label for="charterform-mail-subject">' . esc_html__( 'Subject', 'charterform' ) . '</label></th><td><input type="text" class="large-text" id="charterform-mail-subject" name="subject" maxlength="' . (int) Mail_Templates::MAX_SUBJECT . '" value="' . esc_attr( $words['subject'] ) . '"></td></tr>';
		echo '<tr><th scope="row"><label for="charterform-mail-text">' . esc_html__( 'Text', 'charterform' ) . '</label></th><td><textarea class="large-text" id="charterform-mail-text" name="text" rows="12" aria-describedby="charterform-mail-help">' . esc_textarea( $words['text'] ) . '</textarea>';
		echo '<p id="charterform-mail-help" class="description">' . esc_html__( 'An empty line begins a paragraph. Amounts, dates and a button to the page of the order follow below your text.', 'charterform' ) . '</p>';
		echo '<p class="charterform-placeholders">' . esc_html__( 'Insert:', 'charterform' );
		foreach ( Mail_Placeholders::all() as $name => $label ) {
			printf( ' <button type="button" class="button button-small" data-insert="%1$s" title="%2$s">%1$s<span class="screen-reader-text">, %2$s</span></button>', esc_attr( '{' . $name . '}' ), esc_attr( $label ) );
		}
		echo '</p></td></tr>';
	}
}

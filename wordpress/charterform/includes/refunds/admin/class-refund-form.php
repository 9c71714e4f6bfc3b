<?php
/**
 * The form of a refund.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the two steps of a refund on the page of its order: what to give back, then what is about to happen. It needs no script.
 * The key of the refund is made when the first step is drawn.
 */
final class Refund_Form {

	/**
	 * Draws the step that was asked for.
	 *
	 * @param object   $order   A row.
	 * @param object[] $refunds All of the order.
	 */
	public static function render( $order, array $refunds ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		$step = isset( $_GET['refund'] ) ? sanitize_key( $_GET['refund'] ) : '';
		if ( '' === $step ) {
			echo '<p><a class="button" href="' . esc_url( Refund_Box::url( $order, 'form' ) ) . '">' . esc_html__( 'Refund…', 'charterform' ) . '</a></p>';
			return;
		}
		$request = self::posted( $order );
		if ( ! $request ) {
			$request         = new Refund_Request();
			$request->key    = Refunds::new_key( $order );
			$request->is_all = 'everything' === $step;
			self::render_form( $order, $refunds, $request );
			return;
		}
		$rows  = $request->cents_of_rows( Refundable::rows( $order, $refunds ) );
		$cents = $request->cents_in_all( $rows, Refundable::left( $order, $refunds ) );
		$fault = $request->faults ? '' : Refundable::fault( $order, $rows, $cents, $refunds, $request->is_by_hand );
		if ( '' !== $fault ) {
			$request->faults[''] = $fault;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce was checked where the request was read.
		if ( $request->faults || isset( $_POST['edit'] ) ) {
			self::render_form( $order, $refunds, $request );
		} else {
			self::render_check( $order, $request, $rows, $cents, $request->is_by_hand ? null : Refundable::payment( $order, $cents, $refunds ) );
		}
	}

	/**
	 * What was posted from the first step; null for nothing, and for a post without the nonce of the order.
	 *
	 * @param object $order A row.
	 * @return Refund_Request|null
	 */
	private static function posted( $order ) {
		$nonce = isset( $_POST['_wpnonce'] ) ? sanitize_text_field( wp_unslash( $_POST['_wpnonce'] ) ) : '';
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Each field is sanitised where it is read.
		return wp_verify_nonce( $nonce, Refund_Actions::nonce( $order->id ) ) ? Refund_Request::read( wp_unslash( $_POST ) ) : null;
	}

	/**
	 * The first step: what to give back, and why.
	 *
	 * @param object         $order   A row.
	 * @param object[]       $refunds All of the order.
	 * @param Refund_Request $request What was typed so far.
	 */
	private static function render_form( $order, array $refunds, Refund_Request $request ) {
		$rows = Refundable::rows( $order, $refunds );
		self::begin( $order, Refund_Box::url( $order, 'check' ), $request );
		if ( $request->faults ) {
			echo '<div class="notice notice-error inline" role="alert" id="charterform-refund-faults">';
			foreach ( $request->faults as $fault ) {
				echo '<p>' . esc_html( $fault ) . '</p>';
			}
			echo '</div>';
		}
		/* translators: %s: an amount. */
		$everything = sprintf( __( 'Everything that is left: %s', 'charterform' ), Order_Words::dollars( Refundable::left( $order, $refunds ) ) );
		echo '<p><label><input type="checkbox" name="all" value="1"' . checked( $request->is_all, true, false ) . ' /> ' . esc_html( $everything ) . '</label></p>';
		if ( $rows ) {
			echo '<fieldset class="charterform-refund-rows"><legend>' . esc_html__( 'Or amounts by line', 'charterform' ) . '</legend>';
			foreach ( $rows as $index => $row ) {
				self::render_row( $index, $row, $request );
			}
			echo '</fieldset>';
		}
		echo '<div class="charterform-refund-rows"><div class="charterform-refund-row"><label for="charterform-refund-sum">' . esc_html__( 'Or an amount that belongs to no line', 'charterform' ) . '</label>';
		self::amount( 'charterform-refund-sum', 'sum', $request->sum, isset( $request->faults['sum'] ) );
		echo '</div></div>';
		if ( Refundable::may_note_by_hand( $order, $refunds ) ) {
			echo '<p><label><input type="checkbox" name="by_hand" value="1"' . checked( $request->is_by_hand, true, false ) . ' /> ' . esc_html__( 'I gave it back in another way, such as a bank transfer: this site sends no money, and only notes it', 'charterform' ) . '</label></p>';
		}
		echo '<p><label for="charterform-refund-reason">' . esc_html__( 'Why, for you', 'charterform' ) . '</label><br /><textarea id="charterform-refund-reason" name="reason" rows="2" maxlength="' . (int) Refunds::MAX_REASON . '" class="widefat">' . esc_textarea( $request->reason ) . '</textarea></p>';
		echo '<p><label><input type="checkbox" name="told" value="1"' . checked( $request->is_told, true, false ) . ' /> ' . esc_html__( 'The customer reads this reason too', 'charterform' ) . '</label></p>';
		echo '<p class="charterform-refund-buttons">';
		submit_button( __( 'Go on', 'charterform' ), 'primary', 'check', false );
		echo ' <a class="button-link" href="' . esc_url( Refund_Box::url( $order ) ) . '">' . esc_html__( 'Cancel', 'charterform' ) . '</a></p></form>';
	}

	/**
	 * A line of the ledger with the field for what to give back of it.
	 *
	 * @param int            $index   Of the line.
	 * @param array          $row     As `Refundable::rows()` returns it.
	 * @param Refund_Request $request What was typed so far.
	 */
	private static function render_row( $index, array $row, Refund_Request $request ) {
		$id = 'charterform-refund-row-' . (int) $index;
		/* translators: 1: an amount, 2: an amount. */
		$amounts = sprintf( __( '%1$s, of which %2$s is left', 'charterform' ), Order_Words::dollars( $row['cents'] ), Order_Words::dollars( $row['left'] ) );
		echo '<div class="charterform-refund-row"><label for="' . esc_attr( $id ) . '">' . esc_html( $row['name'] ) . '<br /><span class="description">' . esc_html( implode( ', ', array_filter( array( $row['state'], $row['words'] ), 'strlen' ) ) . ': ' . $amounts ) . '</span></label>';
		self::amount( $id, "rows[$index]", isset( $request->amounts[ $index ] ) ? $request->amounts[ $index ] : '', isset( $request->faults[ $index ] ), ! $row['left'] );
		echo '</div>';
	}

	/**
	 * The second step: what is about to happen, and by whom.
	 *
	 * @param object         $order   A row.
	 * @param Refund_Request $request What was typed.
	 * @param int[]          $rows    Cents by the index of a row.
	 * @param int            $cents   The sum.
	 * @param object|null    $payment The payment that is sent back; null for none.
	 */
	private static function render_check( $order, Refund_Request $request, array $rows, $cents, $payment ) {
		$amount = Order_Words::dollars( $cents );
		self::begin( $order, admin_url( 'admin-post.php' ), $request );
		/* translators: 1: an amount, 2: number of an order. */
		echo '<h3>' . esc_html( sprintf( __( 'Refund %1$s of order %2$s?', 'charterform' ), $amount, Orders::number( $order ) ) ) . '</h3><p>' . esc_html( Refund_Words::sender( $order, $payment ) ) . '</p>';
		$ledger = Order_Words::ledger( $order );
		echo $rows ? '<ul class="ul-disc">' : '';
		foreach ( $rows as $index => $row ) {
			echo '<li>' . esc_html( $ledger[ $index ]['name'] . ', ' . $ledger[ $index ]['words'] . ': ' . Order_Words::dollars( $row ) ) . '</li><input type="hidden" name="rows[' . (int) $index . ']" value="' . esc_attr( Refund_Amount::text( $row ) ) . '" />';
		}
		echo $rows ? '</ul>' : '';
		if ( '' !== $request->reason ) {
			$reason = $request->is_told ? __( 'The reason, which the customer reads too:', 'charterform' ) : __( 'The reason, for you alone:', 'charterform' );
			echo '<p>' . esc_html( $reason ) . '<br />' . nl2br( esc_html( $request->reason ) ) . '</p>';
		}
		foreach ( array( 'all' => $request->is_all ? '1' : '', 'sum' => $request->sum, 'total' => Refund_Amount::text( $cents ), 'reason' => $request->reason, 'told' => $request->is_told ? '1' : '', 'by_hand' => $request->is_by_hand ? '1' : '', 'action' => Refund_Actions::ACTION, 'do' => 'refund' ) as $name => $value ) {
			echo '<input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '" />';
		}
		echo '<p>' . esc_html( self::mail_words( $order ) ) . '</p><p class="charterform-refund-buttons">';
		/* translators: %s: an amount. */
		submit_button( sprintf( $payment ? __( 'Refund %s', 'charterform' ) : __( 'Note %s as refunded', 'charterform' ), $amount ), 'primary', 'confirm', false );
		echo ' <button class="button" name="edit" value="1" formaction="' . esc_url( Refund_Box::url( $order, 'check' ) ) . '">' . esc_html__( 'Change it', 'charterform' ) . '</button> <a class="button-link" href="' . esc_url( Refund_Box::url( $order ) ) . '">' . esc_html__( 'Cancel', 'charterform' ) . '</a></p></form>';
	}

	/**
	 * Whether the customer is mailed about a refund.
	 *
	 * @param object $order A row.
	 */
	private static function mail_words( $order ) {
		/* translators: %s: an address. */
		return is_email( $order->email ) && Mail_Templates::is_on( Mail_Kinds::PARTLY_REFUNDED ) ? sprintf( __( 'A mail to %s says what was refunded.', 'charterform' ), $order->email ) : __( 'This site sends the customer no mail about it.', 'charterform' );
	}

	/**
	 * The beginning of a step.
	 *
	 * @param object         $order   A row.
	 * @param string         $url     Where it is sent.
	 * @param Refund_Request $request Whose key goes on.
	 */
	private static function begin( $order, $url, Refund_Request $request ) {
		echo '<form method="post" class="charterform-refund-form" action="' . esc_url( $url ) . '">';
		wp_nonce_field( Refund_Actions::nonce( $order->id ), '_wpnonce', true );
		echo '<input type="hidden" name="order" value="' . (int) $order->id . '" /><input type="hidden" name="key" value="' . esc_attr( $request->key ) . '" />';
	}

	/**
	 * A field for an amount.
	 *
	 * @param string $id       Of the field.
	 * @param string $name     Of the field.
	 * @param string $value    As typed.
	 * @param bool   $is_wrong Whether something is wrong with it.
	 * @param bool   $is_off   Whether nothing can be typed.
	 */
	private static function amount( $id, $name, $value, $is_wrong, $is_off = false ) {
		echo '<input type="text" inputmode="decimal" autocomplete="off" maxlength="40" id="' . esc_attr( $id ) . '" name="' . esc_attr( $name ) . '" value="' . esc_attr( $value ) . '"' . ( $is_wrong ? ' aria-invalid="true" aria-describedby="charterform-refund-faults"' : '' ) . disabled( $is_off, true, false ) . ' />';
	}
}

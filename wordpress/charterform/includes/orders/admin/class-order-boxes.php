<?php
/**
 * The boxes beside an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Draws what is done with an order: its status with the history, who ordered, files for the customer, sending, and notes.
 */
final class Order_Boxes {

	/**
	 * Draws all boxes.
	 *
	 * @param object $order A row.
	 */
	public static function render( $order ) {
		self::render_status( $order );
		self::render_customer( $order );
		self::render_outstanding( $order );
		self::render_documents( $order );
		self::render_sending( $order );
		self::render_notes( $order );
	}

	/**
	 * Status, payment and history, and the form to change the status.
	 *
	 * @param object $order A row.
	 */
	private static function render_status( $order ) {
		echo '<section class="charterform-box charterform-status-box"><h2>' . esc_html__( 'Status', 'charterform' ) . '</h2>';
		if ( '' !== $order->status ) {
			echo '<p class="charterform-payment">' . esc_html( Payment_Words::of( $order ) ) . '</p>';
			if ( '' !== $order->payment_way ) {
				/* translators: %s: a way to pay. */
				echo '<p>' . esc_html( sprintf( __( 'Way to pay: %s', 'charterform' ), Order_Words::way( $order->payment_way ) ) ) . '</p>';
			}
		}
		$next = (int) $order->trashed_at ? array() : Order_Status::next( $order );
		if ( $next ) {
			self::begin_form( $order, 'status' );
			echo '<p><label for="charterform-status">' . esc_html__( 'Change to', 'charterform' ) . '</label><br /><select id="charterform-status" name="status">';
			foreach ( $next as $status ) {
				echo '<option value="' . esc_attr( $status ) . '">' . esc_html( Order_Status::name( $status ) ) . '</option>';
			}
			echo '</select></p><p><label for="charterform-status-note">' . esc_html__( 'Why, for the history', 'charterform' ) . '</label><br /><textarea id="charterform-status-note" name="note" rows="2" maxlength="500" class="widefat" aria-describedby="charterform-status-help"></textarea><br /><span class="description" id="charterform-status-help">' . esc_html__( 'For “Paid”, write who says so.', 'charterform' ) . '</span></p>';
			submit_button( __( 'Change status', 'charterform' ), 'primary', 'submit', false );
			echo '</form>';
		}
		self::render_history( $order );
		echo '<p class="charterform-discard">';
		if ( (int) $order->trashed_at ) {
			self::print_button( $order, 'restore', __( 'Restore', 'charterform' ) );
			self::print_button( $order, 'delete', __( 'Delete permanently', 'charterform' ), __( 'Delete this order for good?', 'charterform' ) );
		} else {
			echo '<a class="submitdelete" href="' . esc_url( Order_Actions::url( $order, 'trash' ) ) . '">' . esc_html__( 'Move to Trash', 'charterform' ) . '</a>';
		}
		echo '</p></section>';
	}

	/**
	 * Every change of the status, the newest first.
	 *
	 * @param object $order A row.
	 */
	private static function render_history( $order ) {
		$events = array_reverse( Order_History::of( $order ) );
		if ( ! $events ) {
			return;
		}
		$undo = Order_Status::undoable( $order );
		if ( $undo && ! (int) $order->trashed_at ) {
			/* translators: %s: a status. */
			echo '<p><a href="' . esc_url( Order_Actions::url( $order, 'undo' ) ) . '">' . esc_html( sprintf( __( 'Undo: back to “%s”', 'charterform' ), Order_Status::name( $undo->status_before ) ) ) . '</a></p>';
		}
		echo '<h3>' . esc_html__( 'History', 'charterform' ) . '</h3><ol class="charterform-history" reversed>';
		foreach ( $events as $event ) {
			/* translators: 1: a status, 2: a status. */
			$change = '' === $event->status_before ? Order_Status::name( $event->status ) : sprintf( __( '%1$s → %2$s', 'charterform' ), Order_Status::name( $event->status_before ), Order_Status::name( $event->status ) );
			$undone = (int) $event->undoes ? ' ' . __( '(taken back)', 'charterform' ) : '';
			echo '<li><strong>' . esc_html( $change . $undone ) . '</strong><br /><span class="description">' . esc_html( Order_Words::date( $event->at ) . ', ' . Order_History::who( $event ) ) . '</span>' . ( '' === $event->note ? '' : '<br />' . nl2br( esc_html( $event->note ) ) ) . '</li>';
		}
		echo '</ol>';
	}

	/**
	 * Who ordered, and how to reach them.
	 *
	 * @param object $order A row.
	 */
	private static function render_customer( $order ) {
		$phone = Order_Words::phone( json_decode( $order->payload ) );
		echo '<section class="charterform-box"><h2>' . esc_html__( 'Customer', 'charterform' ) . '</h2><ul class="charterform-customer">';
		foreach ( array_filter( array( $order->customer, $order->company ), 'strlen' ) as $name ) {
			echo '<li>' . esc_html( $name ) . '</li>';
		}
		if ( is_email( $order->email ) ) {
			echo '<li><a href="' . esc_url( 'mailto:' . $order->email ) . '">' . esc_html( $order->email ) . '</a></li>';
		}
		if ( '' !== $phone ) {
			echo '<li><a href="' . esc_url( 'tel:' . preg_replace( '/[^+\d]/', '', $phone ), array( 'tel' ) ) . '">' . esc_html( $phone ) . '</a></li>';
		}
		/* translators: %s: name of a form. */
		echo '<li class="description">' . esc_html( sprintf( __( 'Form: %s', 'charterform' ), Form_Types::title( $order->form_type ) ) ) . '</li>';
		echo '<li class="description"><a href="' . esc_url( $order->page_url ) . '">' . esc_html__( 'The page with the form', 'charterform' ) . '</a></li></ul></section>';
	}

	/**
	 * Whose details are still to come.
	 *
	 * @param object $order A row.
	 */
	private static function render_outstanding( $order ) {
		$parts = Part_Store::outstanding( $order );
		if ( ! $parts ) {
			return;
		}
		echo '<section class="charterform-box"><h2>' . esc_html__( 'Details still to come', 'charterform' ) . '</h2><ul>';
		foreach ( $parts as $part ) {
			$until = Order_Words::date( $part->ends_at );
			/* translators: %s: a time. */
			$link = (int) $part->ends_at > time() ? sprintf( __( 'The link works until %s.', 'charterform' ), $until ) : sprintf( __( 'The link expired on %s.', 'charterform' ), $until );
			/* translators: %s: a time. */
			$asked = sprintf( __( 'Asked on %s.', 'charterform' ), Order_Words::date( $part->asked_at ) );
			echo '<li>' . esc_html( $part->email ) . '<br /><span class="description">' . esc_html( "$asked $link" ) . '</span></li>';
		}
		echo '</ul></section>';
	}

	/**
	 * The files for the customer, and the form for a further one.
	 *
	 * @param object $order A row.
	 */
	private static function render_documents( $order ) {
		if ( ! Order_Status::is_order( $order ) ) {
			return;
		}
		echo '<section class="charterform-box charterform-documents"><h2>' . esc_html__( 'Files for the customer', 'charterform' ) . '</h2><ul>';
		foreach ( Order_Documents::of( $order ) as $file ) {
			$question = __( 'Delete this file? The customer can then no longer download it.', 'charterform' );
			/* translators: %s: name of a file. */
			$label = sprintf( __( 'Delete %s', 'charterform' ), $file['name'] );
			echo '<li><a href="' . esc_url( Order_Documents::url( $order, $file['id'], 'download' ) ) . '">' . esc_html( $file['name'] ) . '</a> <span class="description">' . esc_html( size_format( $file['size'] ) . ', ' . Order_Words::date( $file['added_at'] ) ) . '</span> <a class="submitdelete" aria-label="' . esc_attr( $label ) . '" href="' . esc_url( Order_Documents::url( $order, $file['id'], 'remove' ) ) . '" onclick="return confirm( \'' . esc_js( $question ) . '\' )">' . esc_html__( 'Delete', 'charterform' ) . '</a></li>';
		}
		echo '</ul>';
		if ( ! (int) $order->trashed_at ) {
			echo '<form method="post" enctype="multipart/form-data" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
			wp_nonce_field( 'charterform_document_' . $order->id, '_wpnonce', true );
			echo '<input type="hidden" name="action" value="charterform_document" /><input type="hidden" name="do" value="add" /><input type="hidden" name="order" value="' . (int) $order->id . '" />';
			/* translators: %s: a size such as "5 MB". */
			echo '<p><label for="charterform-document">' . esc_html__( 'Add a file', 'charterform' ) . '</label><br /><input type="file" id="charterform-document" name="document" accept=".pdf,.png,.jpg,.jpeg" /><br /><span class="description">' . esc_html( sprintf( __( 'PDF, PNG or JPEG, up to %s, such as articles or stamped copies.', 'charterform' ), size_format( Post_Limits::file_bytes(), 1 ) ) ) . '</span></p>';
			submit_button( __( 'Add file', 'charterform' ), 'secondary', 'submit', false, array( 'id' => 'charterform-add-file' ) );
			echo '</form>';
		}
		echo '</section>';
	}

	/**
	 * How far forwarding is.
	 *
	 * @param object $order A row.
	 */
	private static function render_sending( $order ) {
		$states = Order_Words::states();
		echo '<section class="charterform-box charterform-sending"><h2>' . esc_html__( 'Sending', 'charterform' ) . '</h2><p><strong>' . esc_html( $states[ $order->state ] ) . '</strong>';
		$facts = array(
			$order->last_error,
			/* translators: %s: a time. */
			(int) $order->next_try ? sprintf( __( 'Next try: %s', 'charterform' ), Order_Words::date( $order->next_try ) ) : '',
			/* translators: %s: a time. */
			(int) $order->sent_at ? sprintf( __( 'Sent: %s', 'charterform' ), Order_Words::date( $order->sent_at ) ) : '',
			null === $order->secrets ? '' : __( 'The password is kept encrypted until the order is sent.', 'charterform' ),
		);
		foreach ( array_filter( $facts, 'strlen' ) as $fact ) {
			echo '<br />' . esc_html( $fact );
		}
		echo '</p>';
		if ( ! (int) $order->trashed_at ) {
			echo '<p>';
			if ( 'done' !== $order->state && Forwarder::is_on() ) {
				self::print_button( $order, 'resend', __( 'Send again', 'charterform' ) );
			}
			self::print_button( $order, 'done' === $order->state ? 'open' : 'done', 'done' === $order->state ? __( 'Open again', 'charterform' ) : __( 'Mark as done', 'charterform' ) );
			echo '</p>';
		}
		echo '</section>';
	}

	/**
	 * Notes of the owner, and the form for a further one.
	 *
	 * @param object $order A row.
	 */
	private static function render_notes( $order ) {
		echo '<section class="charterform-box"><h2>' . esc_html__( 'Notes', 'charterform' ) . '</h2><p class="description">' . esc_html__( 'The customer never sees them.', 'charterform' ) . '</p><ul class="charterform-notes">';
		foreach ( (array) json_decode( $order->notes ) as $note ) {
			$user = get_userdata( (int) $note->by );
			echo '<li><strong>' . esc_html( ( $user ? $user->display_name . ', ' : '' ) . Order_Words::date( $note->at ) ) . '</strong><br />' . nl2br( esc_html( $note->text ) ) . '</li>';
		}
		echo '</ul>';
		self::begin_form( $order, 'note' );
		echo '<p><label for="charterform-note">' . esc_html__( 'New note', 'charterform' ) . '</label><br /><textarea id="charterform-note" name="note" rows="3" class="widefat"></textarea></p>';
		submit_button( __( 'Add note', 'charterform' ), 'secondary', 'submit', false, array( 'id' => 'charterform-add-note' ) );
		echo '</form></section>';
	}

	/**
	 * The beginning of a form that does something with the order.
	 *
	 * @param object $order A row.
	 * @param string $what  See `Order_Changes::apply()`.
	 */
	private static function begin_form( $order, $what ) {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		wp_nonce_field( 'charterform_order_' . $order->id );
		echo '<input type="hidden" name="action" value="charterform_order" /><input type="hidden" name="do" value="' . esc_attr( $what ) . '" /><input type="hidden" name="order" value="' . (int) $order->id . '" />';
	}

	/**
	 * A button that does something with the order.
	 *
	 * @param object $order    A row.
	 * @param string $what     See `Order_Changes::apply()`.
	 * @param string $label    Its words.
	 * @param string $question Asked before; '' for nothing.
	 */
	private static function print_button( $order, $what, $label, $question = '' ) {
		$ask = '' === $question ? '' : ' onclick="return confirm( \'' . esc_js( $question ) . '\' )"';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The question is escaped above.
		echo '<a class="button' . ( $ask ? ' button-link-delete' : '' ) . '" href="' . esc_url( Order_Actions::url( $order, $what ) ) . '"' . $ask . '>' . esc_html( $label ) . '</a> ';
	}
}

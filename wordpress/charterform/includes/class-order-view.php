<?php
/**
 * One order in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Draws an order: state, amounts, products, answers, files and notes.
 */
final class Order_View {

	/**
	 * Draws an order.
	 *
	 * @param object|null $order A row.
	 */
	public static function render( $order ) {
		if ( ! $order ) {
			wp_die( esc_html__( 'There is no such order.', 'charterform' ), '', array( 'response' => 404 ) );
		}
		echo '<div class="wrap charterform-order"><h1>' . esc_html( Order_Words::kind( $order ) . ' ' . Orders::number( $order ) ) . '</h1>';
		Order_Actions::print_notice();
		echo '<p><a href="' . esc_url( Orders_List::url() ) . '">' . esc_html__( 'All orders', 'charterform' ) . '</a></p>';
		self::render_facts( $order );
		self::render_buttons( $order );
		if ( 'process_signup' === $order->action ) {
			self::render_ledger( $order );
			self::render_products( $order );
		}
		self::render_files( $order );
		self::render_answers( $order );
		self::render_notes( $order );
		echo '</div>';
	}

	/**
	 * State, times and whose it is.
	 *
	 * @param object $order A row.
	 */
	private static function render_facts( $order ) {
		$states = Order_Words::states();
		$facts  = array(
			__( 'State', 'charterform' )       => $states[ $order->state ],
			__( 'What went wrong', 'charterform' ) => $order->last_error,
			__( 'Next try', 'charterform' )    => (int) $order->next_try ? self::date( $order->next_try ) : '',
			__( 'Name', 'charterform' )        => $order->customer,
			__( 'Email', 'charterform' )       => $order->email,
			__( 'Company', 'charterform' )     => $order->company,
			__( 'Received', 'charterform' )    => self::date( $order->created_at ),
			__( 'Sent', 'charterform' )        => (int) $order->sent_at ? self::date( $order->sent_at ) : '',
			__( 'Page', 'charterform' )        => $order->page_url,
			__( 'Key', 'charterform' )         => $order->order_key,
		);
		if ( null !== $order->secrets ) {
			$facts[ __( 'Password', 'charterform' ) ] = __( 'Kept encrypted until the order is sent.', 'charterform' );
		}
		self::render_rows( array_filter( $facts, 'strlen' ) );
	}

	/**
	 * What can be done.
	 *
	 * @param object $order A row.
	 */
	private static function render_buttons( $order ) {
		$buttons = 'done' === $order->state
			? array( 'open' => __( 'Open again', 'charterform' ) )
			: array( 'done' => __( 'Mark as done', 'charterform' ) );
		if ( 'done' !== $order->state && Forwarder::is_on() ) {
			$buttons = array( 'resend' => __( 'Send again', 'charterform' ) ) + $buttons;
		}
		echo '<p>';
		foreach ( $buttons + array( 'delete' => __( 'Delete', 'charterform' ) ) as $what => $label ) {
			$question = 'delete' === $what ? sprintf( ' onclick="return confirm( \'%s\' )"', esc_js( __( 'Delete this order for good?', 'charterform' ) ) ) : '';
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
			echo '<a class="button' . ( $question ? ' button-link-delete' : '' ) . '" href="' . esc_url( Order_Actions::url( $order, $what ) ) . '"' . $question . '>' . esc_html( $label ) . '</a> ';
		}
		echo '</p>';
	}

	/**
	 * The amounts in words.
	 *
	 * @param object $order A row.
	 */
	private static function render_ledger( $order ) {
		$lines = Order_Words::ledger( $order );
		echo '<h2>' . esc_html__( 'Amounts', 'charterform' ) . '</h2>';
		if ( ! $lines ) {
			echo '<p>' . esc_html__( 'The page told no amounts of this order.', 'charterform' ) . '</p>';
			return;
		}
		echo '<p class="description">' . esc_html__( 'As the visitor saw them when ordering.', 'charterform' ) . '</p>';
		echo '<table class="widefat striped charterform-ledger"><thead><tr>';
		foreach ( array( __( 'Product', 'charterform' ), __( 'State', 'charterform' ), __( 'For', 'charterform' ), __( 'Amount', 'charterform' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $lines as $line ) {
			echo '<tr><td>' . esc_html( $line['name'] ) . '</td><td>' . esc_html( $line['state'] ) . '</td><td>' . esc_html( $line['words'] ) . '</td><td>' . esc_html( Order_Words::dollars( $line['cents'] ) ) . '</td></tr>';
		}
		echo '</tbody><tfoot><tr><th scope="row" colspan="3">' . esc_html__( 'Total', 'charterform' ) . '</th><td><strong>' . esc_html( Order_Words::dollars( Order_Words::total( $order ) ) ) . '</strong></td></tr></tfoot></table>';
	}

	/**
	 * What was ordered.
	 *
	 * @param object $order A row.
	 */
	private static function render_products( $order ) {
		$products = Order_Words::products( $order );
		if ( $products ) {
			echo '<h2>' . esc_html__( 'Products', 'charterform' ) . '</h2><ul class="ul-disc">';
			foreach ( $products as $product ) {
				echo '<li>' . esc_html( $product ) . '</li>';
			}
			echo '</ul>';
		}
	}

	/**
	 * The files, as downloads.
	 *
	 * @param object $order A row.
	 */
	private static function render_files( $order ) {
		$files = (array) json_decode( $order->files );
		if ( ! $files ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Files', 'charterform' ) . '</h2><ul class="ul-disc">';
		foreach ( $files as $index => $file ) {
			$query = array(
				'action' => 'charterform_file',
				'order'  => $order->id,
				'file'   => $index,
			);
			$url   = wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), 'charterform_file_' . $order->id );
			echo '<li><a href="' . esc_url( $url ) . '">' . esc_html( $file->name ) . '</a>, ' . esc_html( size_format( $file->size ) ) . '</li>';
		}
		echo '</ul>';
	}

	/**
	 * Everything that was answered.
	 *
	 * @param object $order A row.
	 */
	private static function render_answers( $order ) {
		echo '<h2>' . esc_html__( 'Answers', 'charterform' ) . '</h2>';
		self::render_rows( array_column( Order_Words::payload( json_decode( $order->payload ) ), 'value', 'label' ) );
	}

	/**
	 * Notes of the owner, and the form for a further one.
	 *
	 * @param object $order A row.
	 */
	private static function render_notes( $order ) {
		echo '<h2>' . esc_html__( 'Notes', 'charterform' ) . '</h2><ul class="charterform-notes">';
		foreach ( (array) json_decode( $order->notes ) as $note ) {
			$user = get_userdata( (int) $note->by );
			echo '<li><strong>' . esc_html( ( $user ? $user->display_name . ', ' : '' ) . self::date( $note->at ) ) . '</strong><br />' . nl2br( esc_html( $note->text ) ) . '</li>';
		}
		echo '</ul><form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		wp_nonce_field( 'charterform_order_' . $order->id );
		echo '<input type="hidden" name="action" value="charterform_order" /><input type="hidden" name="do" value="note" /><input type="hidden" name="order" value="' . (int) $order->id . '" />';
		echo '<p><label for="charterform-note">' . esc_html__( 'New note', 'charterform' ) . '</label><br /><textarea id="charterform-note" name="note" rows="3" class="large-text"></textarea></p>';
		submit_button( __( 'Add note', 'charterform' ), 'secondary', 'submit', false );
		echo '</form>';
	}

	/**
	 * A table of labels and values.
	 *
	 * @param string[] $rows Values by label.
	 */
	private static function render_rows( array $rows ) {
		echo '<table class="widefat striped"><tbody>';
		foreach ( $rows as $label => $value ) {
			echo '<tr><th scope="row" style="width: 30%">' . esc_html( (string) $label ) . '</th><td>' . nl2br( esc_html( $value ) ) . '</td></tr>';
		}
		echo '</tbody></table>';
	}

	/**
	 * A time as the site writes it.
	 *
	 * @param int|string $at Seconds since 1970.
	 */
	private static function date( $at ) {
		return wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $at );
	}
}

<?php
/**
 * One order in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-order-boxes.php';
require_once dirname( __DIR__, 2 ) . '/refunds/admin/class-refund-box.php';

/**
 * Draws an order: who ordered what for how much, what was answered, and beside it the boxes to work on it.
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
		Orders::mark_seen( $order );
		echo '<div class="wrap charterform-order">';
		self::render_heading( $order );
		Order_Actions::print_notice();
		Refund_Actions::print_notice( $order );
		echo '<div class="charterform-order-columns"><div class="charterform-order-main">';
		if ( 'process_signup' === $order->action ) {
			self::render_ledger( $order );
			Refund_Box::render( $order );
		}
		self::render_answers( $order );
		self::render_files( $order );
		self::render_others( $order );
		self::render_raw( $order );
		echo '</div><div class="charterform-order-side">';
		Order_Boxes::render( $order );
		echo '</div></div></div>';
	}

	/**
	 * Number, customer, status and total.
	 *
	 * @param object $order A row.
	 */
	private static function render_heading( $order ) {
		echo '<h1 class="wp-heading-inline">' . esc_html( Order_Words::kind( $order ) . ' ' . Orders::number( $order ) ) . '</h1> ';
		$name = (int) $order->trashed_at ? __( 'In the Trash', 'charterform' ) : Order_Status::name( $order->status );
		if ( '' !== $name ) {
			echo '<span class="charterform-status charterform-status-' . esc_attr( (int) $order->trashed_at ? 'cancelled' : $order->status ) . '">' . esc_html( $name ) . '</span> ';
		}
		echo '<a class="page-title-action" href="' . esc_url( Orders_List::url() ) . '">' . esc_html__( 'All orders', 'charterform' ) . '</a> ';
		echo '<button type="button" class="page-title-action" onclick="window.print()">' . esc_html__( 'Print', 'charterform' ) . '</button><hr class="wp-header-end" />';
		$total = Order_Words::total( $order );
		$facts = array( $order->customer, $order->company, null === $total ? '' : Order_Words::dollars( $total ), Order_Words::date( $order->created_at ) );
		echo '<p class="charterform-order-lead">' . esc_html( implode( ' · ', array_filter( $facts, 'strlen' ) ) ) . '</p>';
	}

	/**
	 * What was ordered, for how much, and whether it is paid.
	 *
	 * @param object $order A row.
	 */
	private static function render_ledger( $order ) {
		$lines = Order_Words::ledger( $order );
		echo '<section class="charterform-box"><h2>' . esc_html__( 'What was ordered', 'charterform' ) . '</h2>';
		if ( ! $lines ) {
			echo '<p>' . esc_html__( 'The page told no amounts of this order.', 'charterform' ) . '</p>';
			self::render_products( $order );
			echo '</section>';
			return;
		}
		echo '<table class="widefat striped charterform-ledger"><thead><tr>';
		foreach ( array( __( 'Product', 'charterform' ), __( 'State', 'charterform' ), __( 'For', 'charterform' ), __( 'Amount', 'charterform' ) ) as $heading ) {
			echo '<th scope="col">' . esc_html( $heading ) . '</th>';
		}
		echo '</tr></thead><tbody>';
		foreach ( $lines as $line ) {
			echo '<tr><td>' . esc_html( $line['name'] ) . '</td><td>' . esc_html( $line['state'] ) . '</td><td>' . esc_html( $line['words'] ) . '</td><td>' . esc_html( Order_Words::dollars( $line['cents'] ) ) . '</td></tr>';
		}
		echo '</tbody><tfoot><tr><th scope="row" colspan="3">' . esc_html__( 'Total', 'charterform' ) . '</th><td><strong>' . esc_html( Order_Words::dollars( Order_Words::total( $order ) ) ) . '</strong></td></tr>';
		foreach ( Refund_Words::lines( $order ) as $line ) {
			echo '<tr><th scope="row" colspan="3">' . esc_html( $line['name'] ) . ( '' === $line['note'] ? '' : '<br /><span class="description">' . esc_html( $line['note'] ) . '</span>' ) . '</th><td>' . esc_html( Order_Words::dollars( $line['cents'] ) ) . '</td></tr>';
		}
		echo '</tfoot></table>';
		echo '<p class="description">' . esc_html__( 'As the visitor saw them when ordering.', 'charterform' ) . '</p></section>';
	}

	/**
	 * The lines of the order by their ids.
	 *
	 * @param object $order A row.
	 */
	private static function render_products( $order ) {
		$products = Order_Words::products( $order );
		if ( $products ) {
			echo '<ul class="ul-disc">';
			foreach ( $products as $product ) {
				echo '<li>' . esc_html( $product ) . '</li>';
			}
			echo '</ul>';
		}
	}

	/**
	 * What was answered, by sections and by the labels of the form.
	 *
	 * @param object $order A row.
	 */
	private static function render_answers( $order ) {
		foreach ( Order_Answers::sections( json_decode( $order->payload ) ) as $section ) {
			echo '<section class="charterform-box"><h2>' . esc_html( $section['title'] ) . '</h2><table class="charterform-answers"><tbody>';
			foreach ( $section['rows'] as $row ) {
				echo '<tr><th scope="row">' . esc_html( $row['label'] ) . '</th><td>' . nl2br( esc_html( $row['value'] ) ) . '</td></tr>';
			}
			echo '</tbody></table></section>';
		}
	}

	/**
	 * The files of the visitor, as downloads.
	 *
	 * @param object $order A row.
	 */
	private static function render_files( $order ) {
		$files = (array) json_decode( $order->files );
		if ( ! $files ) {
			return;
		}
		echo '<section class="charterform-box"><h2>' . esc_html__( 'Files from the visitor', 'charterform' ) . '</h2><ul class="ul-disc">';
		foreach ( $files as $index => $file ) {
			$query = array(
				'action' => 'charterform_file',
				'order'  => $order->id,
				'file'   => $index,
			);
			$url   = wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), 'charterform_file_' . $order->id );
			echo '<li><a href="' . esc_url( $url ) . '">' . esc_html( $file->name ) . '</a>, ' . esc_html( ( isset( $file->label ) ? $file->label . ', ' : '' ) . size_format( $file->size ) ) . '</li>';
		}
		echo '</ul></section>';
	}

	/**
	 * What other rooms and plugins say of an order.
	 *
	 * @param object $order A row.
	 */
	private static function render_others( $order ) {
		ob_start();
		/**
		 * Fires on the page of an order in the admin, below its answers.
		 *
		 * @param object $order A row.
		 */
		do_action( 'charterform_order_view', $order );
		$html = (string) ob_get_clean();
		if ( '' !== trim( $html ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Whoever prints it escapes it.
			echo '<section class="charterform-box">' . $html . '</section>';
		}
	}

	/**
	 * What a developer may want to know, folded: ids, the key, and every answer by the key of the payload.
	 *
	 * @param object $order A row.
	 */
	private static function render_raw( $order ) {
		echo '<details class="charterform-box charterform-raw"><summary>' . esc_html__( 'As it arrived', 'charterform' ) . '</summary>';
		self::render_products( $order );
		$rows   = array_column( Order_Words::payload( json_decode( $order->payload ) ), 'value', 'label' );
		$rows   = array( __( 'Key', 'charterform' ) => $order->order_key ) + $rows;
		echo '<table class="widefat striped"><tbody>';
		foreach ( $rows as $label => $value ) {
			echo '<tr><th scope="row">' . esc_html( (string) $label ) . '</th><td>' . nl2br( esc_html( $value ) ) . '</td></tr>';
		}
		echo '</tbody></table></details>';
	}
}

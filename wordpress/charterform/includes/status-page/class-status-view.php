<?php
/**
 * An order as its customer sees it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Draws where an order stands, how it is paid, its files and its amounts, in the look of the forms. */
final class Status_View {

	const TICK = '<svg class="charterform-icon" viewBox="0 0 20 20" aria-hidden="true"><path d="m4 10.5 4 4 8-9"/></svg>';

	/**
	 * The page.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function html( $order ) {
		return '<div class="charterform charterform-status wp-exclude-emoji"><div class="charterform-columns charterform-confirmation"><div class="charterform-main">'
			. self::head( $order ) . self::payment( $order ) . self::outstanding( $order ) . self::files( $order ) . self::timeline( $order )
			. '</div><aside class="charterform-side" aria-label="' . esc_attr__( 'Your order', 'charterform' ) . '">' . self::summary( $order ) . '</aside></div></div>';
	}

	/**
	 * Where it stands.
	 *
	 * @param object $order A row.
	 */
	private static function head( $order ) {
		$sentence = Customer_Words::payment_sentence( $order );
		/**
		 * Filters what the page of an order says above all else, as plain text.
		 *
		 * @param string $notice A sentence; '' for nothing.
		 * @param object $order  A row.
		 */
		$notice = (string) apply_filters( 'charterform_status_notice', '', $order );
		return ( '' === $notice ? '' : '<p class="charterform-notice" role="alert">' . esc_html( $notice ) . '</p>' ) . '<h2>' . esc_html( Customer_Words::done( $order->status ) ) . '</h2>' . ( '' === $sentence ? '' : '<p>' . esc_html( $sentence ) . '</p>' );
	}

	/**
	 * How what is due is paid.
	 *
	 * @param object $order A row.
	 */
	private static function payment( $order ) {
		if ( ! in_array( Customer_Words::payment_state( $order ), array( 'due', 'unconfirmed' ), true ) ) {
			return '';
		}
		/**
		 * Filters the buttons by which an order is paid.
		 *
		 * @param array  $links A list of `label` and `url`.
		 * @param object $order A row, of which something is due.
		 */
		$links   = (array) apply_filters( 'charterform_pay_links', array(), $order );
		$buttons = '';
		foreach ( $links as $link ) {
			$buttons .= '<a class="charterform-button charterform-button-main" rel="noreferrer" href="' . esc_url( $link['url'] ) . '">' . esc_html( $link['label'] ) . '</a>';
		}
		$words = Customer_Words::instructions( $order );
		if ( '' === $buttons . $words ) {
			return '';
		}
		return '<section class="charterform-section"><h3>' . esc_html__( 'How to pay', 'charterform' ) . '</h3>'
			. ( '' === $words ? '' : '<p class="charterform-instructions">' . esc_html( $words ) . '</p>' )
			. ( '' === $buttons ? '' : '<div class="charterform-buttons">' . $buttons . '</div>' ) . '</section>';
	}

	/**
	 * Whose details are still to come (PLUS-06).
	 *
	 * @param object $order A row.
	 */
	private static function outstanding( $order ) {
		$list = '';
		foreach ( Part_Store::outstanding( $order ) as $part ) {
			$day = Customer_Words::date( (int) $part->ends_at );
			/* translators: %s: a date. */
			$words = (int) $part->ends_at > time() ? sprintf( __( 'The link works until %s.', 'charterform' ), $day ) : sprintf( __( 'The link expired on %s. Please write to us.', 'charterform' ), $day );
			$list .= '<li>' . esc_html( $part->email ) . ' <small>' . esc_html( $words ) . '</small></li>';
		}
		return '' === $list ? '' : '<section class="charterform-section"><h3>' . esc_html__( 'Details still to come', 'charterform' ) . '</h3><ul>' . $list . '</ul></section>';
	}

	/**
	 * The files.
	 *
	 * @param object $order A row.
	 */
	private static function files( $order ) {
		$list = '';
		foreach ( Status_Files::of( $order ) as $file ) {
			$list .= '<li><a href="' . esc_url( Status_Files::url( $order, $file ) ) . '" download>' . esc_html( $file['name'] ) . '</a> <small>' . esc_html( size_format( $file['size'] ) . ', ' . Customer_Words::date( $file['added_at'] ) ) . '</small></li>';
		}
		return '' === $list ? '' : '<section class="charterform-section"><h3>' . esc_html__( 'Your files', 'charterform' ) . '</h3><ul class="charterform-files">' . $list . '</ul></section>';
	}

	/**
	 * What became of it, and what is to come.
	 *
	 * @param object $order A row.
	 */
	private static function timeline( $order ) {
		$items = '';
		foreach ( self::past( $order ) as $step ) {
			$items .= sprintf( '<li data-kind="done"><i aria-hidden="true">%s</i><div><strong>%s</strong><time datetime="%s">%s</time></div></li>', self::TICK, esc_html( $step['words'] ), esc_attr( gmdate( 'c', $step['at'] ) ), esc_html( Customer_Words::date( $step['at'] ) ) );
		}
		$kind = 'next';
		foreach ( Customer_Words::to_come( $order ) as $words ) {
			$items .= sprintf( '<li data-kind="%s"><i aria-hidden="true"></i><div><strong>%s</strong><small>%s</small></div></li>', $kind, esc_html( $words ), 'next' === $kind ? esc_html__( 'Next', 'charterform' ) : esc_html__( 'Later', 'charterform' ) );
			$kind   = 'later';
		}
		return '<section class="charterform-section"><h3>' . esc_html__( 'Where your order stands', 'charterform' ) . '</h3><ol class="charterform-timeline">' . $items . '</ol></section>';
	}

	/**
	 * What became of it so far: its statuses, and refunds of a part.
	 *
	 * @param object $order A row.
	 * @return array A list of `at` and `words`, the oldest first.
	 */
	private static function past( $order ) {
		$steps = array();
		foreach ( Order_History::standing( $order ) as $event ) {
			if ( Order_Status::PAID !== $event->status || Order_Status::BY_SITE !== $event->made_by ) {
				$words   = Order_Status::AWAITING === $event->status && '' !== $event->status_before ? __( 'Awaiting your payment', 'charterform' ) : Customer_Words::done( $event->status );
				$words   = '' === $event->status_before ? Customer_Words::done( Order_Status::AWAITING ) : $words;
				$steps[] = array( 'at' => (int) $event->at ) + compact( 'words' );
			}
		}
		$refunds = Refund_Store::done( $order );
		if ( ! Refund_Words::is_partly( $order ) ) {
			// The last one is what the status says.
			array_pop( $refunds );
		}
		foreach ( $refunds as $refund ) {
			$steps[] = array(
				'at'    => (int) $refund->done_at,
				/* translators: %s: an amount. */
				'words' => sprintf( __( 'We refunded %s of your order', 'charterform' ), Order_Words::dollars( (int) $refund->cents ) ),
			);
		}
		usort(
			$steps,
			static function ( $first, $second ) {
				return $first['at'] - $second['at'];
			}
		);
		return $steps;
	}

	/**
	 * Number, date and amounts.
	 *
	 * @param object $order A row.
	 */
	private static function summary( $order ) {
		$facts = '<div data-large><dt>' . esc_html__( 'Order number', 'charterform' ) . '</dt><dd>' . esc_html( Orders::number( $order ) ) . '</dd></div>'
			. self::fact( __( 'Ordered on', 'charterform' ), Customer_Words::date( $order->created_at ) )
			. self::fact( __( 'Company', 'charterform' ), (string) $order->company )
			. self::fact( __( 'Name', 'charterform' ), (string) $order->customer );
		$lines = '';
		foreach ( Customer_Ledger::lines( $order ) as $line ) {
			$lines .= self::line( $line, $line['is_fee'] ? ' data-kind="fee"' : '' );
		}
		$total = Customer_Ledger::total( $order );
		$after = '';
		foreach ( Customer_Ledger::after( $order ) as $line ) {
			$after .= self::line( $line );
		}
		return '<div class="charterform-summary"><h2>' . esc_html__( 'Your order', 'charterform' ) . '</h2><dl class="charterform-facts">' . $facts . '</dl>'
			. ( '' === $lines ? '' : '<dl class="charterform-receipt">' . $lines . '<div class="charterform-total"><dt>' . esc_html__( 'Total', 'charterform' ) . '</dt><dd>' . esc_html( $total ) . '</dd></div></dl>' )
			. ( '' === $after ? '' : '<dl class="charterform-receipt charterform-refunded">' . $after . '</dl>' )
			. '</div>';
	}

	/**
	 * A line of amounts.
	 *
	 * @param string[] $line       `name`, `note` and `amount`, as plain text.
	 * @param string   $attributes Of its element.
	 */
	private static function line( array $line, $attributes = '' ) {
		return "<div$attributes><dt>" . esc_html( $line['name'] ) . ( '' === $line['note'] ? '' : '<small>' . esc_html( $line['note'] ) . '</small>' ) . '</dt><dd>' . esc_html( $line['amount'] ) . '</dd></div>';
	}

	/**
	 * A fact, where there is one.
	 *
	 * @param string $label Plain text.
	 * @param string $value Plain text.
	 */
	private static function fact( $label, $value ) {
		return '' === $value ? '' : '<div><dt>' . esc_html( $label ) . '</dt><dd>' . esc_html( $value ) . '</dd></div>';
	}
}

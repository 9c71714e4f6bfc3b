<?php
/**
 * The refunds of an order in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-refund-form.php';

/** Draws the refunds of an order with what became of each, and the way to a further one. */
final class Refund_Box {

	const ID = 'charterform-refunds';

	/**
	 * Draws the box, where something was paid or refunded.
	 *
	 * @param object $order A row.
	 */
	public static function render( $order ) {
		$refunds = Refund_Store::of( $order );
		$paid    = '' === (string) $order->status ? 0 : Refundable::paid( $order );
		if ( ! $refunds && ! $paid ) {
			return;
		}
		echo '<section class="charterform-box charterform-refunds" id="' . esc_attr( self::ID ) . '" tabindex="-1" aria-labelledby="charterform-refunds-title"><h2 id="charterform-refunds-title">' . esc_html__( 'Refunds', 'charterform' ) . '</h2>';
		self::render_list( $order, $refunds );
		$left = Refundable::left( $order, $refunds );
		if ( (int) $order->trashed_at || ! $left ) {
			echo $paid && ! $left ? '<p>' . esc_html__( 'Nothing is left to refund.', 'charterform' ) . '</p>' : '';
		} else {
			Refund_Form::render( $order, $refunds );
		}
		echo '</section>';
	}

	/**
	 * The address of the page of an order at its refunds.
	 *
	 * @param object $order A row.
	 * @param string $step  `form` or `check`; '' for the list alone.
	 */
	public static function url( $order, $step = '' ) {
		$query = array( 'order' => $order->id ) + ( '' === $step ? array() : array( 'refund' => $step ) );
		return Orders_List::url( $query ) . '#' . self::ID;
	}

	/**
	 * The refunds, the newest first.
	 *
	 * @param object   $order   A row.
	 * @param object[] $refunds All of the order.
	 */
	private static function render_list( $order, array $refunds ) {
		$by_hand = Refundable::by_hand( $refunds );
		echo $refunds ? '<ol class="charterform-refund-list" reversed>' : '';
		foreach ( array_reverse( $refunds ) as $refund ) {
			$rows  = Refund_Words::rows( $order, $refund );
			$facts = array_filter( array( $rows, Refund_Words::state( $refund ) ), 'strlen' );
			echo '<li class="charterform-refund-' . esc_attr( $refund->state ) . '"><strong>' . esc_html( Order_Words::dollars( (int) $refund->cents ) ) . '</strong>';
			foreach ( $facts as $fact ) {
				echo '<br />' . esc_html( $fact );
			}
			if ( '' !== $refund->reason ) {
				echo '<br />' . nl2br( esc_html( $refund->reason ) );
			}
			echo '<br /><span class="description">' . esc_html( Order_Words::date( $refund->at ) . ', ' . Order_History::who( $refund ) ) . '</span>';
			if ( Refund_Store::ASKED === $refund->state ) {
				self::render_buttons( $order, $refund, (int) $refund->next_try ? array( 'again' => __( 'Ask again now', 'charterform' ) ) : array(
					'made'     => __( 'It was made', 'charterform' ),
					'not_made' => __( 'It was not made', 'charterform' ),
				) );
			} elseif ( $by_hand && $by_hand->id === $refund->id && ! (int) $order->trashed_at && ( Order_Status::REFUNDED !== $order->status || Order_Status::undoable( $order ) ) ) {
				self::render_buttons( $order, $refund, array( 'take_back' => __( 'Take it back', 'charterform' ) ) );
			}
			echo '</li>';
		}
		echo $refunds ? '</ol>' : '';
	}

	/**
	 * Buttons that do something with a refund.
	 *
	 * @param object   $order  A row.
	 * @param object   $refund A row.
	 * @param string[] $labels By what they do.
	 */
	private static function render_buttons( $order, $refund, array $labels ) {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		wp_nonce_field( Refund_Actions::nonce( $order->id ), '_wpnonce', true );
		echo '<input type="hidden" name="action" value="' . esc_attr( Refund_Actions::ACTION ) . '" /><input type="hidden" name="order" value="' . (int) $order->id . '" /><input type="hidden" name="refund" value="' . (int) $refund->id . '" />';
		foreach ( $labels as $what => $label ) {
			echo '<button class="button" name="do" value="' . esc_attr( $what ) . '">' . esc_html( $label ) . '</button> ';
		}
		echo '</form>';
	}
}

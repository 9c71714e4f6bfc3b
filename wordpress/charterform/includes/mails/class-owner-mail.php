<?php
/**
 * The mail to the owner about an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Writes what came in so that it can be read: who, what, the total, the state of payment and a link; then all answers. */
final class Owner_Mail {

	/** Names of tax numbers, and what such a number looks like. */
	const TAX_NAMES  = '/\b(ssn|itin|ein|tin|tax ?id|social security|tax number)\b/i';
	const TAX_NUMBER = '/^\D{0,3}\d{2,3}[- ]?\d{2}[- ]?\d{4,5}\D{0,3}$/';

	/**
	 * The mail.
	 *
	 * @param object $order A row.
	 * @return array As `Mail_Sender` takes it.
	 */
	public static function of( $order ) {
		$whose = $order->company ? $order->company : $order->customer;
		$total = '' === (string) $order->status ? '' : Customer_Ledger::total( $order );
		$title = '' === (string) $order->status
			? Order_Words::kind( $order ) . ' ' . $whose
			/* translators: 1: number of an order, 2: whose it is. */
			: sprintf( __( 'Order %1$s: %2$s', 'charterform' ), Orders::number( $order ), $whose ) . ( '' === $total ? '' : ", $total" );
		$parts = array(
			'title'   => Mail_Placeholders::line( $title ),
			'facts'   => self::facts( $order ),
			'lines'   => '' === (string) $order->status ? array() : Customer_Ledger::lines( $order ),
			'total'   => $total,
			'after'   => Customer_Ledger::after( $order ),
			'answers' => array_merge( self::answers( $order ), self::files( $order ) ),
			'button'  => array(
				'label' => __( 'Open it in the admin', 'charterform' ),
				'url'   => Orders_List::url( array( 'order' => (int) $order->id ) ),
			),
			/* translators: %s: address of a page. */
			'foot'    => sprintf( __( 'Sent by the form on %s', 'charterform' ), $order->page_url ),
		);
		return array(
			'to'       => Customer_Words::contact(),
			'subject'  => sprintf( '[%s] %s', Customer_Words::site(), $parts['title'] ),
			'html'     => Mail_Layout::html( $parts ),
			'text'     => Mail_Layout::text( $parts ),
			'reply_to' => (string) $order->email,
			'files'    => array(),
		);
	}

	/**
	 * Who, when, how much, and the state of payment.
	 *
	 * @param object $order A row.
	 * @return string[]
	 */
	private static function facts( $order ) {
		$facts = array(
			__( 'Name', 'charterform' )     => (string) $order->customer,
			__( 'Email', 'charterform' )    => (string) $order->email,
			__( 'Company', 'charterform' )  => (string) $order->company,
			__( 'Received', 'charterform' ) => wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $order->created_at ),
		);
		if ( '' !== (string) $order->status ) {
			$facts[ __( 'Payment', 'charterform' ) ] = self::payment( $order );
		}
		return array_filter( $facts, 'strlen' );
	}

	/**
	 * The state of payment, for the owner.
	 *
	 * @param object $order A row.
	 */
	private static function payment( $order ) {
		$way   = Payment_Ways::find( (string) $order->payment_way );
		$names = array(
			'paid'        => __( 'Paid', 'charterform' ),
			'partly_refunded' => __( 'Paid, and partly refunded', 'charterform' ),
			'refunded'    => __( 'Refunded', 'charterform' ),
			'cancelled'   => __( 'Cancelled', 'charterform' ),
			'free'        => __( 'Nothing is due', 'charterform' ),
			'processing'  => __( 'On its way, not confirmed yet', 'charterform' ),
			'due'         => __( 'Awaiting payment', 'charterform' ),
			'unconfirmed' => __( 'Awaiting confirmation of the payment', 'charterform' ),
			''            => __( 'Unknown: the page told no amounts', 'charterform' ),
		);
		return $names[ Customer_Words::payment_state( $order ) ] . ( $way ? " ({$way['name']})" : '' );
	}

	/**
	 * The answers, without numbers for taxes: mails travel in the open.
	 *
	 * @param object $order A row.
	 * @return array A list of `label` and `value`.
	 */
	private static function answers( $order ) {
		return array_values(
			array_filter(
				Order_Words::payload( json_decode( $order->payload ) ),
				static function ( $line ) {
					return ! preg_match( self::TAX_NAMES, $line['label'] ) || ! preg_match( self::TAX_NUMBER, $line['value'] );
				}
			)
		);
	}

	/**
	 * The names of the files that came with it.
	 *
	 * @param object $order A row.
	 * @return array A list of `label` and `value`.
	 */
	private static function files( $order ) {
		return array_map(
			static function ( $file ) {
				return array(
					'label' => __( 'File', 'charterform' ) . ( isset( $file->label ) ? ' › ' . $file->label : '' ),
					'value' => $file->name . ', ' . size_format( $file->size ),
				);
			},
			array_values( (array) json_decode( $order->files ) )
		);
	}
}

<?php
/**
 * An order to look at mails with.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Makes an order that is in no table, for the preview of mails and for tests of them. */
final class Mail_Sample {

	/**
	 * A sample for a kind of mail.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 * @return object As a row of the table of orders, with its events.
	 */
	public static function order( $kind ) {
		$status = array_search( $kind, Mail_Kinds::OF_STATUS, true );
		$status = false === $status ? ( Mail_Kinds::PARTLY_REFUNDED === $kind ? Order_Status::PAID : Order_Status::AWAITING ) : $status;
		$way    = (string) current( Payment_Ways::offered() );
		$ledger = self::ledger();
		$total   = Ledger::total( $ledger );
		$refunds = array();
		if ( Mail_Kinds::PARTLY_REFUNDED === $kind ) {
			$refunds[] = self::refund( 4900, array( 4900 ) );
		} elseif ( Order_Status::REFUNDED === $status ) {
			$refunds[] = self::refund( $total, array() );
		}
		return (object) array(
			'id'          => 0,
			'action'      => 'process_signup',
			'form_type'   => 'FormABusinessForm',
			'page_url'    => home_url( '/' ),
			'order_key'   => '',
			'status'      => $status,
			'payment_way' => $way,
			'trashed_at'  => 0,
			'customer'    => 'Ada Okafor',
			'email'       => (string) wp_get_current_user()->user_email,
			'company'     => 'Okafor & Lindqvist LLC',
			'payload'     => '{}',
			'files'       => '[]',
			'ledger'      => Orders::encode( $ledger ),
			'total'       => $total,
			'refunded'    => (int) array_sum( array_column( $refunds, 'cents' ) ),
			'refunds'     => $refunds,
			'reply'       => '',
			'created_at'  => time() - DAY_IN_SECONDS,
			'events'      => self::events( $status ),
		);
	}

	/**
	 * A quote.
	 *
	 * @return object As `Quote_Posts` keeps it.
	 */
	public static function quote() {
		return (object) array(
			'ledger'   => Orders::encode( self::ledger() ),
			'total'    => Ledger::total( self::ledger() ),
			'renewals' => array(
				(object) array(
					'name'   => __( 'Registered agent, one year', 'charterform' ),
					'state'  => 'WY',
					'months' => 12,
					'period' => 12,
					'cents'  => 12500,
				),
			),
			'made'     => wp_date( 'Y-m-d' ),
			'until'    => wp_date( 'Y-m-d', time() + 30 * DAY_IN_SECONDS ),
			'url'      => home_url( '/' ),
		);
	}

	/** What was chosen. */
	private static function ledger() {
		return array(
			self::line( __( 'Formation of an LLC', 'charterform' ), 'base', 4900 ),
			self::line( __( 'Registered agent, one year', 'charterform' ), 'base', 12500 ),
			self::line( __( 'Formation of an LLC', 'charterform' ), 'stateFee', 10000 ),
		);
	}

	/**
	 * What led to a status.
	 *
	 * @param string $status One of `Order_Status`.
	 * @return object[]
	 */
	private static function events( $status ) {
		$steps = array( Order_Status::AWAITING );
		if ( ! in_array( $status, array( Order_Status::AWAITING, Order_Status::CANCELLED ), true ) ) {
			$steps[] = Order_Status::PAID;
		}
		$steps  = array_values( array_unique( array_merge( $steps, array( $status ) ) ) );
		$events = array();
		foreach ( $steps as $index => $step ) {
			$events[] = (object) array(
				'id'            => $index + 1,
				'at'            => time() - DAY_IN_SECONDS + $index,
				'made_by'       => $index ? Order_Status::BY_OWNER : Order_Status::BY_SITE,
				'status_before' => $index ? $steps[ $index - 1 ] : '',
				'status'        => $step,
			);
		}
		return $events;
	}

	/**
	 * A refund that was made.
	 *
	 * @param int   $cents The sum.
	 * @param int[] $rows  Cents by the index of a row of the ledger.
	 * @return object
	 */
	private static function refund( $cents, array $rows ) {
		return (object) array(
			'id'         => 0,
			'turn'       => 1,
			'payment_id' => 0,
			'cents'      => $cents,
			'row_cents'  => (string) wp_json_encode( (object) $rows ),
			'reason'     => '',
			'is_told'    => 0,
			'state'      => Refund_Store::DONE,
			'done_at'    => time(),
		);
	}

	/**
	 * A line of the ledger.
	 *
	 * @param string $name  What is sold.
	 * @param string $kind  Its kind.
	 * @param int    $cents Its amount.
	 */
	private static function line( $name, $kind, $cents ) {
		return array(
			'name'  => $name,
			'state' => 'WY',
			'kind'  => $kind,
			'cents' => $cents,
		);
	}
}

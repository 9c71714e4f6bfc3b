<?php
/**
 * Personal data.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The exporter and the eraser of WordPress' tools, and words for the privacy policy.
 */
final class Privacy {

	/** Orders of one round. */
	const BATCH = 50;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'wp_privacy_personal_data_exporters', array( __CLASS__, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( __CLASS__, 'add_eraser' ) );
		add_action( 'admin_init', array( __CLASS__, 'add_policy' ) );
	}

	/**
	 * Adds the exporter.
	 *
	 * @param array $exporters Those of the site.
	 * @return array
	 */
	public static function add_exporter( $exporters ) {
		$exporters['charterform'] = array(
			'exporter_friendly_name' => __( 'Charterform orders', 'charterform' ),
			'callback'               => array( __CLASS__, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds the eraser.
	 *
	 * @param array $erasers Those of the site.
	 * @return array
	 */
	public static function add_eraser( $erasers ) {
		$erasers['charterform'] = array(
			'eraser_friendly_name' => __( 'Charterform orders', 'charterform' ),
			'callback'             => array( __CLASS__, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * What is known of a person.
	 *
	 * @param string $email Their address.
	 * @param int    $page  From 1.
	 * @return array
	 */
	public static function export( $email, $page = 1 ) {
		$orders = Order_Search::of_person( $email, self::BATCH, ( $page - 1 ) * self::BATCH );
		$saved  = 1 === (int) $page ? array_map( array( __CLASS__, 'export_saved' ), Saved_Orders::of_person( $email ) ) : array();
		return array(
			'data' => array_merge( $saved, 1 === (int) $page ? array_map( array( __CLASS__, 'export_part' ), Part_Table::of_person( $email ) ) : array(), array_map( array( __CLASS__, 'export_order' ), $orders ) ),
			'done' => count( $orders ) < self::BATCH,
		);
	}

	/**
	 * Deletes what is known of a person, in every state. Only an order that is being sent this very moment has to wait for the end
	 * of that.
	 *
	 * @param string $email Their address.
	 * @return array
	 */
	public static function erase( $email ) {
		$orders   = Order_Search::of_person( $email, self::BATCH, 0 );
		$on_way   = array_filter( $orders, array( __CLASS__, 'is_being_sent' ) );
		$messages = array();
		foreach ( $on_way as $order ) {
			/* translators: %s: number of an order. */
			$messages[] = sprintf( __( 'Order %s was not deleted, because it is being sent at this moment. Please erase once more in five minutes.', 'charterform' ), Orders::number( $order ) );
		}
		Orders::delete( array_diff_key( $orders, $on_way ) );
		$saved  = array_column( Saved_Orders::of_person( $email ), 'id' );
		$quotes = Mail_Queue::forget_address( $email ) + Part_Table::forget_person( $email ) + count( $saved );
		Saved_Orders::delete( $saved );
		return array(
			'items_removed'  => $quotes + count( $orders ) - count( $on_way ),
			'items_retained' => count( $on_way ),
			'messages'       => $messages,
			'done'           => count( $orders ) < self::BATCH || count( $on_way ) === count( $orders ),
		);
	}

	/** Suggests words for the privacy policy. */
	public static function add_policy() {
		$days = (int) Settings::get( 'server.orders.keep_days', 0 );
		$kept = $days
			/* translators: %s: number of days. */
			? sprintf( _n( 'We keep it for %s day.', 'We keep it for %s days.', $days, 'charterform' ), number_format_i18n( $days ) )
			: __( 'We keep it until it is deleted by hand.', 'charterform' );
		$words = '<p>' . esc_html__( 'What you enter in an order, contact, account or application form is stored on this site together with the files that you send, and forwarded to whoever fulfils the order.', 'charterform' ) . ' ' . esc_html( $kept ) . '</p><p>' .
			esc_html__( 'If somebody asks you for your own details for an order, your email address and what you enter are kept until the order is placed, then with the order; without an order they are deleted 30 days after the link has expired.', 'charterform' ) . '</p><p>' .
			esc_html__( 'A password that you choose is kept encrypted until it was forwarded, then deleted; where nobody fulfils orders it is not kept at all. Card numbers never reach this site. To keep robots away, a keyed hash of your address is kept for an hour. A cookie, XSRF-TOKEN, keeps other sites from sending forms in your name; it lasts a day.', 'charterform' ) . ' ' . esc_html__( 'The cookies charterform_url, charterform_ask and charterform_person keep robots away; they last an hour at most.', 'charterform' ) . '</p>';
		if ( '' !== Open_Corporates::token() ) {
			$words .= '<p>' . esc_html__( 'Whether the name of your company is free is looked up at OpenCorporates, which gets the name and the state, and nothing else of you.', 'charterform' ) . '</p>';
		}
		if ( '' !== Google_Places::key() ) {
			$words .= '<p>' . esc_html__( 'What you type as a street is sent to Google by this site, which keeps none of it, so that addresses can be suggested. Google’s privacy policy holds there: https://policies.google.com/privacy', 'charterform' ) . '</p>';
		}
		$words .= '<p>' . esc_html__( 'If you save an order to continue on another device, your answers are stored with your email address until the link in the mail expires, the order is placed, or you delete them by the link in the mail. Card numbers, passwords and tax numbers are not among them.', 'charterform' ) . '</p>';
		wp_add_privacy_policy_content( 'Charterform', $words );
	}

	/**
	 * Whether an order is being sent.
	 *
	 * @param object $order A row.
	 */
	private static function is_being_sent( $order ) {
		return (int) $order->locked_until > time();
	}

	/**
	 * A saved order as the exporter hands it over.
	 *
	 * @param object $saved A row.
	 */
	private static function export_saved( $saved ) {
		$data    = json_decode( $saved->data );
		$answers = array();
		self::collect( isset( $data->answers ) ? $data->answers : null, '', $answers );
		return array(
			'group_id'    => 'charterform-saved-orders',
			'group_label' => __( 'Saved orders', 'charterform' ),
			'item_id'     => 'charterform-saved-order-' . $saved->id,
			'data'        => array_merge(
				array(
					array(
						'name'  => __( 'Saved on', 'charterform' ),
						'value' => wp_date( 'Y-m-d H:i:s', (int) $saved->created_at ),
					),
					array(
						'name'  => __( 'Page', 'charterform' ),
						'value' => $saved->page_url,
					),
				),
				$answers
			),
		);
	}

	/**
	 * Collects answers by their paths.
	 *
	 * @param mixed  $value Part of the answers.
	 * @param string $path  What leads to it.
	 * @param array  $found Those so far, each a `name` and a `value`.
	 */
	private static function collect( $value, $path, array &$found ) {
		if ( is_array( $value ) || $value instanceof \stdClass ) {
			foreach ( (array) $value as $name => $part ) {
				self::collect( $part, '' === $path ? (string) $name : "$path › $name", $found );
			}
		} elseif ( null !== $value && '' !== $value ) {
			$found[] = array(
				'name'  => $path,
				'value' => is_bool( $value ) ? ( $value ? 'true' : 'false' ) : (string) $value,
			);
		}
	}

	/**
	 * A part of somebody else's order as the exporter hands it over.
	 *
	 * @param object $part A row.
	 */
	private static function export_part( $part ) {
		$data = array(
			array(
				'name'  => __( 'Asked', 'charterform' ),
				'value' => wp_date( 'Y-m-d H:i:s', (int) $part->asked_at ),
			),
		);
		foreach ( Order_Words::payload( json_decode( (string) $part->answers ) ) as $line ) {
			$data[] = array(
				'name'  => $line['label'],
				'value' => $line['value'],
			);
		}
		return array(
			'group_id'    => 'charterform-parts',
			'group_label' => __( 'Parts of orders of others', 'charterform' ),
			'item_id'     => 'charterform-part-' . $part->id,
			'data'        => $data,
		);
	}

	/**
	 * An order as the exporter hands it over.
	 *
	 * @param object $order A row.
	 */
	private static function export_order( $order ) {
		$data   = array();
		$data[] = array(
			'name'  => __( 'Received', 'charterform' ),
			'value' => wp_date( 'Y-m-d H:i:s', (int) $order->created_at ),
		);
		foreach ( Order_Words::payload( json_decode( $order->payload ) ) as $line ) {
			$data[] = array(
				'name'  => $line['label'],
				'value' => $line['value'],
			);
		}
		foreach ( (array) json_decode( $order->files ) as $file ) {
			$data[] = array(
				'name'  => __( 'File', 'charterform' ) . ( isset( $file->label ) ? ' › ' . $file->label : '' ),
				'value' => $file->name,
			);
		}
		foreach ( Order_Documents::of( $order ) as $file ) {
			$data[] = array(
				'name'  => __( 'File for the customer', 'charterform' ),
				'value' => $file['name'],
			);
		}
		foreach ( Payments::of( $order ) as $payment ) {
			$data[] = array(
				'name'  => __( 'Payment', 'charterform' ),
				'value' => Order_Words::dollars( $payment->amount ) . ', ' . Payment_Words::note( $payment ),
			);
		}
		foreach ( Refund_Words::lines( $order ) as $line ) {
			$data[] = array(
				'name'  => $line['name'],
				'value' => Order_Words::dollars( $line['cents'] ) . ( '' === $line['note'] ? '' : ', ' . $line['note'] ),
			);
		}
		return array(
			'group_id'    => 'charterform-orders',
			'group_label' => __( 'Orders and messages', 'charterform' ),
			'item_id'     => 'charterform-order-' . $order->id,
			'data'        => $data,
		);
	}
}

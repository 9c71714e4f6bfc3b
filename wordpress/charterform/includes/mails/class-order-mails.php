<?php
/**
 * The mails of an order in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Shows on the page of an order which mails went out about it, and which were given up; Site Health counts those. */
final class Order_Mails {

	const ACTION = 'charterform_mail_again';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'charterform_order_view', array( __CLASS__, 'render' ) );
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'handle' ) );
		add_filter( 'site_status_tests', array( __CLASS__, 'add_test' ) );
	}

	/**
	 * Draws the mails of an order.
	 *
	 * @param object $order A row.
	 */
	public static function render( $order ) {
		$mails = Mail_Queue::of( $order );
		if ( ! $mails ) {
			return;
		}
		$names = wp_list_pluck( Mail_Kinds::all(), 'label' ) + array(
			Mail_Kinds::NEW_ORDER => __( 'New order, to you', 'charterform' ),
			Mail_Kinds::LINK      => __( 'New link to the order', 'charterform' ),
			Payment_Warnings::KIND => __( 'Warning about a payment, to you', 'charterform' ),
		);
		echo '<h2>' . esc_html__( 'Mails', 'charterform' ) . '</h2><table class="widefat striped"><thead><tr><th scope="col">' . esc_html__( 'Mail', 'charterform' ) . '</th><th scope="col">' . esc_html__( 'To', 'charterform' ) . '</th><th scope="col">' . esc_html__( 'State', 'charterform' ) . '</th></tr></thead><tbody>';
		foreach ( $mails as $mail ) {
			echo '<tr><td>' . esc_html( isset( $names[ $mail->kind ] ) ? $names[ $mail->kind ] : $mail->kind ) . '</td><td>' . esc_html( $mail->recipient ) . '</td><td>' . esc_html( self::state( $mail ) ) . '</td></tr>';
		}
		echo '</tbody></table>';
		if ( in_array( 'failed', array_column( $mails, 'state' ), true ) ) {
			$query = array(
				'action' => self::ACTION,
				'order'  => $order->id,
			);
			echo '<p><a class="button" href="' . esc_url( wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), self::ACTION . $order->id ) ) . '">' . esc_html__( 'Send the failed mails again', 'charterform' ) . '</a></p>';
		}
	}

	/**
	 * Where a mail is, in words.
	 *
	 * @param object $mail A row.
	 */
	private static function state( $mail ) {
		$at = static function ( $time ) {
			return wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $time );
		};
		if ( 'sent' === $mail->state ) {
			/* translators: %s: date and time. */
			return sprintf( __( 'Sent on %s', 'charterform' ), $at( $mail->sent_at ) );
		}
		if ( 'failed' === $mail->state ) {
			/* translators: %s: what went wrong. */
			return sprintf( __( 'Given up. %s', 'charterform' ), $mail->last_error );
		}
		/* translators: 1: date and time, 2: what went wrong at the last try. */
		return trim( sprintf( __( 'Is sent after %1$s. %2$s', 'charterform' ), $at( $mail->next_try ), $mail->last_error ) );
	}

	/** Sends the mails of an order again that were given up. */
	public static function handle() {
		$id = isset( $_GET['order'] ) ? absint( $_GET['order'] ) : 0;
		check_admin_referer( self::ACTION . $id );
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		$order = Orders::find( $id );
		if ( $order ) {
			Mail_Queue::try_again( $order );
		}
		wp_safe_redirect( Orders_List::url( array( 'order' => $id ) ) );
		exit;
	}

	/**
	 * Adds the test to Site Health.
	 *
	 * @param array $tests Those of the site.
	 * @return array
	 */
	public static function add_test( $tests ) {
		$tests['direct']['charterform_mails'] = array(
			'label' => 'Charterform: mails',
			'test'  => array( __CLASS__, 'test' ),
		);
		return $tests;
	}

	/** Whether mails to customers go out. */
	public static function test() {
		$failed = Mail_Queue::count_failed();
		return array(
			'label'       => $failed ? __( 'Some mails about orders could not be sent', 'charterform' ) : __( 'Mails about orders go out', 'charterform' ),
			'status'      => $failed ? 'critical' : 'good',
			'badge'       => array(
				'label' => 'Charterform',
				'color' => 'blue',
			),
			/* translators: %s: number of mails. */
			'description' => '<p>' . esc_html( $failed ? sprintf( _n( '%s mail was given up. The page of its order says why, and sends it again.', '%s mails were given up. The pages of their orders say why, and send them again.', $failed, 'charterform' ), number_format_i18n( $failed ) ) : __( 'No mail to a customer was given up.', 'charterform' ) ) . '</p>',
			'actions'     => '',
			'test'        => 'charterform_mails',
		);
	}
}

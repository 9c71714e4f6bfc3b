<?php
/**
 * What is asked of orders in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Takes what is asked of one order, by its own nonce, and of several in the list.
 */
final class Order_Actions {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_charterform_order', array( __CLASS__, 'handle' ) );
	}

	/**
	 * The address that does something with an order.
	 *
	 * @param object $order A row.
	 * @param string $what  As `Order_Changes::apply()` takes it.
	 */
	public static function url( $order, $what ) {
		$query = array(
			'action' => 'charterform_order',
			'order'  => $order->id,
			'do'     => $what,
		);
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), 'charterform_order_' . $order->id );
	}

	/** Does something with one order, then shows it. */
	public static function handle() {
		$id   = isset( $_REQUEST['order'] ) ? absint( $_REQUEST['order'] ) : 0;
		$what = isset( $_REQUEST['do'] ) ? sanitize_key( $_REQUEST['do'] ) : '';
		check_admin_referer( "charterform_order_$id" );
		self::require_capability();
		$order = Orders::find( $id );
		if ( ! $order ) {
			wp_die( esc_html__( 'There is no such order.', 'charterform' ), '', array( 'response' => 404 ) );
		}
		if ( 'status' === $what ) {
			$what = isset( $_POST['status'] ) ? 'status_' . sanitize_key( $_POST['status'] ) : '';
		}
		$note = isset( $_POST['note'] ) ? sanitize_textarea_field( wp_unslash( $_POST['note'] ) ) : '';
		$said = Order_Changes::apply( $order, $what, $note );
		Orders::mark_seen( $order );
		if ( 'refund' === $said ) {
			wp_safe_redirect( Orders_List::url( array( 'order' => $id, 'said' => $said, 'refund' => 'everything' ) ) . '#charterform-refunds' );
			exit;
		}
		$query = in_array( $what, array( 'delete', 'trash' ), true ) ? array( 'said' => $said ) : array(
			'order' => $id,
			'said'  => $said,
		);
		wp_safe_redirect( Orders_List::url( $query ) );
		exit;
	}

	/** Does something with the selected orders of the list, then shows the list. */
	public static function handle_bulk() {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended
		if ( isset( $_GET['empty_trash'] ) ) {
			self::empty_trash();
		}
		$what = '';
		foreach ( array( 'action', 'action2' ) as $name ) {
			$asked = isset( $_GET[ $name ] ) ? sanitize_key( $_GET[ $name ] ) : '';
			$what  = '' === $what && Order_Changes::is_known( $asked ) ? $asked : $what;
		}
		$ids  = isset( $_GET['orders'] ) && is_array( $_GET['orders'] ) ? array_map( 'absint', $_GET['orders'] ) : array();
		$note = isset( $_GET['note'] ) ? sanitize_text_field( wp_unslash( $_GET['note'] ) ) : '';
		$page = isset( $_GET['paged'] ) ? absint( $_GET['paged'] ) : 0;
		// phpcs:enable
		if ( '' === $what || ! $ids ) {
			return;
		}
		check_admin_referer( 'bulk-orders' );
		self::require_capability();
		$said    = 'changed';
		$refused = 0;
		foreach ( array_filter( array_map( array( Orders::class, 'find' ), $ids ) ) as $order ) {
			$one      = Order_Changes::apply( $order, $what, $note );
			$refused += 'refused' === $one ? 1 : 0;
			$said     = in_array( $one, array( 'failed', 'kept', 'unsaid', 'refused', 'refund' ), true ) || ( 'queued' === $one && 'changed' === $said ) ? $one : $said;
		}
		self::show_list(
			array(
				'said'    => $said,
				'refused' => $refused,
				'paged'   => $page > 1 ? $page : 0,
			)
		);
	}

	/** Empties the Trash, then shows the list. */
	private static function empty_trash() {
		check_admin_referer( 'bulk-orders' );
		self::require_capability();
		Order_Trash::empty_all();
		self::show_list( array( 'said' => 'changed' ) );
	}

	/**
	 * Shows the list with its filters.
	 *
	 * @param array $query Added to them.
	 */
	private static function show_list( array $query ) {
		wp_safe_redirect( Orders_List::url( Order_Search::query( Order_Search::from_request() ) + array_filter( $query ) ) );
		exit;
	}

	/** Says what was done. */
	public static function print_notice() {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended
		$said    = isset( $_GET['said'] ) ? sanitize_key( $_GET['said'] ) : '';
		$refused = isset( $_GET['refused'] ) ? absint( $_GET['refused'] ) : 0;
		// phpcs:enable
		$words = array(
			'sent'     => __( 'The order was sent.', 'charterform' ),
			'failed'   => __( 'Sending failed. What went wrong stands beside the order.', 'charterform' ),
			'busy'     => __( 'The order is being sent at this moment.', 'charterform' ),
			'kept'     => __( 'Orders of this site go nowhere, as the settings say, so this one was not sent. Choose under Settings → Orders where they go.', 'charterform' ),
			'queued'   => __( 'The orders are sent one after the other; that takes a while.', 'charterform' ),
			'changed'  => __( 'Done.', 'charterform' ),
			'noted'    => __( 'The note was added.', 'charterform' ),
			'unsaid'   => __( 'Write in the note who says that the order is paid, such as “bank statement of 3 May”. Nothing was changed.', 'charterform' ),
			/* translators: %s: number of orders. */
			'refused'  => $refused ? sprintf( _n( '%s order cannot take that status from the one it has, and was left as it is.', '%s orders cannot take that status from the one they have, and were left as they are.', $refused, 'charterform' ), number_format_i18n( $refused ) ) : __( 'The order cannot take that status from the one it has. Nothing was changed.', 'charterform' ),
			'refund'   => __( 'A provider of payments was paid, and has to send the money back. Refund the order on its page.', 'charterform' ),
			'trashed'  => __( 'The order is in the Trash. It is deleted for good after 30 days.', 'charterform' ),
			'attached' => __( 'The file was added. The customer can download it.', 'charterform' ),
			'removed'  => __( 'The file was deleted.', 'charterform' ),
			'nofile'   => __( 'Choose a file first.', 'charterform' ),
			'badfile'  => self::file_fault(),
		);
		if ( isset( $words[ $said ] ) ) {
			$is_fault = in_array( $said, array( 'failed', 'kept', 'unsaid', 'refused', 'refund', 'nofile', 'badfile' ), true );
			wp_admin_notice( esc_html( $words[ $said ] ), array( 'type' => $is_fault ? 'error' : 'success' ) );
		}
	}

	/** What was wrong with the file that the user wanted to add. */
	private static function file_fault() {
		$fault = (string) get_transient( 'charterform_file_fault_' . get_current_user_id() );
		return '' === $fault ? __( 'The file cannot be taken.', 'charterform' ) : $fault;
	}

	/** Ends the request of whoever may not work on orders. */
	private static function require_capability() {
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
	}
}

<?php
/**
 * The table of orders in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
require_once __DIR__ . '/class-orders-filters.php';

/**
 * Lists orders with their status, views, filters and actions.
 */
final class Orders_Table extends \WP_List_Table {

	const PER_PAGE = 20;

	/**
	 * The filters of the request.
	 *
	 * @var string[]
	 */
	private $filters;

	/** Names the items, as nonce and markup need it. */
	public function __construct() {
		parent::__construct(
			array(
				'singular' => 'order',
				'plural'   => 'orders',
				'ajax'     => false,
			)
		);
		$this->filters = Order_Search::from_request();
	}

	/** The columns by name. */
	public function get_columns() {
		return array(
			'cb'         => '<input type="checkbox" />',
			'number'     => __( 'Number', 'charterform' ),
			'customer'   => __( 'Name', 'charterform' ),
			'company'    => __( 'Company', 'charterform' ),
			'form_type'  => __( 'Form', 'charterform' ),
			'status'     => __( 'Status', 'charterform' ),
			'total'      => __( 'Total', 'charterform' ),
			'state'      => __( 'Sending', 'charterform' ),
			'created_at' => __( 'Received', 'charterform' ),
		);
	}

	/** What the actions for several orders are. */
	public function get_bulk_actions() {
		if ( $this->is_trash() ) {
			return array(
				'restore' => __( 'Restore', 'charterform' ),
				'delete'  => __( 'Delete permanently', 'charterform' ),
			);
		}
		$statuses = array();
		foreach ( Order_Status::names() as $status => $name ) {
			if ( Order_Status::AWAITING !== $status ) {
				$statuses[ Order_Changes::STATUS . $status ] = $name;
			}
		}
		$actions = array( __( 'Change status to', 'charterform' ) => $statuses );
		if ( Forwarder::is_on() ) {
			$actions['resend'] = __( 'Send again', 'charterform' );
		}
		return $actions + array(
			'done'  => __( 'Mark as done', 'charterform' ),
			'trash' => __( 'Move to Trash', 'charterform' ),
		);
	}

	/** Reads the page of orders that is shown. */
	public function prepare_items() {
		$this->_column_headers = array( $this->get_columns(), get_hidden_columns( $this->screen ), $this->get_sortable_columns(), 'number' );

		$limit       = $this->get_items_per_page( Orders_List::PER_PAGE, self::PER_PAGE );
		$total       = Order_Search::count( $this->filters );
		$this->items = Order_Search::find( $this->filters, $limit, ( $this->get_pagenum() - 1 ) * $limit );
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => $limit,
			)
		);
	}

	/** What is shown where there are no orders. */
	public function no_items() {
		esc_html_e( 'There are no orders here.', 'charterform' );
	}

	/** The columns that can be sorted by. */
	protected function get_sortable_columns() {
		return array(
			'number'     => array( 'id', true ),
			'customer'   => array( 'customer', false ),
			'company'    => array( 'company', false ),
			'form_type'  => array( 'form_type', false ),
			'status'     => array( 'status', false ),
			'total'      => array( 'total', true ),
			'created_at' => array( 'created_at', true ),
		);
	}

	/** The statuses with how many orders each has, as links. */
	protected function get_views() {
		return Orders_Filters::views( $this->filters );
	}

	/**
	 * The filters, the note for a change of several orders, and the export of what is shown.
	 *
	 * @param string $which `top` or `bottom`.
	 */
	protected function extra_tablenav( $which ) {
		if ( 'top' === $which ) {
			Orders_Filters::render( $this->filters );
		}
	}

	/**
	 * A row; what nobody has opened yet stands out.
	 *
	 * @param object $order A row.
	 */
	public function single_row( $order ) {
		echo '<tr class="' . ( (int) $order->seen_at ? '' : 'charterform-unseen' ) . '">';
		$this->single_row_columns( $order );
		echo '</tr>';
	}

	/**
	 * The box that selects an order.
	 *
	 * @param object $order A row.
	 */
	protected function column_cb( $order ) {
		/* translators: %s: number of an order. */
		$label = sprintf( __( 'Select %s', 'charterform' ), Orders::number( $order ) );
		return sprintf( '<input type="checkbox" name="orders[]" value="%d" aria-label="%s" />', (int) $order->id, esc_attr( $label ) );
	}

	/**
	 * The number, a link to the order, with its actions.
	 *
	 * @param object $order A row.
	 */
	protected function column_number( $order ) {
		$view    = Orders_List::url( array( 'order' => $order->id ) );
		$actions = array( 'view' => self::link( $view, __( 'View', 'charterform' ) ) );
		if ( $this->is_trash() ) {
			$actions['restore'] = self::link( Order_Actions::url( $order, 'restore' ), __( 'Restore', 'charterform' ) );
		} else {
			if ( 'failed' === $order->state && Forwarder::is_on() ) {
				$actions['resend'] = self::link( Order_Actions::url( $order, 'resend' ), __( 'Send again', 'charterform' ) );
			}
			$actions['trash'] = self::link( Order_Actions::url( $order, 'trash' ), __( 'Trash', 'charterform' ) );
		}
		$new = Payment_View::is_test( $order ) ? ' <span class="charterform-mark charterform-mark-test">' . esc_html__( 'Test', 'charterform' ) . '</span>' : '';
		$new .= (int) $order->seen_at ? '' : ' <span class="charterform-mark">' . esc_html__( 'New', 'charterform' ) . '</span>';
		// Small screens show this column alone.
		$total = Order_Words::total( $order );
		$brief = array_filter( array( $order->customer, Order_Status::name( $order->status ), Refund_Words::mark( $order ), null === $total ? '' : Order_Words::dollars( $total ) ), 'strlen' );
		return '<strong><a class="row-title" href="' . esc_url( $view ) . '">' . esc_html( Orders::number( $order ) ) . '</a></strong>' . $new . '<div class="charterform-brief">' . esc_html( implode( ' · ', $brief ) ) . '</div>' . $this->row_actions( $actions );
	}

	/**
	 * Who it is.
	 *
	 * @param object $order A row.
	 */
	protected function column_customer( $order ) {
		$email = is_email( $order->email ) ? '<br /><a href="' . esc_url( 'mailto:' . $order->email ) . '">' . esc_html( $order->email ) . '</a>' : '';
		return esc_html( $order->customer ) . $email;
	}

	/**
	 * The status; messages have none.
	 *
	 * @param object $order A row.
	 */
	protected function column_status( $order ) {
		$name = Order_Status::name( $order->status );
		return '' === $name ? '<span aria-hidden="true">–</span>' : '<span class="charterform-status charterform-status-' . esc_attr( $order->status ) . '">' . esc_html( $name ) . '</span>' . ( Refund_Words::is_partly( $order ) ? '<br /><span class="description">' . esc_html( Refund_Words::mark( $order ) ) . '</span>' : '' );
	}

	/**
	 * How far forwarding is, and what went wrong.
	 *
	 * @param object $order A row.
	 */
	protected function column_state( $order ) {
		$states = Order_Words::states();
		$fault  = '' !== $order->last_error ? '<br /><span class="description">' . esc_html( $order->last_error ) . '</span>' : '';
		return '<span class="charterform-state charterform-state-' . esc_attr( $order->state ) . '">' . esc_html( $states[ $order->state ] ) . '</span>' . $fault;
	}

	/**
	 * Any other column.
	 *
	 * @param object $order  A row.
	 * @param string $column Its name.
	 */
	protected function column_default( $order, $column ) {
		switch ( $column ) {
			case 'total':
				$total = Order_Words::total( $order );
				return esc_html( null === $total ? '–' : Order_Words::dollars( $total ) );
			case 'created_at':
				return esc_html( Order_Words::date( $order->created_at ) );
			case 'form_type':
				return esc_html( Order_Words::kind( $order ) ) . '<br /><span class="description">' . esc_html( Form_Types::title( $order->form_type ) ) . '</span>';
			default:
				return esc_html( isset( $order->{$column} ) ? $order->{$column} : '' );
		}
	}

	/** Whether the Trash is shown. */
	private function is_trash() {
		return Order_Search::TRASH === $this->filters['status'];
	}

	/**
	 * A link.
	 *
	 * @param string $url   Where to.
	 * @param string $words Its words.
	 */
	private static function link( $url, $words ) {
		return '<a href="' . esc_url( $url ) . '">' . esc_html( $words ) . '</a>';
	}
}

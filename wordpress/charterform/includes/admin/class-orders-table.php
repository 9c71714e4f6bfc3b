<?php
/**
 * The table of orders in the admin.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

/**
 * Lists orders with states, search and actions.
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
				'screen'   => 'charterform-orders',
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
			'total'      => __( 'Total', 'charterform' ),
			'state'      => __( 'State', 'charterform' ),
			'created_at' => __( 'Received', 'charterform' ),
		);
	}

	/** What the actions for several orders are. */
	public function get_bulk_actions() {
		$actions = array(
			'done'   => __( 'Mark as done', 'charterform' ),
			'delete' => __( 'Delete', 'charterform' ),
		);
		return Forwarder::is_on() ? array( 'resend' => __( 'Send again', 'charterform' ) ) + $actions : $actions;
	}

	/** Reads the page of orders that is shown. */
	public function prepare_items() {
		$this->_column_headers = array( $this->get_columns(), array(), $this->get_sortable_columns(), 'number' );

		$total       = Order_Search::count( $this->filters );
		$this->items = Order_Search::find( $this->filters, self::PER_PAGE, ( $this->get_pagenum() - 1 ) * self::PER_PAGE );
		$this->set_pagination_args(
			array(
				'total_items' => $total,
				'per_page'    => self::PER_PAGE,
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
			'created_at' => array( 'created_at', true ),
		);
	}

	/** The states with how many orders each has, as links. */
	protected function get_views() {
		$counts = Order_Search::count_by_state();
		$views  = array( '' => __( 'All', 'charterform' ) ) + Order_Words::states();
		$links  = array();
		foreach ( $views as $state => $name ) {
			$count           = '' === $state ? array_sum( $counts ) : ( isset( $counts[ $state ] ) ? $counts[ $state ] : 0 );
			$is_current      = $this->filters['state'] === $state;
			$links[ $state ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( Orders_List::url( '' === $state ? array() : array( 'state' => $state ) ) ),
				$is_current ? ' class="current" aria-current="page"' : '',
				esc_html( $name ),
				esc_html( number_format_i18n( $count ) )
			);
		}
		return $links;
	}

	/**
	 * The filter by form, and the export of what is shown.
	 *
	 * @param string $which `top` or `bottom`.
	 */
	protected function extra_tablenav( $which ) {
		if ( 'top' !== $which ) {
			return;
		}
		echo '<div class="alignleft actions"><label class="screen-reader-text" for="charterform-form">' . esc_html__( 'Filter by form', 'charterform' ) . '</label>';
		echo '<select name="form" id="charterform-form"><option value="">' . esc_html__( 'All forms', 'charterform' ) . '</option>';
		foreach ( Order_Search::form_types() as $form ) {
			printf( '<option value="%1$s"%2$s>%1$s</option>', esc_attr( $form ), selected( $this->filters['form'], $form, false ) );
		}
		echo '</select>';
		submit_button( __( 'Filter', 'charterform' ), '', 'filter_action', false );
		$export = array_filter(
			array(
				'action' => 'charterform_csv',
				'state'  => $this->filters['state'],
				'form'   => $this->filters['form'],
				's'      => $this->filters['words'],
			)
		);
		$url    = wp_nonce_url( add_query_arg( array_map( 'rawurlencode', $export ), admin_url( 'admin-post.php' ) ), 'charterform_csv' );
		echo ' <a class="button" href="' . esc_url( $url ) . '">' . esc_html__( 'Export as CSV', 'charterform' ) . '</a></div>';
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
		$actions = array( 'view' => '<a href="' . esc_url( $view ) . '">' . esc_html__( 'View', 'charterform' ) . '</a>' );
		if ( 'done' !== $order->state ) {
			if ( Forwarder::is_on() ) {
				$actions['resend'] = '<a href="' . esc_url( Order_Actions::url( $order, 'resend' ) ) . '">' . esc_html__( 'Send again', 'charterform' ) . '</a>';
			}
			$actions['done']   = '<a href="' . esc_url( Order_Actions::url( $order, 'done' ) ) . '">' . esc_html__( 'Done', 'charterform' ) . '</a>';
		}
		return '<strong><a class="row-title" href="' . esc_url( $view ) . '">' . esc_html( Orders::number( $order ) ) . '</a></strong>' . $this->row_actions( $actions );
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
	 * The state, and what went wrong.
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
				return esc_html( wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $order->created_at ) );
			case 'form_type':
				return esc_html( Order_Words::kind( $order ) ) . '<br /><span class="description">' . esc_html( $order->form_type ) . '</span>';
			default:
				return esc_html( isset( $order->{$column} ) ? $order->{$column} : '' );
		}
	}
}

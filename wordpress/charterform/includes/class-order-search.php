<?php
/**
 * Finds orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Searches the table of orders by state, form and words.
 */
final class Order_Search {

	/** What a list needs of an order: nothing that is long. */
	const SHORT = 'id, action, order_key, form_type, state, customer, email, company, total, SUBSTR(last_error, 1, 500) AS last_error, created_at, sent_at';

	/** The same with what was answered, for exports. */
	const WITH_PAYLOAD = self::SHORT . ', next_try, locked_until, payload, files';

	const SORTABLE = array( 'id', 'customer', 'company', 'form_type', 'state', 'created_at' );

	/**
	 * The filters of the request: `state`, `form`, `words`, `orderby`, `order`.
	 *
	 * @return string[]
	 */
	public static function from_request() {
		$read    = static function ( $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended
			return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		};
		$orderby = $read( 'orderby' );
		return array(
			'state'   => in_array( $read( 'state' ), Orders::STATES, true ) ? $read( 'state' ) : '',
			'form'    => $read( 'form' ),
			'words'   => $read( 's' ),
			'orderby' => in_array( $orderby, self::SORTABLE, true ) ? $orderby : 'id',
			'order'   => 'asc' === strtolower( $read( 'order' ) ) ? 'ASC' : 'DESC',
		);
	}

	/**
	 * A page of orders.
	 *
	 * @param string[] $filters See `from_request()`.
	 * @param int      $limit   Orders at most.
	 * @param int      $offset  How many to skip.
	 * @param string   $columns `SHORT` or `WITH_PAYLOAD`.
	 * @return object[] Rows.
	 */
	public static function find( array $filters, $limit, $offset = 0, $columns = self::SHORT ) {
		$columns = self::WITH_PAYLOAD === $columns ? self::WITH_PAYLOAD : self::SHORT;
		global $wpdb;
		list( $where, $values ) = self::where( $filters );
		$direction              = 'ASC' === $filters['order'] ? 'ASC' : 'DESC';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The columns are constants, and the condition holds placeholders alone.
		return $wpdb->get_results( $wpdb->prepare( "SELECT $columns FROM %i WHERE $where ORDER BY %i $direction, id DESC LIMIT %d OFFSET %d", array_merge( array( Tables::orders() ), $values, array( $filters['orderby'], $limit, $offset ) ) ) );
	}

	/**
	 * How many orders there are.
	 *
	 * @param string[] $filters See `from_request()`.
	 * @return int
	 */
	public static function count( array $filters ) {
		global $wpdb;
		list( $where, $values ) = self::where( $filters );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The condition holds placeholders alone.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE $where", array_merge( array( Tables::orders() ), $values ) ) );
	}

	/**
	 * How many orders each state has.
	 *
	 * @return int[] By state.
	 */
	public static function count_by_state() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT state, COUNT(*) AS orders FROM %i GROUP BY state', Tables::orders() ) );
		return array_map( 'intval', array_column( $rows, 'orders', 'state' ) );
	}

	/** The form types of which there are orders. */
	public static function form_types() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT form_type FROM %i ORDER BY form_type', Tables::orders() ) );
	}

	/**
	 * Orders of a person.
	 *
	 * @param string $email  An address.
	 * @param int    $limit  Orders at most.
	 * @param int    $offset How many to skip.
	 * @return object[] Rows.
	 */
	public static function of_person( $email, $limit, $offset = 0 ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The columns are constants.
		return $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::WITH_PAYLOAD . ' FROM %i WHERE email = %s ORDER BY id LIMIT %d OFFSET %d', Tables::orders(), strtolower( $email ), $limit, $offset ) );
	}

	/**
	 * Conditions as SQL with placeholders alone, and their values.
	 *
	 * @param string[] $filters See `from_request()`.
	 * @return array
	 */
	private static function where( array $filters ) {
		global $wpdb;
		$where  = array( '1 = %d' );
		$values = array( 1 );
		if ( '' !== $filters['state'] ) {
			$where[]  = 'state = %s';
			$values[] = $filters['state'];
		}
		if ( '' !== $filters['form'] ) {
			$where[]  = 'form_type = %s';
			$values[] = $filters['form'];
		}
		if ( '' !== $filters['words'] ) {
			$like    = '%' . $wpdb->esc_like( $filters['words'] ) . '%';
			$where[] = '(customer LIKE %s OR email LIKE %s OR company LIKE %s OR order_key = %s OR id = %d)';
			array_push( $values, $like, $like, $like, $filters['words'], (int) ltrim( $filters['words'], '#' ) - 100000 );
		}
		return array( implode( ' AND ', $where ), $values );
	}
}

<?php
/**
 * Finds orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Searches the table of orders by status, form, way to pay, days and words.
 */
final class Order_Search {

	/** What a list needs of an order: nothing that is long. */
	const SHORT = 'id, action, order_key, form_type, state, status, payment_way, trashed_at, seen_at, customer, email, company, total, refunded, SUBSTR(last_error, 1, 500) AS last_error, created_at, sent_at';

	/** The same with what was answered, for exports. A ledger that is longer than any body may be is none, and stays unread. */
	const WITH_PAYLOAD = self::SHORT . ', next_try, locked_until, page_url, payload, CASE WHEN LENGTH(ledger) > ' . Payload_Limits::MAX_BYTES . " THEN '' ELSE ledger END AS ledger, files";

	const SORTABLE = array( 'id', 'customer', 'company', 'form_type', 'state', 'status', 'total', 'created_at' );

	/** Words of a search at most. */
	const MAX_WORDS = 8;

	/** The status that stands for the Trash in addresses. */
	const TRASH = 'trash';

	/** The status that stands for what nobody has opened yet. */
	const UNSEEN = 'unseen';

	/**
	 * The filters of the request: `status`, `state` of forwarding, `form`, `way`, `from`, `to`, `words`, `orderby`, `order`.
	 *
	 * @return string[]
	 */
	public static function from_request() {
		$read     = static function ( $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended
			return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
		};
		$statuses = array_merge( array_keys( Order_Status::names() ), array( self::TRASH, self::UNSEEN ) );
		$orderby  = $read( 'orderby' );
		return array(
			'status'  => in_array( $read( 'status' ), $statuses, true ) ? $read( 'status' ) : '',
			'state'   => in_array( $read( 'state' ), Orders::STATES, true ) ? $read( 'state' ) : '',
			'form'    => $read( 'form' ),
			'way'     => $read( 'way' ),
			'from'    => self::day( $read( 'from' ) ) ? $read( 'from' ) : '',
			'to'      => self::day( $read( 'to' ) ) ? $read( 'to' ) : '',
			'words'   => $read( 's' ),
			'orderby' => in_array( $orderby, self::SORTABLE, true ) ? $orderby : 'id',
			'order'   => 'asc' === strtolower( $read( 'order' ) ) ? 'ASC' : 'DESC',
		);
	}

	/**
	 * Filters as the query of an address.
	 *
	 * @param string[] $filters See `from_request()`.
	 * @return string[]
	 */
	public static function query( array $filters ) {
		$query = array_intersect_key( $filters, array_flip( array( 'status', 'state', 'form', 'way', 'from', 'to' ) ) ) + array( 's' => $filters['words'] );
		return array_filter( $query, 'strlen' );
	}

	/**
	 * A page of orders.
	 *
	 * @param string[] $filters See `from_request()`.
	 * @param int      $limit   Orders at most.
	 * @param int      $offset  How many to skip.
	 * @return object[] Rows.
	 */
	public static function find( array $filters, $limit, $offset = 0 ) {
		global $wpdb;
		list( $where, $values ) = self::where( $filters );
		$direction              = 'ASC' === $filters['order'] ? 'ASC' : 'DESC';
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The columns are constants, and the condition holds placeholders alone.
		return $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::SHORT . " FROM %i WHERE $where ORDER BY %i $direction, id DESC LIMIT %d OFFSET %d", array_merge( array( Tables::orders() ), $values, array( $filters['orderby'], $limit, $offset ) ) ) );
	}

	/**
	 * The orders before one, the newest first, with their payloads.
	 *
	 * @param string[] $filters See `from_request()`.
	 * @param int      $before  The id of the last one that was read; `PHP_INT_MAX` for the first ones.
	 * @param int      $limit   Orders at most.
	 * @return object[] Rows.
	 */
	public static function find_before( array $filters, $before, $limit ) {
		global $wpdb;
		list( $where, $values ) = self::where( $filters );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The columns are constants, and the condition holds placeholders alone.
		return $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::WITH_PAYLOAD . " FROM %i WHERE $where AND id < %d ORDER BY id DESC LIMIT %d", array_merge( array( Tables::orders() ), $values, array( $before, $limit ) ) ) );
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
	 * How many orders each status has; '' for messages, `TRASH` for what is in the Trash.
	 *
	 * @return int[] By status.
	 */
	public static function count_by_status() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$rows   = $wpdb->get_results( $wpdb->prepare( 'SELECT status, COUNT(*) AS orders FROM %i WHERE trashed_at = 0 GROUP BY status', Tables::orders() ) );
		$counts = array_map( 'intval', array_column( $rows, 'orders', 'status' ) );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$counts[ self::TRASH ] = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE trashed_at > 0', Tables::orders() ) );
		return $counts;
	}

	/**
	 * How many orders each state of forwarding has.
	 *
	 * @return int[] By state.
	 */
	public static function count_by_state() {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT state, COUNT(*) AS orders FROM %i WHERE trashed_at = 0 GROUP BY state', Tables::orders() ) );
		return array_map( 'intval', array_column( $rows, 'orders', 'state' ) );
	}

	/**
	 * What stands in a column, each value once.
	 *
	 * @param string $column `form_type` or `payment_way`.
	 * @return string[]
	 */
	public static function values_of( $column ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT %i FROM %i WHERE %i <> '' ORDER BY %i", $column, Tables::orders(), $column, $column ) );
	}

	/**
	 * Orders of a person, those in the Trash among them.
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
		$where  = array( self::TRASH === $filters['status'] ? 'trashed_at > %d' : 'trashed_at = %d' );
		$values = array( 0 );
		if ( self::UNSEEN === $filters['status'] ) {
			$where[] = 'seen_at = 0';
		} elseif ( self::TRASH !== $filters['status'] && '' !== $filters['status'] ) {
			$where[]  = 'status = %s';
			$values[] = $filters['status'];
		}
		foreach ( array( 'state' => 'state', 'form' => 'form_type', 'way' => 'payment_way' ) as $name => $column ) {
			if ( '' !== $filters[ $name ] ) {
				$where[]  = "$column = %s";
				$values[] = $filters[ $name ];
			}
		}
		if ( '' !== $filters['from'] ) {
			$where[]  = 'created_at >= %d';
			$values[] = self::day( $filters['from'] )->getTimestamp();
		}
		if ( '' !== $filters['to'] ) {
			$where[]  = 'created_at < %d';
			$values[] = self::day( $filters['to'] )->modify( '+1 day' )->getTimestamp();
		}
		foreach ( array_slice( preg_split( '/\s+/', $filters['words'], -1, PREG_SPLIT_NO_EMPTY ), 0, self::MAX_WORDS ) as $word ) {
			list( $where[], $more ) = self::where_word( $word );
			$values                 = array_merge( $values, $more );
		}
		return array( implode( ' AND ', $where ), $values );
	}

	/**
	 * The condition of a word: it is found in who ordered, in the answers, or is the number.
	 *
	 * @param string $word Without spaces.
	 * @return array
	 */
	private static function where_word( $word ) {
		global $wpdb;
		$like   = '%' . $wpdb->esc_like( $word ) . '%';
		$number = preg_match( '/^#?\d{6,12}$/', $word ) ? (int) ltrim( $word, '#' ) - 100000 : 0;
		return array(
			'(customer LIKE %s OR email LIKE %s OR company LIKE %s OR words LIKE %s OR (words IS NULL AND payload LIKE %s) OR order_key = %s OR id = %d)',
			array( $like, $like, $like, $like, $like, $word, $number ),
		);
	}

	/**
	 * A day of the site's calendar; null where the text names none.
	 *
	 * @param string $text Such as `2026-11-27`.
	 * @return \DateTimeImmutable|null
	 */
	private static function day( $text ) {
		$is_day = preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
		return $is_day ? new \DateTimeImmutable( $text, wp_timezone() ) : null;
	}
}

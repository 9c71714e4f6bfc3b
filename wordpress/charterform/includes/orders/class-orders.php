<?php
/**
 * Orders and messages.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The table of orders. States: `new` (stored), `sent` (forwarded or mailed), `failed` (given up), `done` (by hand).
 */
final class Orders {

	/** Who may read and work on orders: whoever may manage options, and whom a site gives it to. */
	const CAPABILITY = 'manage_charterform';

	const STATES = array( 'new', 'sent', 'failed', 'done' );

	/** Keeps how many orders the badge counts, for a minute. */
	const COUNTS = 'charterform_counts';

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'user_has_cap', array( __CLASS__, 'grant' ) );
	}

	/**
	 * Gives the capability to administrators, and to editors where the settings say so, without writing it into a role.
	 *
	 * @param bool[] $capabilities Those of a user, by name.
	 * @return bool[]
	 */
	public static function grant( $capabilities ) {
		$is_editor = ! empty( $capabilities['edit_others_posts'] ) && Settings::get( Staff::EDITORS, false );
		if ( ! empty( $capabilities['manage_options'] ) || $is_editor ) {
			$capabilities[ self::CAPABILITY ] = true;
		}
		return $capabilities;
	}

	/**
	 * Stores an order.
	 *
	 * @param Post   $post  As it arrived.
	 * @param string $key   Its key.
	 * @param array  $files What `Uploads::take()` returned.
	 * @return int Its id.
	 * @throws \RuntimeException Where it cannot be stored.
	 */
	public static function insert( Post $post, $key, array $files ) {
		global $wpdb;
		Card_Guard::mask( $post->data );
		$secrets = array(
			'passwords' => Secrets::extract( $post->data ),
			'client_ip' => isset( $post->data->client_ip ) ? $post->data->client_ip : Rate_Limit::address(),
		);
		unset( $post->data->client_ip );
		$ledger = null === $post->ledger && 'process_signup' === $post->action ? Ledger::read( Post::field( 'ledger' ) ) : (array) $post->ledger;
		$total  = Priced_Orders::is_free( $post ) ? 0 : Ledger::total( $ledger );
		$row    = array(
			'action'     => $post->action,
			'order_key'  => $key,
			'form_type'  => $post->form_type(),
			'user_id'    => $post->user_id,
			'page_url'   => Post::page_url(),
			'fields'     => wp_json_encode( $post->common_fields() ),
			'payload'    => self::encode( $post->data ),
			'words'      => Search_Words::of( $post->data ),
			'secrets'    => Forwarder::has_back_end() ? Secrets::seal( $secrets ) : null,
			'files'      => self::encode( $files ),
			'ledger'     => $ledger ? self::encode( $ledger ) : '',
			'total'      => $total,
			'payment_way' => Payment_Choice::of( $post, $total ),
			'notes'      => '[]',
			'reply'      => '',
			'last_error' => '',
			'created_at' => time(),
		) + self::person( $post->data );
		$stored = $wpdb->insert( Tables::orders(), $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		if ( ! $stored ) {
			Upload_Folder::delete( $files );
			throw new \RuntimeException( 'The order could not be stored' );
		}
		delete_transient( self::COUNTS );
		return (int) $wpdb->insert_id;
	}

	/**
	 * An order by its id.
	 *
	 * @param int $id Its id.
	 * @return object|null
	 */
	public static function find( $id ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', Tables::orders(), $id ) );
	}

	/**
	 * An order by its idempotency key.
	 *
	 * @param string $action Such as `process_signup`.
	 * @param string $key    Its key.
	 * @return object|null
	 */
	public static function find_by_key( $action, $key ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE action = %s AND order_key = %s', Tables::orders(), $action, $key ) );
	}

	/**
	 * Changes an order.
	 *
	 * @param int   $id      Its id.
	 * @param array $changes By column.
	 */
	public static function update( $id, array $changes ) {
		global $wpdb;
		$wpdb->update( Tables::orders(), $changes, array( 'id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		delete_transient( self::COUNTS );
	}

	/**
	 * Deletes orders with their files, whether they are in the Trash or not.
	 *
	 * @param object[] $orders Rows with `id` and `files`.
	 */
	public static function delete( array $orders ) {
		global $wpdb;
		foreach ( $orders as $order ) {
			/**
			 * Fires before an order is deleted for good.
			 *
			 * @param object $order With its `id` at least.
			 */
			do_action( 'charterform_delete_order', $order );
			Upload_Folder::delete( (array) json_decode( $order->files ) );
			$wpdb->delete( Tables::orders(), array( 'id' => $order->id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
		delete_transient( self::COUNTS );
	}

	/**
	 * Adds a note to an order.
	 *
	 * @param object $order A row.
	 * @param string $text  Plain text.
	 */
	public static function add_note( $order, $text ) {
		$notes   = (array) json_decode( $order->notes, true );
		$notes[] = array(
			'at'   => time(),
			'by'   => get_current_user_id(),
			'text' => $text,
		);
		self::update( $order->id, array( 'notes' => self::encode( $notes ) ) );
	}

	/** How many orders have failed, for the badge. */
	public static function count_failed() {
		return self::counts()['failed'];
	}

	/** How many orders nobody has opened since they came, for the badge. */
	public static function count_unseen() {
		return self::counts()['unseen'];
	}

	/** Both numbers of the badge; orders in the Trash are in neither. */
	private static function counts() {
		global $wpdb;
		$counts = get_transient( self::COUNTS );
		if ( ! is_array( $counts ) ) {
			$counts = array();
			foreach ( array( 'failed' => "state = 'failed'", 'unseen' => 'seen_at = 0' ) as $name => $where ) {
				// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL -- The condition is one of the two above.
				$counts[ $name ] = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE trashed_at = 0 AND $where", Tables::orders() ) );
			}
			set_transient( self::COUNTS, $counts, MINUTE_IN_SECONDS );
		}
		return $counts;
	}

	/**
	 * Notes that somebody who works on orders has opened one.
	 *
	 * @param object $order A row.
	 */
	public static function mark_seen( $order ) {
		if ( ! (int) $order->seen_at ) {
			$order->seen_at = time();
			self::update( $order->id, array( 'seen_at' => $order->seen_at ) );
		}
	}

	/**
	 * The number that the visitor is told.
	 *
	 * @param object $order A row.
	 */
	public static function number( $order ) {
		return (string) ( 100000 + (int) $order->id );
	}

	/**
	 * JSON as it arrived: amounts keep their zeros, other scripts and slashes stay readable and can be searched.
	 *
	 * @param mixed $value What is stored.
	 * @return string
	 */
	public static function encode( $value ) {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION );
	}

	/**
	 * Whose order it is: `customer`, `email` and `company`, for list and search.
	 *
	 * @param \stdClass $data The payload.
	 * @return string[]
	 */
	public static function person( $data ) {
		$read    = static function ( ...$path ) use ( $data ) {
			$at = $data;
			foreach ( $path as $key ) {
				$at = is_array( $at ) ? ( isset( $at[ $key ] ) ? $at[ $key ] : null ) : ( isset( $at->{$key} ) ? $at->{$key} : null );
			}
			return is_scalar( $at ) ? sanitize_text_field( (string) $at ) : '';
		};
		$first   = static function ( ...$texts ) {
			return mb_substr( (string) current( array_filter( $texts, 'strlen' ) ), 0, 191 );
		};
		$name_in = static function ( ...$path ) use ( $read ) {
			return trim( $read( ...array_merge( $path, array( 'first_name' ) ) ) . ' ' . $read( ...array_merge( $path, array( 'last_name' ) ) ) );
		};
		return array(
			'customer' => $first( $name_in( 'contact' ), $name_in(), $name_in( 'contact_information' ), $read( 'name' ) ),
			'email'    => strtolower( $first( $read( 'account', 'email_address' ), $read( 'email' ), $read( 'contact_information', 'email' ) ) ),
			'company'  => $first( $read( 'companies', 0, 'company', 'name' ), $read( 'company_name' ) ),
		);
	}
}

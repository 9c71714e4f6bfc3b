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

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'user_has_cap', array( __CLASS__, 'grant' ) );
	}

	/**
	 * Gives the capability to administrators, without writing it into a role.
	 *
	 * @param bool[] $capabilities Those of a user, by name.
	 * @return bool[]
	 */
	public static function grant( $capabilities ) {
		if ( ! empty( $capabilities['manage_options'] ) ) {
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
		$ledger = 'process_signup' === $post->action ? Ledger::read( Post::field( 'ledger' ) ) : array();
		$row    = array(
			'action'     => $post->action,
			'order_key'  => $key,
			'form_type'  => $post->form_type(),
			'page_url'   => Post::page_url(),
			'fields'     => wp_json_encode( $post->common_fields() ),
			'payload'    => self::encode( $post->data ),
			'secrets'    => Forwarder::has_back_end() ? Secrets::seal( $secrets ) : null,
			'files'      => self::encode( $files ),
			'ledger'     => $ledger ? self::encode( $ledger ) : '',
			'total'      => Ledger::total( $ledger ),
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
		delete_transient( 'charterform_failed' );
	}

	/**
	 * Deletes orders with their files.
	 *
	 * @param object[] $orders Rows with `id` and `files`.
	 */
	public static function delete( array $orders ) {
		global $wpdb;
		foreach ( $orders as $order ) {
			Upload_Folder::delete( (array) json_decode( $order->files ) );
			$wpdb->delete( Tables::orders(), array( 'id' => $order->id ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
		delete_transient( 'charterform_failed' );
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
		global $wpdb;
		$count = get_transient( 'charterform_failed' );
		if ( false === $count ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE state = 'failed'", Tables::orders() ) );
			set_transient( 'charterform_failed', $count, MINUTE_IN_SECONDS );
		}
		return (int) $count;
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

<?php
/**
 * The files for the customer.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * What the owner gives the customer of an order, such as articles or stamped copies, kept in the folder that no server serves.
 */
final class Order_Documents {

	const TABLE = 'order_documents';

	/** Kinds of files that are taken, by their endings. */
	const ENDINGS = array( 'pdf', 'png', 'jpg', 'jpeg' );

	/** Files of one order at most. */
	const MAX_FILES = 50;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add_table' ) );
		add_action( 'charterform_delete_order', array( __CLASS__, 'delete_all' ) );
		add_action( 'admin_post_charterform_document', array( __CLASS__, 'handle' ) );
	}

	/**
	 * Adds the table. Times are seconds since 1970.
	 *
	 * @param string[] $tables Columns by the name of the table.
	 * @return string[]
	 */
	public static function add_table( $tables ) {
		return $tables + array(
			self::TABLE => "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				order_id bigint(20) unsigned NOT NULL DEFAULT 0,
				name varchar(191) NOT NULL DEFAULT '',
				type varchar(100) NOT NULL DEFAULT '',
				size bigint(20) unsigned NOT NULL DEFAULT 0,
				stored_as varchar(64) NOT NULL DEFAULT '',
				user_id bigint(20) unsigned NOT NULL DEFAULT 0,
				added_at bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				KEY order_id (order_id)",
		);
	}

	/**
	 * The files of an order, the oldest first.
	 *
	 * @param object $order A row.
	 * @return array A list of `id`, `name`, `size`, `path` and `added_at`.
	 */
	public static function of( $order ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE order_id = %d ORDER BY id', Tables::name( self::TABLE ), $order->id ) );
		return array_map(
			static function ( $row ) {
				return array(
					'id'       => (int) $row->id,
					'name'     => $row->name,
					'size'     => (int) $row->size,
					'path'     => Upload_Folder::path( $row->stored_as ),
					'added_at' => (int) $row->added_at,
				);
			},
			$rows
		);
	}

	/**
	 * A file of an order.
	 *
	 * @param object $order A row.
	 * @param int    $id    Of the file.
	 * @return array|null As `of()` lists it.
	 */
	public static function find( $order, $id ) {
		$files = array_column( self::of( $order ), null, 'id' );
		return isset( $files[ $id ] ) ? $files[ $id ] : null;
	}

	/**
	 * Adds a file that was just uploaded.
	 *
	 * @param object $order A row.
	 * @param array  $file  As PHP hands it over, its name without slashes.
	 * @return string What is wrong with it, as a sentence; '' where it was added.
	 */
	public static function add( $order, array $file ) {
		global $wpdb;
		$fault = Uploads::fault( $file, self::ENDINGS );
		if ( '' !== $fault ) {
			return $fault;
		}
		if ( count( self::of( $order ) ) >= self::MAX_FILES ) {
			/* translators: %d: number of files. */
			return sprintf( __( 'An order has at most %d files. Delete one first.', 'charterform' ), self::MAX_FILES );
		}
		$stored = Upload_Folder::store( $file['tmp_name'] );
		if ( '' === $stored ) {
			return __( 'The file could not be stored. Site Health may say why.', 'charterform' );
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->insert(
			Tables::name( self::TABLE ),
			array(
				'order_id'  => $order->id,
				'name'      => mb_substr( sanitize_file_name( $file['name'] ), -191 ),
				'type'      => Uploads::type_of( $file['name'] ),
				'size'      => (int) $file['size'],
				'stored_as' => $stored,
				'user_id'   => get_current_user_id(),
				'added_at'  => time(),
			)
		);
		/**
		 * Fires once a file for the customer was added to an order.
		 *
		 * @param object $order A row.
		 */
		do_action( 'charterform_order_documents', $order );
		return '';
	}

	/**
	 * Deletes a file.
	 *
	 * @param array $file As `of()` lists it.
	 */
	public static function delete( array $file ) {
		global $wpdb;
		wp_delete_file( $file['path'] );
		$wpdb->delete( Tables::name( self::TABLE ), array( 'id' => $file['id'] ), array( '%d' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Deletes the files of an order that is deleted.
	 *
	 * @param object $order With its `id`.
	 */
	public static function delete_all( $order ) {
		array_map( array( __CLASS__, 'delete' ), self::of( $order ) );
	}

	/**
	 * The address that does something with a file.
	 *
	 * @param object $order A row.
	 * @param int    $id    Of the file.
	 * @param string $what  `download` or `remove`.
	 */
	public static function url( $order, $id, $what ) {
		$query = array(
			'action' => 'charterform_document',
			'order'  => $order->id,
			'file'   => $id,
			'do'     => $what,
		);
		return wp_nonce_url( add_query_arg( $query, admin_url( 'admin-post.php' ) ), 'charterform_document_' . $order->id );
	}

	/** Adds, sends or deletes a file for somebody who may work on orders. */
	public static function handle() {
		$id   = isset( $_REQUEST['order'] ) ? absint( $_REQUEST['order'] ) : 0;
		$what = isset( $_REQUEST['do'] ) ? sanitize_key( $_REQUEST['do'] ) : '';
		check_admin_referer( "charterform_document_$id" );
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		$order = Orders::find( $id );
		$file  = $order && isset( $_REQUEST['file'] ) ? self::find( $order, absint( $_REQUEST['file'] ) ) : null;
		if ( ! $order || ( 'add' !== $what && ! $file ) ) {
			wp_die( esc_html__( 'There is no such file.', 'charterform' ), '', array( 'response' => 404 ) );
		}
		if ( 'download' === $what ) {
			Upload_Folder::send_file( $file['path'], $file['name'] );
		}
		if ( 'remove' === $what ) {
			self::delete( $file );
			$said = 'removed';
		} else {
			$said = self::add_sent( $order );
		}
		wp_safe_redirect(
			Orders_List::url(
				array(
					'order' => $id,
					'said'  => $said,
				)
			)
		);
		exit;
	}

	/**
	 * Adds the file of the request.
	 *
	 * @param object $order A row.
	 * @return string What is said of it.
	 */
	private static function add_sent( $order ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The nonce is checked by `handle()`, the name where it is used.
		$file = isset( $_FILES['document'] ) && is_string( $_FILES['document']['name'] ) ? $_FILES['document'] : array( 'error' => UPLOAD_ERR_NO_FILE );
		if ( UPLOAD_ERR_NO_FILE === $file['error'] ) {
			return 'nofile';
		}
		$file['name'] = wp_unslash( $file['name'] );
		$fault        = self::add( $order, $file );
		set_transient( 'charterform_file_fault_' . get_current_user_id(), $fault, MINUTE_IN_SECONDS );
		return '' === $fault ? 'attached' : 'badfile';
	}
}

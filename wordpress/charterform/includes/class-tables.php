<?php
/**
 * The plugin's own tables.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and removes the tables of orders, attempts and hits.
 */
final class Tables {

	/** Raised with every change of a table. */
	const VERSION = '8';

	const VERSION_OPTION = 'charterform_tables';

	/** Registers the hooks. An update runs no activation, so the version is looked at on every start. */
	public static function register() {
		add_action( 'charterform_activate', array( __CLASS__, 'create' ) );
		add_action( 'init', array( __CLASS__, 'upgrade' ), 1 );
	}

	/** The table of orders, with the prefix of the site. */
	public static function orders() {
		global $wpdb;
		return $wpdb->prefix . 'charterform_orders';
	}

	/** The table of attempts, with the prefix of the site. */
	public static function attempts() {
		global $wpdb;
		return $wpdb->prefix . 'charterform_attempts';
	}

	/** The table of hits of the rate limit, with the prefix of the site. */
	public static function hits() {
		global $wpdb;
		return $wpdb->prefix . 'charterform_hits';
	}

	/**
	 * A table of a room, with the prefix of the site.
	 *
	 * @param string $name Such as `products`.
	 */
	public static function name( $name ) {
		global $wpdb;
		return $wpdb->prefix . 'charterform_' . $name;
	}

	/**
	 * The tables of the rooms: for each name, what stands between the brackets of its CREATE TABLE, as dbDelta reads it.
	 *
	 * @return string[]
	 */
	private static function of_rooms() {
		return (array) apply_filters( 'charterform_tables', array() );
	}

	/** Brings the tables up to date where they are older than the code. */
	public static function upgrade() {
		if ( self::VERSION !== get_option( self::VERSION_OPTION ) ) {
			self::create();
		}
	}

	/** Creates or changes the tables. Safe to repeat. */
	public static function create() {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$collate = $wpdb->get_charset_collate();
		dbDelta( self::orders_schema( self::orders(), $collate ) );
		dbDelta( self::attempts_schema( self::attempts(), $collate ) );
		dbDelta( self::hits_schema( self::hits(), $collate ) );
		foreach ( self::of_rooms() as $name => $columns ) {
			$table = self::name( $name );
			dbDelta( "CREATE TABLE $table (\n$columns\n) $collate;" );
		}
		$before = (string) get_option( self::VERSION_OPTION, '' );
		if ( '1' === $before ) {
			self::add_totals();
		}
		update_option( self::VERSION_OPTION, self::VERSION );
		/**
		 * Fires once the tables are of this version.
		 *
		 * @param string $before The version that they had; '' where there were none.
		 */
		do_action( 'charterform_tables_made', $before );
	}

	/** Reckons the totals of orders that were stored before there was a column for them, and drops ledgers that cannot be. */
	private static function add_totals() {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET ledger = '' WHERE LENGTH(ledger) > %d", self::orders(), Payload_Limits::MAX_BYTES ) );
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT id FROM %i WHERE ledger <> ''", self::orders() ) );
		foreach ( $ids as $id ) {
			$rows = Ledger::read( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT ledger FROM %i WHERE id = %d', self::orders(), $id ) ) );
			Orders::update(
				$id,
				array(
					'ledger' => $rows ? Orders::encode( $rows ) : '',
					'total'  => Ledger::total( $rows ),
				)
			);
		}
		// phpcs:enable
	}

	/** Removes the tables of the current site, and what they hold. */
	public static function drop() {
		global $wpdb;
		// The rooms are not loaded where the plugin is removed, so their tables are found by their names.
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::name( '' ) ) . '%' ) );
		foreach ( $tables as $table ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		delete_option( self::VERSION_OPTION );
	}

	/**
	 * Orders and messages. Times are seconds since 1970; `secrets` is encrypted and null once forwarded. `state` is that of
	 * forwarding, `status` that of the order; '' for whatever orders nothing. `words` are those of the answers, for the search;
	 * null before they are collected. `user_id` is the account that an order belongs to, 0 for none.
	 * `refunded` is the cents of its refunds that were made.
	 *
	 * @param string $table   Name of the table.
	 * @param string $collate Character set and collation.
	 */
	private static function orders_schema( $table, $collate ) {
		return "CREATE TABLE $table (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			action varchar(40) NOT NULL DEFAULT '',
			order_key varchar(64) NOT NULL DEFAULT '',
			form_type varchar(64) NOT NULL DEFAULT '',
			user_id bigint(20) unsigned NOT NULL DEFAULT 0,
			page_url varchar(500) NOT NULL DEFAULT '',
			state varchar(10) NOT NULL DEFAULT 'new',
			status varchar(20) NOT NULL DEFAULT '',
			payment_way varchar(40) NOT NULL DEFAULT '',
			trashed_at bigint(20) unsigned NOT NULL DEFAULT 0,
			seen_at bigint(20) unsigned NOT NULL DEFAULT 0,
			customer varchar(191) NOT NULL DEFAULT '',
			email varchar(191) NOT NULL DEFAULT '',
			company varchar(191) NOT NULL DEFAULT '',
			fields longtext NOT NULL,
			payload longtext NOT NULL,
			words longtext NULL,
			secrets longtext NULL,
			files longtext NOT NULL,
			ledger longtext NOT NULL,
			total bigint(20) NULL,
			refunded bigint(20) NOT NULL DEFAULT 0,
			notes longtext NOT NULL,
			reply longtext NOT NULL,
			last_error text NOT NULL,
			tries int(10) unsigned NOT NULL DEFAULT 0,
			next_try bigint(20) unsigned NOT NULL DEFAULT 0,
			locked_until bigint(20) unsigned NOT NULL DEFAULT 0,
			created_at bigint(20) unsigned NOT NULL DEFAULT 0,
			sent_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY action_key (action,order_key),
			KEY state (state),
			KEY trashed_status (trashed_at,status),
			KEY trashed_seen (trashed_at,seen_at),
			KEY email (email),
			KEY user_id (user_id),
			KEY created_at (created_at),
			KEY next_try (next_try)
		) $collate;";
	}

	/**
	 * One row an attempt; the unique key is what makes one order of many equal posts.
	 *
	 * @param string $table   Name of the table.
	 * @param string $collate Character set and collation.
	 */
	private static function attempts_schema( $table, $collate ) {
		return "CREATE TABLE $table (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			action varchar(40) NOT NULL DEFAULT '',
			order_key varchar(64) NOT NULL DEFAULT '',
			digest char(64) NOT NULL DEFAULT '',
			state varchar(10) NOT NULL DEFAULT 'running',
			status smallint(5) unsigned NOT NULL DEFAULT 0,
			reply longtext NOT NULL,
			started_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY action_key (action,order_key),
			KEY started_at (started_at)
		) $collate;";
	}

	/**
	 * Hits of an address, by a keyed hash that says nothing of the address.
	 *
	 * @param string $table   Name of the table.
	 * @param string $collate Character set and collation.
	 */
	private static function hits_schema( $table, $collate ) {
		return "CREATE TABLE $table (
			visitor char(64) NOT NULL DEFAULT '',
			hits int(10) unsigned NOT NULL DEFAULT 0,
			ends_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (visitor),
			KEY ends_at (ends_at)
		) $collate;";
	}
}

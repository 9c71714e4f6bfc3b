<?php
/**
 * Tests for Site Health.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Says what of the site keeps orders from arriving: cron, permalinks, limits, page cache, https, folder, failed orders, captcha, proxy.
 */
final class Site_Health {

	const TESTS = array( 'cron', 'permalinks', 'limits', 'cache', 'https', 'folder', 'orders', 'captcha', 'proxy' );

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'site_status_tests', array( __CLASS__, 'add' ) );
		add_filter( 'debug_information', array( __CLASS__, 'add_information' ) );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array $tests Those of the site.
	 * @return array
	 */
	public static function add( $tests ) {
		return self::with_tests( $tests, self::TESTS, __CLASS__ );
	}

	/**
	 * Adds tests by their names.
	 *
	 * @param array    $tests Those of the site.
	 * @param string[] $names The names.
	 * @param string   $class The class that has a method `test_` for each.
	 * @return array
	 */
	public static function with_tests( $tests, array $names, $class ) {
		foreach ( $names as $name ) {
			$tests['direct'][ "charterform_$name" ] = array(
				'label' => "Charterform: $name",
				'test'  => array( $class, "test_$name" ),
			);
		}
		return $tests;
	}

	/**
	 * Adds figures to the report of the site.
	 *
	 * @param array $information That of the site.
	 * @return array
	 */
	public static function add_information( $information ) {
		$counts = Order_Search::count_by_state();
		$fields = array(
			'limit_post' => array(
				'label' => __( 'A post at most', 'charterform' ),
				'value' => size_format( Post_Limits::post_bytes() ),
			),
			'limit_file' => array(
				'label' => __( 'A file at most', 'charterform' ),
				'value' => size_format( Post_Limits::file_bytes(), 1 ),
			),
			'forwarding' => array(
				'label' => __( 'Orders go to', 'charterform' ),
				'value' => (string) Settings::get( 'server.forward.mode', 'mail' ),
			),
		);
		foreach ( Order_Words::states() as $state => $name ) {
			$fields[ "state_$state" ] = array(
				'label' => $name,
				'value' => isset( $counts[ $state ] ) ? $counts[ $state ] : 0,
			);
		}
		$information['charterform'] = array(
			'label'  => 'Charterform',
			'fields' => $fields,
		);
		return $information;
	}

	/** Whether the queue runs. */
	public static function test_cron() {
		$next = wp_next_scheduled( Forward_Queue::HOOK );
		$late = ! $next || $next < time() - 15 * MINUTE_IN_SECONDS;
		return self::result(
			'cron',
			! $late,
			$late ? __( 'Orders that failed are not sent again', 'charterform' ) : __( 'Orders that failed are sent again by themselves', 'charterform' ),
			$late ? __( 'The scheduled tasks of this site do not run. Let a real cron job call wp-cron.php every five minutes.', 'charterform' ) : __( 'The scheduled tasks of this site run.', 'charterform' ),
			'critical'
		);
	}

	/** Whether addresses below a page reach it. */
	public static function test_permalinks() {
		$pretty = '' !== (string) get_option( 'permalink_structure' );
		return self::result( 'permalinks', $pretty, $pretty ? __( 'The search for domains has addresses of its own', 'charterform' ) : __( 'The search for domains has no addresses of its own', 'charterform' ), __( 'An address below the page of a domain form is part of a search. That needs permalinks other than plain.', 'charterform' ) );
	}

	/** Whether files of the allowed size arrive. */
	public static function test_limits() {
		$asked = 1000 * (int) Settings::get( 'server.uploads.max_kb', 5000 );
		$fits  = Post_Limits::file_bytes() >= $asked && ( ! Post_Limits::post_bytes() || Post_Limits::post_bytes() >= 2 * $asked );
		/* translators: 1: allowed size of a file, 2: upload_max_filesize, 3: post_max_size. */
		$words = sprintf( __( 'Files up to %1$s are asked for, two at least at once. PHP takes %2$s for a file (upload_max_filesize) and %3$s in all (post_max_size).', 'charterform' ), size_format( $asked, 1 ), ini_get( 'upload_max_filesize' ), ini_get( 'post_max_size' ) );
		return self::result( 'limits', $fits, $fits ? __( 'The files of applications arrive', 'charterform' ) : __( 'Large files of applications do not arrive', 'charterform' ), $words );
	}

	/** Whether pages from a cache work. */
	public static function test_cache() {
		$cached   = ( defined( 'WP_CACHE' ) && WP_CACHE ) || file_exists( WP_CONTENT_DIR . '/advanced-cache.php' );
		$strict   = (bool) Settings::get( 'server.require_token', false );
		$is_right = ! ( $cached && $strict );
		$words    = $cached ? __( 'There is a page cache. Pages of forms may be cached: nothing in them belongs to one visitor. Addresses below /wp-json/charterform/ must not be.', 'charterform' ) : __( 'There is no page cache.', 'charterform' );
		return self::result( 'cache', $is_right, $is_right ? __( 'Forms work on cached pages', 'charterform' ) : __( 'A page cache and required security tokens are at odds', 'charterform' ), $words );
	}

	/** Whether answers travel encrypted. */
	public static function test_https() {
		$url   = Back_End::url();
		$plain = 0 !== strpos( home_url(), 'https://' ) || ( '' !== $url && 0 !== strpos( $url, 'https://' ) );
		return self::result( 'https', ! $plain, $plain ? __( 'Orders travel unencrypted', 'charterform' ) : __( 'Orders travel encrypted', 'charterform' ), __( 'The site, and the back end if there is one, need addresses that begin with https.', 'charterform' ), 'local' === wp_get_environment_type() ? 'recommended' : 'critical' );
	}

	/** Whether files of applications are out of reach. */
	public static function test_folder() {
		$served = false;
		if ( ! defined( 'CHARTERFORM_UPLOAD_FOLDER' ) && Upload_Folder::prepare() ) {
			$uploads = wp_upload_dir( null, false );
			$probe   = Upload_Folder::folder() . '/probe.bin';
			file_put_contents( $probe, 'charterform' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			$answer = wp_remote_get( $uploads['baseurl'] . '/charterform/probe.bin', array( 'timeout' => 5 ) );
			$served = 'charterform' === wp_remote_retrieve_body( $answer );
			wp_delete_file( $probe );
		}
		return self::result( 'folder', ! $served, $served ? __( 'Files of applications can be fetched by whoever knows their names', 'charterform' ) : __( 'Files of applications cannot be fetched', 'charterform' ), __( 'Their names are random. To be safe, close the folder wp-content/uploads/charterform in your server, or name one outside the web root in wp-config.php: define( \'CHARTERFORM_UPLOAD_FOLDER\', \'/…\' );', 'charterform' ) );
	}

	/** Whether a captcha that is asked for is verified. */
	public static function test_captcha() {
		$open = Captcha_Notice::is_due();
		return self::result( 'captcha', ! $open, $open ? __( 'The captcha keeps no robots away', 'charterform' ) : __( 'No captcha goes unverified', 'charterform' ), $open ? Captcha_Notice::words() : __( 'Every captcha that visitors solve is verified with its provider.', 'charterform' ), 'critical' );
	}

	/** Whether each visitor has an address of their own, by which posts are counted. */
	public static function test_proxy() {
		$is_named = false;
		foreach ( array( 'HTTP_X_FORWARDED_FOR', 'HTTP_CF_CONNECTING_IP', 'HTTP_X_REAL_IP', 'HTTP_FORWARDED' ) as $header ) {
			$is_named = $is_named || ! empty( $_SERVER[ $header ] );
		}
		$is_set = (bool) Settings::get( 'server.limits.trusted_proxy', false );
		$words  = $is_named === $is_set
			? __( 'Posts are counted by the address of each visitor.', 'charterform' )
			: ( $is_named
				? __( 'Is this site behind a proxy, such as Cloudflare or a load balancer? This visit came with a forwarded address. If every visitor comes through the proxy, say so under Settings → Limits and privacy. Otherwise all visitors count as one, and are refused together.', 'charterform' )
				: __( 'The settings say that this site is behind a proxy, but this visit came without a forwarded address. Anybody can then name another address. Take the setting back, or let every visitor come through the proxy.', 'charterform' ) );
		return self::result( 'proxy', $is_named === $is_set, $is_named === $is_set ? __( 'Visitors are told apart by their addresses', 'charterform' ) : __( 'Visitors may not be told apart by their addresses', 'charterform' ), $words );
	}

	/** Whether orders wait for the owner. */
	public static function test_orders() {
		$failed = Orders::count_failed();
		return self::result(
			'orders',
			! $failed,
			$failed ? __( 'Some orders could not be sent', 'charterform' ) : __( 'No order failed', 'charterform' ),
			/* translators: %s: number of orders. */
			$failed ? sprintf( _n( '%s order waits to be sent again by hand.', '%s orders wait to be sent again by hand.', $failed, 'charterform' ), number_format_i18n( $failed ) ) : __( 'Every order reached its recipient or is on its way.', 'charterform' ),
			'critical'
		);
	}

	/**
	 * The result of a test.
	 *
	 * @param string $name  Its name.
	 * @param bool   $good  Whether all is well.
	 * @param string $label A sentence.
	 * @param string $words More of it.
	 * @param string $fault What it is where all is not well: `recommended` or `critical`.
	 * @return array
	 */
	private static function result( $name, $good, $label, $words, $fault = 'recommended' ) {
		return array(
			'label'       => $label,
			'status'      => $good ? 'good' : $fault,
			'badge'       => array(
				'label' => 'Charterform',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $words ) . '</p>',
			'actions'     => 'orders' === $name && ! $good ? '<p><a href="' . esc_url( Orders_List::url( array( 'state' => 'failed' ) ) ) . '">' . esc_html__( 'To the orders', 'charterform' ) . '</a></p>' : '',
			'test'        => "charterform_$name",
		);
	}
}

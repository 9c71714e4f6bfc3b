<?php
/**
 * The page of an order for its customer.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Shows an order to whoever has its signed link, in the site's theme (SHOP-11). The address is a query of the first page, so that
 * it needs no permalinks.
 */
final class Status_Page {

	/** The name of the query that holds the token. */
	const QUERY = 'charterform_order';

	/** In place of a token: the form by which a customer asks for a new link. */
	const LOST = 'new';

	/** The id of the page, which no post has: it is in no table. */
	const ID = 9007199254740991;

	/** The styles that the page needs beside those of the forms. */
	const STYLE = '.charterform-status{min-height:0}.charterform-status:not(#_#_#_) .charterform-columns{padding-bottom:1.5em}.charterform-status:not(#_#_#_) .charterform-instructions{white-space:pre-line}.charterform-status:not(#_#_#_) form{display:grid;gap:1em;max-width:26em}.charterform-status:not(#_#_#_) a.charterform-button{text-decoration:none}'
		. '.charterform-status:not(#_#_#_) .charterform-files{display:grid;gap:.5em;margin:.75em 0 0;padding:0;list-style:none}@media print{.charterform-status:not(#_#_#_) .charterform-buttons{display:none}.charterform-status{box-shadow:none}}';

	/** Registers the hooks. */
	public static function register() {
		add_action( 'wp', array( __CLASS__, 'open' ), 0 );
	}

	/** Whether the answer to an order tells of its page: where no back end has customers log in elsewhere. */
	public static function is_offered() {
		/**
		 * Filters whether the answer to an order tells of its page.
		 *
		 * @param bool $is_offered By default where no back end takes the orders.
		 */
		return (bool) apply_filters( 'charterform_status_page', ! Forwarder::has_back_end() );
	}

	/**
	 * The address of the page of an order.
	 *
	 * @param object $order A row.
	 * @return string
	 */
	public static function url( $order ) {
		return self::address( Status_Link::token( $order ) );
	}

	/**
	 * The address of a page of this kind.
	 *
	 * @param string $token That of an order, or `LOST`.
	 * @param array  $query Added to it.
	 */
	public static function address( $token, array $query = array() ) {
		return add_query_arg( array( self::QUERY => $token ) + $query, home_url( '/' ) );
	}

	/** Shows the page where one is asked for. */
	public static function open() {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A link is signed by itself.
		$token = isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? sanitize_text_field( wp_unslash( $_GET[ self::QUERY ] ) ) : null;
		if ( null === $token || is_admin() || is_feed() || is_robots() || is_embed() ) {
			return;
		}
		self::send_headers();
		$refusal = Rate_Limit::count( 'links' );
		if ( $refusal ) {
			header( 'Retry-After: ' . $refusal['headers']['Retry-After'] );
			self::show( 429, __( 'Too many visits', 'charterform' ), Status_Refusal::sentence( $refusal['body']['error'] ) );
			return;
		}
		if ( self::LOST === $token ) {
			self::show( 200, __( 'A new link to your order', 'charterform' ), Status_Refusal::lost() );
			return;
		}
		if ( My_Orders::TOKEN === $token ) {
			self::show( 200, __( 'Your orders', 'charterform' ), My_Orders::html() );
			return;
		}
		$order = Status_Link::read( $token );
		if ( is_object( $order ) ) {
			Status_Files::answer( $order );
			/**
			 * Fires when a customer opens the page of an order, before anything is sent.
			 *
			 * @param object $order A row.
			 */
			do_action( 'charterform_status_open', $order );
			self::show( 200, __( 'Your order', 'charterform' ), Status_View::html( $order ) );
		} elseif ( 'expired' === $order ) {
			self::show( 410, __( 'This link has expired', 'charterform' ), Status_Refusal::expired() );
		} else {
			self::show( 404, __( 'We found no order for this link', 'charterform' ), Status_Refusal::unknown() );
		}
	}

	/** Keeps the page out of caches and searches, and its address from other sites. */
	public static function send_headers() {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true );
		nocache_headers();
		header( 'Cache-Control: no-store, private' );
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex, nofollow' );
		add_filter( 'wp_robots', 'wp_robots_sensitive_page' );
		add_filter( 'wp_headers', '__return_empty_array' );
	}

	/**
	 * Makes the request one of a page that is in no table, which the theme then shows.
	 *
	 * @param int    $status HTTP status.
	 * @param string $title  Plain text.
	 * @param string $html   The content.
	 */
	public static function show( $status, $title, $html ) {
		global $wp_query, $post;
		status_header( $status );
		$page = new \WP_Post(
			(object) array(
				'ID'             => self::ID,
				'post_title'     => $title,
				'post_name'      => 'charterform-order',
				'post_type'      => 'page',
				'post_status'    => 'publish',
				'post_date'      => current_time( 'mysql' ),
				'post_date_gmt'  => current_time( 'mysql', true ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			)
		);
		wp_cache_set( self::ID, $page, 'posts' );
		add_action(
			'shutdown',
			static function () {
				wp_cache_delete( self::ID, 'posts' );
			}
		);
		$wp_query->init_query_flags();
		$wp_query->is_page     = true;
		$wp_query->is_singular = true;
		$wp_query->posts       = array( $page );
		$wp_query->post        = $page;
		$wp_query->post_count  = 1;
		$wp_query->found_posts = 1;
		$wp_query->max_num_pages     = 1;
		$wp_query->queried_object    = $page;
		$wp_query->queried_object_id = self::ID;
		$post                        = $page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		self::hook( $html );
	}

	/**
	 * Puts the content into the page, untouched by filters of posts, and leaves out what only posts have.
	 *
	 * @param string $html The content.
	 */
	private static function hook( $html ) {
		add_filter(
			'the_content',
			static function ( $content ) use ( $html ) {
				return get_the_ID() === self::ID ? $html : $content;
			},
			PHP_INT_MAX
		);
		add_action(
			'wp_enqueue_scripts',
			static function () {
				wp_enqueue_style( Assets::HANDLE );
				wp_add_inline_style( Assets::HANDLE, self::STYLE );
			}
		);
		remove_action( 'template_redirect', 'redirect_canonical' );
		remove_action( 'template_redirect', 'wp_shortlink_header', 11 );
		remove_action( 'admin_bar_menu', 'wp_admin_bar_edit_menu', 80 );
		foreach ( array( 'rel_canonical', 'wp_shortlink_wp_head', 'wp_oembed_add_discovery_links', 'rest_output_link_wp_head', 'feed_links_extra' ) as $output ) {
			while ( has_action( 'wp_head', $output ) ) {
				remove_action( 'wp_head', $output, has_action( 'wp_head', $output ) );
			}
		}
	}
}

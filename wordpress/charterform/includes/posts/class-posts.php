<?php
/**
 * The posts of the forms to the page's own address.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Answers every action of the server contract. On `wp_loaded`, before WordPress reads fields such as `name` and `year` as
 * its own query and answers 404.
 */
final class Posts {

	/** Registers the hooks. */
	public static function register() {
		add_action( 'wp_loaded', array( __CLASS__, 'handle' ) );
	}

	/** Answers a post of ours and ends the request; leaves every other one alone. */
	public static function handle() {
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
		if ( 'post' !== $method || is_admin() || wp_doing_cron() || defined( 'XMLRPC_REQUEST' ) || self::is_rest() ) {
			return;
		}
		if ( Post_Limits::is_exceeded() ) {
			Replies::send( Post_Limits::refusal() );
		}
		if ( ! self::is_ours() ) {
			return;
		}
		try {
			$reply = self::answer( new Post() );
		} catch ( Unknown_Outcome $unknown ) {
			Replies::send_unknown();
		} catch ( \Throwable $fault ) {
			Replies::log( $fault );
			Replies::send_unknown();
		}
		Replies::send( $reply );
	}

	/** Whether the post is one of a form: no other plugin posts these fields together. */
	private static function is_ours() {
		$action = Post::field( 'action' );
		return '' !== Post::field( 'formType' ) && ( isset( Post::DATA_FIELDS[ $action ] ) || isset( Post::LOOKUPS[ $action ] ) || 0 === strpos( $action, 'process_' ) );
	}

	/** Whether the post goes to the REST API, whose requests are not known as such before. */
	private static function is_rest() {
		$path = (string) wp_parse_url( Post::page_url(), PHP_URL_PATH );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended
		return isset( $_GET['rest_route'] ) || false !== strpos( $path, '/' . rest_get_url_prefix() . '/' );
	}

	/**
	 * The reply to a post.
	 *
	 * @param Post $post As it arrived.
	 * @return array `status` and `body`.
	 */
	private static function answer( Post $post ) {
		$is_lookup = isset( Post::LOOKUPS[ $post->action ] );
		if ( ! $is_lookup && ! isset( Post::DATA_FIELDS[ $post->action ] ) ) {
			return Replies::refusal( 'There is no such action', 400, 'no_action' );
		}
		$refusal = Tokens::check();
		$refusal = $refusal ? $refusal : self::check_page();
		$refusal = $refusal ? $refusal : self::check_form( $post );
		$refusal = $refusal ? $refusal : Robot_Trap::check( $post->action );
		if ( $refusal ) {
			return $refusal;
		}
		// No page sends an order of that length; a message may be as long as its visitor likes.
		if ( 'process_signup' !== $post->action && Payload_Limits::is_exceeded() ) {
			return Payload_Limits::refusal();
		}
		$fault = $is_lookup ? '' : $post->read_data();
		if ( '' !== $fault ) {
			return Replies::refusal( $fault, 400, 'bad_post' );
		}
		if ( Payload_Limits::is_exceeded() ) {
			return Payload_Limits::refusal();
		}
		// Orders are counted behind their keys: repeats are free.
		$counted = self::counted_as( $post->action, $is_lookup ? 'lookups' : '' );
		$refusal = $counted ? Rate_Limit::count( $counted ) : null;
		if ( $refusal ) {
			return $refusal;
		}
		$about_parts = $is_lookup ? Part_Posts::about( $post ) : null;
		if ( $about_parts ) {
			return $about_parts;
		}
		return $is_lookup ? Lookups::answer( $post ) : self::answer_form( $post );
	}

	/**
	 * How a post that orders nothing is counted.
	 *
	 * @param string $action Such as `process_login`.
	 * @param string $other  How any other post is counted; '' for not here.
	 */
	private static function counted_as( $action, $other ) {
		$kinds = array(
			'settle_payment'         => 'lookups',
			'email_quote'            => 'quotes',
			'save_order'             => 'saves',
			'open_saved_order'       => 'links',
			'invite_part'            => 'invitations',
			'send_part'              => 'posts',
			// Codes are what one guesses at.
			'check_coupon'           => 'coupons',
			// Each costs the owner something.
			'suggest_addresses'      => 'suggestions',
			'address_details'        => 'suggestions',
			'process_captcha'        => 'posts',
			'process_login'          => 'logins',
			'process_reset_password' => 'logins',
		);
		return isset( $kinds[ $action ] ) ? $kinds[ $action ] : $other;
	}

	/**
	 * The reply to a form.
	 *
	 * @param Post $post As it arrived.
	 * @return array
	 */
	private static function answer_form( Post $post ) {
		switch ( $post->action ) {
			case 'process_captcha':
				return Captcha::is_valid( $post->captcha_token() ) ? Replies::accept( array( 'success' => true ) ) : Captcha::refusal();
			case 'email_quote':
				return Quote_Posts::answer( $post );
			case 'save_order':
				return Saved_Order_Posts::save( $post );
			case 'invite_part':
				return Part_Posts::invite( $post );
			case 'send_part':
				return Part_Posts::take( $post );
			case 'settle_payment':
				return Payment_Step::answer( $post );
			case 'process_login':
			case 'process_reset_password':
				return Accounts::answer( $post );
		}
		return Order_Posts::answer( $post );
	}

	/**
	 * Refuses posts of a form that the page does not hold, or that sends no such posts.
	 *
	 * @param Post $post As it arrived.
	 */
	private static function check_form( Post $post ) {
		$form = $post->form_type();
		if ( Form_Types::sends( $form, $post->action ) && Held_Forms::takes( $form ) ) {
			return null;
		}
		return Replies::refusal( __( 'This page has no such form. Please reload the page and try again.', 'charterform' ), 403, 'no_form' );
	}

	/** Refuses posts to a page that the visitor cannot read. */
	private static function check_page() {
		$id   = url_to_postid( Post::page_url() );
		$path = trim( substr( Post::page_url(), strlen( untrailingslashit( home_url() ) ) ), '/' );
		$page = $id ? get_post( $id ) : ( '' === $path ? null : get_page_by_path( $path ) );
		if ( $page && 'publish' !== get_post_status( $page ) && ! current_user_can( 'read_post', $page->ID ) ) {
			return Replies::refusal( __( 'This page is not published.', 'charterform' ), 403, 'no_page' );
		}
		return $page && post_password_required( $page ) ? Replies::refusal( __( 'This page needs its password first.', 'charterform' ), 403, 'no_page' ) : null;
	}
}

<?php
/**
 * The price ledger of an order, as the page shows it.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the amounts of an accepted order from the page (the event `charterform:ordered`). They tell the owner what the visitor
 * saw; what is charged is the back end's to know.
 */
final class Ledger {

	/** Amounts of one order at most. */
	const MAX_ROWS = 1000;

	/** Seconds after an order in which its page may tell them. */
	const OPEN = HOUR_IN_SECONDS;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'rest_api_init', array( __CLASS__, 'add_route' ) );
		add_action( 'wp_footer', array( __CLASS__, 'enqueue' ), 1 );
	}

	/** Adds the route. */
	public static function add_route() {
		register_rest_route(
			'charterform/v1',
			'/ledger',
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'take' ),
				'permission_callback' => array( Tokens::class, 'is_same_origin' ),
				'args'                => array(
					'orderNumber' => array(
						'type'     => 'string',
						'required' => true,
						'pattern'  => '^[A-Za-z0-9_-]{8,64}$',
					),
					'ledger'      => array(
						'type'     => 'array',
						'required' => true,
						'maxItems' => self::MAX_ROWS,
						'items'    => array(
							'type'       => 'object',
							'properties' => array(
								'name'  => array( 'type' => 'string' ),
								'state' => array( 'type' => 'string' ),
								'kind'  => array( 'type' => 'string' ),
								'cents' => array( 'type' => 'integer' ),
							),
						),
					),
				),
			)
		);
	}

	/**
	 * Keeps the amounts of an order, once.
	 *
	 * @param \WP_REST_Request $request `orderNumber` and `ledger`.
	 */
	public static function take( $request ) {
		if ( Rate_Limit::count( 'lookups' ) ) {
			return new \WP_REST_Response( null, 429 );
		}
		$order = Orders::find_by_key( 'process_signup', $request['orderNumber'] );
		if ( ! $order || '' !== $order->ledger || (int) $order->created_at < time() - self::OPEN ) {
			return new \WP_REST_Response( null, 404 );
		}
		$rows = array();
		foreach ( $request['ledger'] as $row ) {
			$rows[] = array(
				'name'  => sanitize_text_field( isset( $row['name'] ) ? $row['name'] : '' ),
				'state' => sanitize_text_field( isset( $row['state'] ) ? $row['state'] : '' ),
				'kind'  => sanitize_text_field( isset( $row['kind'] ) ? $row['kind'] : '' ),
				'cents' => isset( $row['cents'] ) ? (int) $row['cents'] : 0,
			);
		}
		Orders::update( $order->id, array( 'ledger' => Orders::encode( $rows ) ) );
		return new \WP_REST_Response( null, 204 );
	}

	/** Puts the script that tells them on pages with a form. */
	public static function enqueue() {
		if ( ! wp_script_is( 'charterform', 'enqueued' ) && ! wp_script_is( 'charterform', 'done' ) ) {
			return;
		}
		wp_enqueue_script( 'charterform-server', plugins_url( 'js/server.js', CHARTERFORM_FILE ), array(), CHARTERFORM_VERSION, true );
		$routes = array(
			'ledger' => rest_url( 'charterform/v1/ledger' ),
			'nonce'  => rest_url( 'charterform/v1/nonce' ),
		);
		wp_add_inline_script( 'charterform-server', 'window.charterformServer = ' . wp_json_encode( $routes, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}
}

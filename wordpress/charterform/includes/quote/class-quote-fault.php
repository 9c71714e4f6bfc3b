<?php
/**
 * Why an order has no price.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * An order that cannot be priced, because something in it is not sold (SHOP-06). Carries no words, since the price of an order
 * is worked out without WordPress: `Price_Words` says it to the visitor.
 */
final class Quote_Fault extends \Exception {

	/**
	 * What is wrong: `reason`, and where known `id` and `product`, its name, `state`, `kind`, `min`.
	 *
	 * @var array
	 */
	public $details;

	/**
	 * Keeps what is wrong.
	 *
	 * @param string $reason  One of `malformed`, `unknown`, `filing`, `state`, `kind`, `bundle`, `domain`, `plate`, `too_low`, `too_much`.
	 * @param array  $details What is known of it.
	 */
	public function __construct( $reason, array $details = array() ) {
		parent::__construct( $reason );
		$this->details = array( 'reason' => $reason ) + $details;
	}
}

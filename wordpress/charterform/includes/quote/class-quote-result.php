<?php
/**
 * The price of an order.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** What `Quote::of()` answers: the price ledger and its total, or why there is none. */
final class Quote_Result {

	/**
	 * The amounts: `name`, `state`, `kind` and `cents` each. None where there is a fault.
	 *
	 * @var array[]
	 */
	public $rows;

	/**
	 * What the amounts add up to, in cents.
	 *
	 * @var int
	 */
	public $total;

	/**
	 * What renews, as `Quote_Ledger::renewals()` has it.
	 *
	 * @var array[]
	 */
	public $renewals;

	/**
	 * Why there is no price, as `Quote_Fault` says it, with a `code` for programs; null where there is one.
	 *
	 * @var array|null
	 */
	public $fault;

	/**
	 * Keeps the answer.
	 *
	 * @param array[]    $rows  The amounts.
	 * @param array|null $fault Why there are none.
	 * @param array[]    $renewals What renews.
	 */
	public function __construct( array $rows, ?array $fault = null, array $renewals = array() ) {
		$this->rows     = $rows;
		$this->total    = (int) array_sum( array_column( $rows, 'cents' ) );
		$this->renewals = $renewals;
		$this->fault    = $fault ? $fault + array( 'code' => 'too_low' === $fault['reason'] ? 'too_low' : 'not_sold' ) : null;
	}
}

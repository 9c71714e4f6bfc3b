<?php
/**
 * Who says what is sold.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** The lists by which this site prices the orders of a page: its own catalogue, or what a plugin names. */
final class Price_Lists {

	/**
	 * Who says what is sold on a page.
	 *
	 * @param array $config The page config.
	 * @return callable|null Takes the name of a list, and of filings a jurisdiction or `all`. Null where a back end prices orders.
	 */
	public static function of( array $config ) {
		$lists = Catalogue::is_own( $config ) ? array( Catalogue::class, 'read' ) : null;
		/**
		 * Filters who says what is sold on a page, for a site that prices its orders by lists from elsewhere.
		 *
		 * @param callable|null $lists  Takes the name of a list, and of filings a jurisdiction or `all`; returns the list as it
		 *                              goes over the wire. Null where a back end prices orders.
		 * @param array         $config The page config.
		 */
		$lists = apply_filters( 'charterform_price_lists', $lists, $config );
		return is_callable( $lists ) ? $lists : null;
	}
}

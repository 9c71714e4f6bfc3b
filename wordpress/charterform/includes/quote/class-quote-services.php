<?php
/**
 * What other services sell.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The prices of what the catalogue does not list: domains, by what their service says of them (DOM-31, DOM-34, DOM-35), and the
 * plates of organizations (VEH-20). Where a price cannot be known, the order is refused; what a payload says of it counts nothing.
 */
final class Quote_Services {

	/** Domains of one line at most. */
	const MAX_DOMAINS = 60;

	/**
	 * Answers the questions.
	 *
	 * @var Quote_Catalogue
	 */
	private $catalogue;

	/**
	 * Prices by these answers.
	 *
	 * @param Quote_Catalogue $catalogue Asks `domains`, by their names between commas, and `plates`.
	 */
	public function __construct( Quote_Catalogue $catalogue ) {
		$this->catalogue = $catalogue;
	}

	/**
	 * What the domains of a line cost together: for each the first year, and the renewal for each further one; and what renews.
	 *
	 * @param array $line      As `Quote_Lines` reads it.
	 * @param int   $max_years For how many years a domain can be registered.
	 * @return array The cents, and the renewals as `Quote_Ledger::renewals()` has them.
	 * @throws Quote_Fault Where one is not for sale, or nobody knows its price.
	 */
	public function domains( array $line, $max_years ) {
		$entries = Quote_Wire::field( $line['data'], 'domains' );
		if ( 1 !== $line['quantity'] || ! is_array( $entries ) || ! $entries || count( $entries ) > self::MAX_DOMAINS ) {
			throw new Quote_Fault( 'malformed' );
		}
		$years = array();
		foreach ( $entries as $entry ) {
			$name  = strtolower( Quote_Wire::text( Quote_Wire::field( $entry, 'domain' ) ) );
			$count = Quote_Wire::field( $entry, 'duration' );
			if ( ! preg_match( '/^[^\s,\/?#"\']{1,253}$/', $name ) || isset( $years[ $name ] ) || ! is_int( $count ) || $count < 1 || $count > $max_years ) {
				throw new Quote_Fault( 'malformed' );
			}
			$years[ $name ] = $count;
		}
		$terms = array();
		foreach ( $this->catalogue->ask( 'domains', implode( ',', array_map( 'strval', array_keys( $years ) ) ) ) as $wire ) {
			$terms[ strtolower( Quote_Wire::text( Quote_Wire::field( $wire, 'domain' ) ) ) ] = $wire;
		}
		$sum      = 0;
		$renewals = array();
		foreach ( $years as $name => $count ) {
			list( $first, $renew ) = self::domain( $line['id'], (string) $name, isset( $terms[ $name ] ) ? $terms[ $name ] : null );

			$sum       += $first + $renew * ( $count - 1 );
			$renewals[] = array(
				'name'   => (string) $name,
				'state'  => '',
				'months' => $count * 12,
				'period' => 12,
				'cents'  => $renew,
			);
		}
		return array( $sum, $renewals );
	}

	/**
	 * What a domain costs.
	 *
	 * @param string $id    Of the product that domains are sold as.
	 * @param string $name  Its name.
	 * @param mixed  $wire  What its service says of it.
	 * @return int[] The first year, and each further one, in cents.
	 * @throws Quote_Fault Where it is not for sale, or nobody knows its price.
	 */
	private static function domain( $id, $name, $wire ) {
		$first = true === Quote_Wire::field( $wire, 'thirdParty' ) ? 'purchase' : 'create';
		$first = Quote_Wire::cents( Quote_Wire::field( Quote_Wire::field( $wire, $first ), 'amount' ) );
		$renew = Quote_Wire::cents( Quote_Wire::field( Quote_Wire::field( $wire, 'renew' ), 'amount' ) );
		if ( true !== Quote_Wire::field( $wire, 'available' ) || null === $first || null === $renew ) {
			throw new Quote_Fault(
				'domain',
				array(
					'id'      => $id,
					'product' => $name,
				)
			);
		}
		return array( $first, $renew );
	}

	/**
	 * The fee of the plate that a line names.
	 *
	 * @param array $line As `Quote_Lines` reads it.
	 * @return int In cents.
	 * @throws Quote_Fault Where nobody knows it.
	 */
	public function plate( array $line ) {
		$id = Quote_Wire::id( $line['data'], 'vehicle_sponsor_plate_id' );
		foreach ( $this->catalogue->ask( 'plates' ) as $wire ) {
			$price = Quote_Wire::optional_cents( Quote_Wire::field( $wire, 'price' ) );
			if ( '' !== $id && Quote_Wire::id( $wire, 'id' ) === $id && null !== $price ) {
				return $price;
			}
		}
		throw new Quote_Fault( 'plate', array( 'id' => $line['id'] ) );
	}
}

<?php
/**
 * The ways of filing a product.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Reads ways of filing and says which of them fit a company (PROD-10 to PROD-13, PROD-25). */
final class Quote_Filing {

	/** The jurisdiction of a way that applies in every state (PROD-11). */
	const EVERYWHERE = 'Federal';

	/**
	 * The ways of filing a product, without malformed ones.
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return array[] by id
	 */
	public static function ways( array $product ) {
		$ways = array();
		foreach ( $product['methods'] as $wire ) {
			$filing = Quote_Wire::field( $wire, 'filing' );
			$way    = array(
				'id'         => Quote_Wire::id( $wire, 'id' ),
				'type'       => Quote_Wire::text( Quote_Wire::field( $wire, 'type' ) ),
				'kinds'      => Quote_Wire::ids( Quote_Wire::field( $wire, 'entity_types' ) ),
				'state'      => Quote_Wire::text( Quote_Wire::field( $wire, 'jurisdiction' ) ),
				'local'      => Quote_Wire::text( Quote_Wire::field( $wire, 'local_jurisdiction' ) ),
				'cost'       => Quote_Wire::cents( Quote_Wire::field( $wire, 'cost' ) ),
				'surcharge'  => Quote_Wire::optional_cents( Quote_Wire::field( $wire, 'surcharge' ) ),
				'locality'   => Quote_Wire::text( Quote_Wire::field( $filing, 'locality' ) ),
				'filed'      => self::hours( Quote_Wire::field( $wire, 'filed_in' ) ),
				'documents'  => self::hours( Quote_Wire::field( $wire, 'docs_in' ) ),
				'dependents' => Quote_Wire::entries( Quote_Wire::field( $filing, 'dependent_filings_info' ) ),
			);
			if ( null !== $way['cost'] && null !== $way['surcharge'] && '' !== $way['id'] && '' !== $way['state'] && ! isset( $ways[ $way['id'] ] ) ) {
				$ways[ $way['id'] ] = $way;
			}
		}
		return $ways;
	}

	/**
	 * The ways that a company can choose from where one of them is chosen, cheapest first. A kind of close company that has no
	 * way of its own files as the plain kind (SUBM-21).
	 *
	 * @param array  $product As `Quote_Catalogue` reads it.
	 * @param array  $chosen  The way that is chosen.
	 * @param string $kind    The kind of company.
	 * @return array[]
	 */
	public static function choices( array $product, array $chosen, $kind ) {
		$is_domestic = in_array( Quote_Roles::of_type( $product['type'] ), Quote_Roles::DOMESTIC, true );
		$here        = array_filter(
			self::ways( $product ),
			static function ( $way ) use ( $chosen, $is_domestic ) {
				$applies = self::EVERYWHERE === $way['state'] || self::EVERYWHERE === $chosen['state'] || $way['state'] === $chosen['state'];
				return $applies && ( ! $is_domestic || in_array( $way['locality'], array( 'domestic', 'both' ), true ) );
			}
		);
		foreach ( array_unique( array( $kind, self::plain( $kind ) ) ) as $one ) {
			$fitting = array_filter(
				$here,
				static function ( $way ) use ( $one ) {
					return in_array( $one, $way['kinds'], true );
				}
			);
			if ( $fitting ) {
				usort( $fitting, array( __CLASS__, 'compare' ) );
				return $fitting;
			}
		}
		return array();
	}

	/**
	 * The ways that are in reach of a county or city: its own and those of the state.
	 *
	 * @param array[] $ways  The ways.
	 * @param string  $local The county or city; '' for none.
	 * @return array[]
	 */
	public static function local( array $ways, $local ) {
		return array_values(
			array_filter(
				$ways,
				static function ( $way ) use ( $local ) {
					return '' === $way['local'] || '' === $local || $way['local'] === $local;
				}
			)
		);
	}

	/**
	 * The kind of a close company without "Close", any other kind as it is.
	 *
	 * @param string $kind Such as `Close LLC`.
	 * @return string
	 */
	public static function plain( $kind ) {
		return 0 === strpos( $kind, 'Close ' ) ? substr( $kind, strlen( 'Close ' ) ) : $kind;
	}

	/**
	 * Compares two ways by cost, then by how fast they are (PROD-13).
	 *
	 * @param array $one   A way.
	 * @param array $other Another one.
	 * @return int
	 */
	private static function compare( array $one, array $other ) {
		$by = array( 'cost', 'filed', 'documents' );
		foreach ( $by as $name ) {
			if ( $one[ $name ] !== $other[ $name ] ) {
				return $one[ $name ] < $other[ $name ] ? -1 : 1;
			}
		}
		return 0;
	}

	/**
	 * A duration in hours.
	 *
	 * @param mixed $wire `days` and `hours`.
	 * @return float
	 */
	private static function hours( $wire ) {
		return (float) ( 24 * Quote_Wire::number( Quote_Wire::field( $wire, 'days' ) ) + Quote_Wire::number( Quote_Wire::field( $wire, 'hours' ) ) );
	}
}

<?php
/**
 * The terms on which a product is sold.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Whether a product is sold in a state and to a kind of company (PROD-19 to PROD-24, COMP-14, SHOP-06). */
final class Quote_Terms {

	/** Kinds that a payload names whatever company was chosen (SUBM-19, SUBM-20), by form; '' stands for any form. */
	const NO_KINDS = array(
		'PhoneServiceForm' => 'Individual',
		''                 => 'Domains',
	);

	/**
	 * Refuses what is not sold.
	 *
	 * @param array    $item      The item.
	 * @param array    $terms     Of its product.
	 * @param string[] $states    Where it may be for; one of them has to fit. None where nobody knows.
	 * @param string   $form_type The form.
	 * @throws Quote_Fault Where it is not sold.
	 */
	public static function check( array $item, array $terms, array $states, $form_type ) {
		$kind = Quote_Filing::plain( $item['kind'] );
		if ( self::NO_KINDS[''] === $kind || ( isset( self::NO_KINDS[ $form_type ] ) && self::NO_KINDS[ $form_type ] === $kind ) ) {
			$kind = '';
		}
		$sold = array_filter(
			$states,
			static function ( $state ) use ( $terms, $kind ) {
				return self::is_sold_in( $terms, $state, $kind );
			}
		);
		if ( $states && ! $sold ) {
			throw new Quote_Fault(
				'state',
				array(
					'id'      => $item['id'],
					'product' => $item['name'],
					'state'   => count( $states ) === 1 ? $states[0] : '',
				)
			);
		}
		$kinds = Quote_Wire::ids( Quote_Wire::field( $terms, 'entityTypes' ) );
		if ( $kinds && '' !== $kind && ! in_array( $kind, $kinds, true ) ) {
			throw new Quote_Fault(
				'kind',
				array(
					'id'      => $item['id'],
					'product' => $item['name'],
					'kind'    => $kind,
				)
			);
		}
	}

	/**
	 * Whether the terms allow a state.
	 *
	 * @param array  $terms The terms.
	 * @param string $state Its code.
	 * @param string $kind  The kind of company; '' for any.
	 * @return bool
	 */
	private static function is_sold_in( array $terms, $state, $kind ) {
		$allowed = Quote_Roles::states( Quote_Wire::field( $terms, 'allowStates' ) );
		$denied  = Quote_Roles::states( Quote_Wire::field( $terms, 'denyStates' ) );
		$kinds   = Quote_Wire::field( Quote_Wire::field( $terms, 'entityTypesByState' ), $state );
		return ( ! $allowed || in_array( $state, $allowed, true ) )
			&& ! in_array( $state, $denied, true )
			&& ( '' === $kind || null === $kinds || in_array( $kind, Quote_Wire::ids( $kinds ), true ) );
	}
}

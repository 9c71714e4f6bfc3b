<?php
/**
 * Whether the answers of the set-up screen make a shop.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Checks the answers of the set-up screen, and says by field what is missing. */
final class First_Run_Choices {

	/**
	 * Checks answers; what is wrong stands in their `faults`.
	 *
	 * @param First_Run_Values $values The answers.
	 * @return bool Whether all is right.
	 */
	public static function check( First_Run_Values $values ) {
		self::check_range( $values );
		self::check_prices( $values );
		self::check_fees( $values );
		self::check_payment( $values );
		self::check_pages( $values );
		return ! $values->faults;
	}

	/**
	 * What is sold, where and to whom.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function check_range( First_Run_Values $values ) {
		if ( ! $values->given['kinds'] ) {
			$values->faults['kinds'] = __( 'Choose at least one thing that you sell.', 'charterform' );
		}
		if ( ! $values->given['companies'] && array_diff( $values->given['kinds'], array( Shop_Kinds::AGENT ) ) ) {
			$values->faults['companies'] = __( 'Choose at least one kind of company.', 'charterform' );
		}
		if ( ! $values->states() ) {
			$values->faults['states'] = __( 'Choose at least one state.', 'charterform' );
		}
	}

	/**
	 * The prices of what is sold.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function check_prices( First_Run_Values $values ) {
		foreach ( $values->given['kinds'] as $kind ) {
			try {
				if ( null === Catalogue_Text::cents( $values->of_kind( 'prices', $kind ) ) ) {
					$values->faults[ "price-$kind" ] = __( 'Enter your price in dollars, such as 49. Enter 0 if you ask for nothing.', 'charterform' );
				}
			} catch ( \InvalidArgumentException $fault ) {
				$values->faults[ "price-$kind" ] = $fault->getMessage();
			}
		}
	}

	/**
	 * Whether something that is filed has a fee that somebody confirmed.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function check_fees( First_Run_Values $values ) {
		if ( $values->faults ) {
			return;
		}
		foreach ( $values->given['kinds'] as $kind ) {
			if ( Shop_Kinds::AGENT === $kind ) {
				continue;
			}
			$fit = array_filter(
				Shop_Kinds::lines( $kind, $values->states(), $values->given['companies'] ),
				static function ( $line ) use ( $values ) {
					return null !== $line['state_fee'] && ( $line['confirmed'] || $values->has( 'confirmed', $line['code'] ) );
				}
			);
			if ( ! $fit ) {
				/* translators: %s: such as "Company formation". */
				$values->faults['fees'] = sprintf( __( '%s: none of the fees of the states that you chose is confirmed. Look up at least one and tick it, or choose other states.', 'charterform' ), Shop_Kinds::all()[ $kind ]['name'] );
			}
		}
	}

	/**
	 * How one is paid, and who is told.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function check_payment( First_Run_Values $values ) {
		if ( ! $values->given['ways'] ) {
			$values->faults['ways'] = __( 'Choose at least one way to pay.', 'charterform' );
		} elseif ( $values->has( 'ways', Payment_Ways::FALLBACK ) && '' === trim( $values->given['instructions'] ) ) {
			$values->faults['instructions'] = __( 'Say how your customers pay an invoice, such as the bank account that they pay to.', 'charterform' );
		}
		if ( self::pays_by_stripe( $values ) ) {
			$fault = Stripe_Keys::fault( '' === $values->given['stripe_key'] ? null : $values->given['stripe_key'] );
			if ( '' !== $fault ) {
				$values->faults['stripe_key'] = $fault;
			}
		}
		if ( ! is_email( $values->given['mail_to'] ) ) {
			$values->faults['mail_to'] = __( 'Enter an email address, such as orders@example.com.', 'charterform' );
		}
	}

	/**
	 * Whether a way of Stripe is ticked.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function pays_by_stripe( First_Run_Values $values ) {
		return (bool) preg_grep( '/^stripe-/', $values->given['ways'] );
	}

	/**
	 * The pages.
	 *
	 * @param First_Run_Values $values The answers.
	 */
	private static function check_pages( First_Run_Values $values ) {
		foreach ( $values->given['kinds'] as $kind ) {
			$page  = $values->of_kind( 'pages', $kind );
			$fault = '';
			if ( 'new' === $page && '' === trim( $values->of_kind( 'titles', $kind ) ) ) {
				$fault = __( 'Enter a title for the new page.', 'charterform' );
			} elseif ( ! in_array( $page, array( 'new', 'none' ), true ) ) {
				$fault = First_Run_Page::fault( (int) $page, $kind );
			}
			if ( '' !== $fault ) {
				$values->faults[ "page-$kind" ] = $fault;
			}
		}
		$chosen = array_filter( array_intersect_key( $values->given['pages'], array_flip( $values->given['kinds'] ) ), 'is_numeric' );
		if ( count( $chosen ) !== count( array_unique( $chosen ) ) ) {
			$values->faults['pages'] = __( 'A page shows one form. Choose another page for each.', 'charterform' );
		}
	}
}

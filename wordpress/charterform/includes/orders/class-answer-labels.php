<?php
/**
 * Labels of answers.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * What the forms call an answer of a payload, in the language of the reader where the forms speak it, else in English.
 */
final class Answer_Labels {

	/**
	 * The label of an answer.
	 *
	 * @param string $key    Of the answer.
	 * @param string $parent The key of what holds it; '' for none.
	 * @return string
	 */
	public static function of( $key, $parent = '' ) {
		$labels = self::all();
		foreach ( array( "$parent.$key", $key ) as $name ) {
			if ( isset( $labels[ $name ] ) ) {
				return $labels[ $name ];
			}
		}
		return Order_Words::label( mb_substr( $key, 0, Order_Words::MAX_LABEL ) );
	}

	/** The labels of the build in the language of the reader. */
	private static function all() {
		static $built = null;
		if ( null === $built ) {
			$built = (array) wp_json_file_decode( dirname( CHARTERFORM_FILE ) . '/assets/answers.json', array( 'associative' => true ) );
		}
		$code = substr( determine_locale(), 0, 2 );
		return isset( $built[ $code ] ) ? $built[ $code ] : ( isset( $built['en'] ) ? $built['en'] : array() );
	}
}

<?php
/**
 * What the owner says of mails.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The option `charterform_mails`: for each kind whether it is sent (`on`), its `subject` and its `text`. What is not set is as
 * `Mail_Kinds` says.
 */
final class Mail_Templates {

	const OPTION = 'charterform_mails';

	/** Characters of a subject, and of a text. */
	const MAX_SUBJECT = 200;
	const MAX_TEXT    = 20000;

	/**
	 * Whether mails of a kind are sent to customers. Where a back end takes the orders, it writes to them, unless the owner says
	 * otherwise.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 */
	public static function is_on( $kind ) {
		$on = self::stored( $kind, 'on' );
		return null === $on ? ! Forwarder::has_back_end() : (bool) $on;
	}

	/** Whether the owner is told of new orders that do not come by mail anyway. */
	public static function tells_owner() {
		return (bool) self::stored( Mail_Kinds::NEW_ORDER, 'on' );
	}

	/**
	 * The words of a kind.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 * @return string[] `subject` and `text`.
	 */
	public static function of( $kind ) {
		if ( Mail_Kinds::LINK === $kind ) {
			return Mail_Kinds::link();
		}
		$default = Mail_Kinds::all()[ $kind ];
		$subject = (string) self::stored( $kind, 'subject' );
		$text    = (string) self::stored( $kind, 'text' );
		return array(
			'subject' => '' !== $subject ? $subject : $default['subject'],
			'text'    => '' !== $text ? $text : $default['text'],
		);
	}

	/**
	 * Words as they may be stored: a subject of one line, a text with the HTML that posts may have.
	 *
	 * @param string $subject As it was typed.
	 * @param string $text    As it was typed.
	 * @return string[]
	 */
	public static function clean( $subject, $text ) {
		return array(
			'subject' => mb_substr( sanitize_text_field( $subject ), 0, self::MAX_SUBJECT ),
			'text'    => trim( wp_kses_post( mb_substr( str_replace( "\r\n", "\n", $text ), 0, self::MAX_TEXT ) ) ),
		);
	}

	/**
	 * Stores what the owner says of a kind. Words that are the usual ones are not stored, so that they follow the language.
	 *
	 * @param string   $kind  One of `Mail_Kinds`.
	 * @param bool     $on    Whether it is sent.
	 * @param string[] $words `subject` and `text`, clean; none for a mail to the owner.
	 */
	public static function save( $kind, $on, array $words = array() ) {
		$kinds  = Mail_Kinds::all();
		$stored = (array) get_option( self::OPTION, array() );
		$own    = array( 'on' => $on );
		foreach ( $words as $name => $value ) {
			if ( '' !== $value && $value !== $kinds[ $kind ][ $name ] ) {
				$own[ $name ] = $value;
			}
		}
		$stored[ $kind ] = $own;
		update_option( self::OPTION, $stored, false );
	}

	/**
	 * Goes back to the usual words of a kind.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 */
	public static function reset( $kind ) {
		$stored = (array) get_option( self::OPTION, array() );
		if ( isset( $stored[ $kind ] ) ) {
			$stored[ $kind ] = array_intersect_key( (array) $stored[ $kind ], array( 'on' => 1 ) );
			update_option( self::OPTION, $stored, false );
		}
	}

	/**
	 * What is stored of a kind; null for nothing.
	 *
	 * @param string $kind One of `Mail_Kinds`.
	 * @param string $name `on`, `subject` or `text`.
	 * @return mixed
	 */
	private static function stored( $kind, $name ) {
		return Settings::pick( (array) get_option( self::OPTION, array() ), "$kind.$name" );
	}
}

<?php
/**
 * What PHP lets through.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Notices a post that PHP threw away because it was too large, and says how much this site takes.
 */
final class Post_Limits {

	/** Whether the post was larger than `post_max_size`: PHP then hands over nothing of it. */
	public static function is_exceeded() {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- PHP has thrown the fields away, and the nonce with them.
		$length = isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
		$type   = isset( $_SERVER['CONTENT_TYPE'] ) ? sanitize_text_field( wp_unslash( $_SERVER['CONTENT_TYPE'] ) ) : '';
		$limit  = self::post_bytes();
		if ( ! $limit || $length <= $limit || $_POST || $_FILES || 0 !== stripos( $type, 'multipart/form-data' ) ) {
			return false;
		}
		// A post by script, as the form makes it; whoever sends a plain form gets a page from whom it is due.
		$mode   = isset( $_SERVER['HTTP_SEC_FETCH_MODE'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_FETCH_MODE'] ) ) : '';
		$accept = isset( $_SERVER['HTTP_ACCEPT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT'] ) ) : '';
		// phpcs:enable
		return 'navigate' !== $mode && false === strpos( $accept, 'text/html' );
	}

	/** The refusal of such a post. */
	public static function refusal() {
		return Replies::refusal(
			/* translators: %s: a size such as "8 MB". */
			sprintf( __( 'Your files are too large together. This site takes at most %s at once.', 'charterform' ), size_format( self::post_bytes() ) ),
			413,
			'too_large'
		);
	}

	/** Bytes of a post at most; 0 for any number. */
	public static function post_bytes() {
		return max( 0, wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) );
	}

	/** Bytes of a file at most: the smaller of what PHP and the settings allow. */
	public static function file_bytes() {
		$own = 1000 * max( 1, (int) Settings::get( 'server.uploads.max_kb', 5000 ) );
		$php = self::php_file_bytes();
		return $php > 0 ? min( $own, $php ) : $own;
	}

	/** Bytes of a file that PHP takes at most; 0 for any number. */
	public static function php_file_bytes() {
		return max( 0, wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) ) );
	}
}

<?php
/**
 * The files that come with a post.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Checks files by name, size, real type and first bytes, and keeps them under random names in a folder that is not served.
 */
final class Uploads {

	/** Files of one post at most: two and twenty projects. PHP may take fewer (`max_file_uploads`), and drops the rest in silence. */
	const MAX_FILES = 22;

	/** Types by ending, with the bytes that each begins with. */
	const TYPES = array(
		'pdf'  => array( 'application/pdf', array( '%PDF-' ) ),
		'png'  => array( 'image/png', array( "\x89PNG\r\n\x1a\n" ) ),
		'jpg'  => array( 'image/jpeg', array( "\xFF\xD8\xFF" ) ),
		'jpeg' => array( 'image/jpeg', array( "\xFF\xD8\xFF" ) ),
		'zip'  => array( 'application/zip', array( "PK\x03\x04", "PK\x05\x06" ) ),
	);

	/**
	 * Digests of the files of the request by field, so that another file is another application.
	 *
	 * @return string[]
	 */
	public static function digests() {
		$digests = array();
		foreach ( self::sent() as $field => $file ) {
			$digests[ $field ] = $file['tmp_name'] && is_uploaded_file( $file['tmp_name'] ) ? hash_file( 'sha256', $file['tmp_name'] ) : 'none';
		}
		return $digests;
	}

	/**
	 * Checks the files of a post and stores them.
	 *
	 * @param Post $post As it arrived.
	 * @return array|\WP_Error A list of `field`, `name`, `type`, `size`, `sha256` and `stored`, or what is wrong.
	 */
	public static function take( Post $post ) {
		$asked = Asked_Files::of( $post );
		$sent  = array_intersect_key( self::sent(), $asked );
		if ( count( $sent ) > self::most_files() || self::were_dropped( $post, $asked ) ) {
			/* translators: %d: number of files. */
			return new \WP_Error( 'too_many_files', sprintf( __( 'Please send at most %d files.', 'charterform' ), self::most_files() ) );
		}
		foreach ( $sent as $field => $file ) {
			$fault = self::fault( $file, $asked[ $field ]['endings'], $asked[ $field ]['most'] );
			if ( '' !== $fault ) {
				return new \WP_Error( 'bad_file', $fault );
			}
		}
		$files = array();
		foreach ( $sent as $field => $file ) {
			$stored = Upload_Folder::store( $file['tmp_name'] );
			if ( '' === $stored ) {
				Upload_Folder::delete( $files );
				return new \WP_Error( 'no_folder', __( 'The files could not be stored. Please try again later.', 'charterform' ) );
			}
			$label   = $asked[ $field ]['label'];
			$files[] = array( 'field' => $field ) + ( '' === $label ? array() : array( 'label' => $label ) ) + array(
				'name'   => sanitize_file_name( $file['name'] ),
				'type'   => self::type_of( $file['name'] ),
				'size'   => (int) $file['size'],
				'sha256' => hash_file( 'sha256', Upload_Folder::path( $stored ) ),
				'stored' => $stored,
			);
		}
		return $files;
	}

	/** Files of one post that arrive, at most. */
	public static function most_files() {
		$php = (int) ini_get( 'max_file_uploads' );
		return $php > 0 ? min( self::MAX_FILES, $php ) : self::MAX_FILES;
	}

	/**
	 * Whether PHP may have dropped files: as many arrived as it takes, and the form has room for more.
	 *
	 * @param Post    $post  As it arrived.
	 * @param array[] $asked What the page takes, by field.
	 */
	private static function were_dropped( Post $post, array $asked ) {
		$papers  = isset( $asked['resume'] ) ? 2 + count( isset( $post->data->projects ) ? (array) $post->data->projects : array() ) : 0;
		$answers = count( preg_grep( '/^question-/', array_keys( $asked ) ) );
		return count( $_FILES ) >= (int) ini_get( 'max_file_uploads' ) && $papers + $answers > self::most_files(); // phpcs:ignore WordPress.Security.NonceVerification.Missing
	}

	/** The files of the request by field, those that the contract knows. Fields without a file are left out. */
	private static function sent() {
		$files = array();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The post is checked before, and a name where it is used.
		foreach ( $_FILES as $field => $file ) {
			$known = preg_match( '/^(resume|coverLetter|(project|question)-\d{1,2})$/', (string) $field );
			if ( $known && is_string( $file['name'] ) && UPLOAD_ERR_NO_FILE !== $file['error'] ) {
				$file['name']    = wp_unslash( $file['name'] );
				$files[ $field ] = $file;
			}
		}
		return $files;
	}

	/**
	 * What is wrong with a file, as a sentence; '' for nothing.
	 *
	 * @param array    $file    As PHP hands it over.
	 * @param string[] $endings Those that are taken, such as `pdf`.
	 * @param int|null $most    Bytes at most; null for what the settings say.
	 */
	public static function fault( array $file, array $endings, $most = null ) {
		$name  = sanitize_file_name( $file['name'] );
		$limit = null === $most ? Post_Limits::file_bytes() : $most;
		if ( in_array( $file['error'], array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) || $file['size'] > $limit ) {
			/* translators: 1: name of a file, 2: a size such as "2 MB". */
			return sprintf( __( '%1$s is too large. This site takes files up to %2$s.', 'charterform' ), $name, size_format( $limit, 1 ) );
		}
		if ( UPLOAD_ERR_OK !== $file['error'] || ! is_uploaded_file( $file['tmp_name'] ) ) {
			/* translators: %s: name of a file. */
			return sprintf( __( '%s did not arrive whole. Please send it again.', 'charterform' ), $name );
		}
		if ( 0 === $file['size'] ) {
			/* translators: %s: name of a file. */
			return sprintf( __( '%s is empty.', 'charterform' ), $name );
		}
		if ( ! in_array( self::ending( $file['name'] ), $endings, true ) ) {
			/* translators: 1: name of a file, 2: kinds of files such as "PDF, PNG". */
			return sprintf( __( '%1$s cannot be taken. Please send one of these: %2$s.', 'charterform' ), $name, strtoupper( implode( ', ', array_diff( $endings, array( 'jpeg' ) ) ) ) );
		}
		if ( ! self::is_what_it_says( $file ) ) {
			/* translators: %s: name of a file. */
			return sprintf( __( '%s is not what its name says.', 'charterform' ), $name );
		}
		return '';
	}

	/**
	 * The type of a file that is taken.
	 *
	 * @param string $name Name of a file.
	 */
	public static function type_of( $name ) {
		return self::TYPES[ self::ending( $name ) ][0];
	}

	/**
	 * Whether content and name of a file agree.
	 *
	 * @param array $file As PHP hands it over.
	 * @return bool
	 */
	private static function is_what_it_says( array $file ) {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		list( $type, $beginnings ) = self::TYPES[ self::ending( $file['name'] ) ];
		$checked                   = wp_check_filetype_and_ext( $file['tmp_name'], sanitize_file_name( $file['name'] ), array_combine( array_keys( self::TYPES ), array_column( self::TYPES, 0 ) ) );
		$head                      = (string) file_get_contents( $file['tmp_name'], false, null, 0, 8 );
		foreach ( $beginnings as $beginning ) {
			if ( 0 === strpos( $head, $beginning ) ) {
				return $checked['type'] === $type;
			}
		}
		return false;
	}

	/**
	 * The ending of a name in small letters.
	 *
	 * @param string $name Name of a file.
	 */
	private static function ending( $name ) {
		return strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
	}
}

<?php
/**
 * Where files are kept.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * A folder that no server serves: below the uploads, closed for Apache and IIS, or where the constant
 * CHARTERFORM_UPLOAD_FOLDER says, outside the web root. Downloads go through a check.
 */
final class Upload_Folder {

	/** Seconds for which the back end may fetch a file by its signed address. */
	const LINK_LIFETIME = WEEK_IN_SECONDS;

	/** Registers the hooks. */
	public static function register() {
		add_action( 'admin_post_charterform_file', array( __CLASS__, 'download' ) );
		add_action( 'rest_api_init', array( __CLASS__, 'add_route' ) );
	}

	/** Adds the route by which the back end fetches files. */
	public static function add_route() {
		register_rest_route(
			'charterform/v1',
			'/files/(?P<order>\d+)/(?P<index>\d+)',
			array(
				'methods'             => 'GET',
				'callback'            => array( __CLASS__, 'answer_link' ),
				'permission_callback' => array( __CLASS__, 'is_link_good' ),
			)
		);
	}

	/** The folder, without a slash at its end. */
	public static function folder() {
		if ( defined( 'CHARTERFORM_UPLOAD_FOLDER' ) ) {
			return untrailingslashit( CHARTERFORM_UPLOAD_FOLDER );
		}
		$uploads = wp_upload_dir( null, false );
		return $uploads['basedir'] . '/charterform';
	}

	/**
	 * The path of a stored file.
	 *
	 * @param string $stored Its random name.
	 */
	public static function path( $stored ) {
		return self::folder() . '/' . basename( $stored );
	}

	/**
	 * Moves an uploaded file into the folder.
	 *
	 * @param string $uploaded Path of the uploaded file.
	 * @return string Its random name, '' if it cannot be stored.
	 */
	public static function store( $uploaded ) {
		if ( ! self::prepare() ) {
			return '';
		}
		$stored = bin2hex( random_bytes( 16 ) ) . '.bin';
		// phpcs:ignore Generic.PHP.ForbiddenFunctions.Found
		if ( ! move_uploaded_file( $uploaded, self::path( $stored ) ) ) {
			return '';
		}
		chmod( self::path( $stored ), 0600 ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return $stored;
	}

	/**
	 * Deletes stored files.
	 *
	 * @param array $files The list that an order holds, its entries arrays or objects.
	 */
	public static function delete( array $files ) {
		foreach ( $files as $file ) {
			$file = (array) $file;
			if ( ! empty( $file['stored'] ) ) {
				wp_delete_file( self::path( $file['stored'] ) );
			}
		}
	}

	/** Deletes the folder with what the plugin put there; it stays where there is anything else. */
	public static function remove() {
		$folder = self::folder();
		if ( ! is_dir( $folder ) ) {
			return;
		}
		foreach ( array_diff( (array) scandir( $folder ), array( '.', '..' ) ) as $name ) {
			if ( preg_match( '/^[0-9a-f]{32}\.bin$/', $name ) || in_array( $name, array( 'index.php', '.htaccess', 'web.config' ), true ) ) {
				wp_delete_file( "$folder/$name" );
			}
		}
		if ( 2 === count( (array) scandir( $folder ) ) ) {
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		}
	}

	/** Makes the folder, closed for every server that reads such files. */
	public static function prepare() {
		$folder = self::folder();
		if ( ! wp_mkdir_p( $folder ) ) {
			return false;
		}
		$closed = array(
			'index.php'  => "<?php\n// Nothing to see here.\n",
			'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nOrder deny,allow\nDeny from all\n</IfModule>\n",
			'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization><deny users=\"*\" /></authorization></system.webServer></configuration>\n",
		);
		foreach ( $closed as $name => $text ) {
			if ( ! file_exists( "$folder/$name" ) ) {
				file_put_contents( "$folder/$name", $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			}
		}
		return true;
	}

	/** Sends a file to somebody who may read orders. */
	public static function download() {
		$order = isset( $_GET['order'] ) ? absint( $_GET['order'] ) : 0;
		$index = isset( $_GET['file'] ) ? absint( $_GET['file'] ) : 0;
		check_admin_referer( "charterform_file_$order" );
		if ( ! current_user_can( Orders::CAPABILITY ) ) {
			wp_die( esc_html__( 'You may not read orders.', 'charterform' ), '', array( 'response' => 403 ) );
		}
		self::send( $order, $index );
	}

	/**
	 * The address by which the back end fetches a file.
	 *
	 * @param int $order Id of the order.
	 * @param int $index Place of the file in its list.
	 */
	public static function link( $order, $index ) {
		$expires = time() + self::LINK_LIFETIME;
		return add_query_arg(
			array(
				'expires'   => $expires,
				'signature' => Secrets::hash( "file $order $index $expires" ),
			),
			rest_url( "charterform/v1/files/$order/$index" )
		);
	}

	/**
	 * Whether the address of a file is ours and still good.
	 *
	 * @param \WP_REST_Request $request The request.
	 * @return bool
	 */
	public static function is_link_good( $request ) {
		$expires  = (int) $request['expires'];
		$expected = Secrets::hash( "file {$request['order']} {$request['index']} $expires" );
		return $expires > time() && hash_equals( $expected, (string) $request['signature'] );
	}

	/**
	 * Sends the file of a signed address.
	 *
	 * @param \WP_REST_Request $request The request.
	 */
	public static function answer_link( $request ) {
		self::send( (int) $request['order'], (int) $request['index'] );
	}

	/**
	 * Sends a file as a download and ends the request.
	 *
	 * @param int $id    Id of the order.
	 * @param int $index Place of the file in its list.
	 */
	private static function send( $id, $index ) {
		$order = Orders::find( $id );
		$files = $order ? json_decode( $order->files ) : array();
		self::send_file( isset( $files[ $index ] ) ? self::path( $files[ $index ]->stored ) : '', isset( $files[ $index ] ) ? $files[ $index ]->name : '' );
	}

	/**
	 * Sends a stored file as a download and ends the request. Who may have it is checked before.
	 *
	 * @param string $path Where it is; '' for nowhere.
	 * @param string $name What it is called.
	 */
	public static function send_file( $path, $name ) {
		if ( '' === $path || ! is_file( $path ) ) {
			wp_die( esc_html__( 'There is no such file.', 'charterform' ), '', array( 'response' => 404 ) );
		}
		nocache_headers();
		header( 'Content-Type: application/octet-stream' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Content-Disposition: attachment; filename="' . sanitize_file_name( $name ) . '"' );
		header( 'Content-Length: ' . filesize( $path ) );
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		exit;
	}
}

<?php
/**
 * The files of an order for its customer.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Lists the files on the page of an order, and sends them to whoever has its signed link. */
final class Status_Files {

	const QUERY = 'charterform_file';

	/**
	 * The files that are there.
	 *
	 * @param object $order A row.
	 * @return array A list of `id`, `name`, `size`, `path` and `added_at`.
	 */
	public static function of( $order ) {
		$files = (int) $order->id ? Order_Documents::of( $order ) : array();
		return array_values(
			array_filter(
				$files,
				static function ( $file ) {
					return is_file( $file['path'] );
				}
			)
		);
	}

	/**
	 * The address of a file, which works as long as that of the page.
	 *
	 * @param object $order A row.
	 * @param array  $file  As `of()` lists it.
	 */
	public static function url( $order, array $file ) {
		return add_query_arg( self::QUERY, (int) $file['id'], Status_Page::url( $order ) );
	}

	/**
	 * Sends a file and ends the request, where one of this order is asked for.
	 *
	 * @param object $order A row, whose link was verified.
	 */
	public static function answer( $order ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A link is signed by itself.
		$id = isset( $_GET[ self::QUERY ] ) ? absint( $_GET[ self::QUERY ] ) : 0;
		foreach ( self::of( $order ) as $file ) {
			if ( $id === (int) $file['id'] ) {
				Upload_Folder::send_file( $file['path'], $file['name'] );
			}
		}
	}
}

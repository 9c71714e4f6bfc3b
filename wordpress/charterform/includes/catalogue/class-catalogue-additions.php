<?php
/**
 * New rows of the catalogue.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Makes a line, a coupon or a bundle of the cells of a file or a form. */
final class Catalogue_Additions {

	/**
	 * A new row.
	 *
	 * @param string   $table `lines`, `coupons` or `bundles`.
	 * @param string[] $cells Texts by column; what is missing is empty.
	 * @return array
	 * @throws \InvalidArgumentException With a sentence.
	 */
	public static function make( $table, array $cells ) {
		$row = Catalogue_Columns::row( $table, $cells );
		self::require_that( '' !== $row['code'], __( 'The code is missing.', 'charterform' ) );
		if ( 'lines' === $table ) {
			return self::line( $row );
		}
		self::require_that( '' !== $row['products'], __( 'Name the products by their codes, such as business_formation.WY.', 'charterform' ) );
		foreach ( Catalogue_Text::words( $row['products'] ) as $code ) {
			/* translators: %s: code of a product. */
			self::require_that( self::is_known( $code ), sprintf( __( 'There is no product “%s”.', 'charterform' ), $code ) );
		}
		if ( 'coupons' === $table ) {
			self::require_that( ( $row['amount'] > 0 ) !== ( $row['percent'] > 0 ), __( 'A coupon takes off either an amount or a share.', 'charterform' ) );
		} else {
			self::require_that( '' !== $row['state'], __( 'A bundle is for one state: write its code.', 'charterform' ) );
		}
		return $row;
	}

	/**
	 * Faults where visitors would type the same for several coupons. Asked of all coupons as they will be, so that a code may move
	 * from one to another.
	 *
	 * @param array $rows    Rows that are put, with `code` and perhaps `typed_code`.
	 * @param array $removed Codes of coupons that are removed.
	 * @return string[]
	 */
	public static function typed_twice( array $rows, array $removed ) {
		$typed = array_column( Catalogue_Store::rows( 'coupons' ), 'typed_code', 'code' );
		foreach ( $rows as $row ) {
			$typed[ $row['code'] ] = isset( $row['typed_code'] ) ? $row['typed_code'] : ( isset( $typed[ $row['code'] ] ) ? $typed[ $row['code'] ] : '' );
		}
		$counts = array_count_values( array_filter( array_diff_key( $typed, array_flip( $removed ) ), 'strlen' ) );
		return array_map(
			/* translators: %s: code that visitors type. */
			static fn( $code ) => sprintf( __( 'Several coupons have the code “%s” for visitors. Give each a code of its own.', 'charterform' ), $code ),
			array_keys( array_filter( $counts, static fn( $count ) => $count > 1 ) )
		);
	}

	/**
	 * Whether a code is that of a line or of several.
	 *
	 * @param string $code The code.
	 */
	private static function is_known( $code ) {
		foreach ( Catalogue_Store::lines() as $line ) {
			if ( Catalogue_Offers::is_meant( $code, $line ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * A condition of a row.
	 *
	 * @param bool   $is_met Whether it is met.
	 * @param string $words  What is said where it is not.
	 * @throws \InvalidArgumentException With these words.
	 */
	private static function require_that( $is_met, $words ) {
		if ( ! $is_met ) {
			throw new \InvalidArgumentException( $words ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/**
	 * A new line: a way of filing where its product is a filing, else a product.
	 *
	 * @param array $row The values by column.
	 * @return array
	 */
	private static function line( array $row ) {
		foreach ( Catalogue_Store::rows( 'products' ) as $product ) {
			if ( 'filing' === $product['list'] && $product['code'] === $row['product'] ) {
				return self::filing( $row, $product );
			}
		}
		/* translators: %s: code of a product. */
		self::require_that( in_array( $row['product'], array( '', $row['code'], 'registered_agent' ), true ), sprintf( __( 'There is no filing “%s”.', 'charterform' ), $row['product'] ) );
		self::require_that( '' !== $row['name'] && '' !== $row['type'], __( 'A new product needs a name and a type, such as web_hosting.', 'charterform' ) );
		$is_agent = 'registered_agent' === $row['type'];
		self::require_that( ! $is_agent || ( '' !== $row['state'] && Catalogue_Places::FEDERAL !== $row['state'] && $row['months'] > 0 ), __( 'A registered agent needs a state and a term in months.', 'charterform' ) );
		self::require_that( $is_agent || '' === $row['state'], __( 'A service has no state here.', 'charterform' ) );
		return $row + array( 'list' => $is_agent ? 'agent' : 'simple' );
	}

	/**
	 * A new way of filing.
	 *
	 * @param array $row     The values by column.
	 * @param array $product The row of its product.
	 */
	private static function filing( array $row, array $product ) {
		self::require_that( '' !== $row['state'], __( 'A filing needs a state: write its code.', 'charterform' ) );
		self::require_that( ( '' === $row['company'] ) === ( Catalogue_Places::FEDERAL === $row['state'] ), __( 'A filing with a state needs a kind of company, and a federal one has none.', 'charterform' ) );
		self::require_that( null !== $row['state_fee'], __( 'A filing needs the fee of the state; write 0 where it is free.', 'charterform' ) );
		$others = Catalogue::find( array( 'product' => $product['code'] ) );
		$first  = $others ? Catalogue_Store::lines()[ $others[0] ] : array( 'locality' => 'domestic' );
		return array( 'list' => 'filing', 'product_id' => (int) $product['id'], 'locality' => $first['locality'], 'way' => '' === $row['way'] ? 'online' : $row['way'] ) + $row;
	}

	/**
	 * A new line as its table has it.
	 *
	 * @param array $row As `make()` has it.
	 * @return array By column.
	 */
	public static function columns( array $row ) {
		if ( 'filing' === $row['list'] ) {
			$columns = array( 'code', 'product_id', 'way', 'locality', 'our_price', 'state_fee', 'surcharge', 'days', 'hours', 'document_days', 'source_url', 'verified_at', 'confirmed', 'published' );
			return array( 'jurisdiction' => $row['state'], 'entity_type' => $row['company'] ) + array_intersect_key( $row, array_flip( $columns ) );
		}
		$columns = array( 'code', 'list', 'name', 'type', 'months', 'state', 'states', 'companies', 'published' );
		return array( 'price' => $row['our_price'], 'category' => 'agent' === $row['list'] ? 'registered_agent' : '' ) + array_intersect_key( $row, array_flip( $columns ) );
	}

	/**
	 * Writes a new row, or new values of a coupon, a bundle or a package.
	 *
	 * @param string $table The table.
	 * @param array  $row   As `make()` or `Package_Rows::make()` has it.
	 */
	public static function put( $table, array $row ) {
		if ( 'lines' === $table ) {
			Catalogue_Store::put( Catalogue_Store::table_of( $row ), self::columns( $row ) );
		} elseif ( 'packages' === $table ) {
			Package_Rows::put( $row );
		} else {
			Catalogue_Store::put( $table, $row );
		}
	}
}

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
		$row = array();
		foreach ( array_keys( Catalogue_Columns::OF[ $table ] ) as $column ) {
			$row[ $column ] = Catalogue_Columns::read( $column, isset( $cells[ $column ] ) ? $cells[ $column ] : '', $table );
		}
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
			/* translators: %s: code that visitors type. */
			self::require_that( ! self::is_typed_elsewhere( $row ), sprintf( __( 'Another coupon has the code “%s” for visitors already.', 'charterform' ), $row['typed_code'] ) );
		} else {
			self::require_that( '' !== $row['state'], __( 'A bundle is for one state: write its code.', 'charterform' ) );
		}
		return $row;
	}

	/**
	 * Whether another coupon has the code that visitors type for this one.
	 *
	 * @param array $coupon The coupon.
	 */
	private static function is_typed_elsewhere( array $coupon ) {
		foreach ( '' === $coupon['typed_code'] ? array() : Catalogue_Store::rows( 'coupons' ) as $row ) {
			if ( $row['typed_code'] === $coupon['typed_code'] && $row['code'] !== $coupon['code'] ) {
				return true;
			}
		}
		return false;
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
	 * Writes a new row.
	 *
	 * @param string $table The table.
	 * @param array  $row   As `make()` has it.
	 */
	public static function put( $table, array $row ) {
		if ( 'lines' !== $table ) {
			Catalogue_Store::put( $table, $row );
			return;
		}
		if ( 'filing' === $row['list'] ) {
			$columns = array( 'code', 'product_id', 'way', 'locality', 'our_price', 'state_fee', 'surcharge', 'days', 'hours', 'document_days', 'source_url', 'verified_at', 'confirmed', 'published' );
			Catalogue_Store::put( 'filing_methods', array( 'jurisdiction' => $row['state'], 'entity_type' => $row['company'] ) + array_intersect_key( $row, array_flip( $columns ) ) );
			return;
		}
		$columns = array( 'code', 'list', 'name', 'type', 'months', 'state', 'states', 'companies', 'published' );
		Catalogue_Store::put( 'products', array( 'price' => $row['our_price'], 'category' => 'agent' === $row['list'] ? 'registered_agent' : '' ) + array_intersect_key( $row, array_flip( $columns ) ) );
	}
}

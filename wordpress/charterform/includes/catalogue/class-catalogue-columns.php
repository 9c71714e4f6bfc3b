<?php
/**
 * The columns of the price list.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** How the cells of a line, a coupon, a bundle and a package are read and written, in files and on screens. */
final class Catalogue_Columns {

	/** By table, the columns of a file in their order, each with how it is read. */
	const OF = array(
		'lines'    => array(
			'code'          => 'code',
			'product'       => 'code',
			'name'          => 'text',
			'type'          => 'code',
			'state'         => 'state',
			'company'       => 'company',
			'way'           => 'code',
			'our_price'     => 'cents',
			'state_fee'     => 'cents',
			'surcharge'     => 'fee',
			'days'          => 'number',
			'hours'         => 'number',
			'document_days' => 'number',
			'months'        => 'number',
			'states'        => 'states',
			'companies'     => 'companies',
			'source_url'    => 'url',
			'verified_at'   => 'day',
			'confirmed'     => 'truth',
			'published'     => 'truth',
		),
		'coupons'  => array(
			'code'       => 'code',
			'name'       => 'text',
			'products'   => 'codes',
			'amount'     => 'cents',
			'percent'    => 'percent',
			'bundled'    => 'truth',
			'bundle'     => 'code',
			'typed_code' => 'typed_code',
			'expires'    => 'any_day',
			'published'  => 'truth',
		),
		'bundles'  => array(
			'code'       => 'code',
			'name'       => 'text',
			'state'      => 'state',
			'products'   => 'codes',
			'llc_price'  => 'cents',
			'corp_price' => 'cents',
			'published'  => 'truth',
		),
		'packages' => array(
			'code'     => 'code',
			'name'     => 'text',
			'price'    => 'cents',
			'products' => 'codes',
			'states'   => 'states',
			'kinds'    => 'companies',
			'extras'   => 'lines',
		),
	);

	/**
	 * The value of a cell.
	 *
	 * @param string $column Its column.
	 * @param string $text   What stands in it.
	 * @param string $table  The table.
	 * @return mixed
	 * @throws \InvalidArgumentException With a sentence that names the column.
	 */
	public static function read( $column, $text, $table = 'lines' ) {
		try {
			return self::read_as( self::OF[ $table ][ $column ], (string) $text );
		} catch ( \InvalidArgumentException $fault ) {
			throw new \InvalidArgumentException( self::label( $column ) . ': ' . $fault->getMessage() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}

	/**
	 * The values of a row by column.
	 *
	 * @param string   $table The table.
	 * @param string[] $cells Texts by column; what is missing is empty.
	 * @return array
	 * @throws \InvalidArgumentException With a sentence.
	 */
	public static function row( $table, array $cells ) {
		$row = array();
		foreach ( array_keys( self::OF[ $table ] ) as $column ) {
			$row[ $column ] = self::read( $column, isset( $cells[ $column ] ) ? $cells[ $column ] : '', $table );
		}
		return $row;
	}

	/**
	 * The value of a text.
	 *
	 * @param string $how  As OF says.
	 * @param string $text The text.
	 * @return mixed
	 * @throws \InvalidArgumentException With a sentence.
	 */
	private static function read_as( $how, $text ) {
		$plain = trim( $text );
		switch ( $how ) {
			case 'cents':
				return Catalogue_Text::cents( $plain );
			case 'fee':
				return (int) Catalogue_Text::cents( $plain );
			case 'number':
				return Catalogue_Text::number( $plain );
			case 'percent':
				return '' === $plain ? 0 : Catalogue_Text::points( $plain, 100 );
			case 'day':
				return Catalogue_Text::day( $plain );
			case 'any_day':
				return Catalogue_Text::any_day( $plain );
			case 'typed_code':
				return Catalogue_Text::typed_code( $plain );
			case 'truth':
				return Catalogue_Text::truth( $plain );
			case 'url':
				return Catalogue_Text::url( $plain );
			case 'codes':
				return implode( ' ', Catalogue_Text::words( $plain ) );
			case 'states':
			case 'companies':
				$each  = 'states' === $how ? Catalogue_Text::words( $plain ) : Catalogue_Text::names( $plain );
				$names = array_map( static fn( $name ) => self::read_as( 'states' === $how ? 'state' : 'company', $name ), $each );
				return implode( ', ', $names );
			case 'text':
				return self::checked( $plain, mb_strlen( $plain ) <= 191, __( 'It is longer than 191 characters.', 'charterform' ) );
			case 'code':
				/* translators: %s: what was written. */
				return self::checked( $plain, (bool) preg_match( '/^[\w.-]{0,100}$/D', $plain ), sprintf( __( '“%s” is no code: it may have letters, digits, dots, hyphens and underscores.', 'charterform' ), mb_substr( $plain, 0, 40 ) ) );
			case 'state':
				$code = strtoupper( $plain );
				/* translators: %s: what was written. */
				return self::checked( $code, '' === $code || Catalogue_Places::has( $code ), sprintf( __( '“%s” is no state. Write its code, such as WY.', 'charterform' ), mb_substr( $plain, 0, 40 ) ) );
			case 'company':
				/* translators: 1: what was written, 2: names of kinds of company. */
				return self::checked( $plain, '' === $plain || in_array( $plain, Catalogue_Places::COMPANIES, true ), sprintf( __( '“%1$s” is no kind of company. Known are: %2$s.', 'charterform' ), mb_substr( $plain, 0, 40 ), implode( ', ', Catalogue_Places::COMPANIES ) ) );
		}
		return $plain;
	}

	/**
	 * A value that is right.
	 *
	 * @param string $value    The value.
	 * @param bool   $is_right Whether it is.
	 * @param string $words    What is said where it is not.
	 * @throws \InvalidArgumentException With these words.
	 */
	private static function checked( $value, $is_right, $words ) {
		if ( ! $is_right ) {
			throw new \InvalidArgumentException( $words ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $value;
	}

	/**
	 * A value as a cell shows it.
	 *
	 * @param string $column Its column.
	 * @param mixed  $value  The value.
	 * @param string $table  The table.
	 */
	public static function write( $column, $value, $table = 'lines' ) {
		switch ( self::OF[ $table ][ $column ] ) {
			case 'cents':
			case 'fee':
				return null === $value ? '' : Catalogue_Text::dollars( (int) $value );
			case 'percent':
				return rtrim( rtrim( sprintf( '%d.%02d', intdiv( (int) $value, 100 ), (int) $value % 100 ), '0' ), '.' );
			case 'truth':
				return $value ? 'yes' : 'no';
		}
		return (string) $value;
	}

	/**
	 * What a column is called in sentences.
	 *
	 * @param string $column The column.
	 */
	public static function label( $column ) {
		$labels = array(
			'our_price'     => __( 'Our price', 'charterform' ),
			'state_fee'     => __( 'State fee', 'charterform' ),
			'surcharge'     => __( 'Surcharge', 'charterform' ),
			'days'          => __( 'Days', 'charterform' ),
			'hours'         => __( 'Hours', 'charterform' ),
			'document_days' => __( 'Days until documents', 'charterform' ),
			'source_url'    => __( 'Source', 'charterform' ),
			'verified_at'   => __( 'Checked on', 'charterform' ),
			'confirmed'     => __( 'Confirmed', 'charterform' ),
			'published'     => __( 'Published', 'charterform' ),
			'states'        => __( 'Sold in', 'charterform' ),
			'companies'     => __( 'Sold to', 'charterform' ),
			'name'          => __( 'Name', 'charterform' ),
			'amount'        => __( 'Amount', 'charterform' ),
			'percent'       => __( 'Percent', 'charterform' ),
			'products'      => __( 'Products', 'charterform' ),
			'price'         => __( 'Price in dollars', 'charterform' ),
			'kinds'         => __( 'Kinds of company', 'charterform' ),
			'extras'        => __( 'Further lines', 'charterform' ),
		);
		return isset( $labels[ $column ] ) ? $labels[ $column ] : $column;
	}
}

<?php
/**
 * Packages as rows of the catalogue's file.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Packages whose lists are texts, as cells of a file are. Those of a file are judged as their form judges them (SHOP-13), beside the
 * packages and with the price list as the file leaves them.
 */
final class Package_Rows {

	/**
	 * The lines of the price list as the file leaves them.
	 *
	 * @var array
	 */
	private $lines;

	/**
	 * What can be in packages then, as `Package_Offers::kinds()` has it.
	 *
	 * @var array[]
	 */
	private $kinds;

	/**
	 * The names that packages have then, by code.
	 *
	 * @var string[]
	 */
	private $names = array();

	/**
	 * How many can be added.
	 *
	 * @var int
	 */
	private $free;

	/**
	 * The rows of a file.
	 *
	 * @param array[] $rows    As `Catalogue_File::read()` has them.
	 * @param bool    $removes Whether packages that are not in the file are removed.
	 * @param array   $lines   The lines of the price list as the file leaves them.
	 */
	public function __construct( array $rows, $removes, array $lines ) {
		$this->lines = $lines;
		$this->kinds = Catalogue_Store::as_if( $lines, static fn() => Packages_Actions::offers()->kinds() );
		$this->names = array_column( Package_Store::all(), 'name', 'id' );
		$in_file     = array();
		foreach ( $rows as $row ) {
			$in_file[ trim( $row['cells']['code'] ) ] = $row['cells'];
		}
		$this->names = $removes ? array_intersect_key( $this->names, $in_file ) : $this->names;
		$this->free  = Package_Store::MOST - count( $this->names );
		foreach ( $in_file as $code => $cells ) {
			if ( isset( $cells['name'] ) ) {
				$this->names[ $code ] = sanitize_text_field( $cells['name'] );
			}
		}
	}

	/**
	 * The packages as rows.
	 *
	 * @return array[] by code
	 */
	public static function all() {
		return array_map( array( __CLASS__, 'of' ), array_column( Package_Store::all(), null, 'id' ) );
	}

	/**
	 * A package as a row.
	 *
	 * @param array $package The package.
	 * @return array
	 */
	private static function of( array $package ) {
		return array(
			'code'     => $package['id'],
			'name'     => $package['name'],
			'price'    => $package['price'],
			'products' => implode( ' ', $package['products'] ),
			'states'   => implode( ', ', $package['states'] ),
			'kinds'    => implode( ', ', $package['kinds'] ),
			'extras'   => implode( "\n", $package['extras'] ),
		);
	}

	/**
	 * Adds the package of a row, or puts it in place of the one of its code.
	 *
	 * @param array $row The row, or new values with the code of one that is there.
	 */
	public static function put( array $row ) {
		$all  = self::all();
		$row += isset( $all[ $row['code'] ] ) ? $all[ $row['code'] ] : array();
		Package_Store::put(
			array(
				'id'       => $row['code'],
				'name'     => $row['name'],
				'price'    => $row['price'],
				'products' => Catalogue_Text::words( $row['products'] ),
				'extras'   => preg_split( '/\n/', $row['extras'], -1, PREG_SPLIT_NO_EMPTY ),
				'states'   => Catalogue_Text::words( $row['states'] ),
				'kinds'    => Catalogue_Text::names( $row['kinds'] ),
			)
		);
	}

	/**
	 * The row of cells, where they are right.
	 *
	 * @param string[] $cells Texts by column; what is missing is empty.
	 * @return array
	 * @throws \InvalidArgumentException With a sentence for each mistake.
	 */
	public function make( array $cells ) {
		$row = Catalogue_Columns::row( 'packages', $cells );
		if ( ! Package_Store::find( $row['code'] ) ) {
			$this->check_code( $row['code'] );
		}
		$products = array_values( array_unique( Catalogue_Text::words( $row['products'] ) ) );
		$typed    = Package_Input::typed(
			array(
				'id'       => $row['code'],
				'price'    => Catalogue_Text::dollars( $row['price'] ),
				'products' => $products,
				'kinds'    => Catalogue_Text::names( $row['kinds'] ),
			) + $row
		);
		$faults   = array();
		$package  = Catalogue_Store::as_if(
			$this->lines,
			function () use ( $typed, &$faults ) {
				return Package_Input::read( $typed, $this->kinds, $faults, $this->names );
			}
		);
		// Its form has no box for what is not on sale.
		$gone = array_values( array_diff( $products, $package['products'] ) );
		if ( $gone && ! isset( $faults['products'] ) ) {
			/* translators: %s: code of a product. */
			$faults['products'] = sprintf( __( '“%s” is not on sale. Put it on sale, or take it out of the package.', 'charterform' ), mb_substr( $gone[0], 0, 40 ) );
		}
		if ( $faults ) {
			throw new \InvalidArgumentException( implode( ' ', array_map( static fn( $column, $words ) => Catalogue_Columns::label( $column ) . ": $words", array_keys( $faults ), $faults ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return self::of( array( 'id' => $row['code'], 'products' => $products ) + $package );
	}

	/**
	 * Looks at the code of a new package.
	 *
	 * @param string $code The code.
	 * @throws \InvalidArgumentException Where it is none, or there are too many packages.
	 */
	private function check_code( $code ) {
		if ( 0 === Package_Store::number_of( $code ) ) {
			/* translators: %s: what was written. */
			throw new \InvalidArgumentException( sprintf( __( '“%s” is no code of a package. Write “package-” and a number, such as package-3.', 'charterform' ), mb_substr( $code, 0, 40 ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		if ( $this->free-- <= 0 ) {
			throw new \InvalidArgumentException( Packages_Actions::words_of_most() ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
	}
}

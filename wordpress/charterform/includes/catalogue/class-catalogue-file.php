<?php
/**
 * Files of the catalogue.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads CSV and JSON as texts in cells. A fault is a sentence for the owner, with its line where it has one.
 */
final class Catalogue_File {

	/** The largest file that is read, in bytes, and the most rows in it. */
	const MOST_BYTES = 2000000;
	const MOST_ROWS  = 5000;

	/**
	 * Reads a file.
	 *
	 * @param string $bytes What is in it.
	 * @return array `tables`: by table, rows of `line` and `cells`; `faults`: sentences.
	 */
	public static function read( $bytes ) {
		try {
			$text   = self::decoded( $bytes );
			$tables = '{' === substr( ltrim( $text ), 0, 1 ) ? self::from_json( $text ) : array( 'lines' => self::from_csv( $text ) );
			if ( array_sum( array_map( 'count', $tables ) ) > self::MOST_ROWS ) {
				/* translators: %s: number of rows. */
				throw new \InvalidArgumentException( sprintf( __( 'The file has more than %s rows.', 'charterform' ), number_format_i18n( self::MOST_ROWS ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
			return array( 'tables' => $tables, 'faults' => array() );
		} catch ( \InvalidArgumentException $fault ) {
			return array( 'tables' => array(), 'faults' => array( $fault->getMessage() ) );
		}
	}

	/**
	 * The bytes as UTF-8 without a mark; spreadsheets write UTF-16 too.
	 *
	 * @param string $bytes The bytes.
	 * @return string
	 * @throws \InvalidArgumentException Where they are no text.
	 */
	private static function decoded( $bytes ) {
		if ( strlen( $bytes ) > self::MOST_BYTES ) {
			throw new \InvalidArgumentException( __( 'The file is larger than 2 MB. A catalogue is far smaller: choose the file that you exported here.', 'charterform' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		if ( in_array( substr( $bytes, 0, 2 ), array( "\xFF\xFE", "\xFE\xFF" ), true ) ) {
			$bytes = (string) mb_convert_encoding( substr( $bytes, 2 ), 'UTF-8', "\xFF\xFE" === substr( $bytes, 0, 2 ) ? 'UTF-16LE' : 'UTF-16BE' );
		}
		$text = "\xEF\xBB\xBF" === substr( $bytes, 0, 3 ) ? substr( $bytes, 3 ) : $bytes;
		if ( '' === trim( $text ) ) {
			throw new \InvalidArgumentException( __( 'The file is empty.', 'charterform' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		if ( ! mb_check_encoding( $text, 'UTF-8' ) || false !== strpos( $text, "\0" ) ) {
			throw new \InvalidArgumentException( __( 'The file is no text that can be read. Save it from your spreadsheet as “CSV UTF-8”.', 'charterform' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $text;
	}

	/**
	 * The rows of a CSV, divided by commas, semicolons or tabs.
	 *
	 * @param string $text The text.
	 * @return array[]
	 * @throws \InvalidArgumentException With a sentence.
	 */
	private static function from_csv( $text ) {
		$text    = preg_replace( '/^sep=.\r?\n/i', '', $text );
		$heading = (string) strtok( $text, "\r\n" );
		$counts  = array(
			','  => substr_count( $heading, ',' ),
			';'  => substr_count( $heading, ';' ),
			"\t" => substr_count( $heading, "\t" ),
		);
		arsort( $counts );
		$stream = fopen( 'php://temp', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		fwrite( $stream, str_replace( array( "\r\n", "\r" ), "\n", $text ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		rewind( $stream );
		$columns = null;
		$rows    = array();
		for ( $line = 1; ; ++$line ) {
			$cells = fgetcsv( $stream, 0, (string) key( $counts ), '"', '' );
			if ( ! is_array( $cells ) ) {
				break;
			}
			if ( array( null ) === $cells || '' === trim( implode( '', $cells ) ) ) {
				continue;
			}
			if ( null === $columns ) {
				$columns = self::checked_columns( array_map( array( __CLASS__, 'heading' ), $cells ), 'lines' );
				continue;
			}
			if ( count( $cells ) !== count( $columns ) ) {
				/* translators: 1: number of a line, 2 and 3: numbers of cells. */
				throw new \InvalidArgumentException( sprintf( __( 'Line %1$d: it has %2$d cells, but there are %3$d columns.', 'charterform' ), $line, count( $cells ), count( $columns ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
			$rows[] = array( 'line' => $line, 'cells' => array_combine( $columns, array_map( array( __CLASS__, 'unguarded' ), $cells ) ) );
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		return $rows;
	}

	/**
	 * A heading as the name of a column.
	 *
	 * @param string $cell The cell.
	 */
	private static function heading( $cell ) {
		return strtolower( trim( (string) $cell ) );
	}

	/**
	 * The names of columns, where all are known.
	 *
	 * @param string[] $columns The names.
	 * @param string   $table   The table.
	 * @return string[]
	 * @throws \InvalidArgumentException Where one is not, or `code` is missing.
	 */
	private static function checked_columns( array $columns, $table ) {
		$known = array_keys( Catalogue_Columns::OF[ $table ] );
		foreach ( $columns as $column ) {
			if ( ! in_array( $column, $known, true ) ) {
				/* translators: 1: name of a column, 2: names of columns. */
				throw new \InvalidArgumentException( sprintf( __( 'There is no column “%1$s”. Known are: %2$s.', 'charterform' ), mb_substr( $column, 0, 40 ), implode( ', ', $known ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput
			}
		}
		if ( ! in_array( 'code', $columns, true ) ) {
			throw new \InvalidArgumentException( __( 'The column “code” is missing: it says which line of the price list a row is about.', 'charterform' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$twice = array_keys( array_filter( array_count_values( $columns ), static fn( $count ) => $count > 1 ) );
		if ( $twice ) {
			/* translators: %s: name of a column. */
			throw new \InvalidArgumentException( sprintf( __( 'The column “%s” is there twice.', 'charterform' ), $twice[0] ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		return $columns;
	}

	/**
	 * The rows of a JSON file.
	 *
	 * @param string $text The text.
	 * @return array[][] By table.
	 * @throws \InvalidArgumentException With a sentence.
	 */
	private static function from_json( $text ) {
		$file = json_decode( $text, true, 8 );
		if ( ! is_array( $file ) || ! isset( $file['charterform'] ) || 'catalogue' !== $file['charterform'] ) {
			throw new \InvalidArgumentException( __( 'The file is no catalogue: it is not what “Export as JSON” writes.', 'charterform' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
		}
		$tables = array();
		foreach ( array_intersect_key( Catalogue_Columns::OF, $file ) as $table => $columns ) {
			$tables[ $table ] = array();
			foreach ( (array) $file[ $table ] as $index => $row ) {
				if ( ! is_array( $row ) || array_filter( $row, static fn( $value ) => ! is_scalar( $value ) && null !== $value ) ) {
					/* translators: 1: name of a list, 2: a number. */
					throw new \InvalidArgumentException( sprintf( __( '%1$s, entry %2$d: it is no row of texts and numbers.', 'charterform' ), $table, (int) $index + 1 ) ); // phpcs:ignore WordPress.Security.EscapeOutput
				}
				self::checked_columns( array_map( 'strval', array_keys( $row ) ), $table );
				$tables[ $table ][] = array( 'line' => (int) $index + 1, 'cells' => array_map( array( __CLASS__, 'scalar' ), $row ) );
			}
		}
		return $tables;
	}

	/**
	 * A value of JSON as a text.
	 *
	 * @param mixed $value The value.
	 */
	private static function scalar( $value ) {
		return is_bool( $value ) ? ( $value ? 'yes' : 'no' ) : (string) $value;
	}

	/**
	 * A cell without the mark that keeps spreadsheets from taking it for a formula.
	 *
	 * @param string $cell The cell.
	 */
	private static function unguarded( $cell ) {
		return preg_match( "/^'\s*[=+\-@|%\t]/", (string) $cell ) ? substr( $cell, 1 ) : (string) $cell;
	}
}

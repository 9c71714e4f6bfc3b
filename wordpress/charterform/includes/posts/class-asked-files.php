<?php
/**
 * The files that the forms of a page ask for.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Says what is taken in a field for a file: those of an application, and the answers to a page's own questions.
 */
final class Asked_Files {

	/** Kilobytes of a file, where a question says nothing else. */
	const USUAL_SIZE = 5000;

	/** Kilobytes of the largest file that a question may ask for. */
	const LARGEST = 20000;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_page_config', array( __CLASS__, 'into' ), 20 );
	}

	/**
	 * The page config whose questions ask for no larger files than this server takes.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function into( $config ) {
		if ( ! isset( $config['questions'] ) || ! is_array( $config['questions'] ) ) {
			return $config;
		}
		foreach ( $config['questions'] as $place => $question ) {
			$limits = self::of_question( $question );
			if ( $limits ) {
				$config['questions'][ $place ]['maxFileSize'] = max( 1, (int) floor( $limits['most'] / 1000 ) );
			}
		}
		return $config;
	}

	/**
	 * What the page that is posted to takes, by field.
	 *
	 * @param Post $post As it arrived.
	 * @return array[] `endings`, `most` in bytes, and `label`, the question that the file answers; '' for none.
	 */
	public static function of( Post $post ) {
		$asked = array();
		if ( 'process_application' === $post->action ) {
			$asked = array_fill_keys( array( 'resume', 'coverLetter' ), self::limits( array( 'pdf' ), Post_Limits::file_bytes() ) );
			for ( $place = 0; $place < 100; $place++ ) {
				$asked[ "project-$place" ] = self::limits( array_keys( Uploads::TYPES ), Post_Limits::file_bytes() );
			}
		}
		// Of several forms of a type on the page any may have sent the post.
		foreach ( self::page_configs( $post ) as $config ) {
			foreach ( self::questions( $config ) as $place => $question ) {
				$limits = self::of_question( $question );
				if ( $limits ) {
					$field           = "question-$place";
					$asked[ $field ] = isset( $asked[ $field ] ) ? self::wider( $asked[ $field ], $limits ) : $limits;
				}
			}
		}
		return $asked;
	}

	/**
	 * The page configs that a post may be of; none where it can bring no file.
	 *
	 * @param Post $post As it arrived.
	 * @return array[]
	 */
	private static function page_configs( Post $post ) {
		return in_array( $post->action, array( 'process_signup', 'process_contact', 'process_client_profile', 'process_application' ), true )
			? Priced_Orders::page_configs( $post->form_type(), Held_Forms::page_id() )
			: array();
	}

	/**
	 * The questions of a page as its form counts them: one without words is none.
	 *
	 * @param array $config The page config.
	 * @return array[]
	 */
	private static function questions( array $config ) {
		$questions = isset( $config['questions'] ) && is_array( $config['questions'] ) ? $config['questions'] : array();
		return array_values(
			array_filter(
				$questions,
				static function ( $question ) {
					return is_array( $question ) && '' !== self::words( $question );
				}
			)
		);
	}

	/**
	 * The words of a question, which may be a number, as its form has them.
	 *
	 * @param array $question As the page config has it.
	 */
	private static function words( array $question ) {
		$label = isset( $question['label'] ) ? $question['label'] : '';
		return is_string( $label ) || is_int( $label ) || is_float( $label ) ? (string) preg_replace( '/^\s+|\s+$/u', '', (string) $label ) : '';
	}

	/**
	 * The type of files with an ending.
	 *
	 * @param string $ending Such as `jpeg`.
	 * @return string
	 */
	private static function type( $ending ) {
		return 'jpeg' === $ending ? 'jpg' : $ending;
	}

	/**
	 * What a question takes.
	 *
	 * @param mixed $question As the page config has it.
	 * @return array|null Null where it asks for no file.
	 */
	private static function of_question( $question ) {
		if ( ! is_array( $question ) || ! isset( $question['type'] ) || 'file' !== $question['type'] ) {
			return null;
		}
		$known   = array_keys( Uploads::TYPES );
		// What the page may name; its form counts any other name as left out.
		$named   = isset( $question['fileTypes'] ) && is_array( $question['fileTypes'] ) ? array_intersect( array_map( array( __CLASS__, 'type' ), $known ), array_filter( $question['fileTypes'], 'is_string' ) ) : array();
		$types   = $named ? $named : array( 'pdf', 'png', 'jpg' );
		$endings = array_filter(
			$known,
			static function ( $ending ) use ( $types ) {
				return in_array( self::type( $ending ), $types, true );
			}
		);
		$given   = isset( $question['maxFileSize'] ) && is_numeric( $question['maxFileSize'] ) ? (int) $question['maxFileSize'] : self::USUAL_SIZE;
		$own     = 1000 * min( self::LARGEST, max( 1, $given ) );
		$php     = Post_Limits::php_file_bytes();
		return self::limits( array_values( $endings ), $php > 0 ? min( $own, $php ) : $own, self::words( $question ) );
	}

	/**
	 * What is taken in a field.
	 *
	 * @param string[] $endings Such as `pdf`.
	 * @param int      $most    Bytes.
	 * @param string   $label   The question.
	 */
	private static function limits( array $endings, $most, $label = '' ) {
		return compact( 'endings', 'most', 'label' );
	}

	/**
	 * What either of two forms takes in a field.
	 *
	 * @param array $one   Of one form.
	 * @param array $other Of another.
	 */
	private static function wider( array $one, array $other ) {
		return self::limits( array_values( array_unique( array_merge( $one['endings'], $other['endings'] ) ) ), max( $one['most'], $other['most'] ), $one['label'] );
	}
}

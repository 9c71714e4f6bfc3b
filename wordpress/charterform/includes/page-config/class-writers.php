<?php
/**
 * Who wrote a page last.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the keys of `Config_Keys` that are not open from those who may not write any HTML: when a post is saved, and when it
 * is shown, where whoever saved it last counts.
 */
final class Writers {

	/** Of a post: `user` who saved it last, and whether they `may` write any HTML then. */
	const META = '_charterform_writer';

	/**
	 * The synced patterns that are being rendered, by id.
	 *
	 * @var int[]
	 */
	private static $patterns = array();

	/** Registers the hooks. */
	public static function register() {
		// After WordPress's own cleaning.
		add_filter( 'content_save_pre', array( __CLASS__, 'clean' ), 50 );
		add_action( 'save_post', array( __CLASS__, 'note' ), 50, 2 );
		add_filter( 'render_block_data', array( __CLASS__, 'enter_pattern' ) );
		add_filter( 'render_block_core/block', array( __CLASS__, 'leave_pattern' ) );
	}

	/**
	 * Takes the keys that are not open out of the blocks of a post that is being saved.
	 *
	 * @param string $content With slashes.
	 * @return string
	 */
	public static function clean( $content ) {
		if ( false === strpos( (string) $content, Block::NAME ) || Config_Keys::may_name_services() ) {
			return $content;
		}
		$is_changed = false;
		$blocks     = self::cleaned( parse_blocks( wp_unslash( $content ) ), $is_changed );
		return $is_changed ? wp_slash( serialize_blocks( $blocks ) ) : $content;
	}

	/**
	 * Notes who saved a post. Nobody does when it is published by the clock.
	 *
	 * @param int      $post_id The post's id.
	 * @param \WP_Post $post    The post.
	 */
	public static function note( $post_id, $post ) {
		$user = get_current_user_id();
		if ( ! $user || wp_is_post_revision( $post ) ) {
			return;
		}
		$writer = array(
			'user' => $user,
			'may'  => Config_Keys::may_name_services(),
		);
		$is_ours = false !== strpos( $post->post_content, 'charterform' ) || has_block( 'core/block', $post ) || '' !== (string) get_post_meta( $post_id, Page_Config::META, true );
		if ( $is_ours || metadata_exists( 'post', $post_id, self::META ) ) {
			update_post_meta( $post_id, self::META, $writer );
		}
	}

	/**
	 * Whether a post was saved last by someone who may write any HTML, and still may.
	 *
	 * @param int $post_id The post's id.
	 * @return bool
	 */
	public static function is_trusted( $post_id ) {
		$post   = $post_id ? get_post( $post_id ) : null;
		$writer = $post ? get_post_meta( $post->ID, self::META, true ) : null;
		if ( is_array( $writer ) && isset( $writer['user'], $writer['may'] ) ) {
			// Of a user who is gone nothing is known but what they might.
			return $writer['may'] && ( ! get_userdata( (int) $writer['user'] ) || user_can( (int) $writer['user'], Config_Keys::CAPABILITY ) );
		}
		return $post && user_can( (int) $post->post_author, Config_Keys::CAPABILITY );
	}

	/** Whether all that holds the block that is being rendered was saved by such people: content, patterns, template, widgets. */
	public static function are_attributes_trusted() {
		$sources   = self::$patterns;
		$sources[] = (int) get_queried_object_id();
		if ( doing_filter( 'the_content' ) ) {
			$sources[] = (int) get_the_ID();
		} elseif ( self::are_places_limited() ) {
			return false;
		}
		return count( $sources ) === count( array_filter( $sources, array( __CLASS__, 'is_trusted' ) ) );
	}

	/** Whether templates and widgets are written by people who may not write any HTML. */
	public static function are_places_limited() {
		return is_multisite() || ( defined( 'DISALLOW_UNFILTERED_HTML' ) && DISALLOW_UNFILTERED_HTML );
	}

	/**
	 * Remembers a synced pattern that is about to be rendered.
	 *
	 * @param array $block As it was parsed.
	 * @return array
	 */
	public static function enter_pattern( $block ) {
		if ( isset( $block['blockName'] ) && 'core/block' === $block['blockName'] ) {
			self::$patterns[] = isset( $block['attrs']['ref'] ) ? (int) $block['attrs']['ref'] : 0;
		}
		return $block;
	}

	/**
	 * Forgets the synced pattern that was rendered, and takes the roots out of it that its writer may not write.
	 *
	 * @param string $html The pattern.
	 * @return string
	 */
	public static function leave_pattern( $html ) {
		$pattern = (int) array_pop( self::$patterns );
		return self::is_trusted( $pattern ) ? $html : Foreign_Roots::without( $html );
	}

	/**
	 * The blocks with the open keys alone.
	 *
	 * @param array[] $blocks     As they were parsed.
	 * @param bool    $is_changed Set where a key was taken out.
	 * @return array[]
	 */
	private static function cleaned( array $blocks, &$is_changed ) {
		foreach ( $blocks as &$block ) {
			if ( Block::NAME === $block['blockName'] && isset( $block['attrs']['config'] ) ) {
				$refused = array();
				$json    = $block['attrs']['config'];
				$open    = Config_Keys::open_json( is_string( $json ) ? $json : (string) wp_json_encode( $json ), $refused );
				if ( $refused || ! is_string( $json ) ) {
					$block['attrs']['config'] = $open;
					$is_changed               = true;
				}
			}
			$block['innerBlocks'] = self::cleaned( $block['innerBlocks'], $is_changed );
		}
		return $blocks;
	}
}

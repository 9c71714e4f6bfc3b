<?php
/**
 * The page that sells.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Makes the page of a form, or puts the form into one that there is. Whatever else stands on it stays. */
final class First_Run_Page {

	/**
	 * The page of a kind that an earlier run made or took; 0 for none that is still there.
	 *
	 * @param string $kind A product.
	 * @return int
	 */
	public static function known( $kind ) {
		$state = First_Run::state();
		$id    = isset( $state['pages'][ $kind ] ) ? (int) $state['pages'][ $kind ] : 0;
		$page  = $id ? get_post( $id ) : null;
		return $page && 'page' === $page->post_type && 'trash' !== $page->post_status ? $id : 0;
	}

	/**
	 * Why a page cannot hold the form of a kind; '' where it can.
	 *
	 * @param int    $id   Of the page.
	 * @param string $kind A product.
	 * @return string
	 */
	public static function fault( $id, $kind ) {
		$page = $id ? get_post( $id ) : null;
		if ( ! $page || 'page' !== $page->post_type || 'trash' === $page->post_status || ! current_user_can( 'edit_post', $id ) ) {
			return __( 'This page is not there any more. Choose another one.', 'charterform' );
		}
		$form = self::form_on( $page );
		return '' === $form || Shop_Kinds::FORMS[ $kind ] === $form ? '' : __( 'This page shows another form already. Choose another page.', 'charterform' );
	}

	/**
	 * The form that a page shows; '' for none.
	 *
	 * @param \WP_Post $page The page.
	 * @return string
	 */
	private static function form_on( \WP_Post $page ) {
		$block = self::block_in( parse_blocks( $page->post_content ) );
		if ( $block ) {
			return isset( $block['attrs']['form'] ) ? (string) $block['attrs']['form'] : '';
		}
		return preg_match( '/\[' . Shortcode::TAG . '\s[^\]]*form=["\']?(\w+)/', $page->post_content, $found ) ? $found[1] : '';
	}

	/**
	 * The first block of a form among blocks.
	 *
	 * @param array[] $blocks As they were parsed.
	 * @return array|null
	 */
	private static function block_in( array $blocks ) {
		foreach ( $blocks as $block ) {
			$found = Block::NAME === $block['blockName'] ? $block : self::block_in( $block['innerBlocks'] );
			if ( $found ) {
				return $found;
			}
		}
		return null;
	}

	/**
	 * Publishes the page of a kind with its form.
	 *
	 * @param string   $kind      A product.
	 * @param string   $chosen    `new`, or the id of a page.
	 * @param string   $title     Of a new page.
	 * @param string[] $states    On offer.
	 * @param string[] $companies On offer; none for those of the form.
	 * @return int|\WP_Error The id of the page.
	 */
	public static function put( $kind, $chosen, $title, array $states, array $companies ) {
		$config = $companies ? array( 'config' => wp_json_encode( array( 'entityTypes' => $companies ) ) ) : array();
		$attrs  = array(
			'form'   => Shop_Kinds::FORMS[ $kind ],
			'states' => implode( ', ', $states ),
		) + $config;
		$page   = 'new' === $chosen ? null : get_post( (int) $chosen );
		$before = $page ? $page->post_content : '';
		$blocks = parse_blocks( $before );
		if ( self::block_in( $blocks ) ) {
			$after = serialize_blocks( self::with_states( $blocks, $attrs ) );
		} else {
			$is_there = $page && '' !== self::form_on( $page );
			$block    = serialize_block( array( 'blockName' => Block::NAME, 'attrs' => $attrs + array( 'align' => 'wide' ), 'innerContent' => array() ) );
			$after    = $is_there ? $before : trim( $before . "\n\n" . $block );
		}
		$row = array(
			'post_type'    => 'page',
			'post_status'  => 'publish',
			'post_content' => $after,
		) + ( $page ? array( 'ID' => $page->ID ) : array( 'post_title' => $title ) );
		return $page ? wp_update_post( wp_slash( $row ), true ) : wp_insert_post( wp_slash( $row ), true );
	}

	/**
	 * Blocks with the states and kinds of company of the first form changed, and nothing else of it.
	 *
	 * @param array[] $blocks As they were parsed.
	 * @param array   $attrs  `states`, and `config` where kinds of company are limited.
	 * @return array[]
	 */
	private static function with_states( array $blocks, array $attrs ) {
		foreach ( $blocks as $index => $block ) {
			if ( Block::NAME === $block['blockName'] ) {
				$config = Page_Config::decoded( isset( $block['attrs']['config'] ) ? $block['attrs']['config'] : '' );
				$config = array_merge( $config, Page_Config::decoded( isset( $attrs['config'] ) ? $attrs['config'] : '' ) );
				$blocks[ $index ]['attrs'] = array_merge( $block['attrs'], array( 'states' => $attrs['states'] ), $config ? array( 'config' => wp_json_encode( $config ) ) : array() );
				return $blocks;
			}
			if ( self::block_in( $block['innerBlocks'] ) ) {
				$blocks[ $index ]['innerBlocks'] = self::with_states( $block['innerBlocks'], $attrs );
				return $blocks;
			}
		}
		return $blocks;
	}
}

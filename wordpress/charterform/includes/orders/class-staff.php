<?php
/**
 * Who works on orders.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The role for staff: they read and work on orders, and see neither settings nor secrets nor anything else of the site.
 */
final class Staff {

	const ROLE = 'charterform_staff';

	/** The setting by which editors may work on orders. */
	const EDITORS = 'server.staff.editors';

	/** Registers the hooks. The tables are made on activation, after an update and on a new site of a network. */
	public static function register() {
		add_action( 'charterform_tables_made', array( __CLASS__, 'add_role' ) );
		add_filter( 'charterform_settings_sections', array( __CLASS__, 'add_setting' ), 20 );
	}

	/** Adds the role where it is not. WordPress translates no name of a role that a plugin adds, so it is written in English. */
	public static function add_role() {
		if ( ! get_role( self::ROLE ) ) {
			add_role(
				self::ROLE,
				'Charterform orders',
				array(
					'read'             => true,
					Orders::CAPABILITY => true,
				)
			);
		}
	}

	/**
	 * Adds the setting.
	 *
	 * @param array $sections The sections of the settings.
	 * @return array
	 */
	public static function add_setting( $sections ) {
		if ( isset( $sections['orders'] ) ) {
			$sections['orders']['fields'] += array(
				self::EDITORS => array(
					'type'  => 'checkbox',
					'label' => __( 'Editors may work on orders', 'charterform' ),
					'help'  => __( 'Anybody else gets the role “Charterform orders” under Users. It opens the orders alone, never these settings.', 'charterform' ),
				),
			);
		}
		return $sections;
	}
}

<?php
/**
 * What forms of a kind need on every page.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Fills the page config in where neither settings nor page say otherwise. */
final class Form_Defaults {

	/** Forms of companies that may have been formed this year: they register elsewhere, or file their first report. */
	const FORMED_THIS_YEAR = array( 'ForeignRegistrationForm', 'ComplianceForm' );

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_page_config', array( __CLASS__, 'into' ) );
	}

	/**
	 * The page config with what its form needs.
	 *
	 * @param array $config The page config.
	 * @return array
	 */
	public static function into( $config ) {
		$form = isset( $config['formType'] ) ? $config['formType'] : '';
		if ( in_array( $form, self::FORMED_THIS_YEAR, true ) && null === Settings::pick( $config, 'flags.formationThisYear' ) ) {
			$config = Settings::put( $config, 'flags.formationThisYear', true );
		}
		if ( null === Settings::pick( $config, 'layout.submitVerb' ) ) {
			$config = Settings::put( $config, 'layout.submitVerb', true );
		}
		if ( null === Settings::pick( $config, 'companyName.check' ) ) {
			$config = Settings::put( $config, 'companyName.check', true );
		}
		if ( '' !== Google_Places::key() && null === Settings::pick( $config, 'addresses.suggest' ) ) {
			$config = Settings::put( $config, 'addresses.suggest', true );
		}
		if ( 'LoginForm' === $form && null === Settings::pick( $config, 'layout.resetPasswordLink' ) && class_exists( __NAMESPACE__ . '\\Accounts' ) && Accounts::are_of_site() ) {
			$config = Settings::put( $config, 'layout.resetPasswordLink', wp_lostpassword_url() );
		}
		return $config;
	}
}

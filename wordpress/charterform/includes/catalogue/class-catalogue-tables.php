<?php
/**
 * The tables of the catalogue.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Products, their ways of filing, coupons and bundles. Amounts are cents; null is an amount that nobody has set.
 */
final class Catalogue_Tables {

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'charterform_tables', array( __CLASS__, 'add' ) );
	}

	/**
	 * Adds the tables to those of the other rooms.
	 *
	 * @param string[] $tables What stands between the brackets of each CREATE TABLE, by name.
	 * @return string[]
	 */
	public static function add( $tables ) {
		return $tables + array(
			'products'       => self::products(),
			'filing_methods' => self::filing_methods(),
			'coupons'        => self::coupons(),
			'bundles'        => self::bundles(),
		);
	}

	/** `list` is `filing`, `agent` or `simple`; a filing has its prices and fees in its ways of filing. */
	private static function products() {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			code varchar(100) NOT NULL DEFAULT '',
			list varchar(10) NOT NULL DEFAULT 'simple',
			name varchar(191) NOT NULL DEFAULT '',
			type varchar(64) NOT NULL DEFAULT '',
			sub_type varchar(64) NOT NULL DEFAULT '',
			category varchar(64) NOT NULL DEFAULT '',
			kind varchar(20) NOT NULL DEFAULT 'service',
			price bigint(20) NULL,
			months int(10) unsigned NOT NULL DEFAULT 0,
			state varchar(2) NOT NULL DEFAULT '',
			states varchar(255) NOT NULL DEFAULT '',
			companies varchar(255) NOT NULL DEFAULT '',
			position int(10) unsigned NOT NULL DEFAULT 0,
			published tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY code (code),
			KEY list (list)";
	}

	/** The first way of a product for a state and a kind of company has the price of all; `entity_type` '' means every kind. */
	private static function filing_methods() {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			code varchar(100) NOT NULL DEFAULT '',
			product_id bigint(20) unsigned NOT NULL DEFAULT 0,
			jurisdiction varchar(2) NOT NULL DEFAULT '',
			entity_type varchar(40) NOT NULL DEFAULT '',
			way varchar(20) NOT NULL DEFAULT 'online',
			locality varchar(10) NOT NULL DEFAULT 'domestic',
			our_price bigint(20) NULL,
			state_fee bigint(20) NULL,
			surcharge bigint(20) NOT NULL DEFAULT 0,
			days int(10) unsigned NOT NULL DEFAULT 0,
			hours int(10) unsigned NOT NULL DEFAULT 0,
			document_days int(10) unsigned NOT NULL DEFAULT 0,
			source_url varchar(500) NOT NULL DEFAULT '',
			verified_at varchar(10) NOT NULL DEFAULT '',
			confirmed tinyint(1) NOT NULL DEFAULT 0,
			note varchar(255) NOT NULL DEFAULT '',
			published tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY code (code),
			KEY product_id (product_id),
			KEY jurisdiction (jurisdiction)";
	}

	/**
	 * Either an amount or a share, in hundredths of a percent; `products` are codes with blanks between them. With a `typed_code`, in
	 * capitals, it counts for visitors who type it; `expires` is its last day.
	 */
	private static function coupons() {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			code varchar(100) NOT NULL DEFAULT '',
			name varchar(191) NOT NULL DEFAULT '',
			products text NOT NULL,
			amount bigint(20) NULL,
			percent int(10) unsigned NOT NULL DEFAULT 0,
			bundled tinyint(1) NOT NULL DEFAULT 0,
			bundle varchar(100) NOT NULL DEFAULT '',
			typed_code varchar(40) NOT NULL DEFAULT '',
			expires varchar(10) NOT NULL DEFAULT '',
			published tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY code (code)";
	}

	/** A yearly price for an LLC and one for a corporation, in place of those of the products. */
	private static function bundles() {
		return "id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			code varchar(100) NOT NULL DEFAULT '',
			name varchar(191) NOT NULL DEFAULT '',
			state varchar(2) NOT NULL DEFAULT '',
			products text NOT NULL,
			llc_price bigint(20) NULL,
			corp_price bigint(20) NULL,
			published tinyint(1) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY code (code)";
	}
}

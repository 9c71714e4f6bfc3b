<?php
/**
 * The fields of the settings pages.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** What can be set of the forms themselves. Keys of fields with `config` are those of the page config. */
final class Settings_Fields {

	/**
	 * The sections in their order.
	 *
	 * @return array
	 */
	public static function sections() {
		return array(
			'services'  => array(
				'title'       => __( 'Services', 'charterform' ),
				'description' => __( 'Where the forms ask for products and have cards checked. Whoever runs these services gives you the addresses.', 'charterform' ),
				'fields'      => self::services(),
			),
			'products'  => array(
				'title'       => __( 'Products', 'charterform' ),
				'description' => __( 'What is sold. Prices come from Charterform → Products, or from your product service; here you bind and limit products.', 'charterform' ),
				'fields'      => self::products(),
			),
			'extras'    => array(
				'title'       => __( 'Extras', 'charterform' ),
				'description' => __( 'What a form offers beside the order. What a page says itself stands above.', 'charterform' ),
				'fields'      => Offer_Settings::fields(),
			),
			'texts'     => array(
				'title'       => __( 'Texts', 'charterform' ),
				'description' => __( 'The language and words of the forms.', 'charterform' ),
				'fields'      => self::texts(),
			),
			'look'      => array(
				'title'       => __( 'Look', 'charterform' ),
				'description' => __( 'The forms take the typeface of your theme. Colours that you leave empty are the forms’ own.', 'charterform' ),
				'fields'      => Theme::fields(),
			),
			'redirects' => array(
				'title'       => __( 'After sending', 'charterform' ),
				'description' => __( 'Where visitors go once a form is accepted. Where there is no address, they stay and read a confirmation.', 'charterform' ),
				'fields'      => self::redirects(),
			),
			'captcha'   => array(
				'title'       => __( 'Captcha', 'charterform' ),
				'description' => __( 'Keeps robots from contact and sign-up forms. Orders need a card, and ask for it only where many come at once.', 'charterform' ),
				'fields'      => Captcha_Settings::fields(),
			),
			'analytics' => array(
				'title'       => __( 'Analytics', 'charterform' ),
				'description' => __( 'What trackers and affiliates are told: products, steps and orders, never anything about the visitor.', 'charterform' ),
				'fields'      => self::analytics(),
			),
			'advanced'  => array(
				'title'       => __( 'Advanced', 'charterform' ),
				'description' => __( 'Anything else that a form can be told, for all forms of this site. A page can have its own, in the box “Charterform” of its editor.', 'charterform' ),
				'fields'      => self::advanced(),
			),
		);
	}

	/**
	 * A field that is a key of the page config.
	 *
	 * @param string $type  Its type.
	 * @param string $label Its label.
	 * @param string $help  A sentence below it.
	 * @return array
	 */
	public static function key( $type, $label, $help = '' ) {
		return array(
			'type'   => $type,
			'label'  => $label,
			'help'   => $help,
			'config' => true,
		);
	}

	/** Addresses of services. */
	private static function services() {
		return array(
			'endpoints.marketing' => self::key( 'url', __( 'Product service', 'charterform' ), __( 'Leave this empty to sell what stands under Charterform → Products.', 'charterform' ) ),
			'endpoints.tokenizer' => self::key( 'url', __( 'Card service', 'charterform' ), __( 'Takes the card, so that its number never reaches this site. Without it no order can be paid.', 'charterform' ) ),
			'payment.adapter'     => array(
				'type'    => 'select',
				'label'   => __( 'How the card gets there', 'charterform' ),
				'options' => array(
					''       => __( 'By a frame', 'charterform' ),
					'post'   => __( 'By a post', 'charterform' ),
					'hosted' => __( 'By fields of the card service, whose script the page loads', 'charterform' ),
				),
				'config'  => true,
			),
			'endpoints.ajax'      => self::key( 'url', __( 'Address checks', 'charterform' ), __( 'Leave this empty: the page itself answers.', 'charterform' ) ),
			'endpoints.vehicles'  => self::key( 'url', __( 'Vehicle service', 'charterform' ), __( 'Knows a vehicle by its VIN.', 'charterform' ) ),
			'endpoints.plates'    => self::key( 'url', __( 'Pictures of plates', 'charterform' ) ),
		);
	}

	/** What is sold. */
	private static function products() {
		return array(
			'website'        => self::key( 'text', __( 'Site id', 'charterform' ), __( 'What the product service calls this site.', 'charterform' ) ),
			'jurisdictions'  => self::key( 'list', __( 'States', 'charterform' ), __( 'Codes such as WY, CO. Empty means all.', 'charterform' ) ),
			'entityTypes'    => self::key( 'list', __( 'Kinds of company', 'charterform' ), __( 'Such as LLC, Corp. Empty means those of each form.', 'charterform' ) ),
			'products'       => self::key( 'json', __( 'Products by role', 'charterform' ), __( 'JSON, such as {"businessEmail": {"product_id": "311"}}.', 'charterform' ) ),
			'filingProducts' => self::key( 'json', __( 'Filings by role', 'charterform' ), __( 'JSON, likewise.', 'charterform' ) ),
			'payment.cardFee' => array(
				'min' => 0,
				'max' => 100,
			) + self::key( 'number', __( 'Card fee of a free formation, in percent', 'charterform' ), __( 'Of its dearest filing, in whole dollars. 0 asks for none; empty means 5.', 'charterform' ) ),
			'bundles'        => self::key( 'json', __( 'Bundles', 'charterform' ), __( 'JSON: a list of bundles, each with product_id, product_ids and price.', 'charterform' ) ),
		);
	}

	/** Words and the lines around the form. */
	private static function texts() {
		return array(
			'locale'             => array(
				'type'    => 'select',
				'label'   => __( 'Language', 'charterform' ),
				'options' => array( '' => __( 'As the site', 'charterform' ) ) + Page_Config::languages(),
			),
			'text'               => self::key( 'words', __( 'Own words', 'charterform' ), __( 'A line each, such as: button.continue = Go on', 'charterform' ) ),
			'layout.phone'       => self::key( 'checkbox', __( 'Show the phone line', 'charterform' ) ),
			'layout.phoneNumber' => self::key( 'text', __( 'Phone number', 'charterform' ) ),
			'layout.termsLink'   => self::key( 'url', __( 'Terms of service', 'charterform' ), __( 'The address of the page; /terms/ if you leave it empty.', 'charterform' ) ),
			'layout.contactLink' => self::key( 'url', __( 'Contact page', 'charterform' ), __( 'Where “contact us” leads in a message about something that went wrong.', 'charterform' ) ),
		);
	}

	/** Where visitors go. */
	private static function redirects() {
		return array(
			'redirects.contactThankYou'     => self::key( 'url', __( 'After a message', 'charterform' ) ),
			'redirects.affiliateThankYou'   => self::key( 'url', __( 'After an affiliate’s sign-up', 'charterform' ) ),
			'redirects.jobThankYou'         => self::key( 'url', __( 'After a job application', 'charterform' ) ),
			'redirects.jobPriorityThankYou' => self::key( 'url', __( 'After a job application with priority', 'charterform' ) ),
			'redirects.login'               => self::key( 'url', __( 'Login page', 'charterform' ), __( 'After a password was reset. The forms for a new password and a new account link to it.', 'charterform' ) ),
			'layout.resetPasswordLink'      => self::key( 'url', __( 'Page for a forgotten password', 'charterform' ), __( 'The login form links to it. If you leave it empty and visitors log in as users of this site, it is that of WordPress.', 'charterform' ) ),
		);
	}

	/** Trackers, consent and affiliates. */
	private static function analytics() {
		return array(
			'analytics.consent'         => self::key( 'text', __( 'Consent', 'charterform' ), __( 'The name of a function of your consent tool that answers whether the visitor has consented, or of the event that says so. Empty means that nothing waits.', 'charterform' ) ),
			'analytics.matomo'          => self::key( 'checkbox', __( 'Tell Matomo, too', 'charterform' ) ),
			'analytics.offerID'         => self::key( 'text', __( 'Affiliate offer', 'charterform' ) ),
			'analytics.xtype'           => self::key( 'text', __( 'xtype of affiliate orders', 'charterform' ) ),
			'analytics.affiliateScript' => self::key( 'url', __( 'Affiliate script', 'charterform' ) ),
			'analytics.affiliateFrame'  => self::key( 'url', __( 'Affiliate frame', 'charterform' ) ),
		);
	}

	/** The page config itself. */
	private static function advanced() {
		return array(
			'flags.persist' => array(
				'type'    => 'checkbox',
				'label'   => __( 'Keep what visitors typed over a reload', 'charterform' ),
				'help'    => __( 'In their own browser; never a card or a password.', 'charterform' ),
				'default' => true,
				'config'  => true,
			),
			'flags.toolbox' => self::key( 'checkbox', __( 'Developer toolbox', 'charterform' ), __( 'For testing; visitors would see it.', 'charterform' ) ),
			'config'        => array(
				'type'  => 'json',
				'label' => __( 'Page config', 'charterform' ),
				'help'  => __( 'JSON, such as {"layout": {"stepMode": false}}. It stands above the other settings.', 'charterform' ),
			),
		);
	}
}

<?php
/**
 * Settings of the server side.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the sections about orders to the settings.
 */
final class Server_Settings {

	/** Registers the hooks. Before those of the other rooms, which add to these sections or stand behind them. */
	public static function register() {
		add_filter( 'charterform_settings_sections', array( __CLASS__, 'add' ), 5 );
	}

	/**
	 * Adds sections, and the secret of the captcha to its own.
	 *
	 * @param array $sections The sections of the settings.
	 * @return array
	 */
	public static function add( $sections ) {
		if ( isset( $sections['captcha'] ) ) {
			$sections['captcha']['fields'] += self::captcha();
		}
		$sections['orders']  = array(
			'title'       => __( 'Orders', 'charterform' ),
			'description' => __( 'Where orders and messages go. Every one is stored on this site first.', 'charterform' ),
			'fields'      => self::forward(),
		);
		$sections['privacy'] = array(
			'title'       => __( 'Limits and privacy', 'charterform' ),
			'description' => __( 'What is taken, how often, and how long it is kept.', 'charterform' ),
			'fields'      => self::limits(),
		);
		return $sections;
	}

	/** Where orders go. */
	private static function forward() {
		return array(
			'server.forward.mode'         => array(
				'type'    => 'select',
				'label'   => __( 'Orders go', 'charterform' ),
				'default' => 'mail',
				'options' => array(
					'mail'    => __( 'to me, by mail', 'charterform' ),
					'webhook' => __( 'to my back end', 'charterform' ),
					'keep'    => __( 'nowhere: I read them here', 'charterform' ),
				),
			),
			'server.forward.mail_to'      => self::field( 'email', __( 'Mail to', 'charterform' ), __( 'Leave this empty for the address of the site’s administrator.', 'charterform' ) ),
			'server.forward.url'          => self::field( 'url', __( 'Address of the back end', 'charterform' ), __( 'Is sent each order as JSON, signed.', 'charterform' ) ),
			'server.forward.secret'       => self::field( 'secret', __( 'Secret of the back end', 'charterform' ), self::secret_words() ),
			'server.forward.wait'         => array(
				'type'    => 'checkbox',
				'label'   => __( 'Wait for the answer of the back end', 'charterform' ),
				'help'    => __( 'The visitor then reads when a payment fails, and their invoice number. Otherwise orders are sent a moment later.', 'charterform' ),
				'default' => true,
			),
			'server.forward.charges'      => self::field( 'checkbox', __( 'The back end charges the card of every order that it accepts', 'charterform' ), __( 'Only then visitors read that their order is paid. An answer with "paid" says it of one order.', 'charterform' ) ),
			'server.forward.writes'       => self::field( 'checkbox', __( 'The back end writes to the customer about every order that it accepts', 'charterform' ), __( 'Only then visitors read that a mail follows. An answer with "mailed" says it of one order.', 'charterform' ) ),
			'server.forward.lookup_url'   => self::field( 'url', __( 'Address of lookups', 'charterform' ), __( 'Answers questions about addresses and domains.', 'charterform' ) ),
			'server.addresses.google_key' => self::field( 'secret', __( 'Key of Google’s Places API', 'charterform' ), __( 'Forms then suggest addresses while a street is typed. The key stays on this site.', 'charterform' ) ),
			'server.names.token'          => self::field( 'secret', __( 'Token of OpenCorporates', 'charterform' ), __( 'Says of a company’s name whether it is taken. OpenCorporates asks for a plan, and to be named on your site. Without a token the state’s own search is linked.', 'charterform' ) ),
			'server.accounts.source'      => array(
				'type'    => 'select',
				'label'   => __( 'Accounts are made and logins are checked', 'charterform' ),
				'options' => array(
					''          => __( 'by the back end if there is one, else by this site', 'charterform' ),
					'back_end'  => __( 'by the back end', 'charterform' ),
					'wordpress' => __( 'by this site', 'charterform' ),
					'none'      => __( 'by nobody: forms that open accounts are not offered', 'charterform' ),
				),
			),
			'server.accounts.login_url'   => self::field( 'url', __( 'After a login to this site', 'charterform' ), '' ),
		);
	}

	/** What is taken, and how long it is kept. */
	private static function limits() {
		return array(
			'server.limits.posts_per_hour'       => self::number( __( 'Posts an hour from one address', 'charterform' ), __( '0 for any number.', 'charterform' ), Rate_Limit::POSTS ),
			'server.limits.logins_per_hour'      => self::number( __( 'Logins an hour from one address', 'charterform' ), '', Rate_Limit::LOGINS ),
			'server.limits.lookups_per_hour'     => self::number( __( 'Lookups an hour from one address', 'charterform' ), '', Rate_Limit::LOOKUPS ),
			'server.limits.coupons_per_hour'     => self::number( __( 'Coupon codes an hour from one address', 'charterform' ), '', Rate_Limit::COUPONS ),
			'server.limits.suggestions_per_hour' => self::number( __( 'Suggested addresses an hour for one address', 'charterform' ), '', Rate_Limit::SUGGESTIONS ),
			'server.limits.links_per_hour'       => self::number( __( 'Visits of order pages an hour from one address', 'charterform' ), '', Rate_Limit::LINKS ),
			'server.limits.quotes_per_hour'      => self::number( __( 'Quotes by mail an hour from one address', 'charterform' ), '', Rate_Limit::QUOTES ),
			'server.limits.saves_per_hour'       => self::number( __( 'Saved orders an hour from one address', 'charterform' ), '', Rate_Limit::SAVES ),
			'server.limits.invitations_per_hour' => self::number( __( 'Co-owners asked by mail an hour from one address', 'charterform' ), '', Rate_Limit::INVITATIONS ),
			'server.limits.burst'                => self::number( __( 'Orders in ten minutes from which on a captcha is asked for', 'charterform' ), __( 'Needs a captcha with its secret key. 0 for never.', 'charterform' ), Order_Captcha::BURST ),
			'server.limits.trap'                 => array( 'default' => Robot_Trap::is_on() ) + self::field( 'checkbox', __( 'Set traps for robots', 'charterform' ), __( 'A field that nobody sees must stay empty, a form takes three seconds at least, and only browsers may send it.', 'charterform' ) ),
			'server.limits.trusted_proxy'        => self::field( 'checkbox', __( 'The site is behind a proxy that names the visitor’s address', 'charterform' ), __( 'Only where every visitor comes through it: else anybody can name another one.', 'charterform' ) ),
			'server.require_token'               => self::field( 'checkbox', __( 'Take posts with a security token only', 'charterform' ), __( 'Without it, posts from other sites are known by what browsers say of them.', 'charterform' ) ),
			'server.uploads.max_kb'              => self::number( __( 'Size of a file at most, in kB', 'charterform' ), self::upload_words(), 5000, 1 ),
			'server.orders.keep_days'            => self::number( __( 'Days for which orders are kept', 'charterform' ), __( '0 for ever.', 'charterform' ), 0 ),
			'server.orders.keep'                 => self::field( 'checkbox', __( 'Keep the orders when the plugin is deleted', 'charterform' ), __( 'Otherwise nothing of it remains.', 'charterform' ) ),
		);
	}

	/** The private key of the captcha. */
	private static function captcha() {
		return array(
			'server.captcha.secret'     => self::field( 'secret', __( 'Secret key', 'charterform' ), __( 'Without it no captcha is verified, and robots get through.', 'charterform' ) ),
			'server.captcha.verify_url' => self::field( 'url', __( 'Address of the verification', 'charterform' ), __( 'Leave this empty for the provider’s own.', 'charterform' ) ),
		);
	}

	/** What the secret is for; one that the site made has to be read somewhere. */
	private static function secret_words() {
		$words = __( 'Signs what is sent. Leave this empty and the site makes one of its own.', 'charterform' );
		if ( ! is_admin() || ! Forwarder::has_back_end() || '' !== (string) Settings::get( 'server.forward.secret', '' ) ) {
			return $words;
		}
		/* translators: %s: a secret. */
		return $words . ' ' . sprintf( __( 'It is now: %s', 'charterform' ), Back_End::secret() );
	}

	/** What PHP allows. */
	private static function upload_words() {
		/* translators: 1: size of a file, 2: size of a post. */
		return sprintf( __( 'This server takes files up to %1$s, and %2$s at once.', 'charterform' ), ini_get( 'upload_max_filesize' ), ini_get( 'post_max_size' ) );
	}

	/**
	 * A field.
	 *
	 * @param string $type  Its type.
	 * @param string $label Its label.
	 * @param string $help  A sentence below it.
	 * @return array
	 */
	private static function field( $type, $label, $help ) {
		return array(
			'type'  => $type,
			'label' => $label,
			'help'  => $help,
		);
	}

	/**
	 * A field for a number.
	 *
	 * @param string $label   Its label.
	 * @param string $help    A sentence below it.
	 * @param int    $default Its value where nothing is set.
	 * @param int    $min     Its least value.
	 * @return array
	 */
	private static function number( $label, $help, $default, $min = 0 ) {
		return array(
			'default' => $default,
			'min'     => $min,
		) + self::field( 'number', $label, $help );
	}
}

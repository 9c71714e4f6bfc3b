<?php
/**
 * Tests of the shop for Site Health.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Says what of the shop keeps customers from buying: products, fees, ways to pay, services, mails. */
final class Shop_Health {

	const TESTS = array( 'products', 'fees', 'payment', 'services', 'mails' );

	/** Days within which a mail that was given up is told of. */
	const DAYS = 30;

	/** Registers the hooks. */
	public static function register() {
		add_filter( 'site_status_tests', array( __CLASS__, 'add' ) );
		add_filter( 'debug_information', array( __CLASS__, 'add_information' ), 20 );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array $tests Those of the site.
	 * @return array
	 */
	public static function add( $tests ) {
		return Site_Health::with_tests( $tests, self::TESTS, __CLASS__ );
	}

	/** Whether products are this site's own. */
	private static function is_own() {
		return Catalogue::is_own( Page_Config::from_settings() );
	}

	/** Whether something is on sale. */
	public static function test_products() {
		$count = self::is_own() ? count( self::on_sale() ) : 0;
		$good  = ! self::is_own() || $count;
		$words = self::is_own()
			/* translators: %s: number of products. */
			? ( $count ? sprintf( _n( '%s product of your price list is on sale.', '%s products of your price list are on sale.', $count, 'charterform' ), number_format_i18n( $count ) ) : __( 'No product of your price list has a price and is published, so visitors cannot buy anything.', 'charterform' ) )
			: __( 'Products and prices come from the product service that your settings name.', 'charterform' );
		return self::result( 'products', $good, $good ? __( 'Your shop has something to sell', 'charterform' ) : __( 'Your shop has nothing to sell', 'charterform' ), $words, array( First_Run::url(), __( 'Set up your shop', 'charterform' ) ) );
	}

	/** Whether the fees of what is on sale were confirmed. */
	public static function test_fees() {
		$open  = self::is_own() ? self::unconfirmed() : array();
		$names = array_map(
			static function ( $line ) {
				return Catalogue_Places::name( $line['state'] ) . ', ' . $line['name'] . ', ' . $line['company'];
			},
			array_slice( $open, 0, 5 )
		);
		$words = $open
			/* translators: 1: number of fees, 2: the first of them. */
			? sprintf( _n( '%1$s fee of a state that is on sale is not confirmed: %2$s.', '%1$s fees of states that are on sale are not confirmed, such as: %2$s.', count( $open ), 'charterform' ), number_format_i18n( count( $open ) ), implode( '; ', $names ) ) . ' ' . __( 'If a fee is wrong, you pay the difference. Look it up with the state, and confirm it.', 'charterform' )
			: __( 'Somebody looked up every fee of a state that is on sale.', 'charterform' );
		return self::result( 'fees', ! $open, $open ? __( 'Fees of states are on sale that nobody confirmed', 'charterform' ) : __( 'The fees of states are confirmed', 'charterform' ), $words, array( Products_Screen::url(), __( 'To the products', 'charterform' ) ) );
	}

	/** Whether the ways to pay that are offered can be used. */
	public static function test_payment() {
		$ways  = Payment_Ways::offered( Page_Config::from_settings() );
		$fault = Payment_Settings::not_ready();
		foreach ( $ways as $way ) {
			if ( 'card' === Payment_Ways::kind( $way ) && '' === (string) Settings::get( 'endpoints.tokenizer', '' ) && null === Settings::get( 'payment.adapter' ) ) {
				$fault = __( 'Customers are asked for a card, but no card service is named that would take it. Name one under Settings → Services, or offer invoices.', 'charterform' );
			} elseif ( Payment_Ways::FALLBACK === $way && '' === trim( Payment_Ways::invoice_instructions() ) ) {
				$fault = __( 'Customers pay by invoice, but nothing tells them how. Write it under Settings → Payment.', 'charterform' );
			}
		}
		return self::result( 'payment', '' === $fault, '' === $fault ? __( 'Customers can pay', 'charterform' ) : __( 'Customers do not know how to pay', 'charterform' ), '' === $fault ? __( 'Every way to pay that you offer is set up.', 'charterform' ) : $fault, array( Settings_Page::url( 'payment' ), __( 'To the settings of payment', 'charterform' ) ), 'critical' );
	}

	/** Whether the services that the settings name answer. */
	public static function test_services() {
		$faults = array();
		$names  = array(
			'endpoints.marketing' => __( 'Product service', 'charterform' ),
			'endpoints.tokenizer' => __( 'Card service', 'charterform' ),
		);
		foreach ( $names as $key => $name ) {
			$address = (string) Settings::get( $key, '' );
			if ( '' === $address || ( 'endpoints.marketing' === $key && self::is_own() ) ) {
				continue;
			}
			$request            = new \WP_REST_Request();
			$request['key']     = $key;
			$request['address'] = $address;
			$answer             = Service_Address::answer( $request );
			if ( ! $answer['isGood'] ) {
				$faults[] = "$name: {$answer['words']}";
			}
		}
		return self::result( 'services', ! $faults, $faults ? __( 'A service of your forms does not answer', 'charterform' ) : __( 'The services of your forms answer', 'charterform' ), $faults ? implode( ' ', $faults ) : __( 'Every service that your settings name answers. Without one, this site serves the products.', 'charterform' ), array( Settings_Page::url( 'services' ), __( 'To the settings of services', 'charterform' ) ), 'critical' );
	}

	/** Whether mails go out. */
	public static function test_mails() {
		$mails = self::count_mails();
		$good  = ! $mails['failed'] && ! $mails['late'];
		if ( $mails['failed'] ) {
			/* translators: 1: number of mails, 2: number of days. */
			$words = sprintf( _n( '%1$s mail to a customer was given up within %2$s days. Open its order to send it again.', '%1$s mails to customers were given up within %2$s days. Open their orders to send them again.', $mails['failed'], 'charterform' ), number_format_i18n( $mails['failed'] ), number_format_i18n( self::DAYS ) );
		} elseif ( $mails['late'] ) {
			/* translators: %s: number of mails. */
			$words = sprintf( _n( '%s mail waits for more than an hour. Ask your host whether scheduled tasks run and email is sent.', '%s mails wait for more than an hour. Ask your host whether scheduled tasks run and email is sent.', $mails['late'], 'charterform' ), number_format_i18n( $mails['late'] ) );
		} else {
			$words = __( 'No mail to a customer waits or was given up.', 'charterform' );
		}
		return self::result( 'mails', $good, $good ? __( 'Mails to customers go out', 'charterform' ) : __( 'Some mails to customers did not go out', 'charterform' ), $words, array( Orders_List::url(), __( 'To the orders', 'charterform' ) ), 'critical' );
	}

	/** How many mails `failed` of late, are `late` or `sent`. */
	private static function count_mails() {
		global $wpdb;
		$table = Tables::name( Mail_Queue::TABLE );
		$since = time() - self::DAYS * DAY_IN_SECONDS;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery
		return array(
			'failed' => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE state = 'failed' AND created_at > %d", $table, $since ) ),
			'late'   => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE state = 'waiting' AND created_at < %d", $table, time() - HOUR_IN_SECONDS ) ),
			'sent'   => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE state = 'sent' AND created_at > %d", $table, $since ) ),
		);
		// phpcs:enable
	}

	/** The lines of the catalogue that are on sale. */
	private static function on_sale() {
		return array_filter( Catalogue_Store::lines(), array( Catalogue::class, 'is_on_sale' ) );
	}

	/** Those among them whose fee nobody confirmed. */
	private static function unconfirmed() {
		return array_values(
			array_filter(
				self::on_sale(),
				static function ( $line ) {
					return ! $line['confirmed'];
				}
			)
		);
	}

	/**
	 * Adds figures to the report of the site: no address, no name, no secret.
	 *
	 * @param array $information That of the site.
	 * @return array
	 */
	public static function add_information( $information ) {
		$mails  = self::count_mails();
		$values = array(
			'products'    => array( __( 'Products', 'charterform' ), self::is_own() ? __( 'of this site', 'charterform' ) : __( 'of a product service', 'charterform' ) ),
			'on_sale'     => array( __( 'Lines of the price list on sale', 'charterform' ), count( self::on_sale() ) ),
			'unconfirmed' => array( __( 'Fees on sale that are not confirmed', 'charterform' ), count( self::unconfirmed() ) ),
			'ways'        => array( __( 'Ways to pay', 'charterform' ), implode( ', ', Payment_Ways::offered( Page_Config::from_settings() ) ) ),
			'mails'       => array( __( 'Mails to customers in 30 days: sent, late, given up', 'charterform' ), "{$mails['sent']}, {$mails['late']}, {$mails['failed']}" ),
			'accounts'    => array( __( 'Orders open accounts', 'charterform' ), Order_Accounts::is_on() ? 'yes' : 'no' ),
			'set_up'      => array( __( 'Set up by the set-up screen', 'charterform' ), isset( First_Run::state()['done_at'] ) ? gmdate( 'Y-m-d', First_Run::state()['done_at'] ) : 'no' ),
		);
		foreach ( $values as $name => list( $label, $value ) ) {
			$information['charterform']['fields'][ $name ] = array(
				'label' => $label,
				'value' => $value,
			);
		}
		return $information;
	}

	/**
	 * The result of a test.
	 *
	 * @param string   $name  Its name.
	 * @param bool     $good  Whether all is well.
	 * @param string   $label A sentence.
	 * @param string   $words More of it.
	 * @param string[] $link  An address and its words: where it is mended.
	 * @param string   $fault What it is where all is not well: `recommended` or `critical`.
	 * @return array
	 */
	private static function result( $name, $good, $label, $words, array $link, $fault = 'recommended' ) {
		return array(
			'label'       => $label,
			'status'      => $good ? 'good' : $fault,
			'badge'       => array(
				'label' => 'Charterform',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $words ) . '</p>',
			'actions'     => $good ? '' : '<p><a href="' . esc_url( $link[0] ) . '">' . esc_html( $link[1] ) . '</a></p>',
			'test'        => "charterform_$name",
		);
	}
}

<?php
/**
 * One post to a page, as it arrived.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the fields of a post (docs/reference/host-server.md, "The post").
 */
final class Post {

	/** The field that holds the payload of each action; '' for one without. */
	const DATA_FIELDS = array(
		'process_signup'         => 'signupData',
		'email_quote'            => 'quoteData',
		'save_order'             => 'savedData',
		'settle_payment'         => '',
		'invite_part'            => '',
		'send_part'              => 'partData',
		'process_captcha'        => '',
		'process_login'          => 'loginData',
		'process_reset_password' => 'resetPasswordData',
		'process_contact'        => 'contactData',
		'process_client_profile' => 'clientProfileData',
		'process_application'    => 'applicationData',
	);

	/** Actions that order nothing, and the fields of each beside the common ones. */
	const LOOKUPS = array(
		'validate_address'          => array( 'address' ),
		'verify_address'            => array( 'address' ),
		'suggest_addresses'         => array( 'text', 'country', 'state', 'session' ),
		'address_details'           => array( 'id', 'country', 'session' ),
		'check_company_name'        => array( 'name', 'state', 'entityType' ),
		'check_coupon'              => array( 'coupon' ),
		'open_saved_order'          => array( 'token' ),
		'read_parts'                => array( 'secret' ),
		'open_part'                 => array( 'token' ),
		'withdraw_part'             => array( 'secret', 'part' ),
		'get_available_domain_tlds' => array(),
		'get_domain_hero_tlds'      => array(),
		'get_domain_suggestions'    => array( 'searchTerm', 'showUnavailable', 'maxLength', 'TLDs' ),
		'get_domain_details'        => array( 'domains' ),
	);

	/**
	 * What is asked for.
	 *
	 * @var string
	 */
	public $action;

	/**
	 * The idempotency key; '' without one.
	 *
	 * @var string
	 */
	public $key;

	/**
	 * The payload, its JSON objects as stdClass; null for an action without.
	 *
	 * @var \stdClass|null
	 */
	public $data = null;

	/**
	 * The price ledger by which the order is stored where this site prices it, see `Priced_Orders`; null where a back end does.
	 *
	 * @var array[]|null
	 */
	public $ledger = null;

	/**
	 * What renews of it, as `Quote_Ledger::renewals()` has it, where this site prices it.
	 *
	 * @var array[]
	 */
	public $renewals = array();

	/**
	 * The user of this site whose order it is; 0 for nobody.
	 *
	 * @var int
	 */
	public $user_id = 0;

	/** Reads the request. Values are as they were sent, without the slashes of WordPress. */
	public function __construct() {
		$this->action = sanitize_key( self::field( 'action' ) );
		$this->key    = self::field( 'idempotency_key' );
	}

	/**
	 * A text field of the request. It is checked or escaped where it is used: a cleaned JSON would be another one.
	 *
	 * @param string $name Its name.
	 * @return string
	 */
	public static function field( $name ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : '';
	}

	/** The form type. */
	public static function form_type() {
		return substr( sanitize_text_field( self::field( 'formType' ) ), 0, 64 );
	}

	/** The token of the captcha. */
	public function captcha_token() {
		return self::field( 'captchaResponse' );
	}

	/** The short fields that the back end is told beside the payload. */
	public function common_fields() {
		return array(
			'formType'     => $this->form_type(),
			'pageID'       => substr( sanitize_text_field( self::field( 'pageID' ) ), 0, 191 ),
			'formFileName' => substr( sanitize_text_field( self::field( 'formFileName' ) ), 0, 191 ),
		);
	}

	/** The fields of a lookup beside the common ones. */
	public function lookup_fields() {
		$fields = array();
		foreach ( self::LOOKUPS[ $this->action ] as $name ) {
			$fields[ $name ] = substr( self::field( $name ), 0, 8192 );
		}
		return $fields;
	}

	/** The address of the page that was posted to, without its query. */
	public static function page_url() {
		$uri = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
		$url = wp_parse_url( home_url() );
		return substr( $url['scheme'] . '://' . $url['host'] . ( isset( $url['port'] ) ? ':' . $url['port'] : '' ) . strtok( $uri, '?' ), 0, 500 );
	}

	/**
	 * Reads the payload.
	 *
	 * @return string What is wrong with the post, which only the page can cause; '' for nothing.
	 */
	public function read_data() {
		$name = self::DATA_FIELDS[ $this->action ];
		if ( '' !== $this->key && ! preg_match( '/^[A-Za-z0-9_-]{8,64}$/', $this->key ) ) {
			return 'The field idempotency_key is not a key';
		}
		// Without a key, a repeat of the order could not be recognized.
		if ( in_array( $this->action, array( 'process_signup', 'settle_payment' ), true ) && '' === $this->key ) {
			return 'The field idempotency_key is missing';
		}
		if ( '' === $name ) {
			return '';
		}
		$json = self::field( $name );
		if ( '' === $json ) {
			return "The field $name is missing";
		}
		$data = Payload_Limits::decode( $json, $fault );
		if ( '' !== $fault || ! $data instanceof \stdClass ) {
			return "The field $name " . ( '' !== $fault ? $fault : 'is not valid JSON' );
		}
		$this->data = $data;
		if ( isset( $data->signature ) && ! self::is_signature( $data->signature ) ) {
			return "The field $name holds a signature that no form makes";
		}
		return $this->is_empty() ? "The field $name holds no answers" : '';
	}

	/**
	 * Whether a part of a payload is a signature: a name, its time in UTC, and what was signed (ITEM-11).
	 *
	 * @param mixed $signature As the payload has it.
	 */
	private static function is_signature( $signature ) {
		foreach ( array( 'name', 'signed_at', 'statement' ) as $part ) {
			if ( ! isset( $signature->$part ) || ! is_string( $signature->$part ) || '' === trim( $signature->$part ) ) {
				return false;
			}
		}
		return 1 === preg_match( '/^\d{4}(-\d\d){2}T\d\d(:\d\d){2}Z$/D', $signature->signed_at ) && false !== strtotime( $signature->signed_at );
	}

	/** Whether nothing was answered and no file is sent; an order also says for whom it is. */
	private function is_empty() {
		if ( 'process_signup' === $this->action ) {
			return '' === implode( '', Orders::person( $this->data ) );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Missing
		return array() === (array) $this->data && ! $_FILES;
	}
}

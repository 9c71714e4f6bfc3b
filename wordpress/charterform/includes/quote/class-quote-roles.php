<?php
/**
 * The roles of products.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * The business rules of roles, as `src/kernel/reference/product-roles.ts` has them; `npm run quote:wordpress` compares both.
 */
final class Quote_Roles {

	const AGENT    = 'registeredAgent';
	const EXPEDITE = 'expeditedProcessing';
	const DOMAIN   = 'domain';
	const MAIL     = 'mfParent';
	const PLATES   = 'vehicleOrganizationalPlates';

	/** Every role that we know (PROD-34, PROD-47). */
	const KNOWN = 'registeredAgent renewal callForwarding book seal bookAndSeal goBook goBookAndSeal certificates notaryStamp domain webHosting webHostingManaged1 tls businessEmail phoneService businessFormation businessFormationFree foreignRegistration complianceFiling changeOfAgent tradeName lawOnCall mfParent nyPublication boiCompliance vehicleParent vehicleRegistrationCarOrTruck vehicleRegistrationRvOrMotorhome vehicleRegistrationAtvOrMotorcycle vehicleRegistrationCargoTrailer vehicleRegistrationTravelTrailer vehicleRegistrationBoat vehicleLuxuryTaxCarOrTruck vehicleLuxuryTaxMotorHome vehicleImportTax vehicleTemporaryPlates vehicleOrganizationalPlates vehicleElectricClass1 vehicleElectricClass2 vehicleHybridClass1 domestication taxID taxIDWithoutSSN trademark trademarkMonitoring processAgent operatingAgreement nameReservation expedited expeditedProcessing overseasShipping insurance virtualOffice privacy';

	/** Roles whose state fee and surcharge are charged beside the price of a bundle (SUMM-07). */
	const KEEP_FEES = array( 'businessFormation', 'businessFormationFree', 'foreignRegistration', 'complianceFiling', 'changeOfAgent', 'tradeName', 'domestication', 'taxID', 'taxIDWithoutSSN', 'trademark' );

	/** Roles that are filed for domestic companies (PROD-25). */
	const DOMESTIC = array( 'complianceFiling', 'changeOfAgent', 'tradeName' );

	/** The terms on which roles are sold unless the page config says otherwise (PROD-22, PROD-23). */
	const TERMS = array(
		'lawOnCall'     => array( 'allowStates' => array( 'UT' ) ),
		'mfParent'      => array( 'allowStates' => array( 'DE', 'FL', 'ID', 'MT', 'TX', 'WA', 'WY' ) ),
		'nyPublication' => array(
			'allowStates' => array( 'NY' ),
			'entityTypes' => array( 'LLC', 'PLLC' ),
		),
	);

	/** In place of those, for a company that is new to the state (PROD-24). */
	const TERMS_OF_NEW_COMPANY = array( 'tradeName' => array( 'denyStates' => array( 'NM', 'WV' ) ) );

	/** The forms of companies that are new to the state. */
	const NEW_COMPANY_FORMS = array( 'FormABusinessForm', 'ForeignRegistrationForm', 'DoubleLLCForm' );

	/** The form of two companies, and what both of them get unless the page config says otherwise (SUMM-09). */
	const DOUBLE_FORM = 'DoubleLLCForm';
	const IN_BOTH     = array( 'businessFormation', 'registeredAgent' );

	/** Lists of states that a page config may name (PROD-26 to PROD-30). */
	const STATE_LISTS = array(
		'extraOptionLLC'    => 'FL GA IN MN NC NJ NM UT',
		'extraOptionCorp'   => 'FL',
		'extraOptionNPCorp' => 'WY',
		'specialHandling'   => 'AK CT RI LA NH MS VT',
		'pllc'              => 'AK CA DE GA HI MD MO NJ NM NY OH RI SC WI WY PR',
		'npCorp'            => 'NY',
		'llcAndCorp'        => 'WY',
		'publicBenefit'     => 'AZ NV',
		'unlabelled1'       => 'AR IL IN',
		'unlabelled2'       => 'IL IN',
		'unlabelled3'       => 'AR PR OK',
		'unlabelled4'       => 'NY CT GA HI IA KY LA MD MA MI MS MO NE NM',
	);

	/**
	 * The `type` of a role: `taxID` is `tax_id`.
	 *
	 * @param string $role The role.
	 * @return string
	 */
	public static function type_of( $role ) {
		return preg_replace_callback(
			'/[A-Z]+(?![a-z])|[A-Z]|\d+/',
			static function ( $part ) {
				return '_' . strtolower( $part[0] );
			},
			$role
		);
	}

	/**
	 * The role of a `type`.
	 *
	 * @param string $type Such as `business_formation`.
	 * @return string
	 */
	public static function of_type( $type ) {
		$known = self::by_type();
		if ( isset( $known[ $type ] ) ) {
			return $known[ $type ];
		}
		return preg_replace_callback(
			'/_(\w)/',
			static function ( $part ) {
				return strtoupper( $part[1] );
			},
			$type
		);
	}

	/**
	 * The role of a product: by its type, with its sub type where that makes a role of ours.
	 *
	 * @param array $product As `Quote_Catalogue` reads it.
	 * @return string
	 */
	public static function of_product( array $product ) {
		$whole = '' === $product['sub_type'] ? '' : $product['type'] . '_' . $product['sub_type'];
		return self::of_type( isset( self::by_type()[ $whole ] ) ? $whole : $product['type'] );
	}

	/**
	 * The terms on which a role is sold.
	 *
	 * @param string $role      The role.
	 * @param string $form_type The form.
	 * @return array
	 */
	public static function terms( $role, $form_type ) {
		if ( isset( self::TERMS_OF_NEW_COMPANY[ $role ] ) && in_array( $form_type, self::NEW_COMPANY_FORMS, true ) ) {
			return self::TERMS_OF_NEW_COMPANY[ $role ];
		}
		return isset( self::TERMS[ $role ] ) ? self::TERMS[ $role ] : array();
	}

	/**
	 * The codes of states, in place of the names of lists.
	 *
	 * @param mixed $names Codes and names of lists.
	 * @return string[]
	 */
	public static function states( $names ) {
		$codes = array();
		foreach ( Quote_Wire::ids( $names ) as $name ) {
			$codes = array_merge( $codes, isset( self::STATE_LISTS[ $name ] ) ? explode( ' ', self::STATE_LISTS[ $name ] ) : array( $name ) );
		}
		return $codes;
	}

	/**
	 * Whether a role is one of ours, rather than made up by a page config.
	 *
	 * @param mixed $role Such as `taxID`.
	 * @return bool
	 */
	public static function is_known( $role ) {
		return in_array( $role, self::by_type(), true );
	}

	/** Our roles by type. */
	private static function by_type() {
		static $roles = null;
		if ( null === $roles ) {
			$names = explode( ' ', self::KNOWN );
			$roles = array_combine( array_map( array( __CLASS__, 'type_of' ), $names ), $names );
		}
		return $roles;
	}
}

<?php
/**
 * Addresses outside of private networks.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Tells public addresses from those of the server's own network, whose services trust who calls them.
 */
final class Public_Address {

	/**
	 * Whether an address is public.
	 *
	 * @param mixed $url An address.
	 * @return bool
	 */
	public static function is( $url ) {
		if ( ! is_string( $url ) || ! wp_http_validate_url( $url ) ) {
			return false;
		}
		$host = trim( (string) wp_parse_url( $url, PHP_URL_HOST ), '.' );
		$ips  = self::ips_of( $host );
		return $ips && count( $ips ) === count( array_filter( $ips, array( __CLASS__, 'is_public_ip' ) ) );
	}

	/**
	 * All that a host's name leads to: a server may be called by any of it.
	 *
	 * @param string $host A name, or an IP address.
	 * @return string[]
	 */
	private static function ips_of( $host ) {
		if ( filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return array( $host );
		}
		$found = gethostbynamel( $host );
		// A name server that does not answer is no fault of the site's.
		$newer = @dns_get_record( $host, DNS_AAAA ); // phpcs:ignore WordPress.PHP.NoSilencedErrors
		return array_merge( $found ? $found : array(), array_column( $newer ? $newer : array(), 'ipv6' ) );
	}

	/**
	 * Whether an IP address is that of a public host.
	 *
	 * @param string $ip Of version 4 or 6.
	 * @return bool
	 */
	private static function is_public_ip( $ip ) {
		if ( false !== strpos( $ip, ':' ) ) {
			// Global unicast, without the ways to hold an address of version 4.
			return (bool) preg_match( '/^[23][\da-f]{3}:/i', $ip ) && ! preg_match( '/^(2002:|2001:0{0,3}:)/i', $ip );
		}
		return (bool) filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE )
			&& ! preg_match( '/^(100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|192\.0\.0|22[4-9]|23\d)\./', $ip );
	}
}

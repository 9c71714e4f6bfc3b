<?php
// WordPress wants to know which request it serves; on the command line it is one of the site's first page.
$address = parse_url( getenv( 'WP_URL' ) );
$_SERVER = array(
	'HTTP_HOST'       => $address['host'] . ':' . $address['port'],
	'SERVER_NAME'     => $address['host'],
	'REQUEST_URI'     => ( isset( $address['path'] ) ? $address['path'] : '' ) . '/',
	'REQUEST_METHOD'  => 'GET',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
) + $_SERVER;

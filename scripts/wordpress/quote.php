<?php
/**
 * Prices orders with the classes of the plugin, without WordPress: `php quote.php <job.json>`. A job holds `catalogues`, files by
 * name, and `orders`, each with `catalogue`, `config` and `payload`, the latter two as JSON texts. Prints what `Quote` says of each.
 *
 * @package Charterform
 */

define( 'ABSPATH', __DIR__ );
foreach ( glob( dirname( __DIR__, 2 ) . '/wordpress/charterform/includes/quote/class-quote*.php' ) as $file ) {
	require $file;
}
set_error_handler(
	static function ( $number, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $number, $file, $line );
	}
);

$job        = json_decode( file_get_contents( $argv[1] ) );
$catalogues = array();
$answers    = array();
foreach ( $job->orders as $order ) {
	$name = $order->catalogue;
	if ( ! isset( $catalogues[ $name ] ) ) {
		// One at a time: each holds more than a thousand ways of filing.
		$catalogues = array( $name => json_decode( file_get_contents( $job->catalogues->{$name} ), true ) );
	}
	$lists = $catalogues[ $name ];
	$read  = static function ( $list, $names ) use ( $lists ) {
		if ( 'domains' !== $list ) {
			return isset( $lists[ $list ] ) ? $lists[ $list ] : array();
		}
		return array_values( array_intersect_key( $lists['domains'], array_flip( explode( ',', $names ) ) ) );
	};
	$at    = microtime( true );
	$quote = Charterform\Quote::of( json_decode( $order->payload, false, 512, JSON_BIGINT_AS_STRING ), json_decode( $order->config, true ), $read );

	$answers[] = array(
		'rows'  => $quote->rows,
		'total' => $quote->total,
		'renewals' => $quote->renewals,
		'fault' => $quote->fault,
		'ms'    => round( 1000 * ( microtime( true ) - $at ), 2 ),
	);
}
$roles = new ReflectionClass( 'Charterform\\Quote_Roles' );
echo json_encode(
	array(
		'version' => PHP_VERSION,
		'answers' => $answers,
		'roles'   => $roles->getConstants(),
	)
);

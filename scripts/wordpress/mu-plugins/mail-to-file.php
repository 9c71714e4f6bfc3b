<?php
// Writes mails to `mails.jsonl` of the site's state in place of sending them: there is no mail server here.
add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) {
		file_put_contents( getenv( 'WP_STATE' ) . '/mails.jsonl', wp_json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);

<?php
// Writes mails to `mails.jsonl` of the site's state in place of sending them: there is no mail server here.
add_filter(
	'pre_wp_mail',
	static function ( $sent, $mail ) {
		// What a mail has beside its HTML is set just before it is sent.
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		$mailer = new PHPMailer\PHPMailer\PHPMailer();
		do_action_ref_array( 'phpmailer_init', array( &$mailer ) );
		$mail['text'] = $mailer->AltBody;
		file_put_contents( getenv( 'WP_STATE' ) . '/mails.jsonl', wp_json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		return true;
	},
	10,
	2
);

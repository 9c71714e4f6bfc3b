<?php
/**
 * Quotes by mail.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `email_quote`: prices what a visitor chose by what is sold on the page, and queues a mail with it (PLUS-08). Nothing that
 * the visitor typed is in the mail but the names of domains that are for sale.
 */
final class Quote_Posts {

	/** Quotes that one address is sent within a day, whoever asks for them. */
	const PER_ADDRESS = 5;

	/** Days for which prices hold, unless the page config says otherwise. */
	const DAYS = 30;

	/** Days at most. */
	const MAX_DAYS = 365;

	/**
	 * Answers a post.
	 *
	 * @param Post $post As it arrived.
	 * @return array The reply.
	 */
	public static function answer( Post $post ) {
		$days = self::days( $post );
		if ( 0 === $days || ! Mail_Templates::is_on( Mail_Kinds::QUOTE ) ) {
			return self::no_service();
		}
		$email = trim( Post::field( 'email' ) );
		if ( strlen( $email ) > 191 || ! is_email( $email ) ) {
			return Replies::refusal( __( 'Enter an email address like name@example.com.', 'charterform' ), 200, 'email' );
		}
		$refusal = Priced_Orders::price( $post );
		if ( $refusal ) {
			return $refusal;
		}
		// A price that only the visitor knows is nobody's promise.
		if ( null === $post->ledger ) {
			return self::no_service();
		}
		if ( ! $post->ledger ) {
			return Replies::refusal( 'The field quoteData orders nothing', 400, 'bad_post' );
		}
		if ( Rate_Limit::is_flooded( 'quote', $email, self::PER_ADDRESS ) ) {
			return Replies::refusal( __( 'This address has got several quotes today. Try again tomorrow, or print the quote.', 'charterform' ), 429, 'too_many' );
		}
		$today = new \DateTimeImmutable( 'today', wp_timezone() );
		$quote = array(
			'ledger'   => Orders::encode( $post->ledger ),
			'total'    => Ledger::total( $post->ledger ),
			'renewals' => $post->renewals,
			'made'     => $today->format( 'Y-m-d' ),
			'until'    => $today->modify( "+$days days" )->format( 'Y-m-d' ),
			'url'      => Post::page_url(),
		);
		Mail_Queue::add( (object) array( 'id' => 0 ), Mail_Kinds::QUOTE, $email, wp_generate_uuid4(), (string) wp_json_encode( $quote ) );
		return Replies::accept( array( 'success' => true ) );
	}

	/**
	 * For how many days the prices of the page hold.
	 *
	 * @param Post $post As it arrived.
	 * @return int 0 where no form of that type on the page offers quotes by mail.
	 */
	private static function days( Post $post ) {
		foreach ( Priced_Orders::page_configs( $post->form_type(), Held_Forms::page_id() ) as $config ) {
			if ( true === Settings::pick( $config, 'quote.email' ) ) {
				$days = Settings::pick( $config, 'quote.days' );
				return is_int( $days ) && $days >= 1 && $days <= self::MAX_DAYS ? $days : self::DAYS;
			}
		}
		return 0;
	}

	/** The reply where no quotes are mailed: the form then says so. */
	private static function no_service() {
		return Replies::refusal( __( 'This site cannot email quotes.', 'charterform' ), 501, 'no_service' );
	}
}

<?php
/**
 * Orders that this site prices.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Prices an order before it is taken, where its page leaves products to this site. Its ledger and total are then the site's own
 * (SHOP-05); one that the visitor saw at another price is refused, with the new one (SHOP-06).
 */
final class Priced_Orders {

	/** Domains that one call for details may name (DOM-18). */
	const BATCH = 20;

	/** Changes that a refusal names at most. */
	const MAX_CHANGES = 50;

	/**
	 * Prices a post that orders something, or asks for a quote; the price is kept in `ledger` and `renewals` of the post.
	 *
	 * @param Post $post As it arrived.
	 * @return array|null The refusal, of status 200, since it is stored with the key; null where the order may be taken.
	 */
	public static function price( Post $post ) {
		if ( ! in_array( $post->action, array( 'process_signup', 'email_quote' ), true ) ) {
			return null;
		}
		$seen  = self::seen();
		$quote = self::quote( $post, $seen );
		if ( ! $quote ) {
			return null;
		}
		if ( $quote->fault ) {
			return self::refusal( $quote->fault );
		}
		if ( $seen !== $quote->total && ( null !== $seen || $quote->total > 0 ) ) {
			return self::changed( $seen, $quote );
		}
		$post->ledger   = $quote->rows;
		$post->renewals = $quote->renewals;
		return null;
	}

	/**
	 * Whether this site has priced an order at nothing: it holds products, and they cost nothing.
	 *
	 * @param Post $post As it arrived.
	 * @return bool
	 */
	public static function is_free( Post $post ) {
		$companies = array() === $post->ledger && isset( $post->data->companies ) ? $post->data->companies : array();
		return (bool) array_filter( array_column( $companies, 'products' ) );
	}

	/**
	 * The price of a post. Of several forms of the type on the page it is that of the one whose price the visitor saw.
	 *
	 * @param Post     $post As it arrived.
	 * @param int|null $seen What the visitor saw, in cents.
	 * @return Quote_Result|null Null where a back end prices orders.
	 */
	private static function quote( Post $post, $seen ) {
		$first = null;
		foreach ( self::page_configs( $post->form_type(), Held_Forms::page_id() ) as $config ) {
			$read = self::reader( $config, $post );
			if ( ! $read ) {
				return null;
			}
			$quote = Quote::of( $post->data, $config, $read, self::own_roles( $post->form_type() ) );
			if ( ! $quote->fault && $quote->total === $seen ) {
				return $quote;
			}
			$first = $first ? $first : $quote;
		}
		return $first;
	}

	/**
	 * The page configs that the forms of a type on a page have, each once.
	 *
	 * @param string $form_type The form type.
	 * @param int    $page      The page.
	 * @return array[]
	 */
	public static function page_configs( $form_type, $page ) {
		$shown   = Held_Forms::shown( $form_type, $page );
		$shown   = $shown ? $shown : array(
			array(
				'attributes' => array( 'form' => $form_type ),
				'trusted'    => false,
			),
		);
		$configs = array();
		foreach ( $shown as $form ) {
			$config = Page_Config::build( $form['attributes'], $page, $form['trusted'] );

			$configs[ md5( (string) wp_json_encode( $config ) ) ] = $config;
		}
		return array_slice( array_values( $configs ), 0, 5 );
	}

	/**
	 * The rules of the site's own roles.
	 *
	 * @param string $form_type The form that the order is of.
	 * @return Quote_Own_Roles
	 */
	public static function own_roles( $form_type ) {
		/**
		 * Filters the rules of roles that a script of the site registers: without them no order of its form is priced here.
		 *
		 * @param array $roles By role: `terms` and `keepsFeesInBundle`, as the script says them.
		 */
		$roles = apply_filters( 'charterform_product_roles', array() );
		return new Quote_Own_Roles( is_array( $roles ) ? $roles : array(), ! Form_Types::is_built( $form_type ) );
	}

	/**
	 * Reads what is sold on a page.
	 *
	 * @param array $config The page config.
	 * @param Post  $post   As it arrived.
	 * @return callable|null As `Quote::of()` takes it; null where a back end prices orders.
	 */
	private static function reader( array $config, Post $post ) {
		$lists = Price_Lists::of( $config );
		if ( ! $lists ) {
			return null;
		}
		$known = array();
		return static function ( $list, $names ) use ( $lists, $post, &$known ) {
			$key = "$list $names";
			if ( ! isset( $known[ $key ] ) ) {
				$known[ $key ] = 'domains' === $list ? self::domains( explode( ',', $names ), $post ) : call_user_func( $lists, $list, $names );
			}
			return $known[ $key ];
		};
	}

	/**
	 * What the service of domains says of some.
	 *
	 * @param string[] $names Their names.
	 * @param Post     $post  As it arrived.
	 * @return array None where nobody sells domains on this site.
	 */
	private static function domains( array $names, Post $post ) {
		$found = array();
		foreach ( array_chunk( $names, self::BATCH ) as $batch ) {
			$fields = array( 'domains' => (string) wp_json_encode( $batch ) );
			$reply  = apply_filters( 'charterform_lookup', null, 'get_domain_details', $fields ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- See Lookups.
			$reply  = is_array( $reply ) ? $reply : Back_End::look_up( array( 'action' => 'get_domain_details' ) + $post->common_fields() + $fields );
			$body   = is_array( $reply ) && 200 === (int) $reply['status'] ? json_decode( (string) wp_json_encode( $reply['body'] ), true ) : null;
			$found  = array_merge( $found, Quote_Wire::entries( Quote_Wire::field( $body, 'response' ) ) );
		}
		return $found;
	}

	/**
	 * The total that the visitor saw, or else agreed to after it had changed.
	 *
	 * @return int|null In cents; null where the post does not say it.
	 */
	private static function seen() {
		$accepted = Post::field( 'accepted_total' );
		if ( preg_match( '/^\d{1,9}$/D', $accepted ) ) {
			return (int) $accepted;
		}
		return '[]' === trim( Post::field( 'ledger' ) ) ? 0 : Ledger::total( Ledger::read( Post::field( 'ledger' ) ) );
	}

	/**
	 * The refusal of an order that holds what is not sold.
	 *
	 * @param array $fault As `Quote_Result` has it.
	 * @return array
	 */
	private static function refusal( array $fault ) {
		if ( 'too_low' === $fault['code'] ) {
			return Replies::accept( array( 'min' => $fault['min'] / 100 ) );
		}
		$reply = Replies::refusal( Price_Words::of( $fault ), 200, $fault['code'] );
		if ( isset( $fault['id'] ) && '' !== $fault['id'] ) {
			$reply['body']['product_id'] = $fault['id'];
		}
		return $reply;
	}

	/**
	 * The refusal of an order whose price the visitor has not seen, with that price and what changed.
	 *
	 * @param int|null     $seen  What the visitor saw.
	 * @param Quote_Result $quote The price.
	 * @return array
	 */
	private static function changed( $seen, Quote_Result $quote ) {
		$reply = Replies::refusal( Price_Words::of_change( $seen, $quote->total ), 200, 'price_changed' );

		$reply['body']['price'] = array(
			'was'     => (int) $seen,
			'total'   => $quote->total,
			'changes' => self::changes( Ledger::read( Post::field( 'ledger' ) ), $quote->rows ),
		);
		return $reply;
	}

	/**
	 * The amounts in which two ledgers differ.
	 *
	 * @param array[] $before As the visitor saw it.
	 * @param array[] $after  As it is.
	 * @return array[] `name`, `state`, `kind`, `was`, `cents`.
	 */
	private static function changes( array $before, array $after ) {
		$sums = array();
		foreach ( array( 'was' => $before, 'cents' => $after ) as $which => $rows ) {
			foreach ( $rows as $row ) {
				$name = mb_substr( sanitize_text_field( $row['name'] ), 0, Ledger::LENGTHS['name'] );
				$key  = $name . '|' . $row['state'] . '|' . $row['kind'];
				$none = array(
					'name'  => '' === $name ? __( 'Package', 'charterform' ) : $name,
					'state' => $row['state'],
					'kind'  => $row['kind'],
					'was'   => 0,
					'cents' => 0,
				);

				$sums[ $key ]           = isset( $sums[ $key ] ) ? $sums[ $key ] : $none;
				$sums[ $key ][ $which ] += $row['cents'];
			}
		}
		$changes = array_filter(
			$sums,
			static function ( $sum ) {
				return $sum['was'] !== $sum['cents'];
			}
		);
		return array_slice( array_values( $changes ), 0, self::MAX_CHANGES );
	}
}

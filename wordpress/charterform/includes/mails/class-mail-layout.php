<?php
/**
 * How mails look.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/**
 * Lays a mail out as HTML that mail programs show alike, light and dark, and as plain text. Its parts are `title`, `body` (HTML),
 * `facts` (values by label), `lines` (of `Customer_Ledger`), `total`, `after` (lines below the total), `button` (`label`, `url`), `answers` (`label`, `value`) and
 * `foot`; all but the body are plain text. `chosen` and `more` are what the table of amounts and the answers are called, in place of an order's.
 */
final class Mail_Layout {

	const STYLE = 'body{margin:0;background:#f3f4f6;color:#16191f}.cf-link{color:#1d4ed8}.cf-body p{margin:0 0 16px}'
		. '@media (max-width:620px){.cf-card{padding:24px 16px!important}}'
		. '@media (prefers-color-scheme:dark){body,.cf-page{background:#111418!important;color:#e8eaed!important}.cf-card{background:#1b1f24!important;border-color:#3a4048!important}'
		. '.cf-ink{color:#e8eaed!important}.cf-soft{color:#aab1bb!important}.cf-line{border-color:#3a4048!important}.cf-box{background:#262b31!important;border-color:#8a929e!important;color:#e8eaed!important}'
		. '.cf-link{color:#9db8ff!important}.cf-button{background:#9db8ff!important;color:#101623!important}}';

	const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

	/** A cell of the price ledger. */
	const CELL = 'padding:8px 0;border-top:1px solid #d9dde3;vertical-align:top;';

	/**
	 * The HTML.
	 *
	 * @param array $parts See the class.
	 * @return string
	 */
	public static function html( array $parts ) {
		$parts += self::none();
		return '<!doctype html><html lang="' . esc_attr( str_replace( '_', '-', determine_locale() ) ) . '"' . ( is_rtl() ? ' dir="rtl"' : '' ) . '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
			. '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>' . esc_html( $parts['title'] ) . '</title><style>:root{color-scheme:light dark;supported-color-schemes:light dark}' . self::STYLE . '</style></head>'
			. '<body class="cf-page" style="margin:0;background:#f3f4f6;color:#16191f;' . self::FONT . ';font-size:16px;line-height:1.5">'
			. '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">'
			. '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:start"><tr><td class="cf-soft" style="padding:0 4px 12px;color:#565d69;font-size:14px">' . esc_html( Customer_Words::site() ) . '</td></tr>'
			. '<tr><td class="cf-card cf-ink" style="padding:32px;border:1px solid #d9dde3;border-radius:12px;background:#ffffff;color:#16191f">'
			. '<h1 class="cf-ink" style="margin:0 0 16px;font-size:24px;line-height:1.25;color:#16191f">' . esc_html( $parts['title'] ) . '</h1>'
			. '<div class="cf-body">' . $parts['body'] . '</div>' . self::button( $parts['button'] ) . self::facts( $parts['facts'] ) . self::ledger( $parts['lines'], $parts['total'], $parts['after'], $parts['chosen'] ) . self::answers( $parts['answers'], $parts['more'] )
			. '</td></tr><tr><td class="cf-soft" style="padding:16px 4px;color:#565d69;font-size:14px">' . esc_html( $parts['foot'] ) . '</td></tr></table></td></tr></table></body></html>';
	}

	/**
	 * The plain text.
	 *
	 * @param array $parts See the class.
	 * @return string
	 */
	public static function text( array $parts ) {
		$parts += self::none();
		$blocks = array( $parts['title'], self::text_of( $parts['body'] ), '' === $parts['button']['url'] ? '' : "{$parts['button']['label']}:\n{$parts['button']['url']}" );
		$facts  = array();
		foreach ( $parts['facts'] as $label => $value ) {
			$facts[] = "$label: $value";
		}
		$lines = array();
		foreach ( $parts['lines'] as $line ) {
			$lines[] = self::text_line( $line );
		}
		if ( '' !== $parts['total'] ) {
			$lines[] = __( 'Total', 'charterform' ) . ': ' . $parts['total'];
		}
		foreach ( $parts['after'] as $line ) {
			$lines[] = self::text_line( $line );
		}
		$answers = array();
		foreach ( $parts['answers'] as $answer ) {
			$answers[] = "{$answer['label']}: {$answer['value']}";
		}
		$blocks = array_merge( $blocks, array( implode( "\n", $facts ), implode( "\n", $lines ), implode( "\n", $answers ), '' === $parts['foot'] ? '' : "-- \n" . $parts['foot'] ) );
		return implode( "\n\n", array_filter( $blocks, 'strlen' ) ) . "\n";
	}

	/**
	 * HTML as plain text; links keep their addresses.
	 *
	 * @param string $html As `Mail_Placeholders` makes it.
	 * @return string
	 */
	public static function text_of( $html ) {
		$text = preg_replace( '/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/is', '$2: $1', $html );
		$text = preg_replace( array( '/\s*<br\s*\/?>\s*/i', '/<li[^>]*>/i', '/<\/(p|div|h[1-6]|ul|ol|table|tr|li|blockquote)>\s*/i' ), array( "\n", '- ', "\n\n" ), $text );
		return trim( preg_replace( '/\n{3,}/', "\n\n", html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
	}

	/**
	 * A line of amounts as plain text.
	 *
	 * @param string[] $line `name`, `note` and `amount`.
	 */
	private static function text_line( array $line ) {
		return $line['name'] . ( '' === $line['note'] ? '' : " ({$line['note']})" ) . ': ' . $line['amount'];
	}

	/** The parts of a mail that has none. */
	private static function none() {
		return array(
			'title'   => '',
			'body'    => '',
			'facts'   => array(),
			'lines'   => array(),
			'total'   => '',
			'after'   => array(),
			'button'  => array(
				'label' => '',
				'url'   => '',
			),
			'answers' => array(),
			'foot'    => '',
			'chosen'  => __( 'What was ordered', 'charterform' ),
			'more'    => __( 'Answers', 'charterform' ),
		);
	}

	/**
	 * The button.
	 *
	 * @param string[] $button `label` and `url`.
	 */
	private static function button( array $button ) {
		return '' === $button['url'] ? '' : '<p style="margin:8px 0 24px"><a class="cf-button" href="' . esc_url( $button['url'] ) . '" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none">' . esc_html( $button['label'] ) . '</a></p>';
	}

	/**
	 * Facts, a row each.
	 *
	 * @param string[] $facts Values by label.
	 */
	private static function facts( array $facts ) {
		$rows = '';
		foreach ( $facts as $label => $value ) {
			$rows .= '<tr><th class="cf-soft" scope="row" style="padding:4px 16px 4px 0;text-align:start;vertical-align:top;font-weight:400;color:#565d69">' . esc_html( $label ) . '</th><td style="padding:4px 0;overflow-wrap:anywhere">' . nl2br( esc_html( $value ) ) . '</td></tr>';
		}
		return '' === $rows ? '' : '<table class="cf-line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;padding:12px 0;border-top:1px solid #d9dde3">' . $rows . '</table>';
	}

	/**
	 * The price ledger.
	 *
	 * @param array  $lines Of `Customer_Ledger`.
	 * @param string $total In words.
	 * @param array  $after Lines below the total.
	 * @param string $chosen What the lines are.
	 */
	private static function ledger( array $lines, $total, array $after, $chosen ) {
		if ( ! $lines ) {
			return '' === self::rows( $after ) ? '' : '<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">' . self::rows( $after ) . '</table>';
		}
		$cell = self::CELL;
		$rows = self::rows( $lines );
		return '<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><thead><tr><th scope="col" style="padding:8px 0;text-align:start">' . esc_html( $chosen ) . '</th><th scope="col" style="padding:8px 0;text-align:end">' . esc_html__( 'Amount', 'charterform' ) . '</th></tr></thead><tbody>' . $rows
			. '</tbody><tfoot><tr><th class="cf-line" scope="row" style="' . $cell . 'text-align:start">' . esc_html__( 'Total', 'charterform' ) . '</th><td class="cf-line" style="' . $cell . 'text-align:end;white-space:nowrap;font-size:20px;font-weight:700">' . esc_html( $total ) . '</td></tr>' . self::rows( $after ) . '</tfoot></table>';
	}

	/**
	 * Lines of amounts, a row each.
	 *
	 * @param array $lines `name`, `note` and `amount`, as plain text.
	 */
	private static function rows( array $lines ) {
		$rows = '';
		foreach ( $lines as $line ) {
			$note  = '' === $line['note'] ? '' : '<br><span class="cf-soft" style="font-size:14px;color:#565d69">' . esc_html( $line['note'] ) . '</span>';
			$rows .= '<tr><td class="cf-line" style="' . self::CELL . 'overflow-wrap:anywhere">' . esc_html( $line['name'] ) . $note . '</td><td class="cf-line" style="' . self::CELL . 'text-align:end;white-space:nowrap;padding-inline-start:16px">' . esc_html( $line['amount'] ) . '</td></tr>';
		}
		return $rows;
	}

	/**
	 * Answers, a row each.
	 *
	 * @param array  $answers A list of `label` and `value`.
	 * @param string $title   What they are.
	 */
	private static function answers( array $answers, $title ) {
		$rows = '';
		foreach ( $answers as $answer ) {
			$rows .= '<tr><th class="cf-line cf-soft" scope="row" style="width:45%;padding:6px 16px 6px 0;border-top:1px solid #d9dde3;text-align:start;vertical-align:top;font-weight:400;color:#565d69;overflow-wrap:anywhere">' . esc_html( $answer['label'] ) . '</th><td class="cf-line" style="padding:6px 0;border-top:1px solid #d9dde3;vertical-align:top;overflow-wrap:anywhere">' . nl2br( esc_html( $answer['value'] ) ) . '</td></tr>';
		}
		return '' === $rows ? '' : '<h2 style="margin:24px 0 8px;font-size:18px">' . esc_html( $title ) . '</h2><table width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;font-size:14px">' . $rows . '</table>';
	}
}

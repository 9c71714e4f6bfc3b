<?php
/**
 * Nobody knows what became of a post.
 *
 * @package Charterform
 */

namespace Charterform;

defined( 'ABSPATH' ) || exit;

/** Thrown where the visitor must be told neither yes nor no: the form then asks again under its key. */
final class Unknown_Outcome extends \RuntimeException {
}

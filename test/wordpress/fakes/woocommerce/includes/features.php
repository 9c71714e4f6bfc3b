<?php
/**
 * What plugins say of the features of WooCommerce, as in `src/Utilities/FeaturesUtil.php`.
 */

namespace Automattic\WooCommerce\Utilities;

defined( 'ABSPATH' ) || exit;

class FeaturesUtil {

	private static $declared = array();

	public static function declare_compatibility( string $feature_id, string $plugin_file, bool $positive_compatibility = true ): bool {
		if ( ! doing_action( 'before_woocommerce_init' ) ) {
			return false;
		}
		self::$declared[ plugin_basename( $plugin_file ) ][ $positive_compatibility ? 'compatible' : 'incompatible' ][] = $feature_id;
		return true;
	}

	public static function get_compatible_features_for_plugin( string $plugin_name ): array {
		return ( isset( self::$declared[ $plugin_name ] ) ? self::$declared[ $plugin_name ] : array() ) + array( 'compatible' => array(), 'incompatible' => array() );
	}
}

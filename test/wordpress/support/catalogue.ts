import type { ServerSite } from './server-site';

/** The site's catalogue as a new shop has it. */
export const beginCatalogue = (site: ServerSite): void => {
  site.run(`global $wpdb;
foreach ( array( 'products', 'filing_methods', 'coupons', 'bundles' ) as $t ) { $wpdb->query( "DELETE FROM {$wpdb->prefix}charterform_$t" ); }
delete_option( 'charterform_catalogue_seeded' );
Charterform\\Catalogue_Seed::fill(); return 1;`);
};

/** Begins with no service but the site itself, and a new shop's catalogue. */
export const beginShop = (site: ServerSite, others: object = {}): void => {
  site.begin({}, { website: '', endpoints: { marketing: '' }, ...others });
  beginCatalogue(site);
};

/** Formation of an LLC in Wyoming at 99.00 and in Colorado at 79.00, and an agent for a year at 125.00, on sale. */
export const sellLlcs = (site: ServerSite): void => {
  site.run(`use Charterform\\Catalogue;
$llc = array( 'product' => 'business_formation', 'company' => 'LLC' );
Catalogue::set_price( Catalogue::find( $llc + array( 'state' => 'WY' ) ), 9900 );
Catalogue::set_price( Catalogue::find( $llc + array( 'state' => 'CO' ) ), 7900 );
$agents = Catalogue::find( array( 'product' => 'registered_agent', 'months' => 12, 'state' => array( 'WY', 'CO' ) ) );
Catalogue::set_price( $agents, 12500 );
Catalogue::publish( $agents ); return 1;`);
};

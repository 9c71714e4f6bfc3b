import { offersOf, orderOnThreeDevices, takenName } from '../browser/support/three-devices';
import { beginCatalogue, sellLlcs } from './support/catalogue';
import { runMails } from './support/mails';
import { addPage, blockOf } from './support/priced-site';
import { beginStripe, expect, newest, outcome, test } from './support/stripe-site';
import type { ServerSite } from './support/server-site';

/** A page of a shop with a coupon for the agent of Wyoming, and packages. */
function orderPage(site: ServerSite): string {
  beginCatalogue(site);
  sellLlcs(site);
  const [formation, agent] = site.run<[number, number]>(`use Charterform\\Catalogue; use Charterform\\Catalogue_Store;
$coupon = array( 'code' => 'spring', 'name' => 'Spring', 'products' => 'registered_agent.WY', 'amount' => '20', 'typed_code' => 'spring', 'published' => 'yes' );
Catalogue_Store::put( 'coupons', Charterform\\Catalogue_Additions::make( 'coupons', $coupon ) );
Catalogue_Store::touch();
$agents = array_filter( Catalogue::read( 'registered_agent_products' ), static fn( $one ) => 'WY' === $one['registered_agent']['jurisdiction']['abbreviation'] );
return array( Catalogue::read( 'filing_products', 'WY' )[0]['product_id'], reset( $agents )['product_id'] );`);
  return addPage(site, blockOf({ formType: 'FormABusinessForm', ...offersOf(formation, agent) }));
}

test('an order is begun at a desk, gone on with on a phone, completed by a co-owner and paid at Stripe, in WordPress (PLUS-05, PLUS-06)', async ({
  site,
  stripe,
  browser,
}) => {
  // Walks through every step, on three devices.
  test.setTimeout(240_000);
  beginStripe(
    site,
    stripe,
    {},
    { website: '', endpoints: { marketing: '' } },
    `add_filter( 'charterform_lookup', static fn( $reply, $action ) => 'check_company_name' === $action ? array( 'status' => 200, 'body' => array( 'success' => true, 'status' => 'taken', 'names' => array( '${takenName} LLC' ) ) ) : $reply, 10, 2 );`,
  );
  const page = orderPage(site);
  const mailTo = async (address: string, pattern: RegExp) => {
    let text = '';
    await expect
      .poll(async () => {
        text = (await runMails(site)).find(({ to, message }) => to === address && pattern.test(message))?.message ?? '';
        return text;
      })
      .not.toBe('');
    return text;
  };
  const { due } = await orderOnThreeDevices(browser, { page, mailTo });
  expect(newest(stripe)).toMatchObject({ amount_total: Number(due.replace(/\D/g, '')), payment_status: 'paid' });
  expect(stripe.sessions()).toHaveLength(1);
  await stripe.idle();
  expect(outcome(site)).toEqual({ status: 'paid', paid: 1 });
  expect(site.orders()).toHaveLength(1);
  expect(JSON.stringify(site.orders()[0]!.payload)).toContain('7 Oak Street');
  expect(site.log()).toEqual([]);
});

import { beginStripe, expect, newest, order, outcome, pay, payments, run, tell, test } from './support/stripe-site';

test('an order that its owner marked as paid stays so once Stripe has the money, and asks its customer for nothing (PAY-04, SHOP-08, SHOP-09)', async ({
  site,
  stripe,
}) => {
  beginStripe(site, stripe);
  await order(site);
  const { id } = site.orders()[0]!;
  stripe.setMode('lost');
  await pay(stripe);
  const begin = `use Charterform\\Order_Status as S; $o = Charterform\\Orders::find( ${id} );`;
  // What is open is closed then, by which the site learns that it is paid.
  expect(await run(site, `${begin} return S::change( $o, 'paid', 'owner', 'I saw it at Stripe' );`)).toBe(true);
  expect(payments(site).map(({ state }) => state)).toEqual(['paid']);
  expect(site.run(`${begin} return array( null === S::undoable( $o ), S::undo( $o ), $o->status );`)).toEqual([true, false, 'paid']);
  expect(site.run(`${begin} return Charterform\\Payment_Step::pay_url( $o );`)).toBe('');
  expect(outcome(site, id)).toEqual({ status: 'paid', paid: 1 });
  // What follows is taken back as of any order, and that as well.
  expect(
    site.run(`${begin} return array( S::change( $o, 'in_progress', 'owner' ), S::undo( $o ), $o->status, S::undo( $o ), $o->status );`),
  ).toEqual([true, true, 'paid', true, 'in_progress']);
});

test('a webhook and a return that tell of one payment in the same moment warn of no second one (PAY-04)', async ({ site, stripe }) => {
  // As if the one stood still between the two changes that it makes.
  const other = `$told = false;
add_filter( 'query', static function ( $query ) use ( &$told ) {
  if ( ! $told && preg_match( "/charterform_payments.* next_check\\W+0\\b.* id\\W+(\\d+)/", str_replace( '\`', ' ', $query ), $parts ) ) {
    $told = true;
    Charterform\\Payments::confirm( Charterform\\Payments::by_id( (int) $parts[1] ) );
  }
  return $query;
} );`;
  beginStripe(site, stripe, {}, {}, other);
  await order(site);
  stripe.setMode('lost');
  await pay(stripe);
  await tell(site, 'checkout.session.completed', newest(stripe));
  const { id } = site.orders()[0]!;
  expect(outcome(site, id)).toEqual({ status: 'paid', paid: 1 });
  expect(site.run(`return Charterform\\Payment_Warnings::of( Charterform\\Orders::find( ${id} ) );`)).toEqual([]);
});

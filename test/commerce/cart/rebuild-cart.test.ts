import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCatalogue, type Catalogue } from '../../../src/kernel/facts/catalogue';
import { loadsNeeded } from '../../../src/commerce/catalogue/loads-needed';
import { cartItemKey } from '../../../src/commerce/items/cart-operations';
import { needsRebuild } from '../../../src/commerce/cart/needs-rebuild';
import { rebuildCart, rebuildStages } from '../../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { setPath } from '../../../src/kernel/util/paths';
import type { BundleConfig } from '../../../src/kernel/page-config/bundles';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { domainEntry } from '../../support/domains';
import { agents, choice, filings, formingIn, fullCatalogue, simples, someFacts } from '../catalogue/sample-facts';

const rebuild = rebuildCart;
const idsOf = (facts: Facts) => rebuild(facts).map(({ product_id }) => product_id);
const forming = (config: Partial<PageConfig> = {}, values: Record<string, unknown> = {}) =>
  someFacts({ config, values: { ...formingIn('WY'), ...values } });
const bundle = (product_ids: string[], rest: Partial<BundleConfig> = {}): BundleConfig => ({
  product_id: '900',
  product_ids,
  price: '99.00',
  ...rest,
});
const checked = (...names: string[]) => ({ productState: Object.fromEntries(names.map((name) => [name, { checked: true }])) });

describe('rebuildCart', () => {
  it('holds the primary products of the form, or those of the page', () => {
    expect(idsOf(forming())).toEqual(['5601', '15612']);
    expect(idsOf(forming({ primaryProducts: ['businessFormation'] }))).toEqual(['5601']);
    expect(idsOf(forming({ primaryProducts: [] }))).toEqual([]);
    expect(idsOf(forming({ primaryProducts: ['constructor', 'phoneService', 'seal'] }))).toEqual(['40003']);
  });

  it('holds the optional products that are checked, by the visitor or by the page', () => {
    const group = { type: 'simple' as const, products: [{ role: 'book', checked: true }, { role: 'seal' }] };
    const config = { primaryProducts: [], optionalProducts: [group] };
    expect(idsOf(forming(config))).toEqual(['40002']);
    expect(idsOf(forming(config, checked('seal')))).toEqual(['40002', '40003']);
    expect(idsOf(forming(config, { productState: { book: { checked: false } } }))).toEqual([]);
    expect(idsOf(forming({ ...config, products: { seal: { saveAs: 'stamp' } } }, checked('stamp')))).toEqual(['40002', '40003']);
  });

  it('says of an optional product what its group and the page say', () => {
    const group = { type: 'simple' as const, order: 7, products: [{ role: 'book', checked: true, label: 'A book', tooltipText: 'Bound' }] };
    const products = { book: { label: 'Folder', order: 3 } };
    const [book] = rebuild(forming({ primaryProducts: [], products, optionalProducts: [group] }));
    expect(book).toMatchObject({ labelText: 'A book', tooltipText: 'Bound', order: 7 });
    const [plain] = rebuild(forming({ primaryProducts: ['book'], products }));
    expect(plain).toMatchObject({ labelText: 'Folder', tooltipText: '', order: 3 });
  });

  it('holds no product of a state while none is chosen, and those of the state once it is', () => {
    const values = checked('book', 'tradeName');
    expect(idsOf(someFacts({ values }))).toEqual(['40002']);
    expect(idsOf(someFacts({ values: { ...values, ...formingIn('CO') } }))).toEqual(['801', '10812', '40002']);
    expect(idsOf(someFacts({ values: { ...values, ...formingIn('WY') } }))).toEqual(['5601', '15612', '40002', '5606']);
  });

  it('holds a product only once it has come, and nothing for a failed load', () => {
    const catalogue: Catalogue = { ...fullCatalogue, filing: {}, jurisdictions: { WY: 'failed' } };
    expect(idsOf({ ...forming(), catalogue })).toEqual(['15612']);
    expect(idsOf({ ...forming(), catalogue: emptyCatalogue })).toEqual([]);
  });

  it('runs its stages in the documented order (CART-13)', () => {
    expect(rebuildStages.map(({ name }) => name)).toEqual([
      'reset',
      'setConfiguredProducts',
      'setProductState',
      'addBundles',
      'addPrimaryProducts',
      'addOptionalProducts',
      // What the documents leave to us: vehicles, the answers that change what is in the cart, and its prices last.
      'addFamilyItems',
      'applyFilingChoices',
      'applyChosenProducts',
      'dropUnchecked',
      'applyPrices',
    ]);
    // The loads come first: nothing is in the cart before it was asked for and came, and nothing is asked for twice.
    const waiting = { ...forming(), catalogue: { ...emptyCatalogue, lists: fullCatalogue.lists } };
    expect(loadsNeeded(waiting).map((load) => 'jurisdiction' in load && load.jurisdiction)).toEqual(['US', 'WY']);
    expect(idsOf(waiting)).toEqual([]);
    expect(loadsNeeded(forming())).toEqual([]);
  });

  it('adds bundles, then primary, then optional products (CART-13)', () => {
    const facts = forming({ bundles: [bundle(['40003'])] }, checked('book'));
    expect(idsOf(facts)).toEqual(['900', '40003', '5601', '15612', '40002']);
  });

  it('adds no primary product that a bundle holds already (CART-15)', () => {
    const [itself, ...others] = rebuild(forming({ bundles: [bundle(['5601', '15624'])] }));
    expect(itself).toMatchObject({ product_id: '900', isBundle: true });
    expect(others.map(({ product_id, bundled }) => [product_id, bundled])).toEqual([
      ['5601', true],
      ['15624', true],
    ]);
    expect(idsOf(forming({ bundles: [bundle(['5601'])] }))).toEqual(['900', '5601', '15612']);
    expect(idsOf(forming({ bundles: [bundle(['801'])] }))).toEqual(['900', '5601', '15612']);
    const federal = filings.US.map((product) => ({ ...product, type: 'trade_name' }));
    const catalogue: Catalogue = { ...fullCatalogue, filing: { ...filings, US: federal } };
    const facts = forming({ bundles: [bundle(['1'])], primaryProducts: ['tradeName'] });
    expect(idsOf({ ...facts, catalogue })).toEqual(['900', '1', '5606']);
  });

  it('adds an optional product that a bundle holds only once (CART-03)', () => {
    const facts = forming({ bundles: [bundle(['40002'])] }, checked('book'));
    expect(rebuild(facts).filter(({ product_id }) => product_id === '40002')).toMatchObject([{ bundled: true }]);
  });

  it('marks the products of the first applying bundle as those of the primary one (CART-23, CART-25)', () => {
    const bundles = [
      bundle(['40003'], { config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] } }),
      bundle(['40002'], { product_id: '901' }),
      bundle(['40099'], { product_id: '902' }),
    ];
    const marks = (facts: Facts) =>
      rebuild(facts)
        .filter(({ bundled }) => bundled)
        .map((item) => [item.product_id, item.bundleID, item.bundledInPrimaryBundle]);
    expect(marks(forming({ bundles }))).toEqual([
      ['40002', '901', true],
      ['40099', '902', false],
    ]);
    expect(marks(someFacts({ config: { bundles }, values: formingIn('CO') }))[0]).toEqual(['40003', '900', true]);
  });

  it('takes a bundle out with all its products when it does not apply any more (CART-17)', () => {
    const config = { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'extras', fieldVal: true }] }] };
    const facts = (extras: boolean) => forming({ bundles: [bundle(['40003'], { config })] }, { extras });
    expect(idsOf(facts(true))).toEqual(['900', '40003', '5601', '15612']);
    expect(idsOf(facts(false))).toEqual(['5601', '15612']);
  });
});

describe('needsRebuild', () => {
  const bundles = [bundle([], { config: { orConditions: [{ andConditions: [{ fieldKey: 'extras.wanted', fieldVal: true }] }] } })];
  const before = forming({ bundles }, { notes: 'a' });
  const changed = (path: string, leaf: unknown) => needsRebuild(before, { ...before, values: setPath(before.values, path, leaf) });

  it.each([
    ['companyInformation.state', choice('CO')],
    ['companyInformation.states', { CO: true }],
    ['companyInformation.entityType', choice('Corp')],
    ['businessIdentityToggle', true],
    ['extras.wanted', true],
  ])('follows a change of %s (CART-12)', (path, leaf) => {
    expect(changed(path, leaf)).toBe(true);
  });

  it.each([
    ['companyInformation.registeredAgentServiceDuration', choice('24')],
    ['companyInformation.homeState', choice('CO')],
    ['companyInformation.certificateQuantity', choice('40002')],
    ['selectedFilingMethodKeys.WY.businessFormation', '560111'],
    ['selectedLocalJurisdiction.WY.businessFormation', 'Laramie'],
    ['productState.book.checked', true],
    ['productState.book.states', { WY: true }],
    ['billingType', 'monthly'],
    ['nyop.immediateService', true],
    ['nyop.requestedPrice', '49'],
  ])('follows a change of %s, which the cart shows', (path, leaf) => {
    expect(changed(path, leaf)).toBe(true);
  });

  it.each([
    ['notes', 'b'],
    ['companyInformation.companyName', 'Okafor LLC'],
    ['companyInformation.state', choice('WY', 'State of Wyoming')],
    ['companyInformation.states', { CO: false }],
    ['productState.book.data', { size: 'L' }],
    ['stepSeenStatus.0.seen', true],
  ])('does not follow a change of %s to %o (CART-12)', (path, leaf) => {
    expect(changed(path, leaf)).toBe(false);
  });

  it('follows what arrives and no change of a load alone (CART-12)', () => {
    const { catalogue } = before;
    const arriving = (part: Partial<Catalogue>) => needsRebuild(before, { ...before, catalogue: { ...catalogue, ...part } });
    for (const part of [{ registeredAgent: [] }, { filing: {} }, { simple: [] }, { coupons: [] }]) expect(arriving(part)).toBe(true);
    expect(arriving({ filing: { ...filings, US: [] } })).toBe(true);
    // Neither another state's filings nor subscriptions, which this page does not sell, are waited for.
    expect(arriving({ filing: { ...filings, CO: [] } })).toBe(false);
    expect(arriving({ subscriptionBundles: [] })).toBe(false);
    expect(needsRebuild(before, { ...before, catalogue: { ...catalogue, jurisdictions: { CO: 'loading' } } })).toBe(false);
    expect(needsRebuild(before, { ...before })).toBe(false);
    const selling = { ...before, config: { ...before.config, flags: { ...before.config.flags, subscriptionBundles: true } } };
    expect(needsRebuild(selling, { ...selling, catalogue: { ...catalogue, subscriptionBundles: [] } })).toBe(true);
    expect(needsRebuild(selling, { ...selling, catalogue: { ...catalogue, jurisdictions: { CO: 'loading' } } })).toBe(false);
  });

  it('follows the domains and the day, which are facts as well', () => {
    expect(needsRebuild(before, { ...before, domains: [domainEntry('pine.com')] })).toBe(true);
    expect(needsRebuild(before, { ...before, today: '2030-01-16' })).toBe(true);
  });

  it('follows another page config', () => {
    expect(needsRebuild(before, { ...before, config: { ...before.config, primaryProducts: [] } })).toBe(true);
    expect(needsRebuild(before, { ...before, offer: { ...before.offer } })).toBe(true);
  });
});

describe('rebuilds that overlap', () => {
  type Event = (facts: Facts) => Facts;
  const answer =
    (path: string, leaf: unknown): Event =>
    (facts) => ({ ...facts, values: setPath(facts.values, path, leaf) });
  const arrival =
    (part: (catalogue: Catalogue) => Partial<Catalogue>): Event =>
    (facts) => ({
      ...facts,
      catalogue: { ...facts.catalogue, ...part(facts.catalogue) },
    });

  const arrivals: Event[] = [
    arrival(() => ({ registeredAgent: agents })),
    arrival(() => ({ simple: simples })),
    arrival(({ jurisdictions }) => ({ jurisdictions: { ...jurisdictions, UT: 'failed' } })),
    ...(['US', 'WY', 'CO'] as const).map((code) =>
      arrival(({ filing, jurisdictions }) => ({
        filing: { ...filing, [code]: filings[code] },
        jurisdictions: { ...jurisdictions, [code]: 'loaded' },
      })),
    ),
  ];
  const answers = fc.oneof(
    fc.constantFrom('WY', 'CO', 'UT', '', 'Outside of the US').map((code) => answer('companyInformation.state', choice(code))),
    fc.constantFrom('LLC', 'Corp', '').map((key) => answer('companyInformation.entityType', choice(key))),
    fc.constantFrom('12', '24', '36').map((key) => answer('companyInformation.registeredAgentServiceDuration', choice(key))),
    fc.constantFrom('560110', '560111', '560120', 'x').map((id) => answer('selectedFilingMethodKeys.WY.businessFormation', id)),
    fc.tuple(fc.constantFrom('book', 'seal', 'tradeName'), fc.boolean()).map(([name, on]) => answer(`productState.${name}.checked`, on)),
    fc.constantFrom(true, false, undefined).map((value) => answer('extras', value)),
    fc.string().map((name) => answer('companyInformation.companyName', name)),
  );
  const bundles: BundleConfig[] = [
    bundle(['5601', '15612', '40003', '801'], {
      config: { fieldTriggerToggle: true, orConditions: [{ andConditions: [{ fieldKey: 'extras', fieldVal: true }] }] },
    }),
    bundle(['40002'], { product_id: '901', config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] } }),
  ];
  const start = someFacts({ catalogue: emptyCatalogue, config: { bundles } });

  /** Rebuilds only when told to, as the running form does. */
  function follow(events: readonly Event[]) {
    let facts = start;
    let cart = rebuild(facts);
    for (const event of events) {
      const next = event(facts);
      if (needsRebuild(facts, next)) cart = rebuild(next);
      facts = next;
    }
    return { facts, cart };
  }
  const interleaved = fc
    .array(answers, { maxLength: 20 })
    .chain((chosen) =>
      fc.tuple(
        fc.constant(chosen),
        fc.array(fc.tuple(fc.nat(chosen.length), fc.constantFrom(...arrivals)), { maxLength: 10 }),
        fc.array(fc.tuple(fc.nat(chosen.length), fc.constantFrom(...arrivals)), { maxLength: 10 }),
      ),
    );
  /** The answers in their order, each arrival before the answer of its number, and at the end all that has not come. */
  const schedule = (chosen: readonly Event[], late: readonly [number, Event][]) => [
    ...[...chosen, undefined].flatMap((event, index) => [
      ...late.filter(([place]) => place === index).map(([, arriving]) => arriving),
      ...(event ? [event] : []),
    ]),
    ...arrivals,
  ];

  it('end in the cart of the last answers, whatever arrives when (CART-18)', () => {
    fc.assert(
      fc.property(interleaved, ([chosen, one, other]) => {
        const first = follow(schedule(chosen, one));
        const second = follow(schedule(chosen, other));
        expect(first.cart).toEqual(rebuild(first.facts));
        expect(second.cart).toEqual(first.cart);
      }),
    );
  });

  it('change nothing when repeated, hold no product twice and no cent in part (CART-03, CART-18)', () => {
    fc.assert(
      fc.property(interleaved, ([chosen, one]) => {
        const { facts } = follow(schedule(chosen, one));
        const cart = rebuild(facts);
        expect(rebuild(facts)).toEqual(cart);
        expect(needsRebuild(facts, facts)).toBe(false);
        expect(new Set(cart.map(cartItemKey)).size).toBe(cart.length);
        for (const { price, baseFee, stateFee, processingSurcharge } of cart) {
          expect(price).toBe(baseFee + stateFee + processingSurcharge);
          expect(Number.isInteger(price) && price >= 0).toBe(true);
        }
      }),
    );
  });
});

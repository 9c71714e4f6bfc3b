import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '../../../src/kernel/facts/cart';
import type { Facts } from '../../../src/kernel/facts/facts';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { domainEntry } from '../../support/domains';
import { formingIn, someFacts } from '../catalogue/sample-facts';
import { agentIn, bundleItem, inBundle, pricedItem } from '../pricing/sample-items';

const text = createText();
const facts = someFacts({ values: formingIn('WY') });
const lines = (cart: Cart, given: Facts = facts, words = text) => lineItems(given, cart, words);
const shown = (cart: Cart) => lines(cart).map(({ label, price }) => [label, price]);

describe('a line', () => {
  it('has type, label, price, class and tooltip (SUMM-02)', () => {
    const item = pricedItem(5000, 2000, 0, { name: 'Trade Name', state: 'WY', tooltipText: 'A name to trade under.' });
    expect(
      lines([bundleItem(900), bundleItem(800, '901'), item]).map(({ type, label, price, class: kind, tooltipText }) => [
        type,
        label,
        price,
        kind,
        tooltipText,
      ]),
    ).toEqual([
      ['bundle', 'Bundle', 900, 'primary', ''],
      ['single', 'Trade Name', 5000, '', 'A name to trade under.'],
      ['bundle', 'Bundle', 800, '', ''],
      ['single', 'Wyoming state fee', 2000, 'stateFee', 'The agency charges this fee for the filing. We pass it on as it is.'],
    ]);
  });
});

describe('the line of several pieces', () => {
  it('reads how many there are, by itself, of several states and in a bundle (PRICE-13)', () => {
    expect(shown([pricedItem(15_000, 0, 0, { name: 'Notary Stamp', quantity: 3 })])).toEqual([['Notary Stamp × 3', 15_000]]);
    const formation = pricedItem(100, 0, 0, { type: 'business_formation', state: 'WY', entityType: 'LLC', quantity: 2 });
    expect(shown([formation])[0]).toEqual(['Wyoming LLC formation × 2', 100]);
    expect(lines([agentIn('WY', { quantity: 2 }), agentIn('AK', { quantity: 2 })])[0]!.label).toBe('Registered Agent × 2, 2 states');
    const held = pricedItem(100, 0, 0, { name: 'Seal', product_id: '2', quantity: 2, ...inBundle() });
    expect(lines([bundleItem(900), held])[0]!.included).toEqual(['Seal × 2']);
  });
});

describe('the line of a product of several states', () => {
  it('is one, its parts by the names of the jurisdictions (SUMM-02, SUMM-03, SUMM-16)', () => {
    const cart = [
      agentIn('WY'),
      agentIn('AK', { duration: 24, baseFee: 22500 }),
      agentIn('AL'),
      pricedItem(100, 0, 0, { product_id: '9' }),
    ];
    const [line, ...others] = lines(cart);
    expect(line).toMatchObject({
      key: 'states|registeredAgent',
      type: 'multiState',
      label: 'Registered Agent, 3 states',
      subLabel: '',
      price: 47500,
    });
    expect(line!.subLineItems).toEqual([
      { key: '1AL|AL||', label: 'Alabama', price: 12500, originalPrice: 12500 },
      { key: '1AK|AK||', label: 'Alaska (2 Years)', price: 22500, originalPrice: 22500 },
      { key: '1WY|WY||', label: 'Wyoming', price: 12500, originalPrice: 12500 },
    ]);
    expect(others.map(({ label }) => label)).toEqual(['Product']);
  });

  it('is an ordinary one while there is one state', () => {
    expect(lines([agentIn('WY')])[0]).toMatchObject({ type: 'single', label: 'Registered Agent', subLabel: 'Wyoming' });
    expect(lines([agentIn('WY')])[0]!.subLineItems).toBeUndefined();
  });

  it('leaves what each state takes to the lines of the states, by their names (SUMM-14)', () => {
    expect(shown([agentIn('WY', {}, 100), agentIn('AK', {}, 900), agentIn('AL', {}, 500)])).toEqual([
      ['Registered Agent, 3 states', 37500],
      ['Alabama state fee', 500],
      ['Alaska state fee', 900],
      ['Wyoming state fee', 100],
    ]);
  });

  it('has the words of the page', () => {
    expect(lines([agentIn('WY', { labelText: 'Our agent' }), agentIn('AK')])[0]!.label).toBe('Our agent, 2 states');
  });
});

describe('the line of a domain', () => {
  const domain = pricedItem(5900, 0, 0, { type: 'domain', name: 'Domain' });

  it('holds each domain with its duration, "Year" for one and "Years" for more (SUMM-02, SUMM-03, SUMM-19)', () => {
    const domains = [domainEntry('okafor.com', 1, 1900), domainEntry('okafor.net', 2)];
    const [line] = lines([domain], someFacts({ values: formingIn('WY'), domains }));
    expect(line).toMatchObject({ type: 'domain', label: 'Domain', price: 5900 });
    expect(line!.domainLineItems).toEqual([
      { domain: 'okafor.com', duration: '1 Year' },
      { domain: 'okafor.net', duration: '2 Years' },
    ]);
  });

  it('is that of any product which the page sells domains by, and says no term of its own (SUMM-19)', () => {
    const bound = { ...domain, type: 'name', saveAs: 'names', duration: 0 };
    const [line] = lines(
      [bound],
      someFacts({ config: { products: { domain: { saveAs: 'names' } } }, domains: [domainEntry('okafor.com', 3)] }),
    );
    expect(line).toMatchObject({ type: 'domain', subLabel: '', domainLineItems: [{ domain: 'okafor.com', duration: '3 Years' }] });
  });

  it('is one for all of them', () => {
    const cart = [domain, { ...domain, product_id: '2', baseFee: 1100, price: 1100 }, pricedItem(100, 0, 0, { product_id: '3' })];
    expect(lines(cart).map(({ key, type, price }) => [key, type, price])).toEqual([
      ['domain', 'domain', 7000],
      ['3|||', 'single', 100],
    ]);
  });
});

describe('the line of a vehicle', () => {
  const filing = (vehicleKey: string, name: string, price: number, rest: Partial<CartItem> = {}) =>
    pricedItem(price, 0, 0, { product_id: name, name, vehicleKey, ...rest });

  const having = (...keys: string[]) => someFacts({ values: { ...formingIn('WY'), vehicles: keys.map((vehicleKey) => ({ vehicleKey })) } });

  it('holds what is filed for it, and reads "Vehicle #n" (SUMM-02, SUMM-03, SUMM-19)', () => {
    const cart = [filing('van', 'Registration', 9000), filing('boat', 'Registration', 50000), filing('van', 'Temporary plates', 1500)];
    const [van, boat] = lines(cart, having('van', 'boat'));
    expect(van).toMatchObject({ type: 'vehicle', label: 'Vehicle #1', price: 10500, vehicleKey: 'van', vehicleIndex: 0 });
    expect(van!.vehicleLineItems!.map(({ label, price }) => [label, price])).toEqual([
      ['Registration', 9000],
      ['Temporary plates', 1500],
    ]);
    expect(boat).toMatchObject({ type: 'vehicle', label: 'Vehicle #2', price: 50000, vehicleKey: 'boat', vehicleIndex: 1 });
  });

  it('follows the one before it, though it costs more (SUMM-16)', () => {
    const cart = [filing('a', 'x', 100), filing('', 'book', 700), filing('b', 'x', 900), filing('c', 'x', 0)];
    expect(lines(cart, having('a', 'b', 'c')).map(({ label }) => label)).toEqual(['book', 'Vehicle #1', 'Vehicle #2', 'Vehicle #3']);
  });

  it('has the number of the vehicle in the list, whatever is ordered before it (SUMM-03, SUMM-16, SUMM-19)', () => {
    const cart = [filing('c', 'x', 100), filing('b', 'x', 900)];
    expect(lines(cart, having('a', 'b', 'c')).map(({ label, vehicleIndex }) => [label, vehicleIndex])).toEqual([
      ['Vehicle #2', 1],
      ['Vehicle #3', 2],
    ]);
  });

  it('says year, make and model, as far as they are known, and the name of the plate (VEH-20)', () => {
    const plates = { type: 'vehicle_organizational_plates' };
    const cart = [filing('a', 'Registration', 100), filing('a', 'Plates', 75, plates), filing('b', 'Plates', 75, plates)];
    const airstream = {
      vehicleYear: '2018',
      vehicleMake: ' Airstream',
      vehicleModel: 'Bambi',
      vehicleOrganizationalPlate: { id: '7', name: 'Glacier Fund' },
    };
    const vehicles = [
      { vehicleKey: 'a', ...airstream },
      { vehicleKey: 'b', vehicleYear: '', vehicleMake: 'Ford', vehicleModel: null },
    ];
    const [one, other] = lines(cart, someFacts({ values: { ...formingIn('WY'), vehicles } }));
    expect([one!.subLabel, other!.subLabel]).toEqual(['2018 Airstream Bambi', 'Ford']);
    expect([one!, other!].map(({ vehicleLineItems }) => vehicleLineItems!.map(({ label }) => label))).toEqual([
      ['Registration', 'Plates, Glacier Fund'],
      ['Plates'],
    ]);
  });
});

describe('the line of a bundle', () => {
  it('names what it includes, several states as one (SUMM-02)', () => {
    const held = [agentIn('WY', inBundle()), agentIn('AK', inBundle()), pricedItem(5000, 0, 0, { ...inBundle(), name: 'Book' })];
    expect(lines([bundleItem(9900), ...held])[0]).toMatchObject({ type: 'bundle', included: ['Registered Agent, 2 states', 'Book'] });
  });

  it('asks for the surcharges it does not pay', () => {
    const filing = pricedItem(3900, 10000, 375, { ...inBundle(), type: 'business_formation', state: 'WY' });
    expect(shown([bundleItem(9900), filing])).toEqual([
      ['Bundle', 10275],
      ['Wyoming state fee', 10000],
    ]);
  });
});

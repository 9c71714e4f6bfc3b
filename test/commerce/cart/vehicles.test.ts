import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../src/kernel/facts/cart';
import { cartReadiness } from '../../../src/commerce/cart/cart-readiness';
import { needsRebuild } from '../../../src/commerce/cart/needs-rebuild';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { parseCoupons } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import { nothingOffered } from '../../../src/kernel/facts/offer';
import { cartTotal } from '../../../src/commerce/pricing/total';
import { lineItems } from '../../../src/commerce/summary/line-items';
import { createText } from '../../../src/kernel/text/format-message';
import { setPath } from '../../../src/kernel/util/paths';
import { vehicleCatalogue, vehicleFacts, vehicleOf } from '../../support/vehicles';

const ofVehicles = (facts: Facts) => rebuildCart(facts).filter(({ vehicleKey }) => vehicleKey !== '');
const shown = (facts: Facts) => ofVehicles(facts).map(({ vehicleKey, saveAs, price }) => [vehicleKey, saveAs, price]);
const plate = (price: unknown) => ({ id: '7', name: 'Glacier Fund', price });
const car = vehicleOf('carOrTruck', { vehicleLuxuryTax: 'Yes', vehicleOrganizationalPlate: plate(4250) });
const boat = vehicleOf('boat', { vehicleImportTax: 'Yes' });

describe('the cart of vehicles', () => {
  it('holds for each its registration and what was chosen, by its name (VEH-03, VEH-04, VEH-06)', () => {
    const facts = vehicleFacts([car, {}, boat]);
    expect(rebuildCart(facts)[0]).toMatchObject({ product_id: '40021', vehicleKey: '', price: 0 });
    expect(shown(facts)).toEqual([
      ['vehicle-1', 'vehicleRegistrationCarOrTruck', 74_900],
      ['vehicle-1', 'vehicleLuxuryTaxCarOrTruck', 82_500],
      ['vehicle-1', 'vehicleOrganizationalPlates', 7500 + 4250],
      ['vehicle-3', 'vehicleRegistrationBoat', 59_900],
      ['vehicle-3', 'vehicleImportTax', 15_000],
    ]);
    expect(ofVehicles(facts)[0]).toMatchObject({ product_id: '40022', category: 'vehicle', type: 'vehicle_registration_car_or_truck' });
  });

  it('holds the same product for each vehicle that needs it (CART-04)', () => {
    expect(shown(vehicleFacts([boat, boat]))).toEqual([
      ['vehicle-1', 'vehicleRegistrationBoat', 59_900],
      ['vehicle-1', 'vehicleImportTax', 15_000],
      ['vehicle-2', 'vehicleRegistrationBoat', 59_900],
      ['vehicle-2', 'vehicleImportTax', 15_000],
    ]);
  });

  it('has what the page binds and what the catalogue holds, no more (VEH-03)', () => {
    const products = { vehicleRegistrationBoat: { saveAs: 'ship', label: 'Ship papers' }, vehicleImportTax: { product_id: 'gone' } };
    const facts = vehicleFacts([boat], { config: { products } });
    expect(ofVehicles(facts)).toMatchObject([{ saveAs: 'ship', labelText: 'Ship papers', product_id: '40024' }]);
    expect(rebuildCart(vehicleFacts([boat], { catalogue: { ...vehicleCatalogue, simple: [] } }))).toEqual([]);
  });
});

describe('vehicles are in the order', () => {
  const optional = { primaryProducts: [], optionalProducts: [{ type: 'simple' as const, products: [{ role: 'vehicleParent' }] }] };
  const answered = (checked: boolean | undefined) => ({ productState: { vehicleParent: { checked } } });
  const isSold = (...given: Parameters<typeof vehicleFacts>) => ofVehicles(vehicleFacts(...given)).length > 0;
  const bundle = (product_id: string, ...product_ids: string[]) => ({ product_id, product_ids, price: '99.00' });

  it('while their parent is a primary product, or checked (VEH-03)', () => {
    expect(isSold([boat])).toBe(true);
    expect(isSold([boat], { config: { primaryProducts: ['book'] } })).toBe(false);
    expect(isSold([boat], { config: optional, values: answered(true) })).toBe(true);
    expect(isSold([boat], { config: optional, values: answered(false) })).toBe(false);
    expect(isSold([boat], { config: optional })).toBe(false);
    const optIn = vehicleFacts([boat], { config: { primaryProducts: [] }, values: answered(true) });
    expect(ofVehicles({ ...optIn, offer: { ...optIn.offer, optIns: ['vehicleParent'] } })).not.toEqual([]);
  });

  it('while a bundle holds it that applies, and not once it is unchecked there (VEH-03, CART-23)', () => {
    expect(isSold([boat], { config: { primaryProducts: [], bundles: [bundle('900', '40021')] } })).toBe(true);
    const elsewhere = { ...bundle('900', '40021'), config: { jurisdiction_limit_toggle: true, jurisdiction_limit_select: ['CO'] } };
    expect(isSold([boat], { config: { primaryProducts: [], bundles: [elsewhere] } })).toBe(false);
    const second = { ...optional, bundles: [bundle('900', '40002'), bundle('901', '40021')] };
    expect(isSold([boat], { config: second })).toBe(true);
    expect(isSold([boat], { config: second, values: answered(false) })).toBe(false);
  });

  it('and not in the bundle, whose price does not pay for them', () => {
    const cart = rebuildCart(vehicleFacts([boat], { config: { primaryProducts: [], bundles: [bundle('900', '40021')] } }));
    expect(cartTotal(cart)).toBe(9900 + 59_900 + 15_000);
  });

  it('and not beside a subscription, which would pay for them (CART-28)', () => {
    const monthly = [{ ...bundle('900', '40021'), bundle_type: 'subscription' as const }];
    const cart = rebuildCart(vehicleFacts([boat], { config: { bundles: monthly }, values: { billingType: 'monthly' } }));
    expect(cart.map(({ product_id, vehicleKey }) => [product_id, vehicleKey])).toEqual([
      ['900', ''],
      ['40021', ''],
    ]);
  });
});

describe('what comes with a product of a vehicle', () => {
  const config = { products: { vehicleRegistrationBoat: { linkedProduct: 'book' }, book: { linkedProduct: 'seal' } } };
  const linked = (facts: Facts) =>
    rebuildCart(facts)
      .map(({ saveAs, vehicleKey, dependantProductID }) => [saveAs, vehicleKey, dependantProductID])
      .slice(1);

  it('belongs to that vehicle, and goes with it alone (CART-05, CART-06, VEH-07)', () => {
    const two = vehicleFacts([boat, vehicleOf('boat')], { config });
    expect(linked(two)).toEqual([
      ['vehicleRegistrationBoat', 'vehicle-1', ''],
      ['vehicleImportTax', 'vehicle-1', ''],
      ['vehicleRegistrationBoat', 'vehicle-2', ''],
      ['book', 'vehicle-1', '40024'],
      ['book', 'vehicle-2', '40024'],
      ['seal', 'vehicle-1', '40002'],
      ['seal', 'vehicle-2', '40002'],
    ]);
    const [, second] = two.values.vehicles as unknown[];
    expect(linked({ ...two, values: { ...two.values, vehicles: [second] } }).map(([, key]) => key)).toEqual([
      'vehicle-2',
      'vehicle-2',
      'vehicle-2',
    ]);
  });

  it('leaves alone what the visitor buys for the company (CART-05)', () => {
    const facts = vehicleFacts([vehicleOf('boat')], { config: { ...config, primaryProducts: ['vehicleParent', 'book'] } });
    expect(linked(facts).map(([saveAs, key]) => [saveAs, key])).toEqual([
      ['book', ''],
      ['seal', ''],
      ['vehicleRegistrationBoat', 'vehicle-1'],
      ['book', 'vehicle-1'],
      ['seal', 'vehicle-1'],
    ]);
  });

  it('is filed as chosen, with what that needs, for the vehicle too (PROD-18)', () => {
    const filed = { products: { vehicleRegistrationBoat: { linkedProduct: 'businessFormation' } } };
    const facts = vehicleFacts([vehicleOf('boat')], {
      config: filed,
      values: { selectedFilingMethodKeys: { WY: { businessFormation: '560111' } } },
    });
    expect(rebuildCart(facts)[2]).toMatchObject({
      product_id: '5601',
      vehicleKey: 'vehicle-1',
      product_option_id: '560111',
      stateFee: 15_000,
    });
  });
});

describe('the price of a plate', () => {
  const platesOf = (facts: Facts) => rebuildCart(facts).find(({ saveAs }) => saveAs === 'vehicleOrganizationalPlates')!;
  const priced = (price: unknown, given: Parameters<typeof vehicleFacts>[1] = {}): CartItem =>
    platesOf(vehicleFacts([vehicleOf('cargoTrailer', { vehicleOrganizationalPlate: plate(price) })], given));

  it('is a fee beside that of the product, in its line and in the total (VEH-20)', () => {
    expect(priced(4250)).toMatchObject({ baseFee: 7500, processingSurcharge: 4250, stateFee: 0, price: 11_750, originalPrice: 11_750 });
    const facts = vehicleFacts([vehicleOf('cargoTrailer', { vehicleOrganizationalPlate: plate(4250) })]);
    const cart = rebuildCart(facts);
    const line = lineItems(facts, cart, createText()).find(({ type }) => type === 'vehicle')!;
    expect(line.vehicleLineItems!.map(({ label, price }) => [label, price])).toEqual([
      ['Cargo Trailer Registration', 49_900],
      ['Organizational Plates, Glacier Fund', 11_750],
    ]);
    expect([line.price, cartTotal(cart)]).toEqual([61_650, 61_650]);
  });

  it.each([undefined, 0, -100, 1.5, '42', NaN])('is nothing where it is %s (VEH-20)', (price) => {
    expect(priced(price)).toMatchObject({ baseFee: 7500, processingSurcharge: 0, price: 7500 });
  });

  it('is paid for each piece, and reduced after the price of the product (PRICE-02, PRICE-13)', () => {
    expect(priced(4250, { config: { products: { vehicleOrganizationalPlates: { quantity: 2 } } } })).toMatchObject({
      price: 23_500,
      originalPrice: 23_500,
    });
    const coupons = parseCoupons(
      [{ id: 1, name: 'Plates', product_id_restrictions: [40032], dollar_value: '80.00', percent_value: 0 }],
      () => {},
    );
    expect(priced(4250, { catalogue: { ...vehicleCatalogue, coupons } })).toMatchObject({
      baseFee: 0,
      processingSurcharge: 3750,
      price: 3750,
      originalPrice: 11_750,
    });
  });
});

describe('a change of a vehicle', () => {
  const facts = vehicleFacts([car, boat]);
  const then = (path: string, value: unknown): Facts => ({ ...facts, values: setPath(facts.values, `vehicles.${path}`, value) });

  it('rebuilds the cart where it changes what is ordered, and only there (CART-12)', () => {
    for (const [path, value] of [
      ['0.vehicleType', boat.vehicleType],
      ['0.vehicleKey', 'x'],
      ['1.products.vehicleImportTax.checked', false],
      ['0.vehicleOrganizationalPlate.price', 1],
    ] as const)
      expect([path, needsRebuild(facts, then(path, value))]).toEqual([path, true]);
    for (const path of ['0.vehicleVIN', '0.vehicleYear', '1.vehicleModel', '1.vehicleOrganizationalPlate.price'])
      expect([path, needsRebuild(facts, then(path, '9'))]).toEqual([path, false]);
  });

  it('waits for the list in which its products are (PROD-46)', () => {
    const lists = { ...vehicleCatalogue.lists, simple_products: 'loading' as const };
    const loading = { ...facts, offer: nothingOffered, catalogue: { ...vehicleCatalogue, simple: [], lists } };
    expect(cartReadiness(loading)).toBe('pending');
    expect(cartReadiness({ ...loading, values: { ...loading.values, vehicles: [] } })).toBe('ready');
  });
});

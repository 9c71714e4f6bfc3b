import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { vehiclesOf } from '../../src/commerce/vehicles/vehicles';
import { cartOf } from '../../src/commerce/cart/current-cart';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import type { Facts } from '../../src/kernel/facts/facts';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { ModuleDeclaration } from '../../src/kernel/plan/form-plan';
import { withWholeLists } from '../../src/kernel/plan/lists';
import { cartTotal } from '../../src/commerce/pricing/total';
import { initialValues } from '../../src/commerce/start/initial-values';
import { makePlan } from '../../src/commerce/start/make-plan';
import { productLines } from '../../src/submission/payload/products';
import { productData } from '../../src/submission/payload/product-data';
import { lineItems } from '../../src/commerce/summary/line-items';
import { createText } from '../../src/kernel/text/format-message';
import { withWholeVehicles } from '../../src/products/vehicles/whole-vehicles';
import { createFormHandle, type FormHandle } from '../../src/form/form-handle';
import { vehicleFacts } from '../support/vehicles';
import { blankModel, modelPowers, modelTypes, productsOfModel, type ModelVehicle } from './model-vehicles';
import { runs } from './runs';

// The mirror waits for a frame, of which there is none under Node.
vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('cancelAnimationFrame', () => {});
afterAll(() => void vi.unstubAllGlobals());

const label = 'section.contact';
const none = { key: '', value: '' };
const garage: ModuleDeclaration = {
  fields: [
    { path: 'vehicles[].vehicleType', label, initial: none },
    { path: 'vehicles[].vehicleVIN', label },
    { path: 'vehicles[].vehicleElectricHybrid', label, initial: none },
    { path: 'vehicles[].vehicleLuxuryTax', label },
    { path: 'vehicles[].vehicleImportTax', label },
  ],
  lists: [{ path: 'vehicles', entryName: label, min: 1, max: 10, whole: withWholeVehicles }],
};
const config = withDefaults({ formType: 'FormABusinessForm' });
const steps = [{ key: 'all', title: 'All', sections: [{ modules: [{ id: 'Garage' }] }] }];
const planned = makePlan({ config, form: { steps }, modules: { Garage: garage } });
if ('error' in planned) throw new Error(planned.error.property);
const { plan } = planned;
const page = vehicleFacts([]);
const text = createText();

const index = fc.nat(4);
const answer = (answers: Partial<Record<keyof ModelVehicle, fc.Arbitrary<unknown>>>) => fc.record({ index, ...answers });
const yesNo = fc.constantFrom('Yes', 'No');
const act = fc.oneof(
  { arbitrary: fc.constant({ add: true }), weight: 3 },
  { arbitrary: fc.record({ remove: index }), weight: 2 },
  { arbitrary: answer({ type: fc.constantFrom(...modelTypes) }), weight: 3 },
  answer({ luxury: yesNo }),
  answer({ import: yesNo }),
  answer({ power: fc.constantFrom(...Object.keys(modelPowers), 'none') }),
  answer({ temporary: fc.boolean() }),
  answer({ plate: fc.option(fc.nat(20_000), { nil: undefined }) }),
  { arbitrary: fc.constant({ undo: true }), weight: 2 },
  fc.constant({ reload: true }),
);
type Act = Readonly<Record<string, unknown>>;

const choice = (key: string) => ({ key, value: key });
const pathsOf = {
  type: (type: string) => ['vehicleType', choice(type)],
  luxury: (luxury: string) => ['vehicleLuxuryTax', luxury],
  import: (imported: string) => ['vehicleImportTax', imported],
  power: (power: string) => ['vehicleElectricHybrid', choice(power)],
  temporary: (temporary: boolean) => ['products.vehicleTemporaryPlates.checked', temporary],
  plate: (price?: number) => [
    'vehicleOrganizationalPlate',
    price === undefined ? { id: '' } : { id: 'p', name: 'Fund', price, description: '' },
  ],
} as Readonly<Record<string, (value: never) => readonly [string, unknown]>>;

function openForm(kept: object): FormHandle {
  const factsWith = (values: object): Facts => ({ ...page, values: { ...page.values, ...values } });
  const start = initialValues({ plan, config, kept: { ...kept } });
  const form = createFormHandle({ plan, initialValues: withWholeLists(plan, factsWith(start)), factsWith, mirror: () => {} });
  form.onNotices((notices) => {
    throw new Error(`told of ${JSON.stringify(notices)}`);
  });
  return form;
}

/** A garage and its model, side by side, with the way back to how both were before. */
class Visit {
  form = openForm({});
  model: readonly ModelVehicle[] = [];
  before: { vehicles: unknown; model: readonly ModelVehicle[] } | undefined;
  named = 0;

  constructor() {
    this.name();
  }

  /** Writes a VIN of its own into each blank entry. */
  name() {
    for (const [at, { vehicleVIN }] of vehiclesOf(this.form.values()).entries()) {
      if (vehicleVIN !== '') continue;
      const vin = `VIN${++this.named}`;
      this.form.change({ [`vehicles.${at}.vehicleVIN`]: vin } as never);
      this.model = [...this.model.slice(0, at), { ...blankModel, vin }, ...this.model.slice(at)];
    }
  }

  run(one: Act) {
    const { model } = this;
    const vehicles = this.form.get('vehicles');
    const at = Number(one.index ?? one.remove) % model.length;
    if (one.reload) this.form = openForm(JSON.parse(JSON.stringify(this.form.values())));
    else if (one.undo) {
      if (!this.before) return;
      this.form.change({ vehicles: this.before.vehicles } as never);
      this.model = this.before.model;
    } else if (one.add) this.form.addEntry('vehicles');
    else if ('remove' in one) {
      this.form.removeEntry('vehicles', at);
      if (model.length > 1) this.model = model.filter((_, other) => other !== at);
    } else {
      const [name, value] = Object.entries(one).find(([key]) => key !== 'index')!;
      const [path, written] = pathsOf[name]!(value as never);
      this.form.change({ [`vehicles.${at}.${path}`]: written } as never);
      this.model = model.map((vehicle, other) => (other === at ? { ...vehicle, [name]: value } : vehicle));
    }
    this.name();
    this.before = { vehicles, model };
  }
}

const anyVisit = fc.array(act as fc.Arbitrary<Act>, { maxLength: 25 });

it('vehicles agree with a plain model, by name and place, in answers, cart, summary and payload (VEH-05, VEH-06, VEH-07, CART-06)', () => {
  fc.assert(
    fc.property(anyVisit, (acts) => {
      const visit = new Visit();
      /** The VIN of each name that was ever given. */
      const vins = new Map<unknown, unknown>();
      for (const one of acts) {
        visit.run(one);
        const facts = visit.form.facts();
        const stored = vehiclesOf(facts.values);
        expect(stored.map(({ vehicleVIN, vehicleIndex }) => [vehicleVIN, vehicleIndex])).toEqual(
          visit.model.map(({ vin }, at) => [vin, at]),
        );
        for (const { vehicleKey, vehicleVIN } of stored)
          expect([vehicleKey, vins.get(vehicleKey) ?? vehicleVIN]).toEqual([vehicleKey, vehicleVIN]);
        for (const { vehicleKey, vehicleVIN } of stored) vins.set(vehicleKey, vehicleVIN);
        expect(new Set(stored.map(({ vehicleKey }) => vehicleKey)).size).toBe(stored.length);

        const cart = rebuildCart(facts);
        expect(cartOf(facts)).toEqual(cart);
        const items = cart.filter(({ type }) => type !== 'vehicle_parent');
        const expected = visit.model.map((vehicle) => productsOfModel(vehicle));
        const bought = (key: unknown) => items.filter(({ vehicleKey }) => vehicleKey === key);
        expect(
          stored.map(({ vehicleKey }) => Object.fromEntries(bought(vehicleKey).map(({ product_id, price }) => [product_id, price]))),
        ).toEqual(expected);
        expect(items.every(({ vehicleKey }) => stored.some((vehicle) => vehicle.vehicleKey === vehicleKey))).toBe(true);
        expect(items).toHaveLength(expected.flatMap(Object.keys).length);

        const lines = lineItems(facts, cart, text).filter(({ type }) => type === 'vehicle');
        const places = expected.flatMap((products, at) => (Object.keys(products).length > 0 ? [at] : []));
        expect(lines.map(({ label, vehicleKey, vehicleIndex }) => [label, vehicleKey, vehicleIndex])).toEqual(
          places.map((at) => [`Vehicle #${at + 1}`, stored[at]!.vehicleKey, at]),
        );
        const sent = productLines(cart, (item) => productData(item, facts)).flatMap((line) =>
          'data' in line && 'vehicle_id' in line.data ? [line.data] : [],
        );
        expect(sent).toHaveLength(items.length);
        expect(sent).toMatchObject(items.map(({ vehicleKey }) => ({ vehicle_id: vehicleKey, vin___hin: vins.get(vehicleKey) })));
      }
    }),
    { ...runs, numRuns: Math.ceil(runs.numRuns / 3) },
  );
});

it('every cent of vehicles and their plates is counted once, in items, lines and total (VEH-20, SUMM-06)', () => {
  fc.assert(
    fc.property(anyVisit, (acts) => {
      const visit = new Visit();
      for (const one of acts) visit.run(one);
      const facts = visit.form.facts();
      const cart = rebuildCart(facts);
      const byHand = visit.model.map((vehicle) => Object.values(productsOfModel(vehicle)).reduce((sum, cents) => sum + cents, 0));
      const total = byHand.reduce((sum, cents) => sum + cents, 0);
      const lines = lineItems(facts, cart, text);
      expect(cartTotal(cart)).toBe(total);
      expect(cart.reduce((sum, { price }) => sum + price, 0)).toBe(total);
      expect(
        cart.every(
          ({ price, originalPrice, baseFee, stateFee, processingSurcharge }) =>
            price === originalPrice && price === baseFee + stateFee + processingSurcharge,
        ),
      ).toBe(true);
      expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(total);
      const ofVehicles = lines.filter(({ type }) => type === 'vehicle');
      expect(ofVehicles.map(({ price }) => price)).toEqual(byHand.filter((cents) => cents > 0));
      for (const { price, vehicleLineItems } of ofVehicles)
        expect(vehicleLineItems!.reduce((sum, part) => sum + part.price, 0)).toBe(price);
    }),
    { ...runs, numRuns: Math.ceil(runs.numRuns / 3) },
  );
});

it('the third of three vehicles moves up with all it has when the second is removed (VEH-07, OFFI-05)', () => {
  const visit = new Visit();
  const told = [
    { add: true },
    { add: true },
    { index: 0, type: 'boat' },
    { index: 1, type: 'cargoTrailer' },
    { index: 2, type: 'carOrTruck' },
    { index: 2, luxury: 'Yes' },
    { index: 2, power: 'vehicleHybridClass1' },
    { index: 2, temporary: true },
    { index: 2, plate: 4200 },
  ];
  for (const one of told) visit.run(one);
  const third = vehiclesOf(visit.form.values())[2]!;
  const ofThird = (facts: Facts) => rebuildCart(facts).filter(({ vehicleKey }) => vehicleKey === third.vehicleKey);
  const items = ofThird(visit.form.facts());
  expect(items.map(({ product_id }) => product_id)).toEqual(['40022', '40028', '40031', '40032', '40035']);
  visit.run({ remove: 1 });
  expect(vehiclesOf(visit.form.values())[1]).toEqual({ ...third, vehicleIndex: 1 });
  expect(ofThird(visit.form.facts())).toEqual(items);
  expect(rebuildCart(visit.form.facts()).map(({ product_id }) => product_id)).toEqual([
    '40021',
    '40024',
    ...items.map(({ product_id }) => product_id),
  ]);
});

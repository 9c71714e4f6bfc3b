import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type Catalogue } from '../../../host/catalogue/catalogue.mjs';
import { changesAnything, makePlan } from '../../../host/catalogue/plan.mjs';
import { readCatalogueFile } from '../../../host/catalogue/read-file.mjs';
import { writeJson } from '../../../host/catalogue/write-file.mjs';
import { withPlanned, type PackageRow } from '../../../host/packages/package-rows.mjs';
import type { Package } from '../../../host/packages/stored-packages.mjs';
import { readPackage, typedOf } from '../../../host/packages/typed-package.mjs';
import { databases } from '../support/databases';
import { startShop } from '../support/start-shop';
import { sell, sellFormations } from './packages-shop';

/** Texts as owners type them: with commas, semicolons, quotes, marks of JSON and CSV, and characters of any plane. */
const words = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom(',', ';', '"', "'", '=1+1', '\\n', ' / ', '😀', '</td>', ' ')),
  )
  .map((parts) => parts.join(' ').trim().slice(0, 60).trim());

const pack = fc.record({
  name: words,
  price: fc.nat(10_000_000),
  products: fc.shuffledSubarray(['tax_id_with_ssn', 'seal', 'registered_agent.12']).map((more) => ['business_formation', ...more]),
  extras: fc.array(words, { maxLength: 12 }),
  states: fc.shuffledSubarray(['WY', 'CO', 'TX', 'DC']),
  kinds: fc.shuffledSubarray(['LLC', 'Corp']),
});

const fileOf = (catalogue: Catalogue) => readCatalogueFile(new TextEncoder().encode(writeJson(catalogue)));

const [[, make]] = databases as [(typeof databases)[0]];

describe('any packages that their form takes', () => {
  let host: Awaited<ReturnType<typeof startShop>>;
  let catalogue: Catalogue;
  beforeAll(async () => {
    host = await startShop(make);
    await sellFormations(host.shop);
    await sell(host.shop, { 'tax_id_with_ssn.US.any': 5000, seal: 2000 });
    const whole = await catalogueOf(host.shop);
    const sold = /^(business_formation\.(WY|CO)|registered_agent\.WY\.12|tax_id_with_ssn|seal)/;
    catalogue = { ...whole, lines: new Map([...whole.lines].filter(([code]) => sold.test(code))) };
  });
  afterAll(() => host.stop());

  /** Of any packages those that the form takes, one after the other, under ids of their own. */
  const stored = (made: Omit<Package, 'id'>[], numbers: readonly number[]) =>
    made.slice(0, numbers.length).reduce<Package[]>((list, next, index) => {
      const typed = typedOf({ ...next, id: '' });
      const { pack: read, faults } = readPackage({ ...catalogue, packages: { shown: 'none', made: 0, list } }, typed, undefined);
      return Object.keys(faults).length > 0 ? list : [...list, { ...read, id: `package-${numbers[index]}` }];
    }, []);

  it('come back equal from their own file, to where they are, to nothing and to others (SHOP-03, SHOP-13)', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 8, maxLength: 8 });
    const lists = fc.record({ made: fc.array(pack, { maxLength: 8 }), numbers: ids, others: fc.array(pack, { maxLength: 4 }) });
    let taken = 0;
    fc.assert(
      fc.property(lists, ({ made, numbers, others }) => {
        const list = stored(made, numbers);
        taken += list.length;
        const full = { ...catalogue, packages: { shown: 'cards' as const, made: 1_000_000_000, list } };
        const file = fileOf(full);
        const own = makePlan(full, file, true);
        expect([own.faults, changesAnything(own)]).toEqual([[], false]);
        // The other packages share some of the ids.
        for (const there of [[], stored(others, [...numbers].reverse().slice(4))]) {
          const packages = { shown: 'none' as const, made: 3, list: there };
          const { faults, changes, added, removed } = makePlan({ ...catalogue, packages }, file, true);
          expect(faults).toEqual([]);
          const changed = new Map<string, Record<string, unknown>>();
          for (const { code, column, value } of changes) changed.set(code, { ...changed.get(code), [column]: value });
          const after = withPlanned(packages, {
            changed: changed as Map<string, Partial<PackageRow>>,
            added: added.map(({ row }) => row.values as PackageRow),
            removed: new Set(removed.map(({ code }) => code)),
          });
          const stays = there.flatMap(({ id }) => list.find((same) => same.id === id) ?? []);
          expect(after.list).toEqual([...stays, ...list.filter((one) => !stays.includes(one))]);
          expect(after.made).toBe(Math.max(3, ...added.map(({ code }) => Number(code.slice('package-'.length)))));
        }
      }),
      { numRuns: 200 },
    );
    expect(taken).toBeGreaterThan(200);
  });
});

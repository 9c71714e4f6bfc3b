import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSeed, seedFile, seedText } from '../../scripts/wordpress/seed/build-seed.mjs';
import { llcFee } from '../../scripts/wordpress/seed/llc-fee.mjs';
import { entityTypes } from '../../src/kernel/reference/entity-types';

const seed = buildSeed();
const methodOf = (code: string) => seed.filing_methods.find((method) => method.code === code)!;

it('is up to date: node scripts/wordpress/seed/build-seed.mjs writes it', () => {
  expect(readFileSync(seedFile, 'utf8')).toBe(seedText(seed));
});

it('names whose data it holds, under which licence, and what was taken', () => {
  expect(seed.attribution).toMatchObject({
    url: 'https://github.com/startupsolellc/us-llc-fees-dataset',
    licence: 'CC BY 4.0',
    changes: expect.stringContaining('Selected') as string,
  });
  for (const file of ['NOTICE', 'wordpress/charterform/readme.txt', 'docs/reference/wordpress-server.md'])
    expect(readFileSync(file, 'utf8'), file).toContain('github.com/startupsolellc/us-llc-fees-dataset');
});

it('has no price of anything, and each line once (SHOP-04)', () => {
  for (const table of [seed.products, seed.filing_methods]) {
    expect(new Set(table.map(({ code }) => code)).size).toBe(table.length);
    expect(table.filter((row) => 'price' in row || 'our_price' in row)).toEqual([]);
  }
});

it('has the fee of an LLC, its source, its day and the search of names for each state (SHOP-04)', () => {
  expect(Object.keys(seed.jurisdictions)).toHaveLength(51);
  for (const [code, { search }] of Object.entries(seed.jurisdictions)) {
    const { state_fee, source_url, verified_at } = methodOf(`business_formation.${code}.LLC`);
    expect(state_fee, code).toBeGreaterThan(0);
    expect(
      [source_url, search].every((address) => String(address).startsWith('https://')),
      code,
    ).toBe(true);
    expect(verified_at, code).toMatch(/^2026-0[78]-/);
  }
  expect(methodOf('business_formation.WY.LLC')).toMatchObject({ state_fee: 10400, surcharge: 0, confirmed: 1 });
  expect(methodOf('business_formation.KS.LLC')).toMatchObject({ state_fee: 8500, surcharge: 0, confirmed: 1 });
  expect(methodOf('foreign_registration.AK.LLC')).toMatchObject({ state_fee: 15000, verified_at: '2026-08-08', confirmed: 1 });
  expect(methodOf('business_formation.WY.Corp')).toMatchObject({ source_url: '', confirmed: 0 });
});

it('counts what the state adds online to its fee, and doubts it where it was not checked (SHOP-04)', () => {
  expect(methodOf('business_formation.RI.LLC')).toMatchObject({ state_fee: 15600, surcharge: 0, confirmed: 1 });
  expect(methodOf('business_formation.WA.LLC')).toMatchObject({
    state_fee: 20000,
    surcharge: 0,
    confirmed: 0,
    note: expect.stringContaining('surcharge') as string,
  });
  expect(methodOf('business_formation.LA.LLC')).toMatchObject({
    state_fee: 12500,
    confirmed: 0,
    note: expect.stringContaining('October') as string,
  });
  // Minnesota asks 20.00 more online, which is what being expedited costs: one way is left.
  expect(seed.filing_methods.filter(({ code }) => String(code).startsWith('business_formation.MN.LLC'))).toHaveLength(1);
});

it('adds what is paid to be faster to the checked fee', () => {
  const checked = { search: '', page: '', llc: { fee: 85, source: 'https://s.example', checked: '2026-07-17' } };
  const tabled = {
    state_fee: 21000,
    surcharge: 0,
    source_url: '',
    verified_at: '',
    confirmed: 0,
    note: '',
    standard: 16000,
    isStandard: false,
  };
  expect(llcFee('business_formation', 'KS', 'LLC', checked, tabled)).toMatchObject({ state_fee: 13500, confirmed: 0 });
  expect(llcFee('business_formation', 'KS', 'Corp', checked, tabled)).toBeUndefined();
});

it('knows the kinds of company by the names that forms send', () => {
  const places = readFileSync('wordpress/charterform/includes/catalogue/class-catalogue-places.php', 'utf8');
  const [, list = ''] = /const COMPANIES = array\(([^)]+)\)/.exec(places) ?? [];
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !(entityTypes as readonly string[]).includes(name!))).toEqual([]);
});

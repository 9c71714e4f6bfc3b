import { expect, it } from 'vitest';
import { readConfig } from '../../support/page-config';

const read = (rest: object) => readConfig({ formType: 'ContactForm', ...rest });
const problemsOf = (rest: object) => read(rest).problems.map(({ key, expected, got }) => `"${key}" should be ${expected}, but is ${got}`);

it('has lists without which nobody could answer, of which an empty one counts as left out (AFFIL-02, JOB-06)', () => {
  const given = { affiliate: { types: [] }, jobs: { projectFileTypes: [] } };
  expect(problemsOf(given)).toEqual([]);
  const { affiliate, jobs } = read(given).config!;
  expect([affiliate.types, jobs.projectFileTypes]).toEqual([undefined, ['pdf', 'png', 'jpg', 'jpeg', 'zip']]);
  const wrong = { affiliate: { types: [{ key: 'x' }] }, jobs: { projectFileTypes: ['.'] } };
  expect(problemsOf(wrong)).toHaveLength(2);
  expect(read(wrong).config).toEqual(read(given).config);
});

it('takes no number so large that nothing works with it (PRICE-12)', () => {
  const bundle = { product_id: '1', product_ids: ['2'], price: '9999999999' };
  expect(
    problemsOf({
      layout: { passwordLength: 70_000, passwordMinLength: 1e21 },
      jobs: { maxFileSize: 1e21 },
      products: { book: { quantity: 10_000 } },
      bundles: [bundle, { ...bundle, price: 1e12 }],
    }),
  ).toEqual([
    '"layout.passwordLength" should be a whole number from 8 to 9999, but is 70000',
    '"layout.passwordMinLength" should be a whole number from 1 to 9999, but is 1e+21',
    '"jobs.maxFileSize" should be a whole number from 1 to 20000, but is 1e+21',
    '"products.book.quantity" should be a whole number from 1 to 9999, but is 10000',
    '"bundles[0].price" should be dollars such as "49.00", but is "9999999999"',
    '"bundles[1].price" should be dollars such as "49.00", but is 1000000000000',
  ]);
});

it('names a kind of company that no requirement of a state knows (COMP-43)', () => {
  expect(problemsOf({ stateRequirements: { naics: { any: ['NY'], LLC: ['NY'] }, unsupportedNonProfit: { Religious: ['UT'] } } })).toEqual(
    [],
  );
  expect(problemsOf({ stateRequirements: { naics: { llc: ['NY'] } } })).toEqual([
    '"stateRequirements.naics.llc" should be a known key (did you mean "LLC"?), but is not one',
  ]);
});

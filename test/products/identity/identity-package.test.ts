import { beforeEach, expect, it, vi } from 'vitest';
import '../../setup/built-in-families';
import { cartOf } from '../../../src/commerce/cart/current-cart';
import { identityPackage } from '../../../src/products/identity/identity-package';
import { rebuildCart } from '../../../src/commerce/cart/rebuild-cart';
import { toggleIdentity } from '../../../src/commerce/optional/optional-identity';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { setPaths } from '../../../src/kernel/util/paths';
import { formList } from '../../../src/forms/form-list';
import { keptAnswers } from '../../support/answers';
import { sampleCatalogue } from '../../support/fixtures';
import { offerOfForm } from '../../support/offers';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { FormValues } from '../../../src/kernel/answers/form-values';

// What the setup has loaded is loaded anew, with the mock below.
vi.hoisted(() => vi.resetModules());

// The real one, of which the test counts the calls.
vi.mock('../../../src/commerce/cart/rebuild-cart', async (original) => {
  const real = await original<typeof import('../../../src/commerce/cart/rebuild-cart')>();
  return { ...real, rebuildCart: vi.fn(real.rebuildCart) };
});

const config = withDefaults({
  formType: 'FormABusinessForm',
  optionalProducts: [{ type: 'simple', saveAs: 'businessIdentity', products: ['webHosting', 'businessEmail'].map((role) => ({ role })) }],
});
const form = formList.FormABusinessForm;
const facts: Facts = {
  config,
  form,
  offer: offerOfForm(form, config),
  catalogue: sampleCatalogue('WY'),
  values: keptAnswers,
  domains: [],
  today: '2030-01-15',
};
const signedUp: Facts = { ...facts, values: setPaths(keptAnswers, toggleIdentity(facts, true)) as FormValues };

beforeEach(() => void vi.mocked(rebuildCart).mockClear());

it.each([
  ['without the package', facts],
  ['with all of it', signedUp],
])('takes one cart beside that of an order %s (OPT-19)', (_, order) => {
  cartOf(order);
  const { added, original } = identityPackage(order);
  expect([added, original]).toEqual([{ price: 16_800, fees: 0, isFederal: expect.any(Boolean) }, 0]);
  expect(rebuildCart).toHaveBeenCalledTimes(2);
});

import { readFileSync } from 'node:fs';
import { emptyCatalogue } from '../../../src/kernel/facts/catalogue';
import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import { readConfig } from '../../support/page-config';
import { stateName } from '../../../src/kernel/reference/states';
import { formList } from '../../../src/forms/form-list';
import { offerOfForm } from '../../support/offers';

/** The state that the bench files in; the bare form knows the offers of this one alone. */
export const benchState = 'WY';

const listOf = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/catalogue/${file}.json`, import.meta.url), 'utf8')).result;

const productsIn = (file: string) =>
  parseProducts(listOf(file), (complaint) => {
    throw new Error(`${file}: ${complaint}`);
  });

/** The facts after an LLC and the bench's state were chosen, with what the server offers there. */
export function bareFacts(): Facts {
  const { config } = readConfig({ formType: 'FormABusinessForm' });
  if (!config) throw new Error('The page config of the order form cannot be read.');
  return {
    config,
    form: formList.FormABusinessForm,
    offer: offerOfForm(formList.FormABusinessForm, config),
    catalogue: {
      ...emptyCatalogue,
      registeredAgent: productsIn('registered_agent_products'),
      simple: productsIn('simple_products'),
      filing: { [benchState]: productsIn(`filing_products/${benchState}`) },
    },
    values: {
      companyInformation: {
        state: { key: benchState, value: stateName(benchState) },
        entityType: { key: 'LLC', value: 'LLC' },
      },
    },
    domains: [],
    today: new Date().toLocaleDateString('en-CA'),
  };
}

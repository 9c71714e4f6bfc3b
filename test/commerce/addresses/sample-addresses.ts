import { parseProducts } from '../../../src/commerce/catalogue/parse-products';
import type { Facts } from '../../../src/kernel/facts/facts';
import type { FormValues } from '../../../src/kernel/answers/form-values';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { setPaths } from '../../../src/kernel/util/paths';
import { catalogue, factsOf } from '../optional/optional-facts';

const wyoming = { key: 'WY', value: 'Wyoming' };
export const us = { key: 'US', value: 'United States' };

export const principal = 'companyInformation.principalAddress';
export const mailing = 'companyInformation.mailingAddress';

const blank = { country: us, line1: '', city: '', state: { key: '', value: '' }, zip: '' };

/** A whole address of the US, with its own street. */
export const addressOf = (line1: string) => ({ country: us, line1, city: 'Casper', state: wyoming, zip: '82601' });

const sold = (address: unknown) =>
  parseProducts(
    [
      {
        product_id: 15612,
        name: 'Registered Agent',
        price: '125.00',
        category: 'registered_agent',
        type: 'registered_agent',
        duration: 12,
        registered_agent: { id: 1, jurisdiction: { id: 2, abbreviation: 'WY', state_province_region: 'Wyoming' } },
        address,
      },
    ],
    () => {},
  );

const privacy = parseProducts([{ product_id: 40050, name: 'Privacy', type: 'privacy', price: '10.00', category: 'filing' }], () => {});

export interface AddressSetting {
  state?: string;
  /** Written by their paths. */
  answers?: FormValues;
  addresses?: Partial<PageConfig['addresses']>;
  /** The page sells privacy as a product. */
  sellsPrivacy?: boolean;
  /** The `address` of the agent's product, as the server sends it. */
  agent?: unknown;
}

/** A visitor who forms an LLC, with both address selectors and the visitor's own mailing address in the form. */
export function addressFacts({ state = 'WY', answers = {}, addresses = {}, sellsPrivacy = false, agent }: AddressSetting = {}): Facts {
  const defaults = withDefaults({ formType: 'FormABusinessForm' }).addresses;
  const facts = factsOf({ state, optIns: sellsPrivacy ? ['privacy'] : [], config: { addresses: { ...defaults, ...addresses } } });
  return {
    ...facts,
    catalogue: {
      ...catalogue,
      ...(sellsPrivacy && { simple: [...catalogue.simple, ...privacy] }),
      ...(agent !== undefined && { registeredAgent: sold(agent) }),
    },
    values: setPaths(facts.values, {
      contactInformation: addressOf('1 Main St'),
      [principal]: { choice: '', ...blank },
      [mailing]: { choice: '', ...blank },
      ...answers,
    }),
  };
}

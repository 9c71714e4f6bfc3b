import { expect, it } from 'vitest';
import { orderParts } from '../../../src/submission/order-parts';
import { domainEntry } from '../../support/domains';
import { factsOf, inputOf, itemOf, mailing, valuesWithSecrets } from '../../submission/example-order';

it('the data of domains is who owns and looks after them, and each with its years and privacy (SUBM-20, SUBM-41)', () => {
  const domains = [domainEntry('okafor.com', 3), domainEntry('pine.com')];
  const cart = [itemOf({ product_id: '40011', wireId: 40011, type: 'domain', saveAs: 'domain' })];
  const { company, finalProducts } = orderParts(inputOf({ facts: { ...factsOf(valuesWithSecrets), domains }, cart }));
  const contact = {
    first_name: 'Ann',
    last_name: 'Lee',
    email_address: 'ann@example.com',
    phone_number: '(307) 555-0101',
    address: expect.objectContaining(mailing),
  };
  const data = {
    administrative: contact,
    technical: contact,
    billing: contact,
    registrant: contact,
    domains: [
      { domain: 'okafor.com', duration: 3, privacy: true },
      { domain: 'pine.com', duration: 1, privacy: true },
    ],
  };
  expect(finalProducts).toEqual([{ product_id: 40011, product_option_id: '', quantity: 1, saveAs: 'domain', data }]);
  expect(company.entity_type).toBe('Domains');
});

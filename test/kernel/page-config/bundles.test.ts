import { expect, it } from 'vitest';
import { readConfig } from '../../support/page-config';

/** The switches of a bundle's config that decide where it is sold, and for whom. */
const switches = [
  'jurisdiction_limit_toggle',
  'entity_type_limit_toggle',
  'optional_products_limit_toggle',
  'fieldTriggerToggle',
  'expedited_processing_toggle',
  'expeditedProcessingOptInToggle',
];

it.each(switches)('says that the switch %s of a bundle is neither on nor off, and takes it for off (CART-21, CART-22)', (name) => {
  const read = (value: unknown) =>
    readConfig({
      formType: 'FormABusinessForm',
      bundles: [{ product_id: 'b', product_ids: ['p'], price: '9.00', config: { [name]: value, another: 'passes' } }],
    });
  for (const isOn of [true, false])
    expect(read(isOn)).toMatchObject({ problems: [], config: { bundles: [{ config: { [name]: isOn, another: 'passes' } }] } });
  for (const wrong of ['1', 'yes', 1, {}]) {
    const { problems, config } = read(wrong);
    expect(problems).toMatchObject([{ key: `bundles[0].config.${name}`, expected: 'true or false' }]);
    expect(config?.bundles).toEqual([expect.objectContaining({ config: { another: 'passes' } })]);
  }
});

it('loses what is wrong in the line items and conditions of a bundle, and no other part of them (CART-20, CART-22)', () => {
  const read = (config: object) =>
    readConfig({ formType: 'FormABusinessForm', bundles: [{ product_id: 'b', product_ids: ['p'], price: '9.00', config }] });
  const lineItems = [{ product: 40003, toggle: 'no', label: 'Seal', more: 1 }, null, 5, { product: 'book', filingOptionSpeeds: ['1', {}] }];
  const condition = { fieldKey: 'companyInformation.closeCompany', fieldVal: 'unset' };
  const { problems, config } = read({ lineItems, orConditions: [{ andConditions: [condition, 'x'] }, { andConditions: 'y' }] });
  const at = 'bundles[0].config';
  expect(problems).toEqual([
    { key: `${at}.lineItems[0].toggle`, expected: 'true or false', got: '"no"' },
    { key: `${at}.lineItems[2]`, expected: 'an object', got: '5' },
    { key: `${at}.lineItems[3].filingOptionSpeeds[1]`, expected: 'a string', got: 'an object' },
    { key: `${at}.orConditions[0].andConditions[1]`, expected: 'an object', got: '"x"' },
    { key: `${at}.orConditions[1].andConditions`, expected: 'a list', got: '"y"' },
  ]);
  expect(config?.bundles[0]?.config).toEqual({
    lineItems: [
      { product: '40003', label: 'Seal', more: 1 },
      { product: 'book', filingOptionSpeeds: ['1'] },
    ],
    orConditions: [{ andConditions: [condition] }, {}],
  });
});

it('loses what is wrong in the flags and further lines of a bundle (CART-22)', () => {
  const read = (config: object) =>
    readConfig({ formType: 'FormABusinessForm', bundles: [{ product_id: '1', product_ids: ['2'], price: '9.00', config }] });
  const lines = ['Support', { label: 'A letter', tooltipText: 'By mail' }];
  const given = { isBusinessIdentity: 'yes', optional_products_step_show: 0, additionalLineItems: [...lines, 7, { label: true }, null] };
  const { problems, config } = read(given);
  expect(problems).toMatchObject([
    { key: 'bundles[0].config.isBusinessIdentity', expected: 'true or false' },
    { key: 'bundles[0].config.optional_products_step_show', expected: 'true or false' },
    { key: 'bundles[0].config.additionalLineItems[2]', expected: 'an object' },
    { key: 'bundles[0].config.additionalLineItems[3].label', expected: 'a string' },
  ]);
  expect(config?.bundles).toMatchObject([{ config: { additionalLineItems: [...lines, {}] } }]);
  expect(read({ additionalLineItems: 'Support' }).problems).toMatchObject([{ expected: 'a list' }]);
});

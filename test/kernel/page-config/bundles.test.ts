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

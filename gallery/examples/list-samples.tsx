import { createText } from '../../src/kernel/text/format-message';
import { countries } from '../../src/kernel/reference/countries';
import type { SelectOptions } from '../../src/ui/select';

export const listTexts = {
  empty: 'List is empty.',
  noneFound: 'No elements found. Consider changing the search query.',
  found: (count: number) => `${count} found`,
};

export const countryOptions = countries(createText());

export const groupedOptions: SelectOptions = [
  {
    label: 'Popular',
    options: [
      { key: 'LLC', label: 'LLC' },
      { key: 'Corp', label: 'Corp' },
      { key: 'NP Corp', label: 'NP Corp' },
    ],
  },
  {
    label: 'Partnerships',
    options: [
      { key: 'LP', label: 'LP' },
      { key: 'LLP', label: 'LLP', disabled: true },
      { key: 'LLLP', label: 'LLLP' },
    ],
  },
];

export const longOptions: SelectOptions = [
  { key: 'a', label: 'Offices of certified public accountants, tax preparation services and other accounting services' },
  { key: 'b', label: 'Nondepository credit intermediation, and activities related to credit intermediation of any other kind' },
  { key: 'c', label: 'Other' },
];

export const manyOptions: SelectOptions = Array.from({ length: 1000 }, (_, index) => ({ key: `${index}`, label: `Extension .x${index}` }));

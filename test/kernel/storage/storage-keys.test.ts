import { expect, it } from 'vitest';
import { domainsKey, formKey } from '../../../src/kernel/storage/storage-keys';

it('keeps form data by form type and page id, so that no other form or page sees it (STORE-10)', () => {
  const keys = [
    formKey('ContactForm', '7'),
    formKey('ContactForm', '8'),
    formKey('FormABusinessForm', '7'),
    formKey('ContactForm', ''),
    domainsKey,
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('has one prefix for all keys, and neither form type nor page id in that of the domains (STORE-12)', () => {
  expect(formKey('ContactForm', '7')).toBe('charterform:ContactForm-7');
  expect(domainsKey).toBe('charterform:domains');
});

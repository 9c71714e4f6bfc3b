import { expect, it } from 'vitest';
import { addressLine } from '../../../src/kernel/addresses/address-line';
import { enteredAddress } from '../../../src/kernel/addresses/entered-address';
import { formatAddress } from '../../../src/kernel/answers/server-address';
import { createText } from '../../../src/kernel/text/format-message';
import { addressFacts } from '../../commerce/addresses/sample-addresses';

it('an address that is read keeps state and zip code on one line, one that is sent has blanks alone (ADDR-28)', () => {
  const facts = addressFacts();
  expect(addressLine(facts, 'contactInformation', createText())).toBe('1 Main St, Casper, Wyoming\u00a082601');
  expect(formatAddress(enteredAddress(facts.values, 'contactInformation'))).toBe('1 Main St, Casper, WY 82601');
});

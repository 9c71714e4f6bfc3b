import { expect, it } from 'vitest';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { TextKey } from '../../../src/kernel/text/en';
import { createText } from '../../../src/kernel/text/format-message';
import { messageOf } from '../../../src/kernel/validation/message-of';
import { selectionNames } from '../../../src/kernel/validation/selection-names';
import { checkField } from '../../../src/kernel/plan/check-step';
import { stateOfService } from '../../../src/products/company/state-of-service';
import { factsWith, field } from '../plan/sample-plan';

const text = createText();
/** What a field of that name says while nothing is selected. */
const words = (name: TextKey) => {
  const failure = checkField(field('choice', { rules: 'required', name, initial: { key: '', value: '' } }), 'choice', factsWith());
  return failure && messageOf(failure, text(name), text);
};

it('required selections are called by their own names (VALID-17)', () => {
  const { state, domain, billingType, residency, mailDestination } = selectionNames;
  expect([state, domain, billingType, residency, mailDestination].map(words)).toEqual([
    'State selection is required',
    'A domain is required',
    'Billing Type is required',
    'Residency is required',
    'Mail delivery destination selection is required',
  ]);
  const { fields } = stateOfService;
  expect(typeof fields === 'function' && fields({ label: 'question' }, withDefaults({ formType: 'FormABusinessForm' }))).toMatchObject([
    { name: state },
  ]);
});

it('the individual-or-business radio has a name in each of its two places (VALID-18)', () => {
  const { mailForwarding, ownStep } = selectionNames.companyOrIndividual;
  expect(words(mailForwarding)).toBe('Company or Individual selection is required');
  expect(words(ownStep)).toBe('Individual or Business Selection is required');
});

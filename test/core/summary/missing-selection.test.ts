import { describe, expect, it } from 'vitest';
import { joinWords, missingSelection } from '../../../src/core/summary/missing-selection';
import { createText } from '../../../src/core/text/format-message';
import { choice, formingIn, someFacts } from '../catalogue/sample-facts';

const text = createText();

describe('missingSelection on the formation form', () => {
  it('asks for the state when it alone is missing', () => {
    const values = { companyInformation: { entityType: choice('LLC') } };
    expect(missingSelection(someFacts({ values }), text)).toBe('Please select your filing jurisdiction');
    const notOffered = someFacts({ values: formingIn('WY'), config: { jurisdictions: ['CO'] } });
    expect(missingSelection(notOffered, text)).toBe('Please select your filing jurisdiction');
  });

  it('lists what is missing otherwise', () => {
    expect(missingSelection(someFacts(), text)).toBe(
      'Please select your filing jurisdiction and entity type to see your total',
    );
    const values = formingIn('WY', { entityType: choice('') });
    expect(missingSelection(someFacts({ values }), text)).toBe('Please select your entity type to see your total');
  });

  it('asks for nothing when nothing is missing, nor on a form without an order', () => {
    expect(missingSelection(someFacts({ values: formingIn('WY') }), text)).toBe('');
    expect(missingSelection(someFacts({ config: { formType: 'ContactForm' } }), text)).toBe('');
  });
});

describe('joinWords', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
  ])('joins %o as "%s"', (words, joined) => {
    expect(joinWords(words, text)).toBe(joined);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactPayload, snakeCase } from '../../../src/core/submission/contact-payload';

const contact = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '307 555 0101',
  companyName: 'Pine Ridge LLC',
  subject: 'Boots',
  message: 'Do you ship?\nAnn',
  questions: { howDidYouHear: 'A friend', 'Best time to call?': { key: 'am', value: 'Morning' }, email: 'other' },
};

const asked = {
  first_name: 'Ann',
  last_name: 'Lee',
  phone: '307 555 0101',
  subject: 'Boots',
  email: 'ann@example.com',
  message: 'Do you ship?\nAnn',
  company_name: 'Pine Ridge LLC',
};

describe('what the contact form sends', () => {
  it('is the seven fields, asked or not (CONTACT-01)', () => {
    expect(contactPayload('ContactForm', { contact })).toEqual(asked);
    expect(Object.values(contactPayload('ContactForm', {}))).toEqual(['', '', '', '', '', '', '']);
  });

  it('is the answers to custom questions as well for the custom one (CONTACT-02)', () => {
    expect(contactPayload('CustomContactForm', { contact })).toEqual({
      ...asked,
      how_did_you_hear: 'A friend',
      best_time_to_call: 'Morning',
    });
    expect(contactPayload('CustomContactForm', { contact: { ...contact, questions: undefined } })).toEqual(asked);
  });

  it('has keys in snake case, whatever the question (CONTACT-02)', () => {
    expect(['yourURL2Visit', 'already_snake', 'Two  Words!', 'ümlaut key', '__proto__'].map(snakeCase)).toEqual([
      'your_url2_visit',
      'already_snake',
      'two_words',
      'ümlaut_key',
      'proto',
    ]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(snakeCase(name)).toMatch(/^([\p{L}\p{N}\p{M}]+(_[\p{L}\p{N}\p{M}]+)*)?$/u);
      }),
    );
  });
});

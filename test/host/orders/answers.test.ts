import { describe, expect, it } from 'vitest';
import { labelOf, labelOfKey } from '../../../host/orders/answer-labels.mjs';
import { answerColumns, answerSections } from '../../../host/orders/answers.mjs';
import { amount, dollars } from '../../../host/orders/order-words.mjs';

const payload = {
  website: 'shop',
  account: { email_address: 'ada@example.com', password: 'secret' },
  contact: { first_name: 'Ada', middle_name: '', last_name: 'Lovelace' },
  phones: [{ kind: 'primary', phone_number: '(307) 555-0100' }],
  addresses: [
    { kind: 'mailing', line1: '1 Main St', city: 'Cheyenne', state_province_region: 'WY', zip_postal_code: '82001', country: 'US' },
  ],
  companies: [
    {
      company: { name: 'Engines LLC' },
      products: [
        {
          saveAs: 'business_formation',
          product_id: 7,
          quantity: 1,
          data: {
            naics_code: '541511',
            is_professional: false,
            members: [
              { first_name: 'Ada', last_name: 'Lovelace' },
              { first_name: 'Grace', last_name: 'Hopper' },
            ],
          },
        },
        { saveAs: 'business_formation', data: { naics_code: '541512' } },
      ],
    },
  ],
  payment: { way: 'invoice', token: 'tok_secret' },
  interests: ['Taxes', 'Trademarks'],
};

describe('the answers of an order', () => {
  it('have the own questions of the page in its own words (SUBM-61)', () => {
    const questions = { 'How did you hear about us?': 'A friend', 'Which one?': '' };
    expect(answerSections({ questions })).toEqual([
      {
        title: 'Questions',
        answers: [{ key: 'questions.How did you hear about us?', label: 'How did you hear about us?', value: 'A friend' }],
      },
    ]);
  });

  it('are sorted into sections by the labels of the form, without what nobody needs to read', () => {
    const sections = answerSections(payload);
    expect(sections.map(({ title }) => title)).toEqual([
      'Contact',
      'Company',
      labelOf('business_formation', 'saveAs'),
      `${labelOf('business_formation', 'saveAs')} 2`,
      'Payment',
      'Answers',
    ]);
    const all = Object.fromEntries(sections.flatMap(({ answers }) => answers.map(({ key, value }) => [key, value])));
    expect(all).toMatchObject({
      'account.email_address': 'ada@example.com',
      'contact.name': 'Ada Lovelace',
      'phones.primary.phone_number': '(307) 555-0100',
      'addresses.mailing': '1 Main St, Cheyenne, WY, 82001, US',
      'companies.0.business_formation.data.is_professional': 'No',
      'companies.0.business_formation.data.members.2.name': 'Grace Hopper',
      interests: 'Taxes\nTrademarks',
    });
    expect(JSON.stringify(sections)).not.toMatch(/secret|product_id|"shop"/);
  });

  it('have one key each in an export', () => {
    const keys = answerColumns(payload).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('companies.0.business_formation 2.data.naics_code');
    expect(keys).toContain('addresses.mailing.city');
  });

  it('end where nobody would read on, whatever a payload holds', () => {
    const deep = Array.from({ length: 3000 }, (_, index) => ({ a: index, b: [{ c: index }] }));
    const rows = answerSections({ deep }).flatMap(({ answers }) => answers);
    expect(rows).toHaveLength(2001);
    expect(rows.at(-1)!.value).toBe('There are more answers than can be shown here.');
    for (const odd of [
      null,
      'text',
      7,
      [],
      { companies: [null, 3, { products: [null, 'x', { data: null }] }] },
      JSON.parse('{"__proto__":"x"}'),
    ]) {
      expect(() => answerSections(odd)).not.toThrow();
      expect(() => answerColumns(odd)).not.toThrow();
    }
  });

  it('are called as people write', () => {
    expect(labelOfKey('zip_postal_code')).toBe('Zip postal code');
    expect(labelOfKey('hasEmployees')).toBe('Has employees');
    expect(labelOfKey('How many owners?')).toBe('How many owners?');
    expect(labelOf('constructor')).toBe('Constructor');
    expect(labelOf('zip_postal_code')).toBe('Zip code');
  });

  it('have amounts to the cent', () => {
    expect([0, 5, 126_800, -1250].map(dollars)).toEqual(['$0.00', '$0.05', '$1,268.00', '−$12.50']);
    expect([0, 5, 126_800, -1250].map(amount)).toEqual(['0.00', '0.05', '1268.00', '-12.50']);
  });
});

import { formList } from '../../../src/forms/form-list';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaults } from '../../../src/kernel/page-config/defaults';
import { languages } from '../../../src/kernel/text/language';
import { readConfig } from '../../support/page-config';

const formType = 'ContactForm';
const read = (rest: object) => readConfig({ formType, ...rest });
const problemsOf = (rest: object) => read(rest).problems.map(({ key, expected, got }) => `"${key}" should be ${expected}, but is ${got}`);

describe('a page config', () => {
  it('needs nothing but a form type; the rest has defaults', () => {
    expect(read({})).toEqual({ config: { formType, ...defaults }, problems: [] });
  });

  it('gives website, client_ip, pageID, formFileName, formType and the A/B variants (HOST-06)', () => {
    const given = {
      website: 'north',
      client_ip: '203.0.113.9',
      pageID: 'contact',
      formFileName: 'contact.php',
      abTestRolledVariants: ['blue-button', 'short-form'],
    };
    expect(read(given).config).toMatchObject({ formType, ...given });
    expect(read({ ...given, client_ip: undefined }).config?.client_ip).toBeUndefined();
    expect(read({ ...given, client_ip: null }).config?.client_ip).toBeUndefined();
  });

  it('reads the texts that are sent as answers are, and leaves labels and their typography (FIELD-25)', () => {
    const read = readConfig({
      formType,
      website: 'nor\u200bth',
      questions: [{ label: 'How\u00a0 many\u202e?', type: 'select', options: ['One\u00a0or\u200b two'] }],
      layout: { phoneNumber: '(307)\u00a0555-0142' },
    }).config;
    expect(read).toMatchObject({
      website: 'north',
      questions: [{ label: 'How many?', options: ['One or two'] }],
      layout: { phoneNumber: '(307)\u00a0555-0142' },
    });
  });

  it('gives product definitions, filing product definitions and jurisdictions (HOST-04)', () => {
    const given = {
      products: { book: { product_id: '311', saveAs: 'corporateBook', order: 5 } },
      filingProducts: { businessFormation: { product_id: '501' } },
      jurisdictions: ['WY', 'UT'],
    };
    expect(read(given)).toMatchObject({ config: given, problems: [] });
  });

  it('says of each name that is no state, list of states or entity type which is meant, and leaves it there (PROD-19, PROD-30)', () => {
    const given = {
      jurisdictions: ['WYO', 'UT', 'ny', 'ZZ'],
      preselected: { state: 'Wyoming', entityType: 'LLCC' },
      products: {
        book: { allowStates: ['ZZ'], denyStates: ['WY', 'pllc', 'wy'], entityTypes: ['LLC', 'NPCorp'] },
        seal: { allowStates: ['Outside of the US', 'PR'] },
      },
      filingProducts: { tradeName: { denyStates: ['extraOption', 'npCorp', 'npCrop'] } },
      bundles: [
        {
          ...{ product_id: '1', product_ids: ['2'], price: '9.00' },
          config: { jurisdiction_limit_select: ['WY', 'Calfornia'], entity_type_limit_select: ['Corporation'], lineItems: [{ any: 1 }] },
        },
      ],
    };
    const state = 'should be the code of a state';
    const stateOrList = `${state} or a list of states`;
    expect(problemsOf(given)).toEqual([
      `"jurisdictions[0]" ${state} (did you mean "WY"?), but is "WYO"`,
      `"jurisdictions[2]" ${state} (did you mean "NY"?), but is "ny"`,
      `"jurisdictions[3]" ${state}, but is "ZZ"`,
      `"preselected.state" ${state} (did you mean "WY"?), but is "Wyoming"`,
      '"preselected.entityType" should be an entity type (did you mean "LLC"?), but is "LLCC"',
      `"products.book.allowStates[0]" ${stateOrList}, but is "ZZ"`,
      `"products.book.denyStates[2]" ${stateOrList} (did you mean "WY"?), but is "wy"`,
      '"products.book.entityTypes[1]" should be an entity type (did you mean "NP Corp"?), but is "NPCorp"',
      `"filingProducts.tradeName.denyStates[0]" ${stateOrList}, but is "extraOption"`,
      `"filingProducts.tradeName.denyStates[2]" ${stateOrList} (did you mean "npCorp"?), but is "npCrop"`,
      `"bundles[0].config.jurisdiction_limit_select[1]" ${state} (did you mean "CA"?), but is "Calfornia"`,
      '"bundles[0].config.entity_type_limit_select[0]" should be an entity type, but is "Corporation"',
    ]);
    expect(read(given).config).toMatchObject(given);
  });

  it('leaves no button and no error without words, and may leave a heading without', () => {
    const given = { text: { 'button.submit': ' ', 'rule.required': '', 'button.back': 'Return', 'section.companies': '' } };
    expect(problemsOf(given)).toEqual([
      '"text.button.submit" should be words for a button or an error, but is " "',
      '"text.rule.required" should be words for a button or an error, but is ""',
    ]);
    expect(read(given).config?.text).toEqual({ 'button.back': 'Return', 'section.companies': '' });
  });

  it('may say by an empty text that nothing is preselected', () => {
    expect(problemsOf({ preselected: { state: '', entityType: '', step: '' } })).toEqual([]);
  });

  it('loses an optional product that has neither role nor id, and no other (OPT-01)', () => {
    const optionalProducts = [
      {
        type: 'sectionList',
        parent: { label: 'All' },
        products: [{ label: 'Book' }, { role: 'book' }, { role: '', product_id: 7 }],
        sections: [{ products: [{ role: '' }] }],
      },
    ];
    const problem = 'should be an object with role or product_id, but is one without';
    expect(problemsOf({ optionalProducts })).toEqual([
      `"optionalProducts[0].parent" ${problem}`,
      `"optionalProducts[0].products[0]" ${problem}`,
      `"optionalProducts[0].sections[0].products[0]" ${problem}`,
    ]);
    expect(read({ optionalProducts }).config?.optionalProducts).toEqual([
      { type: 'sectionList', products: [{ role: 'book' }, { role: '', product_id: '7' }], sections: [{ products: [] }] },
    ]);
  });

  it('may write amounts as numbers, whose float noise does not count', () => {
    const nyop = (minimum: unknown) => read({ nyop: { mode: 'full', minimum } }).config?.nyop?.minimum;
    expect([49, 49.5, 49.990000000000002, 19.99, '49.90'].map(nyop)).toEqual(['49', '49.5', '49.99', '19.99', '49.90']);
    expect([-0.001, 1e21, '49.999'].map(nyop)).toEqual([undefined, undefined, undefined]);
  });

  it('gives each client its own address', () => {
    const endpoints = { marketing: 'https://api.example.com/m/', ajax: '/wp-admin/admin-ajax.php' };
    expect(read({ endpoints }).config?.endpoints).toEqual({ ...defaults.endpoints, ...endpoints });
  });

  it('takes numbers for ids and an empty list for an empty object, as servers write them', () => {
    const given = { pageID: 42, website: 3, products: { book: { product_id: 311 } }, text: [], flags: [] };
    const { config, problems } = read(given);
    expect(problems).toEqual([]);
    expect(config).toMatchObject({ pageID: '42', website: '3', products: { book: { product_id: '311' } }, text: {} });
    expect(config?.flags).toEqual(defaults.flags);
    expect(read({ bundles: [{ product_id: 1, product_ids: [2, '3'], price: 49.5 }] }).config?.bundles).toEqual([
      { product_id: '1', product_ids: ['2', '3'], price: '49.5' },
    ]);
  });

  it('hands params on to modules and settings to bundles as they are', () => {
    const steps = [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'EntityType', entityTypes: ['LLC'], deep: { a: [1] } }] }] }];
    const bundles = [{ product_id: '1', product_ids: [], price: '9', config: { isBusinessIdentity: true, any: { b: 1 } } }];
    expect(read({ steps, bundles })).toMatchObject({ config: { steps, bundles }, problems: [] });
  });

  it.each(['en', 'en_US', 'es', 'es-US', 'es_MX'])('may ask for the language %s', (locale) => {
    expect(readConfig({ formType, locale })).toMatchObject({ config: { locale }, problems: [] });
  });

  it('fills the gaps of a group within a group, one by one (DOM-13)', () => {
    const domains = { limit: 1, advanced: { maxLength: false } };
    expect(read({ domains }).config?.domains).toEqual({
      ...defaults.domains,
      limit: 1,
      advanced: { showUnavailable: true, maxLength: false, extensions: true },
    });
    expect(read({ domains: { featuredTLDs: [{ tld: '.io', price: 49 }] } }).config?.domains.featuredTLDs).toEqual([
      { tld: '.io', price: '49' },
    ]);
  });

  it('is a copy: the page cannot change it afterwards', () => {
    const raw = { formType, layout: { phone: true }, jurisdictions: ['WY'] };
    const { config } = readConfig(raw);
    raw.layout.phone = false;
    raw.jurisdictions.push('UT');
    expect(config).toMatchObject({ layout: { phone: true }, jurisdictions: ['WY'] });
  });
});

describe('a wrong page config', () => {
  it('makes no form without a known form type', () => {
    const formTypes = `one of ${Object.keys(formList).join(', ')}`;
    for (const [raw, problem] of [
      [{}, { key: 'formType', expected: formTypes, got: 'missing' }],
      [{ formType: 'ContractForm' }, { key: 'formType', expected: `${formTypes} (did you mean "ContactForm"?)`, got: '"ContractForm"' }],
      [{ formType: ['ContactForm'] }, { key: 'formType', expected: formTypes, got: 'a list' }],
      [{ formType: '' }, { key: 'formType', expected: formTypes, got: '""' }],
      [undefined, { key: '', expected: 'an object', got: 'missing' }],
      [null, { key: '', expected: 'an object', got: 'missing' }],
      ['ContactForm', { key: '', expected: 'an object', got: '"ContactForm"' }],
      [[formType], { key: '', expected: 'an object', got: 'a list' }],
    ] as const)
      expect(readConfig(raw)).toEqual({ config: undefined, problems: [problem] });
  });

  it.each([
    [{ theme: 'blue' }, '"theme" should be one of auto, light, dark, but is "blue"'],
    [{ theme: { dark: true } }, '"theme" should be one of auto, light, dark, but is an object'],
    [{ locale: true }, '"locale" should be a string, but is true'],
    [{ locale: 'sp' }, `"locale" should be ${languages.join(' or ')}, with or without a region, but is "sp"`],
    [{ locale: 'xx_XX' }, `"locale" should be ${languages.join(' or ')}, with or without a region, but is "xx_XX"`],
    [{ jurisdictions: 'WY' }, '"jurisdictions" should be a list, but is "WY"'],
    [{ products: 'book' }, '"products" should be an object, but is "book"'],
    [{ products: { book: 311 } }, '"products.book" should be an object, but is 311'],
    [{ products: { book: { product_id: true } } }, '"products.book.product_id" should be a string, but is true'],
    [{ layout: { stepMode: 'no' } }, '"layout.stepMode" should be true or false, but is "no"'],
    [{ layout: { passwordMinLength: 0 } }, '"layout.passwordMinLength" should be a whole number from 1, but is 0'],
    [{ layout: { passwordMinLength: '8' } }, '"layout.passwordMinLength" should be a whole number from 1, but is "8"'],
    [{ layout: { termsLink: 'javascript:alert(1)' } }, '"layout.termsLink" should be a web address, but is "javascript:alert(1)"'],
    [{ endpoints: { marketing: 'data:text/html,x' } }, '"endpoints.marketing" should be a web address, but is "data:text/html,x"'],
    [{ redirects: { contact: ' JavaScript:x' } }, '"redirects.contact" should be a web address, but is " JavaScript:x"'],
    [{ preselected: { registeredAgentYears: 1.5 } }, '"preselected.registeredAgentYears" should be a whole number from 1, but is 1.5'],
    [{ domains: { defaultTLD: 'com' } }, '"domains.defaultTLD" should be an extension such as ".com", but is "com"'],
    [{ quote: { days: 366 } }, '"quote.days" should be a whole number from 1 to 365, but is 366'],
    [{ quote: { days: 'a month' } }, '"quote.days" should be a whole number from 1 to 365, but is "a month"'],
    [{ domains: { limit: -1 } }, '"domains.limit" should be a whole number from 0, but is -1'],
    [{ domains: { maxDuration: 0 } }, '"domains.maxDuration" should be a whole number from 1, but is 0'],
    [
      { domains: { basePath: 'https://elsewhere.example/' } },
      '"domains.basePath" should be a path such as "/domains/", but is "https://elsewhere.example/"',
    ],
    [
      { domains: { basePath: '//elsewhere.example' } },
      '"domains.basePath" should be a path such as "/domains/", but is "//elsewhere.example"',
    ],
    [{ domains: { cartPage: 'javascript:alert(1)' } }, '"domains.cartPage" should be a web address, but is "javascript:alert(1)"'],
    [{ domains: { advanced: { extensions: 'no' } } }, '"domains.advanced.extensions" should be true or false, but is "no"'],
    [{ text: { 'button.back': false } }, '"text.button.back" should be a string, but is false'],
  ])('%j costs that key alone', (rest, problem) => {
    const { config } = read({ ...rest, pageID: 'here' });
    expect(problemsOf(rest)).toEqual([problem]);
    // A record keeps its other entries; here it has none.
    expect({ ...config, products: {} }).toEqual({ formType, ...defaults, pageID: 'here' });
  });

  it('loses the entries of a list that lack what they need, and no others', () => {
    const good = { key: 'b', title: 'B', sections: [{ modules: [{ id: 'Message' }] }] };
    const { config, problems } = read({ steps: [{ key: 'a', sections: [] }, good, 'c', null, { key: 1, title: 'D' }] });
    expect(config?.steps).toEqual([good]);
    expect(problems).toEqual([
      { key: 'steps[0].title', expected: 'a string that is not empty', got: 'missing' },
      { key: 'steps[2]', expected: 'an object', got: '"c"' },
      { key: 'steps[4].sections', expected: 'a list', got: 'missing' },
    ]);
  });

  it('loses an extension that is none, and no other (DOM-09, DOM-11)', () => {
    const domains = { tlds: ['.com', 'net', '.CO', '.co.uk'], featuredTLDs: [{ price: '9.00' }, { tld: '.io', price: '-1' }] };
    expect(read({ domains }).config?.domains).toMatchObject({ tlds: ['.com', '.co.uk'], featuredTLDs: [{ tld: '.io' }] });
    expect(problemsOf({ domains })).toEqual([
      '"domains.tlds[1]" should be an extension such as ".com", but is "net"',
      '"domains.tlds[2]" should be an extension such as ".com", but is ".CO"',
      '"domains.featuredTLDs[0].tld" should be a string that is not empty, but is missing',
      '"domains.featuredTLDs[1].price" should be dollars such as "49.00", but is "-1"',
    ]);
  });

  it('has its own steps back when they are not a list, and none when no entry is of use', () => {
    expect(read({ steps: { a: 1 } }).config?.steps).toBeUndefined();
    expect(read({ steps: [{}] }).config?.steps).toEqual([]);
  });

  it('is told what a misspelt key was probably meant to be', () => {
    expect(problemsOf({ thme: 'dark', layout: { stepmode: false }, colour: 'red', text: { 'button.bak': 'x' } })).toEqual([
      '"thme" should be a known key (did you mean "theme"?), but is not one',
      '"layout.stepmode" should be a known key (did you mean "stepMode"?), but is not one',
      '"colour" should be a known key, but is not one',
      '"text.button.bak" should be a known key (did you mean "button.back"?), but is not one',
    ]);
    expect(read({ thme: 'dark' }).config).toEqual({ formType, ...defaults });
  });

  it('reaches no prototype', () => {
    const hostile = `{
      "formType": "ContactForm",
      "__proto__": { "polluted": 1 },
      "products": { "__proto__": { "product_id": "1" }, "constructor": { "product_id": "2" } },
      "steps": [{ "key": "a", "title": "A", "sections": [{ "modules": [{ "id": "Message", "__proto__": {} }] }] }]
    }`;
    const { config, problems } = readConfig(JSON.parse(hostile));
    expect(problems.map(({ key }) => key)).toEqual([
      '__proto__',
      'products.__proto__',
      'products.constructor',
      'steps[0].sections[0].modules[0].__proto__',
    ]);
    expect(config?.products).toEqual({});
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
    expect((config as unknown as Record<string, unknown>).polluted).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('never throws, and makes a whole config whenever the form type is known', () => {
    const keys = fc.constantFrom('formType', '__proto__', ...Object.keys(defaults));
    fc.assert(
      fc.property(fc.dictionary(keys, fc.anything()), fc.boolean(), (raw, isKnown) => {
        const { config, problems } = readConfig(isKnown ? { ...raw, formType } : raw);
        const hasForm = isKnown || raw.formType === 'FormABusinessForm' || raw.formType === formType;
        expect(config !== undefined).toBe(hasForm);
        expect(hasForm || problems.length > 0).toBe(true);
        const kinds = Object.keys(defaults).map((key) => typeof config?.[key as keyof typeof defaults]);
        expect(kinds).toEqual(Object.values(defaults).map((value) => (hasForm ? typeof value : 'undefined')));
      }),
    );
  });
});

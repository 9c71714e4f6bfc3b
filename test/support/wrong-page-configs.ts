const contact = { formType: 'ContactForm' };
const order = { formType: 'FormABusinessForm' };
const agent = { formType: 'RASignupForm' };

const steps = (...modules: unknown[]) => [{ key: 'one', title: 'One', sections: [{ modules }] }];
const step = (key: string) => ({ key, title: key, sections: [{ modules: [{ id: 'CompanyName' }] }] });
const limitedTo = (...types: string[]) => [
  { product_id: '9', product_ids: [], price: '1.00', config: { entity_type_limit_toggle: true, entity_type_limit_select: types } },
];

/** Page configs with a mistake of every kind that the widget tells, by what is wrong with them. */
export const wrongConfigs: Readonly<Record<string, unknown>> = {
  'no object': 'FormABusinessForm',
  'a list': [],
  null: null,
  'no form type': { pageID: 'own' },
  'a form type that is not built': { formType: 'FormABuisnessForm' },
  'no form type, and other mistakes': { formType: 1, theme: 'purple', layuot: {} },
  'values of other types': {
    ...order,
    locale: 'xx',
    theme: 4,
    endpoints: 'none',
    products: { registeredAgent: { product_id: {} } },
    jurisdictions: 'WY',
    bundles: [{ price: 'much' }, null],
    optionalProducts: [{ type: 'heap', products: {} }],
    faq: [{ faqLinkUrl: 'javascript:alert(1)' }],
    preselected: { registeredAgentYears: 0.5 },
    layout: { passwordMinLength: 0, help: 'no', stepMode: 'yes', unknown: 1 },
  },
  'steps that are none': { ...order, steps: [{ key: '', sections: 1 }] },
  'a misspelt key': { ...contact, layuot: {} },
  'a misspelt sentence': { ...contact, text: { 'button.submitt': 'Send' } },
  'a misspelt state': { ...order, jurisdictions: ['WYO', 'Wyoming'] },
  'a value with a line break': { ...contact, theme: 'dark\nlight' },
  'keys of prototypes': { ...contact, text: JSON.parse('{ "__proto__": "x", "constructor": "y" }') as unknown },
  'an unknown module': { ...order, steps: steps({ id: 'CompanyNmae' }, { id: 'CompanyName' }) },
  'nothing but unknown modules': { ...order, steps: steps({ id: 'CompanyNmae' }) },
  'nothing but disabled steps': { ...order, steps: [{ ...step('one'), enabled: false }] },
  'a step twice': { ...order, steps: [step('one'), step('one')] },
  'a misspelt param': { ...agent, steps: steps({ id: 'MultiState', toggelAll: false }) },
  'a wrong param': { ...agent, steps: steps({ id: 'MultiState', toggleAll: 'no', disabled: ['TXS'] }) },
  'a module without what it needs': { ...order, steps: steps({ id: 'OptIn' }, { id: 'CompanyName' }) },
  'preselected answers that are not offered': {
    ...order,
    jurisdictions: ['UT', 'WY'],
    preselected: { state: 'TX', entityType: 'LP', step: 'paymant' },
  },
  'a preselected state that a step disables': {
    ...agent,
    steps: steps({ id: 'MultiState', disabled: ['TX'] }),
    jurisdictions: ['TX', 'UT'],
    preselected: { state: 'TX' },
  },
  'preselected answers that no step asks for': { ...contact, preselected: { state: 'WY', entityType: 'LLC' } },
  'an entity type that its bundle forbids': { ...agent, entityTypes: ['LLC', 'Corp'], bundles: limitedTo('LLC') },
  'an entity type of a step that its bundle forbids': {
    ...agent,
    steps: steps({ id: 'EntityType', entityTypes: ['LLC', 'Corp'] }),
    bundles: limitedTo('LLC'),
  },
  'a bundle for no entity type': { ...agent, bundles: limitedTo() },
  'an entity type without a state': { ...agent, jurisdictions: ['WY'], blockedStates: { Corp: ['WY'] } },
  'a cart page to which nothing leads': { formType: 'DomainForm', domains: { cartPage: '/cart/' } },
  'a required domain that is not offered': { ...contact, domains: { required: true } },
  'a question twice': {
    ...contact,
    questions: [
      { label: 'Why?', type: 'text' },
      { label: 'Why?', type: 'text' },
    ],
  },
  'a choice without answers': { ...contact, questions: [{ label: 'Which?', type: 'radio' }] },
  'optional products that are none': { ...order, optionalProducts: [] },
};

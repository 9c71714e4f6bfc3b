import { offerOf } from '../../src/commerce/offer/make-offer';
import { describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import { initialValues } from '../../src/commerce/start/initial-values';
import { getPath } from '../../src/kernel/util/paths';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import { checkStep } from '../../src/kernel/plan/check-step';
import type { FieldDeclaration, FormPlan } from '../../src/kernel/plan/form-plan';
import { makePlan } from '../../src/commerce/start/make-plan';
import { enabledSteps, shownFields } from '../../src/kernel/plan/step-list';
import { en } from '../../src/kernel/text/en';
import { parseRules } from '../../src/kernel/validation/parse-rules';
import type { FormDefinition, FormModule } from '../../src/forms/define-form';
import { formList } from '../../src/forms/form-list';
import { moduleList } from '../../src/forms/module-list';

const forms = Object.entries(formList) as [keyof typeof formList, FormDefinition][];

/** The plan, the facts and the fields of a form on a page that configures nothing but its type. */
function planOf(formType: keyof typeof formList) {
  const config = withDefaults({ formType });
  const result = makePlan({ config, form: formList[formType], modules: moduleList });
  if ('error' in result) throw new Error(result.error.property);
  const { plan, problems } = result;
  const values = initialValues({ plan, config });
  return {
    plan,
    problems,
    fields: fieldsOf(plan),
    facts: {
      config,
      form: formList[formType],
      catalogue: emptyCatalogue,
      values,
      domains: [],
      offer: offerOf(config, formList[formType], plan),
      today: '2030-01-15',
    },
  };
}

const fieldsOf = ({ steps }: FormPlan): FieldDeclaration[] =>
  steps.flatMap(({ sections }) => sections.flatMap(({ modules }) => modules.flatMap(({ fields }) => [...fields])));

it('a module is used with the params that it takes, or the form does not compile', () => {
  const uses: FormModule[] = [
    { id: 'MultiState', toggleAll: false },
    // @ts-expect-error: there is no such param.
    { id: 'MultiState', toggelAll: false },
    // @ts-expect-error: it is true or false.
    { id: 'MultiState', toggleAll: 'no' },
    // @ts-expect-error: there is no such entity type.
    { id: 'EntityType', entityTypes: ['Llc'] },
    // @ts-expect-error: it has to say which product.
    { id: 'OptIn' },
  ];
  expect(uses.every(({ id }) => id in moduleList)).toBe(true);
});

describe('the form list', () => {
  const orders = [
    'FormABusinessForm',
    'DoubleLLCForm',
    'ForeignRegistrationForm',
    'DomesticationForm',
    'TaxIDForm',
    'RASignupForm',
    'MFVOStandaloneForm',
    'PhoneServiceForm',
  ];
  const furtherOrders = ['ComplianceForm', 'TrademarkForm', 'BOIForm', 'DomainForm', 'BusinessIdentityForm'];
  const others = [
    'FreeAccountForm',
    'LoginForm',
    'ResetPasswordForm',
    'JobApplicationForm',
    'AffiliateSignupForm',
    'ContactForm',
    'CustomContactForm',
    'ClientProfileForm',
  ];

  it('holds every form type, thirteen of them paid orders and eight that are not (FORM-01, FORM-02, FORM-03)', () => {
    expect(Object.keys(formList).sort()).toEqual([...orders, ...furtherOrders, ...others].sort());
    const paid = forms.filter(([, { kind }]) => kind === 'order').map(([formType]) => formType);
    expect(paid.sort()).toEqual([...orders, ...furtherOrders].sort());
  });

  it.each([
    ['FormABusinessForm', 'order', 'process_signup', 'none'],
    ['DoubleLLCForm', 'order', 'process_signup', 'none'],
    ['ForeignRegistrationForm', 'order', 'process_signup', 'none'],
    ['DomesticationForm', 'order', 'process_signup', 'none'],
    ['ComplianceForm', 'order', 'process_signup', 'none'],
    ['TaxIDForm', 'order', 'process_signup', 'none'],
    ['TrademarkForm', 'order', 'process_signup', 'none'],
    ['BOIForm', 'order', 'process_signup', 'none'],
    ['BusinessIdentityForm', 'order', 'process_signup', 'none'],
    ['DomainForm', 'order', 'process_signup', 'none'],
    ['RASignupForm', 'order', 'process_signup', 'none'],
    ['MFVOStandaloneForm', 'order', 'process_signup', 'none'],
    ['PhoneServiceForm', 'order', 'process_signup', 'none'],
    ['FreeAccountForm', 'plain', 'process_signup', 'checkedFirst'],
    ['LoginForm', 'plain', 'process_login', 'none'],
    ['ResetPasswordForm', 'plain', 'process_reset_password', 'none'],
    ['ContactForm', 'plain', 'process_contact', 'sent'],
    ['CustomContactForm', 'plain', 'process_contact', 'sent'],
    ['AffiliateSignupForm', 'plain', 'process_signup', 'checkedFirst'],
    ['ClientProfileForm', 'plain', 'process_client_profile', 'sent'],
    ['JobApplicationForm', 'plain', 'process_application', 'sent'],
  ])('has %s as %s that ends in %s, its captcha %s (SUBM-54, CAPT-01, CAPT-02)', (formType, kind, action, captcha) => {
    expect(formList[formType as keyof typeof formList]).toMatchObject({ kind, action, captcha });
  });
});

/** What modules show by default of the words that a page may give. */
const pageWords: readonly string[] = ['Any lawful business'];

describe.each(forms)('%s', (formType, definition) => {
  it('sells nothing unless it is an order', () => {
    const sold = [...definition.primaryProducts, ...definition.optionalProducts];
    expect(definition.kind === 'order' || sold.length === 0).toBe(true);
  });

  it('works on a page that configures nothing: steps without a word on the console, each with something to ask', () => {
    const { plan, problems, facts } = planOf(formType);
    expect(problems).toEqual([]);
    // The business identity package has a step where the form itself sells it.
    const sellsIdentity = definition.optionalProducts.some(({ saveAs }) => saveAs === 'businessIdentity');
    const keys = definition.steps.map(({ key }) => key).filter((key) => sellsIdentity || key !== 'business-identity');
    expect(plan.steps.map(({ key }) => key)).toEqual(keys);
    expect(enabledSteps(plan, facts).length).toBeGreaterThan(0);
  });

  it('asks nothing twice at a time, by sentences and rules that there are', () => {
    const { plan, fields, facts } = planOf(formType);
    const asked = enabledSteps(plan, facts).flatMap((step) => shownFields(plan.steps[step]!, facts).map(({ path }) => path));
    expect(new Set(asked).size).toBe(asked.length);
    for (const field of fields) {
      const { path, label, name = label, hint = label, placeholder = label, rules = '' } = field;
      for (const key of [label, name, hint, placeholder])
        expect(pageWords.includes(key) || Object.hasOwn(en, key), `${path}: ${key}`).toBe(true);
      expect(() => parseRules(typeof rules === 'function' ? rules(facts, path) : rules), path).not.toThrow();
    }
  });

  it('has a start value for each field, so that none is ever without a value unless it says so', () => {
    const { fields, facts } = planOf(formType);
    for (const { path, initial } of fields) {
      if (initial === null) continue;
      const [list] = path.split('[]');
      expect(getPath(facts.values, list!), path).toBeDefined();
    }
  });

  it('cannot be sent untouched, and names only fields that it declares', () => {
    const { plan, fields, facts } = planOf(formType);
    const failing = enabledSteps(plan, facts).flatMap((step) => Object.keys(checkStep(plan, step, facts)));
    expect(failing.length).toBeGreaterThan(0);
    const declared = new Set<string>(fields.map(({ path }) => path));
    for (const path of failing) expect(declared.has(path.replace(/\.\d+(?=\.)/g, '[]')), path).toBe(true);
  });

  it('marks every card, password and captcha field as secret, and none of them starts with a value (CARD-13)', () => {
    const { fields, facts } = planOf(formType);
    const secret = fields.filter((field) => field.secret).map(({ path }) => path);
    const sensitive = fields.map(({ path }) => path).filter((path) => /password|captcha|card\.(number|cvc|exp)/i.test(path));
    expect(secret).toEqual(sensitive);
    for (const path of secret) expect([undefined, '', { key: '', value: '' }], path).toContainEqual(getPath(facts.values, path));
  });

  it('has words of its own for each step and section', () => {
    for (const { title, sections } of definition.steps) {
      const keys = [title, ...sections.flatMap((section) => [section.title, section.text])].filter((key) => key !== undefined);
      for (const key of keys) expect(Object.hasOwn(en, key), key).toBe(true);
    }
  });
});

it('unlike places have words of their own, so that a page can change one of them alone', () => {
  const inSections = new Set(forms.flatMap(([, { steps }]) => steps.flatMap(({ sections }) => sections.map(({ text }) => text))));
  const titlesOf = new Map<string, Set<string>>();
  for (const [, { confirmation }] of forms) {
    const { title, message } = confirmation;
    titlesOf.set(message, (titlesOf.get(message) ?? new Set()).add(title));
  }
  for (const [message, titles] of titlesOf) {
    expect(inSections, message).not.toContain(message);
    expect([...titles], message).toHaveLength(1);
  }
});

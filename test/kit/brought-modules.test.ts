import { expect, it, vi } from 'vitest';
import '../../src/built-in';
import { emptyCatalogue } from '../../src/kernel/facts/catalogue';
import type { Facts } from '../../src/kernel/facts/facts';
import { setPaths } from '../../src/kernel/util/paths';
import { planForm } from '../../src/shell/boot/planned-form';
import { readConfig } from '../../src/shell/boot/raw-config';
import { initialValues } from '../../src/commerce/start/initial-values';
import { rebuildCart } from '../../src/commerce/cart/rebuild-cart';
import { sampleCatalogue } from '../support/fixtures';

const sections = (...ids: string[]) => [{ modules: ids.map((id) => ({ id })) }];

const choice = (key: string) => ({ key, value: key });

/** What a page's form with such steps sends, and what its console says. */
function formOf(config: object, answers: Record<string, unknown>) {
  const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn<(sentence: string) => void>() };
  const { config: read } = readConfig({ pluginVersion: '1', ...config }, log);
  const { definition, plan, offer } = planForm(read!, log)!;
  const values = setPaths(initialValues({ plan, config: read! }), answers);
  const catalogue = definition.kind === 'order' ? sampleCatalogue('WY') : emptyCatalogue;
  const facts: Facts = { config: read!, form: definition, offer, catalogue, values, domains: [], today: '2030-01-15' };
  const context = {
    pageAddress: '',
    switches: { bailBeforeSubmission: false, cancelServices: false, tokenizerTestKey: '' },
    hadChat: false,
  };
  const payload = definition.payload({ facts, cart: rebuildCart(facts), context: { ...context, readKey: () => '' } });
  return { ...payload, said: log.info.mock.calls.map(([sentence]) => sentence) };
}

const message = { 'contact.firstName': 'Ann', 'contact.lastName': 'Lee', 'contact.email': 'ann@example.com', 'contact.subject': 'Hi' };

it('a contact form sends the answers of modules that the page adds to it, each under its path (REG-09)', () => {
  const steps = [{ key: 'all', title: 'Write to us', sections: sections('Message', 'MailingAddress', 'Fax') }];
  const state = { key: 'WY', value: 'Wyoming' };
  const address = { 'contactInformation.line1': ' 1 Main St ', 'contactInformation.city': 'Casper', 'contactInformation.state': state };
  const plain = formOf({ formType: 'ContactForm' }, message);
  const { data, said } = formOf({ formType: 'ContactForm', steps }, { ...message, ...address });
  expect(data).toEqual({
    ...plain.data,
    contactInformation: { country: 'US', line1: '1 Main St', city: 'Casper', state: 'WY' },
  });
  expect(said).toEqual([]);
});

it('an order sends what changes neither its payload nor its cart, and nothing of it twice (REG-09)', () => {
  const steps = [
    { key: 'company', title: 'Company', sections: sections('StateOfService', 'EntityType', 'CompanyName', 'NameDesignator', 'LegalName') },
    { key: 'more', title: 'More', sections: sections('ContactDetails', 'Certificates', 'JobReason') },
  ];
  const company = {
    'companyInformation.state': { key: 'WY', value: 'Wyoming' },
    'companyInformation.entityType': { key: 'LLC', value: 'LLC' },
    'companyInformation.companyName': 'Pine Ridge',
    'companyInformation.legalName': 'Pine Ridge Holdings',
    'companyInformation.certificateQuantity': { key: '40007', value: '40007' },
  };
  const without = formOf({ formType: 'RASignupForm', steps }, company);
  const { data } = formOf({ formType: 'RASignupForm', steps }, { ...company, 'job.reason': 'It is near.' });
  expect(data).toEqual({ ...without.data, job: { reason: 'It is near.' } });
  expect(JSON.stringify(without.data)).toContain('Pine Ridge Holdings');
  expect(without.data).not.toHaveProperty('companyInformation');
});

it.each([
  ['TaxIDForm', 'StateOfService', { 'companyInformation.state': choice('NY') }, { companyInformation: { state: 'NY' } }],
  ['TaxIDForm', 'MultiState', { 'companyInformation.states': { NY: true } }, { companyInformation: { states: { NY: true } } }],
  ['PhoneServiceForm', 'EntityType', { 'companyInformation.entityType': choice('Corp') }, { companyInformation: { entityType: 'Corp' } }],
  ['AffiliateSignupForm', 'EntityType', { 'companyInformation.entityType': choice('LLC') }, { companyInformation: { entityType: 'LLC' } }],
  ['DoubleLLCForm', 'HomeState', { 'companyInformation.homeState': choice('UT') }, { companyInformation: { homeState: 'UT' } }],
  ['ComplianceForm', 'BusinessFormed', { isBusinessFormed: 'Yes' }, { isBusinessFormed: 'Yes' }],
])('%s reads an answer of %s, of no account there, and sends it (REG-09)', (formType, id, answers, sent) => {
  const steps = [{ key: 'all', title: 'All', sections: sections(id, 'ContactDetails') }];
  const { data } = formOf({ formType, steps }, answers);
  expect(data).toMatchObject(sent);
});

it('what changes the payload or the cart is not sent once more, also where it is the default (REG-09)', () => {
  const steps = [{ key: 'all', title: 'All', sections: sections('BillingType', 'StateOfService', 'EntityType', 'ContactDetails') }];
  const flags = { subscriptionBundles: true };
  const answers = { 'companyInformation.state': choice('WY'), 'companyInformation.entityType': choice('LLC'), billingType: 'yearly' };
  const { data } = formOf({ formType: 'RASignupForm', flags, steps }, answers);
  expect(data).not.toHaveProperty('companyInformation');
});

it.each([
  ['FreeAccountForm', { 'contactInformation.phone': '3075550101' }, { contactInformation: { phone: '3075550101' } }],
  ['ResetPasswordForm', { 'contactInformation.firstName': 'Ann' }, { contactInformation: { firstName: 'Ann' } }],
])('%s sends what a module of its own asks by the page config beyond its own steps (REG-09)', (formType, answers, sent) => {
  const steps = [{ key: 'all', title: 'All', sections: sections('ContactDetails') }];
  expect(formOf({ formType, steps }, answers).data).toMatchObject(sent);
});

it.each([
  ['ContactForm', []],
  ['BOIForm', []],
  ['FreeAccountForm', []],
  ['LoginForm', [expect.stringContaining('"LoginForm" does not send "questions.')]],
])('a file that answers a question of the page is sent by %s, or the console says that it is not (REG-09, SUBM-62)', (formType, said) => {
  const steps = [{ key: 'all', title: 'All', sections: sections('ContactDetails', 'Questions') }];
  const questions = [{ label: 'Your papers', type: 'file' }];
  const file = new File(['x'], 'papers.pdf');
  const { files, said: all } = formOf({ formType, steps, questions }, { 'questions.your_papers': file });
  expect(all.filter((sentence) => sentence.includes('does not send'))).toEqual(said);
  expect(files).toEqual(said.length > 0 ? {} : { 'question-0': file });
});

it.each([
  ['a password', 'ContactForm', 'Login', { 'login.username': 'ann', 'login.password': 'Correct-Horse-1' }, '"login.password"'],
  ['files', 'ContactForm', 'JobPapers', { 'job.resume': new File(['x'], 'resume.pdf') }, '"job.resume"'],
  ['a card', 'JobApplicationForm', 'Card', { 'card.number': '4111 1111 1111 1111', 'card.first_name': 'Ann' }, '"card.number"'],
])('nothing is sent of a module that asks for %s, and the console says so (REG-09)', (_case, formType, id, answers, named) => {
  const steps = [{ key: 'all', title: 'All', sections: sections('Applicant', id) }];
  const { data, files, said } = formOf({ formType, steps }, answers);
  expect(files).toEqual({});
  expect(JSON.stringify(data)).not.toMatch(/4111|Correct-Horse|"ann"/);
  expect(said).toEqual([expect.stringMatching(new RegExp(`"${formType}" does not send .*${named}.*leave the module "${id}" out`))]);
});

it('a captcha that the page config turns on is no module that it adds (REG-09)', () => {
  const captcha = { captcha: { service: 'recaptcha', siteKey: 'key' } };
  const { said } = formOf({ formType: 'ContactForm', ...captcha }, message);
  expect(said.filter((sentence) => sentence.includes('does not send'))).toEqual([]);
});

import { expect, it } from 'vitest';
import { formFacts } from '../../scripts/schema/form-facts.mjs';
import { formList } from '../../src/forms/form-list';

const facts = formFacts(formList);

it('says of each form what it posts, sells, asks, searches and offers', () => {
  expect(Object.keys(facts)).toEqual(Object.keys(formList));
  const order = { action: 'process_signup', sells: true, asksCaptcha: false, searchesDomains: true, offersPackages: true };
  expect(facts.FormABusinessForm).toEqual(order);
  const message = { action: 'process_contact', sells: false, asksCaptcha: true, searchesDomains: false, offersPackages: false };
  expect(facts.ContactForm).toEqual(message);
});

it('names whose account a form opens for those alone whose signup orders nothing', () => {
  const accounts = Object.entries(facts).flatMap(([name, { account }]) => (account ? [[name, account]] : []));
  expect(accounts).toEqual([
    ['FreeAccountForm', 'customer'],
    ['AffiliateSignupForm', 'affiliate'],
  ]);
  const signups = Object.entries(formList).filter(([, { action, kind }]) => action === 'process_signup' && kind === 'plain');
  expect(accounts.map(([name]) => name)).toEqual(signups.map(([name]) => name));
});

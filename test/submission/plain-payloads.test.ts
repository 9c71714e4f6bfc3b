import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { freeAccount } from '../../src/submission/signup-payloads';
import { clientProfilePayload, contactPayload, loginPayload, resetPasswordPayload } from '../../src/submission/plain-payloads';
import type { SubmissionInput } from '../../src/submission/submission-traits';
import { formList } from '../../src/forms/form-list';
import { configOf, factsOf, inputOf } from './example-order';

const inputWith = (values: FormValues, config = {}): SubmissionInput => inputOf({ facts: factsOf(values, config), cart: [] });

describe('what the contact form sends', () => {
  const contact = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    phone: '307 555 0101',
    companyName: 'Pine Ridge LLC',
    subject: 'Boots',
    message: 'Do you ship?\nAnn',
  };

  it('is the seven fields, asked or not (CONTACT-01)', () => {
    expect(contactPayload(inputWith({ contact }))).toEqual({
      data: {
        first_name: 'Ann',
        last_name: 'Lee',
        phone: '307 555 0101',
        subject: 'Boots',
        email: 'ann@example.com',
        message: 'Do you ship?\nAnn',
        company_name: 'Pine Ridge LLC',
      },
      files: {},
    });
    expect(Object.values(contactPayload(inputWith({})).data)).toEqual(['', '', '', '', '', '', '']);
  });
});

describe('what the forms about an account send', () => {
  it('is the page, the username, and the password as it was typed (LOGIN-01)', () => {
    const { data, files } = loginPayload(inputWith({ login: { username: ' ann ', password: ' old one ' } }));
    expect(data).toEqual({ url: 'https://example.com/order', username: 'ann', password: ' old one ' });
    expect(files).toEqual({});
  });

  it('is the page and the email of a password that is to be reset (RESET-01)', () => {
    const { data } = resetPasswordPayload(inputWith({ accountInformation: { email: 'ann@example.com' } }));
    expect(data).toEqual({ url: 'https://example.com/order', email: 'ann@example.com' });
  });

  it('is name, email and business of a client (CLIENT-01)', () => {
    const clientProfile = { name: 'Ann Lee', email: 'ann@example.com', businessDescription: ' We mend boots. ' };
    expect(clientProfilePayload(inputWith({ clientProfile })).data).toEqual({ ...clientProfile, businessDescription: 'We mend boots.' });
  });

  it("is also what a client answers to the page's own questions (CLIENT-01, SUBM-62)", () => {
    const logo = new File(['%PDF'], 'logo.pdf');
    const clientProfile = { name: 'Ann Lee', email: 'ann@example.com', businessDescription: 'Boots' };
    const questions = [{ label: 'Name' }, { label: 'Your logo', type: 'file' }, { label: 'Not asked' }];
    const input = inputWith({ clientProfile, questions: { name: 'Pine', your_logo: logo } }, { questions });
    expect(clientProfilePayload(input)).toEqual({
      data: { ...clientProfile, name_2: 'Pine', your_logo: 'logo.pdf' },
      files: { 'question-1': logo },
    });
  });
});

describe('the payload of a free account', () => {
  const values = {
    contactInformation: { firstName: 'Ann', lastName: 'Lee' },
    accountInformation: { email: 'ann@example.com', password: ' Correct-Horse-1 ' },
  };

  it('has website, client_ip, account, contact and formType, and nothing of an order (SUBM-09, SUBM-16, SUBM-17)', () => {
    const context = { ...inputOf().context, hadChat: true };
    const { data, files } = freeAccount({ ...inputWith(values, { formType: 'FreeAccountForm' as keyof typeof formList }), context });
    expect(data).toEqual({
      website: 'demo',
      client_ip: '192.0.2.1',
      account: {
        email_address: 'ann@example.com',
        password: ' Correct-Horse-1 ',
        notes: ['Client interacted with Live Chat', 'A/B variants: blue'],
        ab_test_rolled_variants: configOf().abTestRolledVariants,
      },
      contact: { first_name: 'Ann', last_name: 'Lee' },
      formType: 'FreeAccountForm',
    });
    expect(files).toEqual({});
  });

  it('leaves the address of the visitor to the server where the page does not give it (SUBM-16)', () => {
    expect(freeAccount(inputWith(values, { client_ip: undefined })).data).not.toHaveProperty('client_ip');
  });
});

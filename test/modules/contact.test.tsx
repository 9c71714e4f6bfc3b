import { describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../src/submission/submission';
import { deferred, dropped, posted } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const errors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);
const openContact = (config: object = {}) => renderForm({ formType: 'ContactForm', flags: { skipCaptcha: true }, ...config });

const needed = {
  'contact.firstName': 'Ann',
  'contact.lastName': 'Lee',
  'contact.email': 'ann@example.com',
  'contact.message': 'Are you there?',
};

describe('the contact form', () => {
  it('asks for name, email and message; phone, subject and company name are optional (CONTACT-04)', async () => {
    const form = await openContact();
    await form.press('Submit');
    const asked = ['First name is required', 'Last name is required', 'Email is required', 'Message is required'];
    await vi.waitFor(() => expect(errors(form)).toEqual(asked));
    await form.answerAll(needed);
    await form.press('Submit');
    await form.reads('Thank you');
  });

  it('asks for what the page config names instead (CONTACT-04)', async () => {
    const modules = [{ id: 'Message', required: ['phone', 'subject', 'companyName'] }];
    const form = await openContact({ steps: [{ key: 'contact', title: 'Contact', sections: [{ modules }] }] });
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toEqual(['Phone number is required', 'Company name is required', 'Subject is required']));
    await form.answerAll({ 'contact.phone': '3075550101', 'contact.subject': 'Hello', 'contact.companyName': 'Pine Ridge LLC' });
    await form.press('Submit');
    await form.reads('Thank you');
  });

  it('speaks of no order while its message is sent, and sent again', async () => {
    const form = await openContact({ flags: { skipCaptcha: true, idempotentPosts: true } });
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    await form.answerAll(needed);
    await form.press('Submit');
    await form.reads('Sending your message…');
    answer.reject(dropped());
    await form.reads('We are asking again, and nothing is sent twice.');
    expect(form.root.textContent).not.toMatch(/order|charged/i);
    await form.reads('Thank you');
  });

  it('sends contactData in one "process_contact" post (CONTACT-01, CONTACT-03)', async () => {
    const form = await openContact({ flags: {} });
    await form.answerAll({ ...needed, 'contact.phone': '3075550101', 'contact.subject': 'Hello', 'contact.companyName': 'Pine Ridge LLC' });
    await form.press("I'm not a robot");
    await form.press('Submit');
    await form.reads('Thank you');
    expect(posted(form.services)).toEqual([
      {
        action: 'process_contact',
        fields: { formType: 'ContactForm', pageID: 'page-1', captchaResponse: 'captcha-answer', idempotency_key: 'key-1' },
        data: {
          first_name: 'Ann',
          last_name: 'Lee',
          phone: '(307) 555-0101',
          subject: 'Hello',
          email: 'ann@example.com',
          message: 'Are you there?',
          company_name: 'Pine Ridge LLC',
        },
      },
    ]);
  });

  it('shows an error of the server beside the button, and keeps the message (CONTACT-03)', async () => {
    const form = await openContact();
    await form.answerAll(needed);
    form.services.formPost.post.mockResolvedValueOnce({ error: 'mailbox is full' });
    await form.press('Submit');
    await form.reads('Mailbox is full.');
    expect(form.control('contact.message').value).toBe('Are you there?');
  });
});

describe('the password', () => {
  const path = 'accountInformation.password';
  const openPassword = (config: object = {}) =>
    renderForm({ steps: [{ key: 'account', title: 'Account', sections: [{ modules: [{ id: 'Password' }] }] }], ...config });
  const checklist = (form: RenderedForm) => form.all('.charterform-checklist li').map(({ textContent }) => textContent);

  it('has a checklist that follows each key, and says that it is required while it is empty (PASS-01, PASS-02)', async () => {
    const form = await openPassword();
    const unmet = [
      'not met Password must be at least 8 characters',
      'not met must contain at least one lowercase letter',
      'not met must contain at least one capital letter',
      'not met must contain at least one number',
      'not met must contain at least one special character',
      'not met Password is required',
    ];
    expect(checklist(form)).toEqual(unmet);
    await form.user.type(form.control(path), 'aA1');
    await vi.waitFor(() => expect(checklist(form).map((line) => line.startsWith('met'))).toEqual([false, true, true, true, false]));
    await form.user.type(form.control(path), '!bcde');
    await vi.waitFor(() => expect(checklist(form).every((line) => line.startsWith('met'))).toBe(true));
    await form.user.clear(form.control(path));
    await vi.waitFor(() => expect(checklist(form)).toEqual(unmet));
  });

  it('must be entered again where the page says so, and is refused while they differ', async () => {
    const form = await openPassword({ layout: { passwordConfirm: true } });
    await form.answer(path, 'Correct-Horse-1');
    await form.answer('accountInformation.passwordConfirm', 'Correct-Horse-2');
    await vi.waitFor(() => expect(form.messageOf('accountInformation.passwordConfirm')).toBe('Passwords do not match'));
    await form.answer('accountInformation.passwordConfirm', 'Correct-Horse-1');
    await vi.waitFor(() => expect(form.messageOf('accountInformation.passwordConfirm')).toBe(''));
    await form.answer(path, 'Correct-Horse-3');
    await vi.waitFor(() => expect(form.messageOf('accountInformation.passwordConfirm')).toBe('Passwords do not match'));
  });

  it('is shown and hidden by its toggle (PASS-06)', async () => {
    const form = await openPassword();
    await form.answer(path, 'Correct-Horse-1');
    await form.press('Show Password');
    expect(form.control(path).type).toBe('text');
    await form.press('Hide Password');
    expect(form.control(path).type).toBe('password');
    expect(form.control(path).value).toBe('Correct-Horse-1');
  });
});

describe('the contact details', () => {
  const openDetails = (...ids: string[]) =>
    renderForm({ steps: [{ key: 'contact', title: 'Contact', sections: [{ modules: ids.map((id) => ({ id })) }] }] });

  it('carry what autofill and a phone’s keyboard need, under their dotted paths', async () => {
    const form = await openDetails('ContactDetails', 'MailingAddress');
    const hintsOf = (control: HTMLInputElement) => [
      control.name,
      control.type,
      control.getAttribute('inputmode') ?? '',
      control.getAttribute('autocomplete'),
    ];
    expect(form.all<HTMLInputElement>('input, select').map(hintsOf)).toEqual([
      ['contactInformation.firstName', 'text', '', 'given-name'],
      ['contactInformation.lastName', 'text', '', 'family-name'],
      ['accountInformation.email', 'email', 'email', 'email'],
      ['contactInformation.phone', 'tel', 'tel', 'tel'],
      ['contactInformation.country', 'select-one', '', 'country'],
      ['contactInformation.line1', 'text', '', 'address-line1'],
      ['contactInformation.city', 'text', '', 'address-level2'],
      ['contactInformation.state', 'select-one', '', 'address-level1'],
      ['contactInformation.zip', 'text', '', 'postal-code'],
    ]);
  });

  it('are refused where the email is none, and mask the phone while it is typed', async () => {
    const form = await openDetails('ContactDetails');
    await form.answer('accountInformation.email', 'ann@example');
    await vi.waitFor(() => expect(form.messageOf('accountInformation.email')).toBe('Please enter a valid email address'));
    await form.user.type(form.control('contactInformation.phone'), '3075550101');
    expect(form.control('contactInformation.phone').value).toBe('(307) 555-0101');
  });
});

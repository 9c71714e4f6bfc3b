import { describe, expect, it, vi } from 'vitest';
import { fakeServices } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const errors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);
const types = [
  { key: 'cpa', label: 'An accountant' },
  { key: 'blog', label: 'A blogger' },
];
const open = (config: object = {}, services = fakeServices()) =>
  renderForm({ formType: 'AffiliateSignupForm', flags: { skipCaptcha: true }, affiliate: { types }, ...config }, services);
const answers = {
  'contactInformation.firstName': 'Ann',
  'contactInformation.lastName': 'Lee',
  'contactInformation.phone': '3075550101',
  'accountInformation.email': 'ann@example.com',
  'accountInformation.password': 'Correct-Horse-1',
  'affiliateInformation.affiliateType': 'blog',
};
const signupOf = ({ services }: RenderedForm) =>
  JSON.parse(String(services.formPost.post.mock.calls.find(([action]) => action === 'process_signup')![1].signupData)) as Record<
    string,
    object
  >;

describe('the signup of an affiliate', () => {
  it('asks for names and what they are, and lets the business be left out, but not be one letter (AFFIL-01, AFFIL-02)', async () => {
    const form = await open();
    await form.press('Submit');
    const required = [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Phone number is required',
      'Described Role is required',
      'Password is required',
    ];
    await vi.waitFor(() => expect(errors(form)).toEqual(required));
    await form.answer('companyInformation.companyName', 'A');
    await vi.waitFor(() => expect(form.messageOf('companyInformation.companyName')).toBe('must be at least 2 characters'));
    await form.answerAll({ ...answers, 'companyInformation.companyName': '' });
    await form.press('Submit');
    await form.reads('Welcome, you are an affiliate now');
  });

  it('offers what the page has configured, else roles of its own (AFFIL-02)', async () => {
    const labels = (form: RenderedForm) =>
      form.all<HTMLInputElement>('[name="affiliateInformation.affiliateType"]').map(({ labels }) => labels![0]!.textContent);
    expect(labels(await open())).toEqual(['An accountant', 'A blogger']);
    expect(labels(await open({ affiliate: {}, pageID: 'page-2' }))).toEqual([
      'I advise businesses',
      'I write or speak to an audience',
      'Something else',
    ]);
  });

  it('asks what their goals are, optional or required as the page has configured (AFFIL-03)', async () => {
    const form = await open({ affiliate: { types, goalsRequired: true } });
    await form.answerAll(answers);
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toEqual(['Goals is required']));
    await form.answer('affiliateInformation.goals', 'Ten founders a month');
    await form.press('Submit');
    await form.reads('Welcome, you are an affiliate now');
  });

  it('checks the captcha, then sends account, contact, phones and a company that orders nothing (AFFIL-02, AFFIL-04, SUBM-20, SUBM-46)', async () => {
    const form = await open({ flags: {}, website: 'site-1' });
    await form.answerAll({
      ...answers,
      'companyInformation.companyName': 'Lee Reads',
      'affiliateInformation.goals': 'Ten founders\na month',
    });
    await form.press("I'm not a robot");
    await form.press('Submit');
    await form.reads('Welcome, you are an affiliate now');
    expect(form.services.formPost.post.mock.calls.map(([action]) => action)).toEqual(['process_captcha', 'process_signup']);
    expect(signupOf(form)).toEqual({
      website: 'site-1',
      companies: [
        {
          products: [],
          company: { name: 'Lee Reads', entity_type: 'Other', industry: '', position: '', naics_code: '', ab_test_rolled_variants: [] },
          notes: ['Affiliate type: blog', 'Affiliate goals: Ten founders\na month'],
        },
      ],
      account: {
        email_address: 'ann@example.com',
        password: 'Correct-Horse-1',
        notes: [],
        affiliate_type: 'blog',
        ab_test_rolled_variants: [],
      },
      contact: { first_name: 'Ann', last_name: 'Lee' },
      phones: [{ kind: 'primary', phone_number: '(307) 555-0101', label: 'Primary Phone' }],
      formType: 'AffiliateSignupForm',
    });
  });

  it('calls a company without a name as the affiliate is called (AFFIL-04, SUBM-22)', async () => {
    const form = await open();
    await form.answerAll(answers);
    await form.press('Submit');
    await form.reads('Welcome, you are an affiliate now');
    expect(signupOf(form).companies).toMatchObject([{ company: { name: 'Ann Lee' }, notes: ['Affiliate type: blog'] }]);
  });

  it('leads to the thank-you page of affiliates before the login of the server (REDIR-02)', async () => {
    const form = await open({ redirects: { affiliateThankYou: '/thanks' } });
    form.services.formPost.post.mockResolvedValueOnce({ result: { login_url: '/welcome' } });
    await form.answerAll(answers);
    await form.press('Submit');
    await form.reads('One moment');
    await vi.waitFor(() => expect(form.services.redirector.go).toHaveBeenCalledExactlyOnceWith('/thanks'), { timeout: 5000 });
  });

  it.each([
    ['4 kB long', 'x'.repeat(4096)],
    ['a script', '"><script>alert(1)</script>'],
  ])('sends and shows nothing of an affiliate cookie that is %s', async (_what, cookie) => {
    const services = fakeServices();
    services.readCookie.mockImplementation((name) => (name === 'chatEngaged' ? undefined : cookie));
    const form = await open({}, services);
    await form.answerAll(answers);
    await form.press('Submit');
    await form.reads('Welcome, you are an affiliate now');
    expect(JSON.stringify(signupOf(form)) + form.root.innerHTML).not.toMatch(/xxxx|<script/);
    expect(Object.keys(signupOf(form))).not.toContain('affiliate');
  });

  it('forgets a role that the page no longer offers', async () => {
    const first = await open();
    await first.answer('affiliateInformation.affiliateType', 'blog');
    expect(first.kept()).toMatchObject({ affiliateInformation: { affiliateType: { key: 'blog' } } });
    first.stop();
    const again = await open({ affiliate: { types: [types[0], { key: 'law', label: 'A lawyer' }] } }, first.services);
    expect(again.all('[name="affiliateInformation.affiliateType"]:checked')).toEqual([]);
  });
});

describe('the contact form with questions of the page', () => {
  const needed = { 'contact.firstName': 'Ann', 'contact.lastName': 'Lee', 'contact.email': 'ann@example.com', 'contact.message': 'Hello' };
  const questions = [
    { label: 'Order number' },
    { label: 'Order number', required: false },
    { label: 'Are you a client?', type: 'yesNo' as const },
  ];

  it('asks them before the captcha, and sends each answer in snake_case, though two are called alike (CONTACT-02, CONTACT-03)', async () => {
    const form = await renderForm({ formType: 'CustomContactForm', questions });
    expect(form.services.log.error.mock.calls.flat().join()).toContain('questions[1].label');
    await form.press('Submit');
    await vi.waitFor(() => expect(errors(form)).toHaveLength(7));
    expect(errors(form).slice(4)).toEqual([
      'Order number is required',
      'Are you a client? This field is required',
      expect.stringMatching(/^ReCAPTCHA response missing/),
    ]);
    await form.answerAll({
      ...needed,
      'questions.order_number': '1',
      'questions.order_number_2': '2',
      'questions.are_you_a_client': 'Yes',
    });
    await form.press("I'm not a robot");
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
    const [action, fields] = form.services.formPost.post.mock.calls[0]!;
    expect([action, fields.formType, fields.captchaResponse]).toEqual(['process_contact', 'CustomContactForm', 'captcha-answer']);
    const sent: unknown = JSON.parse(String(fields.contactData));
    expect(sent).toMatchObject({ first_name: 'Ann', message: 'Hello', order_number: '1', order_number_2: '2', are_you_a_client: 'Yes' });
  });

  it('is a contact form where the page asks none', async () => {
    const form = await renderForm({ formType: 'CustomContactForm', flags: { skipCaptcha: true } });
    await form.answerAll(needed);
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
    expect(Object.keys(JSON.parse(String(form.services.formPost.post.mock.calls[0]![1].contactData)) as object)).toHaveLength(7);
  });
});

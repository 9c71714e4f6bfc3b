import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact as contactForm } from '../../../src/forms/contact.form';
import type { FormDefinition } from '../../../src/forms/define-form';
import { completeAnswers, contactAnswers, secretWords } from '../../support/answers';
import { answerFromFixtures, fakeServices, loggedText, posted } from '../../support/fake-services';
import { eventsIn } from '../../support/ga4-events';
import { submitterFor, type SubmitterSetup } from '../../support/submitter';

afterEach(() => vi.useRealTimers());

const contact = { config: { formType: 'ContactForm' }, values: contactAnswers };
const contactWithAddress = { ...contact, config: { ...contact.config, redirects: { contactThankYou: '/thank-you' } } };
const toasts = ({ store }: Awaited<ReturnType<typeof submitterFor>>) => store.getState().notices.toasts;

describe('a submission', () => {
  it('starts, tokenizes, posts and finishes, each with its event (STORE-01, SUBM-02)', async () => {
    const { submit, events, state } = await submitterFor();
    expect(state().status).toBe('idle');
    await submit();
    expect(events).toEqual([
      'submissionStarted',
      'attemptCounted',
      'statusChanged',
      'statusChanged',
      'orderAccepted',
      'submissionFinished',
    ]);
    expect(state().status).toBe('done');
  });

  it('starts a redirect after a success that leads on (STORE-01)', async () => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValue({ result: { login_url: '/welcome' } });
    const { submit, events, stop } = await submitterFor({ services });
    await submit();
    expect(events.slice(-2)).toEqual(['submissionFinished', 'redirectStarted']);
    stop();
  });

  it('is in progress from its start, through each of its calls (SUBM-02)', async () => {
    const services = fakeServices();
    const { submit, state } = await submitterFor({ services });
    const seen: string[] = [];
    services.tokenizer.tokenize.mockImplementation(async () => {
      seen.push(state().status);
      return { token: 'tok_1', customer_id: '' };
    });
    services.formPost.post.mockImplementation(async () => {
      seen.push(state().status);
      return { error: 'No.' };
    });
    const sending = submit();
    expect(state().status).not.toBe('idle');
    await sending;
    expect(seen).toEqual(['tokenizing', 'submitting']);
    expect(state()).toMatchObject({ status: 'idle', lastError: { code: 30, message: { text: 'No.' } } });
  });

  it('names what was saved of an order, which a message has not (PLUS-05)', async () => {
    const services = fakeServices();
    const values = { ...completeAnswers, savedOrder: '7-abc' };
    const { submit } = await submitterFor({ services, values });
    await submit();
    const message = await submitterFor({ ...contact, services, values: { ...contactAnswers, savedOrder: '7-abc' } });
    await message.submit();
    expect(posted(services).map(({ fields }) => fields.saved_order)).toEqual(['7-abc', undefined]);
  });

  it('sends the files of its payload beside the JSON', async () => {
    const services = fakeServices();
    const resume = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' });
    const form: FormDefinition = { ...contactForm, action: 'process_application', payload: () => ({ data: { a: 1 }, files: { resume } }) };
    const { submit } = await submitterFor({ ...contact, form, services });
    await submit();
    expect(posted(services)).toMatchObject([{ action: 'process_application', fields: { resume, pageID: 'page-1' }, data: { a: 1 } }]);
  });

  it('sends one full order and keeps the answer, its `error` and `min` read beside it (SUBM-10, SUBM-11, CARD-13)', async () => {
    const services = fakeServices();
    const result = { invoice_numbers: ['1001', '1002'], account_id: '7', login_url: '', priority: true };
    services.formPost.post.mockResolvedValue({ result, min: 49 });
    const config = { formFileName: 'form-a-business', website: 'my-site', client_ip: '192.0.2.1' };
    const { submit, state, onAccepted } = await submitterFor({ config, services });
    await submit();
    const [order, ...more] = posted(services);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      action: 'process_signup',
      fields: { formType: 'FormABusinessForm', pageID: 'page-1', formFileName: 'form-a-business', idempotency_key: 'key-1' },
      data: {
        website: 'my-site',
        client_ip: '192.0.2.1',
        formType: 'FormABusinessForm',
        account: { email_address: 'ann@example.com', password: 'Correct-Horse-1' },
        companies: [{ company: { name: 'Pine Ridge LLC' }, products: [{ saveAs: 'businessFormation' }, { saveAs: 'registeredAgent' }] }],
        payment: { processor: 'elavon', token: 'tok_1', customer_id: 'cus_1' },
      },
    });
    expect(Object.keys(order!.fields).sort()).toEqual(['formFileName', 'formType', 'idempotency_key', 'ledger', 'pageID']);
    const sent = JSON.stringify(services.formPost.post.mock.calls);
    for (const word of ['4111111111111111', '4111 1111', '987']) expect(sent).not.toContain(word);
    expect(JSON.stringify(order!.data)).not.toContain('key-1');
    expect(state().response).toEqual(result);
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ result, orderKey: 'key-1', hasDomains: false }));
  });

  it('sends nothing while the form is invalid, and does not count it (SUBM-04)', async () => {
    const { submit, answers, state, services } = await submitterFor();
    answers.isValid = false;
    await submit();
    await submit();
    expect(state()).toMatchObject({ status: 'idle', attempts: 0, lastError: null });
    expect(services.formPost.post).not.toHaveBeenCalled();
    answers.isValid = true;
    await submit();
    expect(state().attempts).toBe(1);
  });

  it('goes through six times and is blocked the seventh, without a call (SUBM-04, SUBM-05, SUBM-06)', async () => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValue({ error: 'Try again' });
    const { submit, state } = await submitterFor({ services });
    for (let attempt = 1; attempt <= 6; attempt++) {
      await submit();
      expect(state().attempts).toBe(attempt);
      expect(state().lastError?.code).toBe(30);
    }
    expect(services.formPost.post).toHaveBeenCalledTimes(6);
    services.tokenizer.tokenize.mockClear();
    await submit();
    expect(state()).toMatchObject({
      status: 'idle',
      attempts: 7,
      lastError: { code: 10, message: { key: 'error.missingProperty.message' } },
    });
    expect(services.formPost.post).toHaveBeenCalledTimes(6);
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();

    const reloaded = await submitterFor({ services });
    await reloaded.submit();
    expect(services.formPost.post).toHaveBeenCalledTimes(7);
  });

  it('is refused while a load that the cart needs is pending or failed, and impatience costs no attempt (PROD-46, SUBM-04)', async () => {
    const services = fakeServices();
    services.marketing.mockReturnValue(new Promise(() => undefined));
    const pending = await submitterFor({ services, loads: false });
    for (let presses = 0; presses < 8; presses++) await pending.submit();
    expect(pending.state()).toMatchObject({ status: 'idle', attempts: 0, lastError: { message: { key: 'load.pending' } } });
    expect(services.log.error).not.toHaveBeenCalled();
    services.marketing.mockRejectedValue(new Error('Network Error'));
    const failed = await submitterFor({ services });
    await failed.submit();
    expect(failed.state()).toMatchObject({ status: 'idle', lastError: { message: { key: 'load.failed' } } });
    expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(services.formPost.post).not.toHaveBeenCalled();
  });

  it.each([404, 500])('of a registered agent alone is posted though the filing products answer %i (PROD-46)', async (status) => {
    const services = fakeServices();
    services.marketing.mockImplementation((path, request) =>
      path === 'filing_products' ? Promise.reject(new Error(`HTTP ${status}`)) : answerFromFixtures(path, request),
    );
    const values = {
      ...completeAnswers,
      companyInformation: { ...(completeAnswers.companyInformation as object), states: { WY: true, CO: true } },
    };
    const made = await submitterFor({ services, config: { formType: 'RASignupForm' }, values });
    await made.submit();
    expect(made.state().status).toBe('done');
    expect(posted(services)).toHaveLength(1);
    // The company's formation is among those products.
    const formation = await submitterFor({ services });
    await formation.submit();
    expect(formation.state().lastError).toMatchObject({ message: { key: 'load.failed' } });
  });

  it('leaves every error for the notice beside the form, without a toast', async () => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValue({ error: 'payment failed' });
    const made = await submitterFor({ services });
    await made.submit();
    const payment = { title: 'error.payment.title', message: { key: 'error.payment.message' } };
    expect(made.state().lastError).toMatchObject({ code: 31, ...payment });
    expect(toasts(made)).toEqual([]);
  });
});

describe('debug mode', () => {
  it('only logs the payload, without password, token, card and captcha, and makes no call (SUBM-50)', async () => {
    for (const { config, ...setup } of [{ config: {} }, contact]) {
      const services = fakeServices();
      const bails = { ...config, flags: { bailBeforeSubmission: true } };
      const { submit, state } = await submitterFor({ ...setup, config: bails, services });
      await submit();
      expect(state()).toMatchObject({ status: 'idle', lastError: null });
      expect(services.tokenizer.tokenize).not.toHaveBeenCalled();
      expect(services.formPost.post).not.toHaveBeenCalled();
      expect(services.log.warn).toHaveBeenCalledTimes(1);
      const logged = loggedText(services);
      expect(logged).toContain('ann@example.com');
      for (const word of [...secretWords, 'password', 'captchaResponse']) expect(logged).not.toContain(word);
    }
  });

  it.each([
    ['an order under a key of its own', {}, [{ event: 'purchase', ecommerce: { transaction_id: 'key-1' } }]],
    ['nothing that is no order', contact, []],
  ])('tells the trackers of %s (SUBM-50)', async (_what, { config, ...setup }: SubmitterSetup, purchases) => {
    const services = fakeServices();
    const { submit } = await submitterFor({ ...setup, config: { ...config, flags: { bailBeforeSubmission: true } }, services });
    await submit();
    expect(
      eventsIn(
        services.trackers.track.mock.calls.map(([{ layer }]) => layer),
        'purchase',
      ),
    ).toMatchObject(purchases);
  });
});

describe('a success', () => {
  it('sets the redirect flag and navigates after 1500 ms (REDIR-01)', async () => {
    const services = fakeServices();
    const { submit, state } = await submitterFor({ ...contactWithAddress, services });
    vi.useFakeTimers();
    await submit();
    expect(state().status).toBe('redirecting');
    vi.advanceTimersByTime(1499);
    expect(services.redirector.go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(services.redirector.go).toHaveBeenCalledExactlyOnceWith('/thank-you');
  });

  it('without an address does not navigate, ends the wait and can send nothing more (REDIR-07)', async () => {
    const services = fakeServices();
    const { submit, state } = await submitterFor({ services });
    vi.useFakeTimers();
    await submit();
    expect(state().status).toBe('done');
    await submit();
    vi.advanceTimersByTime(10_000);
    expect(services.redirector.go).not.toHaveBeenCalled();
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('leads nowhere once the form has left the page', async () => {
    const services = fakeServices();
    const before = await submitterFor({ ...contactWithAddress, services });
    const during = await submitterFor({ ...contactWithAddress, services });
    vi.useFakeTimers();
    await before.submit();
    before.stop();
    const sending = during.submit();
    during.stop();
    await sending;
    vi.advanceTimersByTime(10_000);
    expect(services.redirector.go).not.toHaveBeenCalled();
  });
});

describe('nothing secret', () => {
  it('is in the store, the storages or the log, whatever happened (CARD-13)', async () => {
    const services = fakeServices();
    services.formPost.post.mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce({ error: 'No.' });
    services.tokenizer.tokenize.mockRejectedValueOnce(new Error('broken'));
    const { submit, store, mirror } = await submitterFor({ services });
    const { card: _card, accountInformation: _account, ...rest } = completeAnswers;
    mirror(rest);
    for (let attempt = 0; attempt < 4; attempt++) await submit();
    const everything =
      JSON.stringify(store.getState()) +
      JSON.stringify([...services.localStorage.entries, ...services.sessionStorage.entries]) +
      loggedText(services);
    for (const word of secretWords) expect(everything).not.toContain(word);
  });
});

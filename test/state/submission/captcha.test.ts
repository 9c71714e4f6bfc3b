import { describe, expect, it } from 'vitest';
import { contact as contactForm } from '../../../src/forms/contact.form';
import type { FormDefinition } from '../../../src/forms/define-form';
import { contactAnswers } from '../../support/answers';
import { fakeServices, posted } from '../../support/fake-services';
import { submitterFor, type SubmitterSetup } from '../../support/submitter';

const contact: SubmitterSetup = { config: { formType: 'ContactForm' }, values: contactAnswers };

/** A form whose captcha is checked before it is sent. */
const signupForm: FormDefinition = { ...contactForm, action: 'process_signup', captcha: 'checkedFirst' };
const signup: SubmitterSetup = { ...contact, form: signupForm };
const unanswered = { ...contactAnswers, captcha: { response: '' } };

const actions = (services: ReturnType<typeof fakeServices>) => services.formPost.post.mock.calls.map(([action]) => action);

describe('the captcha', () => {
  it('goes along with the call of a contact form, which is the only one (CAPT-02, SUBM-54)', async () => {
    const services = fakeServices();
    const { submit, onCaptchaUsed } = await submitterFor({ ...contact, services });
    await submit();
    expect(posted(services)).toMatchObject([
      { action: 'process_contact', fields: { captchaResponse: 'captcha-answer', pageID: 'page-1', idempotency_key: 'key-1' } },
    ]);
    expect(JSON.stringify(posted(services)[0]!.data)).not.toContain('captcha');
    expect(onCaptchaUsed).toHaveBeenCalledTimes(1);
  });

  it('of a signup is checked by "process_captcha" before "process_signup" (CAPT-02, SUBM-10, SUBM-53)', async () => {
    const services = fakeServices();
    const { submit, state } = await submitterFor({ ...signup, services });
    await submit();
    expect(actions(services)).toEqual(['process_captcha', 'process_signup']);
    const [check, sent] = services.formPost.post.mock.calls.map(([, fields]) => fields);
    expect(check).toEqual({ captchaResponse: 'captcha-answer', idempotency_key: expect.any(String) });
    expect(sent).toMatchObject({ captchaResponse: 'captcha-answer', signupData: expect.any(String) });
    expect(sent!.idempotency_key).not.toBe(check!.idempotency_key);
    expect(state().status).toBe('done');
  });

  it.each([
    ['the server’s error', { error: 'The captcha has expired' }, { text: 'The captcha has expired' }],
    ['its own sentence', { success: false }, { key: 'error.captcha.failed' }],
  ])('that fails its check shows %s, signs nobody up and asks anew (CAPT-05, SUBM-53)', async (_what, reply, message) => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValueOnce(reply);
    const { submit, state, onCaptchaUsed } = await submitterFor({ ...signup, services });
    await submit();
    expect(actions(services)).toEqual(['process_captcha']);
    expect(state()).toMatchObject({ status: 'idle', lastError: { message } });
    expect(onCaptchaUsed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['sent with the form', contact],
    ['checked first', signup],
  ])('that is %s stops the submission without an answer (CAPT-04)', async (_how, setup) => {
    const services = fakeServices();
    const { submit, state } = await submitterFor({ ...setup, services, values: unanswered });
    await submit();
    expect(services.formPost.post).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ status: 'idle', lastError: { message: { key: 'rule.captchaResponse' } } });
  });

  it.each([contact, signup])('needs no answer and no check where it is skipped (CAPT-03)', async ({ config, form }) => {
    const services = fakeServices();
    const skips = { ...config, flags: { skipCaptcha: true } };
    const { submit, state } = await submitterFor({ services, config: skips, form, values: unanswered });
    await submit();
    expect(actions(services)).not.toContain('process_captcha');
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
    expect(state().status).toBe('done');
  });

  it('is not part of an order (CAPT-01)', async () => {
    const services = fakeServices();
    const { submit } = await submitterFor({ services });
    await submit();
    expect(Object.keys(posted(services)[0]!.fields)).not.toContain('captchaResponse');
  });

  it('shows a server’s word about it as it is (CAPT-05, ERR-09)', async () => {
    const services = fakeServices();
    services.formPost.post.mockResolvedValueOnce({ error: 'the <b>captcha</b> is wrong' });
    const { submit, state } = await submitterFor({ ...contact, services });
    await submit();
    expect(state().lastError).toMatchObject({ code: 32, message: { text: 'the <b>captcha</b> is wrong' } });
  });
});

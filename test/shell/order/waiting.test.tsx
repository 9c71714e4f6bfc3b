import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionReply } from '../../../src/submission/submission';
import { useForm } from '../../../src/form/form-provider';
import { defineModule } from '../../../src/form/modules/define-module';
import { registeredModules } from '../../../src/form/modules/registered-modules';
import { contactAnswers, keptAnswers } from '../../support/answers';
import { deferred, fakeServices, servicesHeldBack } from '../../support/fake-services';
import { paySteps, readyToPay } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

function Search() {
  const { form } = useForm();
  const look = (loading: boolean, message: string) => form.change({ loading, 'globalSpinner.message': message });
  return (
    <>
      <button type="button" onClick={() => look(true, 'Looking for names…')}>
        Look
      </button>
      <button type="button" onClick={() => look(true, '')}>
        Look in silence
      </button>
      <button type="button" onClick={() => look(false, '')}>
        Found
      </button>
    </>
  );
}

registeredModules.add({ Search: defineModule({ view: Search }) });

/** What the buttons read that wait. */
const turning = (form: RenderedForm) => form.all('.charterform-turning').map(({ textContent }) => textContent);
const expectTurning = (form: RenderedForm, expected: string[]) => vi.waitFor(() => expect(turning(form)).toEqual(expected));
const said = (form: RenderedForm) => form.all('[role="status"]').map(({ textContent }) => textContent);
const notices = (form: RenderedForm) => form.all('.charterform-notice').map(({ textContent }) => textContent);
const total = (form: RenderedForm) => form.all('.charterform-side .charterform-total dd')[0]!;
const held = (form: RenderedForm) => form.all('[inert]').length > 0;
const stepOf = (...ids: string[]) => [{ key: 'only', title: 'Only', sections: [{ modules: ids.map((id) => ({ id })) }] }];
const steps = stepOf('CompanyName', 'Search');
const stateSteps = stepOf('StateOfService', 'EntityType', 'CompanyName');
const keeping = () => servicesKeeping({ ...keptAnswers, currentStep: 0 });

const realTimeout = setTimeout;
/** Time for replies, drawing and what follows it, while the test holds the clock of the form. */
const settle = () => new Promise((done) => realTimeout(done, 60));

/** Some ms go by on that clock. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await settle();
}

const contactForm = { formType: 'ContactForm', redirects: { contactThankYou: '/thank-you' }, flags: { skipCaptcha: true } } as const;

async function fillContact(form: RenderedForm): Promise<void> {
  for (const [name, value] of Object.entries(contactAnswers.contact as Record<string, string>)) await form.answer(`contact.${name}`, value);
}

describe('while products load', () => {
  it('only the total waits, as a skeleton that says so; all else is there and can be used (FORM-26, FORM-39)', async () => {
    const { services, letGo } = servicesHeldBack(keeping());
    const form = await renderForm({ steps: paySteps }, services);
    expect(total(form).querySelector('.charterform-bone')?.textContent).toBe('Loading prices…');
    expect([form.all('.charterform-covered[aria-busy="true"]').length, held(form), turning(form)]).toEqual([1, false, []]);
    await form.answer('companyInformation.companyName', 'Pine');
    expect(form.control('companyInformation.companyName').value).toBe('Pine');
    letGo();
    await vi.waitFor(() => expect(total(form).textContent).toMatch(/^\$\d/));
    expect(form.all('.charterform-bone, [aria-busy="true"]')).toHaveLength(0);
  });

  it('a submit sends nothing and says what it waits for, then that the total is here (PROD-46, FORM-39)', async () => {
    const { services, letGo } = servicesHeldBack(servicesKeeping({ ...keptAnswers, currentStep: 1 }));
    const form = await renderForm({ steps: paySteps }, services);
    await form.arrivesAt('payment');
    await form.answerAll(stepAnswers.payment);
    await form.press('Submit Order');
    const waits = 'We are still loading your prices, so nothing is sent yet. Your total comes in a moment.';
    await vi.waitFor(() => expect(notices(form)).toEqual([waits]));
    letGo();
    await vi.waitFor(() => expect(notices(form)).toEqual(['Your prices are here. Please check your total, then submit.']));
    expect(total(form).textContent).toMatch(/^\$\d/);
    expect(services.formPost.post).not.toHaveBeenCalled();
    await form.press('Submit Order');
    await vi.waitFor(() => expect(services.formPost.post).toHaveBeenCalledTimes(1));
  });

  it('a submit before they fail to load says that they did, in place of what it waited for (PROD-46)', async () => {
    const gate = deferred<never>();
    const services = servicesKeeping({ ...keptAnswers, currentStep: 1 });
    services.marketing.mockReturnValue(gate.promise);
    const form = await renderForm({ steps: paySteps }, services);
    await form.arrivesAt('payment');
    await form.answerAll(stepAnswers.payment);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(notices(form)).toHaveLength(1));
    gate.reject(new Error('down'));
    await vi.waitFor(() => expect(notices(form).join()).toContain('We could not load all prices'));
    expect(notices(form)).toHaveLength(1);
  });

  it('what is still to be selected is asked for at once (FORM-39, SUMM-20)', async () => {
    const form = await renderForm({ steps: stateSteps }, servicesHeldBack().services);
    expect(form.summary()).toEqual(['Please select your filing jurisdiction', 'TotalTBD']);
  });

  it('a total that is not whole does not come back where they fail to load (FORM-39)', async () => {
    const services = keeping();
    const form = await renderForm({ steps: paySteps }, services);
    await vi.waitFor(() => expect(total(form).textContent).toMatch(/^\$\d/));
    services.marketing.mockRejectedValue(new Error('down'));
    await form.answer('companyInformation.state', 'OH');
    await vi.waitFor(() => expect(total(form).textContent).toBe('TBD'));
  });
});

describe('while the form is sent', () => {
  it('the button says so, nothing can be changed, and nothing is sent twice (FORM-26, FORM-39)', async () => {
    const services = fakeServices();
    const answer = deferred<ActionReply>();
    services.formPost.post.mockReturnValueOnce(answer.promise);
    const form = await renderForm(contactForm, services);
    await fillContact(form);
    expect([turning(form), held(form)]).toEqual([[], false]);
    const button = form.button('Submit');
    await form.press('Submit');
    await expectTurning(form, ['Sending your message…']);
    expect([held(form), form.isSubmitDisabled(), said(form).includes('Sending your message…')]).toEqual([true, true, true]);
    act(() => button.click());
    expect(services.formPost.post).toHaveBeenCalledTimes(1);
    answer.resolve({ success: true });
    await expectTurning(form, ['One moment…']);
    expect(notices(form)).toEqual(['Thank you. One moment, we are taking you to the next page…']);
    expect(held(form)).toBe(true);
  });

  it('an order says "Sending…", and what takes long before it is said above the button (FORM-39)', async () => {
    const form = await readyToPay();
    const digest = deferred<string>();
    form.services.digest.mockReturnValueOnce(digest.promise);
    await form.press('Submit Order');
    await expectTurning(form, ['Sending…']);
    expect(notices(form)).toEqual([]);
    await form.reads('Checking before we send it…');
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    digest.resolve('digest');
    await vi.waitFor(() => expect(notices(form)).toEqual(['Sending your order…']));
    answer.resolve({ error: 'payment failed' });
    await expectTurning(form, []);
    expect([notices(form).includes('Sending your order…'), held(form)]).toEqual([false, false]);
  });

  it('the focus waits at the button, and is at the reason after a refusal (FORM-39)', async () => {
    const form = await readyToPay();
    const answer = deferred<ActionReply>();
    form.services.formPost.post.mockReturnValueOnce(answer.promise);
    const field = form.control('card.cvc');
    act(() => field.focus());
    act(() => void fireEvent.submit(form.all('form')[0]!));
    await expectTurning(form, ['Sending…']);
    expect(document.activeElement).toBe(form.button('Sending…'));
    answer.resolve({ error: 'payment failed' });
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('charterform-notice'));
    expect(document.activeElement?.closest('[inert]')).toBeNull();
  });
});

describe('`loading`, as a module raises it', () => {
  afterEach(() => void vi.useRealTimers());

  it('holds the form and turns the button, and shows `globalSpinner.message` when set (FORM-26, FORM-28)', async () => {
    const form = await renderForm({ steps });
    await form.loaded();
    act(() => form.button('Look').focus());
    await form.press('Look');
    await expectTurning(form, ['One moment…']);
    expect([notices(form), held(form), document.activeElement]).toEqual([['Looking for names…'], true, form.button('One moment…')]);
    await form.press('Found');
    await expectTurning(form, []);
    expect([notices(form), held(form), document.activeElement]).toEqual([[], false, form.button('Look')]);
    await form.press('Look in silence');
    await expectTurning(form, ['One moment…']);
    expect(notices(form)).toEqual([]);
  });

  it('ends, and the spinner hides 50 ms later, not before (FORM-27)', async () => {
    const form = await renderForm({ steps });
    await form.loaded();
    await form.press('Look');
    await expectTurning(form, ['One moment…']);
    await settle();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => form.button('Found').click());
    await settle();
    // Preact starts its effects by a timer of its own.
    await pass(1);
    await pass(48);
    expect(turning(form)).toEqual(['One moment…']);
    await pass(2);
    expect(turning(form)).toEqual([]);
  });
});

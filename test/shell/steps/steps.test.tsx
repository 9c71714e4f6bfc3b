import { describe, expect, it, vi } from 'vitest';
import type { Facts } from '../../../src/kernel/facts/facts';
import { getPath } from '../../../src/kernel/util/paths';
import { formABusiness } from '../../../src/forms/form-a-business.form';
import { registeredForms } from '../../../src/forms/registered-forms';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping } from '../../support/render-form';
import { personAnswers, stepAnswers, twoSteps, walkTo } from '../../support/visits';

const isShown = ({ values }: Facts) => getPath(values, 'companyInformation.companyName') !== 'Alone LLC';
const steps = formABusiness.steps.map((step) => (step.key === 'people' ? { ...step, isShown } : step));
registeredForms.add({ FormABusinessForm: { ...formABusiness, steps } });

const name = { 'companyInformation.companyName': 'Pine Ridge LLC' };
describe('a form in steps', () => {
  it('shows the current step alone, its sections of modules in order (FORM-04)', async () => {
    const form = await renderForm();
    expect(form.steps()).toEqual(['company']);
    expect(form.has('companyInformation.companyName')).toBe(true);
    expect(form.has('contactInformation.firstName')).toBe(false);
    await walkTo(form, 'contact');
    expect(form.steps()).toEqual(['contact']);
    expect(form.all('.charterform-step h2').map(({ textContent }) => textContent)).toEqual([
      'How do we reach you?',
      'Where should your mail go?',
      'Choose a password',
    ]);
    expect(form.has('companyInformation.companyName')).toBe(false);
  });

  it('has steps with a key and a title, sections and modules from the page config (FORM-04)', async () => {
    const form = await renderForm({ steps: twoSteps });
    expect(form.steps()).toEqual(['name']);
    expect(form.all('.charterform-step-title').map(({ textContent }) => textContent)).toEqual(['Name', 'Person']);
    expect(form.all('.charterform-step h2').map(({ textContent }) => textContent)).toEqual(['The name']);
  });

  it('offers Continue on the first step, Back and Submit on the last, Back and Continue between (FORM-07, FORM-09)', async () => {
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, accountInformation: { email: 'ann@example.com' } }));
    const offered = () => ['Back', 'Continue', 'Submit Order'].filter(form.hasButton);
    expect(offered()).toEqual(['Continue']);
    await form.press('Continue');
    await form.arrivesAt('people');
    expect(offered()).toEqual(['Back', 'Continue']);
    await form.press('Continue');
    await form.arrivesAt('contact');
    await form.answer('accountInformation.password', stepAnswers.contact['accountInformation.password']);
    await form.press('Continue');
    await form.arrivesAt('optional-items');
    expect(offered()).toEqual(['Back', 'Continue']);
    await form.press('Continue');
    await form.arrivesAt('payment');
    expect(offered()).toEqual(['Back', 'Submit Order']);
  });

  it('goes on only when the step validates, and back without that (FORM-15)', async () => {
    const form = await renderForm({ steps: twoSteps });
    await form.press('Continue');
    await form.reads('Company name is required');
    expect(form.steps()).toEqual(['name']);
    await form.answerAll(name);
    await form.press('Continue');
    await form.arrivesAt('person');
    await form.press('Back');
    await form.arrivesAt('name');
    expect(form.control('companyInformation.companyName').value).toBe('Pine Ridge LLC');
  });

  it('skips a step of which no module is shown, on the way on and back (FORM-05, FORM-33)', async () => {
    const [first, last] = twoSteps as [(typeof twoSteps)[0], (typeof twoSteps)[0]];
    // Filing speeds are offered only once a state is chosen, which this form never asks.
    const between = { key: 'speed', title: 'Speed', sections: [{ modules: [{ id: 'FilingOptions' }] }] };
    const form = await renderForm({ steps: [first, between, last] });
    expect(form.all('.charterform-step-title').map(({ textContent }) => textContent)).toEqual(['Name', 'Person']);
    await form.answerAll(name);
    await form.press('Continue');
    await form.arrivesAt('person');
    await form.press('Back');
    await form.arrivesAt('name');
  });

  it('treats a step whose condition is false as disabled: hidden, skipped, not validated (FORM-33, FORM-38)', async () => {
    const form = await renderForm();
    const titles = () => form.all('.charterform-step-title').map(({ textContent }) => textContent);
    expect(titles()).toContain('People');
    await form.answerAll({ ...stepAnswers.company, 'companyInformation.companyName': 'Alone LLC' });
    await vi.waitFor(() => expect(titles()).toEqual(['Company', 'Contact', 'Optional Items', 'Review', 'Payment']));
    await form.press('Continue');
    await form.arrivesAt('contact');
    await form.press('Back');
    await form.arrivesAt('company');
    await form.press('Continue');
    for (const step of ['contact', 'optional-items', 'payment'] as const) {
      await form.arrivesAt(step);
      await form.answerAll(stepAnswers[step]);
      await form.press(step === 'payment' ? 'Submit Order' : 'Continue');
    }
    await form.reads('Thank you');
    expect(form.services.formPost.post).toHaveBeenCalledTimes(1);
  });

  it('marks each step it leaves as seen, and currentStep follows (FORM-18)', async () => {
    const form = await renderForm({ steps: twoSteps });
    const kept = () => {
      const { currentStep, stepSeenStatus } = form.kept();
      return { currentStep, stepSeenStatus };
    };
    expect(kept()).toEqual({ currentStep: 0, stepSeenStatus: {} });
    await form.answerAll(name);
    await form.press('Continue');
    await form.arrivesAt('person');
    expect(kept()).toEqual({ currentStep: 1, stepSeenStatus: { 0: { seen: true } } });
    await form.press('Back');
    await form.arrivesAt('name');
    expect(kept()).toEqual({ currentStep: 0, stepSeenStatus: { 0: { seen: true }, 1: { seen: true } } });
  });

  it('focuses the heading of the step it moves to, and nothing on load', async () => {
    const form = await renderForm({ steps: twoSteps });
    expect(document.activeElement).toBe(document.body);
    await form.answerAll(name);
    await form.user.click(form.button('Continue'));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('The person'));
  });

  it('takes Enter for Continue, and on the last step for Submit', async () => {
    const form = await renderForm({ steps: twoSteps });
    await form.user.click(form.control('companyInformation.companyName'));
    await form.user.keyboard('Pine Ridge LLC{Enter}');
    await form.arrivesAt('person');
    await form.answerAll(personAnswers);
    await form.user.click(form.control('contactInformation.firstName'));
    await form.user.keyboard('{Enter}');
    await form.reads('Please select your filing jurisdiction');
    expect(form.services.formPost.post).not.toHaveBeenCalled();
  });
});

describe('the buttons', () => {
  it('read "Back", "Continue", and in the main column "Submit", unless the page says otherwise (FORM-10)', async () => {
    const layout = { submitInMainColumn: true };
    const plain = await renderForm({ steps: twoSteps, layout });
    expect(plain.hasButton('Continue')).toBe(true);
    await plain.answerAll(name);
    await plain.press('Continue');
    await plain.arrivesAt('person');
    expect([plain.hasButton('Back'), plain.hasButton('Submit')]).toEqual([true, true]);
    plain.stop();

    const text = { 'button.back': 'Return', 'button.continue': 'Next', 'button.submit': 'Send' };
    const own = await renderForm({ steps: twoSteps, layout, text });
    await own.answerAll(name);
    await own.press('Next');
    await own.arrivesAt('person');
    expect(own.all('.charterform-buttons .charterform-button').map(({ textContent }) => textContent)).toEqual(['Return', 'Send']);
  });

  it('read "Submit Order" in the side column by default (FORM-11)', async () => {
    const form = await renderForm({ steps: twoSteps.slice(0, 1) });
    expect(form.button('Submit Order').closest('.charterform-side')).not.toBeNull();
    form.stop();
    const own = await renderForm({ steps: twoSteps.slice(0, 1), text: { 'button.submitOrder': 'Buy now' } });
    expect(own.hasButton('Buy now')).toBe(true);
  });
});

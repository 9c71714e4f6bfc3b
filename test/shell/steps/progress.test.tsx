import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { twoSteps } from '../../support/visits';

const config = { steps: twoSteps };
const items = (form: RenderedForm) => form.all('.charterform-progress li');
const stepButton = (form: RenderedForm, index: number) => items(form)[index]!.querySelector('button')!;
/** What the indicator of each step says. */
const shares = (form: RenderedForm) =>
  items(form).map((item) => item.querySelector('.charterform-share')!.textContent!.replace(/\s+/g, ' '));
const expectShares = (form: RenderedForm, expected: string[]) => vi.waitFor(() => expect(shares(form)).toEqual(expected));
/** The bar follows the form after a pause of 16 ms. */
const expectCurrent = (form: RenderedForm, index: number) =>
  vi.waitFor(() => expect(items(form).findIndex((item) => item.querySelector('[aria-current="step"]'))).toBe(index));
const seen = (form: RenderedForm) => items(form).map(({ dataset }) => dataset.seen === 'true');

describe('the progress bar', () => {
  it('draws its line by steps: those passed, and a part of the current one (FORM-29)', async () => {
    const line = (form: RenderedForm) => form.all('[role=progressbar] i')[0]!.style.transform;
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, currentStep: 1, stepSeenStatus: { 0: { seen: true } } }));
    await form.loaded();
    const count = items(form).length;
    await vi.waitFor(() => expect(line(form)).toBe(`scaleX(${2 / count})`));
    await form.press('Edit Member 1');
    await form.answer('llc.members.0.first_name', '');
    await vi.waitFor(() => expect(parseFloat(line(form).slice(7))).toBeLessThan(2 / count));
    expect(parseFloat(line(form).slice(7))).toBeGreaterThan(1 / count);
  });

  it('shows for each step how many required fields are valid and how many failed (FORM-13, FORM-29)', async () => {
    const form = await renderForm(config);
    await expectShares(form, ['0 of 1', '0 of 4']);
    await form.press('Continue');
    await expectShares(form, ['0 of 1 · 1 to fix', '0 of 4']);
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await expectShares(form, ['1 of 1', '0 of 4']);
    await form.press('Continue');
    await form.arrivesAt('person');
    await form.answerAll({ 'contactInformation.firstName': 'Ann', 'accountInformation.email': 'no address' });
    await expectShares(form, ['1 of 1', '1 of 4 · 1 to fix']);
    expect(items(form).map(({ dataset }) => dataset.failed === 'true')).toEqual([false, true]);
  });

  it('tells seen steps, the current one, and those before and after it apart (FORM-14)', async () => {
    const form = await renderForm(config, servicesKeeping({ ...keptAnswers, currentStep: 1, stepSeenStatus: { 0: { seen: true } } }));
    const positions = () => items(form).map(({ dataset }) => dataset.position);
    await vi.waitFor(() => expect(positions()).toEqual(['before', 'current']));
    expect(seen(form)[0]).toBe(true);
    await form.press('Back');
    await vi.waitFor(() => expect(positions()).toEqual(['current', 'after']));
  });

  it('counts all enabled steps, and only those, towards the total and "Step N/M" (FORM-29)', async () => {
    const [first, last] = twoSteps as [(typeof twoSteps)[0], (typeof twoSteps)[0]];
    const hidden = { key: 'speed', title: 'Speed', sections: [{ modules: [{ id: 'FilingOptions' }] }] };
    const form = await renderForm({ steps: [first, hidden, last] });
    const bar = () => form.all('[role="progressbar"]')[0]!;
    const toggle = () => form.all('.charterform-progress-toggle')[0]!.textContent!;
    expect(toggle()).toContain('Step 1/2');
    expect(bar().getAttribute('aria-valuenow')).toBe('0');
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await vi.waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBe('20'));
    await form.press('Continue');
    await form.arrivesAt('person');
    await vi.waitFor(() => expect(toggle()).toContain('Step 2/2'));
  });

  it('marks the current step among the others, and which were seen', async () => {
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, currentStep: 1 }));
    await form.arrivesAt('people');
    expect(items(form).map(({ dataset }) => dataset.state)).toEqual(['todo', 'current', 'todo', 'todo', 'todo', 'todo']);
    await expectCurrent(form, 1);
    await form.press('Back');
    await form.arrivesAt('company');
    await expectCurrent(form, 0);
    expect(seen(form)).toEqual([false, true, false, false, false, false]);
    expect(items(form)[1]!.dataset.state).toBe('done');
  });

  it.each<[string, (form: RenderedForm) => Promise<void>]>([
    ['passed', async (form) => void (await form.user.click(stepButton(form, 1)))],
    [
      'touched',
      async (form) => {
        await form.user.click(form.control('companyInformation.companyName'));
        await form.user.tab();
      },
    ],
    ['validated', (form) => form.press('Continue')],
    ['dirty', (form) => form.user.type(form.control('companyInformation.companyName'), 'P')],
  ])('counts a step as seen once it is %s (FORM-19)', async (_how, act) => {
    const form = await renderForm(config);
    expect(seen(form)).toEqual([false, false]);
    await act(form);
    await vi.waitFor(() => expect(seen(form)).toEqual([true, false]));
  });

  it('counts every step as seen that a refused Submit has validated, faultless ones too (FORM-19)', async () => {
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, currentStep: 8 }));
    await form.arrivesAt('payment');
    expect(seen(form)).toEqual([false, false, false, false, false, false]);
    await form.press('Submit Order');
    await vi.waitFor(() => expect(seen(form)).toEqual([true, true, true, true, true, true]));
  });

  it('counts the answers of a step that was not seen yet, too (FORM-13)', async () => {
    const form = await renderForm({}, servicesKeeping(keptAnswers));
    await form.loaded();
    const [, , contact] = shares(form);
    expect(contact).toBe('9 of 10');
  });

  it('switches to another step, valid or not; submit still validates every step (FORM-31, FORM-32)', async () => {
    const form = await renderForm(config);
    await form.user.click(stepButton(form, 1));
    await form.arrivesAt('person');
    await form.press('Submit Order');
    await form.arrivesAt('name');
    await expectCurrent(form, 0);
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    await form.user.click(stepButton(form, 1));
    await form.arrivesAt('person');
    await expectCurrent(form, 1);
    await form.user.click(stepButton(form, 0));
    await form.arrivesAt('name');
  });

  it('only toggles the phone navigation by a click on the current step (FORM-30)', async () => {
    const form = await renderForm(config);
    const list = () => form.all('.charterform-progress ol')[0]!;
    const before = form.kept();
    await form.user.click(stepButton(form, 0));
    expect(list().dataset.open).toBe('true');
    expect(form.steps()).toEqual(['name']);
    await form.user.click(stepButton(form, 0));
    expect(list().dataset.open).toBeUndefined();
    expect(form.kept()).toEqual(before);
    await form.user.click(form.all('.charterform-progress-toggle')[0]!);
    await form.user.click(stepButton(form, 1));
    await form.arrivesAt('person');
    expect(list().dataset.open).toBeUndefined();
  });

  it('is left out where there is one step', async () => {
    const form = await renderForm({ steps: twoSteps.slice(0, 1) });
    expect(form.all('.charterform-progress')).toEqual([]);
  });
});

import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers, twoSteps } from '../../support/visits';

afterEach(() => {
  vi.restoreAllMocks();
});

const nameStep = { steps: twoSteps };
const pulsing = (form: RenderedForm) => form.all('.charterform-pulse').map(({ className }) => className);
const summaryOfErrors = (form: RenderedForm) => form.all('.charterform-errors a').map(({ textContent }) => textContent);

describe('a refused Continue', () => {
  // How far above it, the stylesheet says: see test/browser/refused-continue.spec.ts.
  it('scrolls to the step', async () => {
    const form = await renderForm(nameStep);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await form.press('Continue');
    await vi.waitFor(() => expect(scroll.mock.lastCall).toEqual([{ behavior: 'smooth' }]));
    expect((scroll.mock.contexts.at(-1) as Element).querySelector(':scope > .charterform-step')).not.toBeNull();
  });

  it('does not glide where the visitor has asked for less movement', async () => {
    const form = await renderForm(nameStep);
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await form.press('Continue');
    await vi.waitFor(() => expect(scroll.mock.lastCall).toEqual([{ behavior: 'auto' }]));
  });

  it('makes the step pulse for 1500 ms and shake, unless shaking is off (FORM-17)', async () => {
    const form = await renderForm(nameStep);
    const still = await renderForm({ ...nameStep, layout: { shake: false }, pageID: 'page-2' });
    expect([...pulsing(form), ...pulsing(still)]).toEqual([]);
    const start = performance.now();
    await form.press('Continue');
    await still.press('Continue');
    await vi.waitFor(() => expect(pulsing(form)).toEqual(['charterform-pulse charterform-shake']));
    await vi.waitFor(() => expect(pulsing(still)).toEqual(['charterform-pulse']));
    await vi.waitFor(() => expect(pulsing(form)).toEqual([]), { timeout: 5000, interval: 5 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(1490);
    await vi.waitFor(() => expect(pulsing(still)).toEqual([]));
  });

  it('lists what needs another look, takes focus, and each entry leads to its field', async () => {
    const form = await renderForm();
    await form.press('Continue');
    await form.reads('3 answers need another look');
    expect(summaryOfErrors(form)).toEqual(['State selection is required', 'Company name is required', 'Company name ending is required']);
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('charterform-errors'));
    await form.user.click(form.all('.charterform-errors a')[1]!);
    expect(document.activeElement).toBe(form.control('companyInformation.companyName'));
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await form.reads('One answer needs another look');
    expect(summaryOfErrors(form)).toEqual(['State selection is required']);
    await form.answer('companyInformation.state', 'WY');
    await vi.waitFor(() => expect(form.all('.charterform-errors')).toEqual([]));
  });

  it('names the entry of a list that it speaks of', async () => {
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, currentStep: 1 }));
    await form.press('Edit Member 2');
    await form.answer('llc.members.1.last_name', '');
    await form.press('Continue');
    await form.reads('One answer needs another look');
    expect(summaryOfErrors(form)).toEqual(['Member 2: Last name is required']);
  });

  it('takes focus anew each time', async () => {
    const form = await renderForm(nameStep);
    await form.press('Continue');
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('charterform-errors'));
    act(() => form.control('companyInformation.companyName').focus());
    await form.press('Continue');
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('charterform-errors'));
  });
});

describe('a refused Submit', () => {
  it('shows and scrolls to the first invalid of all enabled steps, and submits nothing (FORM-20)', async () => {
    const kept = { ...keptAnswers, contactInformation: { firstName: 'Ann' }, currentStep: 8 };
    const form = await renderForm({}, servicesKeeping(kept));
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await form.arrivesAt('payment');
    await form.press('Submit Order');
    await form.arrivesAt('contact');
    expect(summaryOfErrors(form)).toContain('Zip code is required');
    expect(scroll).toHaveBeenCalled();
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
    expect(form.services.formPost.post).not.toHaveBeenCalled();
    expect(form.kept().currentStep).toBe(4);
  });

  it('shows what is wrong on the step it is on, where that is the first (FORM-20)', async () => {
    const form = await renderForm({}, servicesKeeping({ ...keptAnswers, currentStep: 8 }));
    await form.arrivesAt('payment');
    await form.answerAll(stepAnswers.payment);
    await form.press('Submit Order');
    await form.arrivesAt('contact');
    expect(summaryOfErrors(form)).toEqual(['Password is required']);
    await form.answer('accountInformation.password', 'Correct-Horse-1');
    await form.press('Continue');
    await form.arrivesAt('optional-items');
    await form.press('Continue');
    await form.arrivesAt('payment');
    await form.answer('card.cvc', 'abc');
    await form.press('Submit Order');
    await vi.waitFor(() => expect(summaryOfErrors(form)).toEqual(['This field must contain only numbers']));
    await form.answer('card.cvc', '987');
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(form.services.formPost.post).toHaveBeenCalledTimes(1);
  });
});

describe('a message', () => {
  const path = 'companyInformation.companyName';

  it('shows once the field is left after a change, then follows every key (VALID-09)', async () => {
    const form = await renderForm(nameStep);
    const { user } = form;
    await user.click(form.control(path));
    await user.tab();
    expect(form.messageOf(path)).toBe('');
    await user.type(form.control(path), 'P');
    expect(form.messageOf(path)).toBe('');
    await user.tab();
    await vi.waitFor(() => expect(form.messageOf(path)).toBe('must be at least 2 characters'));
    expect(form.control(path).getAttribute('aria-invalid')).toBe('true');
    await user.type(form.control(path), 'i');
    await vi.waitFor(() => expect(form.messageOf(path)).toBe(''));
    expect(form.control(path).getAttribute('aria-invalid')).toBeNull();
    await user.clear(form.control(path));
    await vi.waitFor(() => expect(form.messageOf(path)).toBe('Company name is required'));
  });

  it('belongs to its field for those who do not see it', async () => {
    const form = await renderForm(nameStep);
    await form.press('Continue');
    await form.reads('Company name is required');
    const described = form.control(path).getAttribute('aria-describedby')!.split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toContain('Company name is required');
  });
});

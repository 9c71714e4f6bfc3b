import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

afterEach(() => {
  vi.restoreAllMocks();
});

const config = { layout: { stepMode: false } };

/** Answers the step that the page was scrolled to last. */
function watchScrolling() {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  return () => (scroll.mock.contexts.at(-1) as Element | undefined)?.querySelector<HTMLElement>('.charterform-step')?.dataset.step;
}

describe('a form outside step mode', () => {
  it('is one long page of all steps with Submit, and neither Back nor Continue (FORM-06, FORM-08, FORM-09)', async () => {
    const form = await renderForm(config);
    expect(form.steps()).toEqual(['company', 'people', 'contact', 'optional-items', 'payment']);
    for (const path of Object.values(stepAnswers).flatMap((answers) => Object.keys(answers))) expect(form.has(path), path).toBe(true);
    expect(['Back', 'Continue', 'Submit Order'].filter(form.hasButton)).toEqual(['Submit Order']);
  });

  it('scrolls to the step that holds what is brought into view (FORM-06)', async () => {
    const form = await renderForm(config);
    const scrolledTo = watchScrolling();
    await form.user.click(form.all('.charterform-progress li button')[3]!);
    await vi.waitFor(() => expect(scrolledTo()).toBe('optional-items'));
    expect(form.steps()).toHaveLength(5);
    await form.answerAll({ ...stepAnswers.company, ...stepAnswers.people });
    await form.press('Submit Order');
    await form.reads('answers need another look');
    await vi.waitFor(() => expect(scrolledTo()).toBe('contact'));
  });

  it('is submitted as a whole', async () => {
    const form = await renderForm(config);
    await form.loaded();
    for (const answers of Object.values(stepAnswers)) await form.answerAll(answers);
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$268.00'));
    await form.press('Submit Order');
    await form.reads('Thank you');
    expect(form.services.formPost.post).toHaveBeenCalledTimes(1);
  });
});

it('a form that sells nothing is one page without a step bar, and has one where it is in step mode (FORM-46)', async () => {
  const bars = async (config: object) => {
    const form = await renderForm({ formType: 'JobApplicationForm', ...config });
    const found = form.all('.charterform-progress').length;
    form.stop();
    return found;
  };
  expect([await bars({}), await bars({ layout: { stepMode: true } })]).toEqual([0, 1]);
});

describe('a refused form on one page', () => {
  it.each(['JobApplicationForm', 'ContactForm', 'AffiliateSignupForm', 'FormABusinessForm', 'DomainForm'])(
    'of %s lists every error, each with a link to its field',
    async (formType) => {
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
      const form = await renderForm({ formType, layout: { stepMode: false } });
      await form.press(['FormABusinessForm', 'DomainForm'].includes(formType) ? 'Submit Order' : 'Submit');
      const links = () => form.all<HTMLAnchorElement>('.charterform-errors a');
      await vi.waitFor(() => expect(links().length).toBeGreaterThan(1));
      const shown = form.all('.charterform-error').filter(({ textContent }) => textContent !== '');
      expect(links().length).toBeGreaterThanOrEqual(shown.length);
      for (const link of links()) expect([link.textContent, form.root.querySelector(link.getAttribute('href')!)]).not.toContain(null);
      expect(form.all('.charterform-errors')).toHaveLength(1);
    },
  );
});

import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { posted } from '../../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers } from '../../support/visits';

const words = 'Nothing is in your order yet.';

/** The form with answers to all but what is ordered. */
async function at(step: string, index: number, config: Parameters<typeof renderForm>[0] = { formType: 'BusinessIdentityForm' }) {
  const services = servicesKeeping({ ...keptAnswers, currentStep: index }, config.formType ?? 'FormABusinessForm');
  const form = await renderForm(config, services);
  await form.arrivesAt(step);
  await form.loaded();
  return form;
}

/** Follows the link, and waits for its step. */
async function follow(form: RenderedForm, step: string) {
  choose(form)!.click();
  await vi.waitFor(() => expect(form.all('.charterform-step')[0]!.dataset.step).toBe(step));
}

const choose = (form: RenderedForm) =>
  form.all<HTMLAnchorElement>('.charterform-notice a').find(({ textContent }) => textContent === 'Choose what to order');
const says = (form: RenderedForm) => form.all('.charterform-notice').some(({ textContent }) => textContent!.includes(words));

describe('an order of nothing', () => {
  it('may be continued, and is told so at the review, with a link to where something can be chosen (FORM-41, OPT-12)', async () => {
    const form = await at('business-identity', 0);
    await form.press('Continue');
    await form.arrivesAt('company');
    form.stop();
    const review = await at('review', 4);
    await vi.waitFor(() => expect(says(review)).toBe(true));
    await follow(review, 'business-identity');
  });

  it('is not sent, nor its card read, nor a try counted; with something in it it is (FORM-41)', async () => {
    const steps = [
      { key: 'identity', title: 'Identity', sections: [{ modules: [{ id: 'BusinessIdentity' }] }] },
      { key: 'payment', title: 'Payment', sections: [{ modules: [{ id: 'Card' }] }] },
    ];
    const form = await at('payment', 1, { formType: 'BusinessIdentityForm', steps });
    await form.answerAll({ ...stepAnswers.payment });
    expect(says(form)).toBe(false);
    for (let tries = 0; tries < 8; tries++) await form.press('Submit Order');
    await form.reads(words);
    expect(form.root.textContent).not.toContain('refresh');
    expect(posted(form.services)).toEqual([]);
    expect(form.services.tokenizer.tokenize).not.toHaveBeenCalled();
    await follow(form, 'identity');
    await form.answer('businessIdentityToggle', 'true');
    await vi.waitFor(() => expect(says(form)).toBe(false));
  });

  it('of another form leads to the first step that offers something', async () => {
    const form = await at('review', 4, {
      primaryProducts: [],
      steps: [
        { key: 'company', title: 'Company', sections: [{ modules: [{ id: 'StateOfService' }, { id: 'EntityType' }] }] },
        { key: 'name', title: 'Name', sections: [{ modules: [{ id: 'CompanyName' }] }] },
        { key: 'more', title: 'More', sections: [{ modules: [{ id: 'OptionalProducts' }] }] },
        { key: 'contact', title: 'Contact', sections: [{ modules: [{ id: 'ContactDetails' }] }] },
        { key: 'review', title: 'Review', sections: [{ modules: [{ id: 'Review' }] }] },
        { key: 'payment', title: 'Payment', sections: [{ modules: [{ id: 'Card' }] }] },
      ],
    });
    await vi.waitFor(() => expect(says(form)).toBe(true));
    await follow(form, 'more');
  });
});

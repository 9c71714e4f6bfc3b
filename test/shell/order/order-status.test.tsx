import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const steps = [
  { key: 'company', title: 'Company', sections: [{ modules: ['StateOfService', 'EntityType', 'CompanyName'].map((id) => ({ id })) }] },
];
const shownTotal = (form: RenderedForm) => form.all('.charterform-side .charterform-total dd')[0]?.textContent;
const spoken = (form: RenderedForm) =>
  form
    .all('[role="status"]')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('the total', () => {
  it('is announced once it rests, in words of its own, after the visitor has changed it', async () => {
    const form = await renderForm({ steps });
    await form.loaded();
    await form.answer('companyInformation.state', 'WY');
    await vi.waitFor(() => expect(shownTotal(form)).toMatch(/^\$\d/));
    expect(spoken(form)).toEqual([]);
    await vi.waitFor(() => expect(spoken(form)).toEqual([`Total: ${shownTotal(form)}`]), { timeout: 3000 });
  });

  it('that a form opens with is no news, and neither is one that comes back before it was announced', async () => {
    const form = await renderForm({ steps }, servicesKeeping(keptAnswers));
    await form.loaded();
    const first = shownTotal(form);
    expect(first).toMatch(/^\$\d/);
    await form.answer('companyInformation.state', 'CO');
    await vi.waitFor(() => expect(shownTotal(form)).not.toBe(first));
    await form.answer('companyInformation.state', 'WY');
    await vi.waitFor(() => expect(shownTotal(form)).toBe(first));
    await wait(1300);
    expect(spoken(form)).toEqual([]);
  });
});

import { expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { answerFromFixtures } from '../../support/fake-services';
import { loadPage, paySteps } from '../../support/ready-to-pay';
import { renderForm, servicesKeeping } from '../../support/render-form';

it('no total is shown before all that it is made of has arrived', async () => {
  loadPage('navigate');
  const services = servicesKeeping(keptAnswers);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  services.marketing.mockImplementation(async (path, request) => {
    if (path === 'filing_products') await held;
    return answerFromFixtures(path, request);
  });
  const form = await renderForm({ steps: paySteps }, services);
  const totals: string[] = [];
  const look = () => totals.push(form.summary().at(-1) ?? '');
  await vi.waitFor(() => {
    look();
    expect(form.summary().join()).toContain('Registered Agent');
  });
  look();
  release();
  await form.loaded();
  await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$368.00'));
  expect(totals.filter((total) => total.includes('$'))).toEqual([]);
});

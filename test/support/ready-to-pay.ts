import { keptAnswers } from './answers';
import { renderForm, servicesKeeping } from './render-form';
import { stepAnswers } from './visits';

/** The formation form without a password, all but the card answered before. */
export const paySteps = [
  {
    key: 'company',
    title: 'Company',
    sections: [{ modules: ['StateOfService', 'EntityType', 'CompanyName', 'RegisteredAgentDuration'].map((id) => ({ id })) }],
  },
  { key: 'payment', title: 'Payment', sections: [{ title: 'The card', modules: [{ id: 'Card' }] }] },
];

/** That form on its last step, the card filled in. */
export async function readyToPay(
  config: Parameters<typeof renderForm>[0] = {},
  services = servicesKeeping({ ...keptAnswers, currentStep: 1 }),
) {
  const form = await renderForm({ steps: paySteps, ...config }, services);
  await form.arrivesAt('payment');
  await form.loaded();
  await form.answerAll(stepAnswers.payment);
  return form;
}

let loads = 0;

/** From here on it is another load of the page, come to by a link, a reload or Back. */
export function loadPage(type: 'navigate' | 'reload' | 'back_forward'): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Object.defineProperty(performance, 'timeOrigin', { value: ++loads, configurable: true });
}

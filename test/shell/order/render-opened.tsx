import { keptAnswers } from '../../support/answers';
import { fakeServices } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';
import type { OpenedOrder } from '../../../src/submission/saved-order';

export const token = 'Tok_en-0123456789abcdefghijklmno';

/** A saved order as the service hands it over. */
export const opened = (more: Partial<OpenedOrder> = {}): OpenedOrder => ({
  ref: '1-ref',
  savedAt: '2030-01-10T12:00:00Z',
  answers: { ...keptAnswers, pluginVersion: '1.0', currentStep: 0 },
  domains: [],
  ledger: [],
  isPartial: false,
  ...more,
});

interface Opening {
  /** What the server answers. */
  order: OpenedOrder | 'gone';
  services?: ReturnType<typeof fakeServices>;
  /** Behind the page's address. */
  hash?: string;
}

/** A form whose page was opened by the link to a saved order. */
export async function renderOpened({ order, services = fakeServices(), hash = `#saved-order=${token}` }: Opening) {
  history.replaceState(null, '', `/order?x=1${hash}`);
  services.savedOrders.open.mockResolvedValue(order);
  return renderForm({ save: { email: true } }, services);
}

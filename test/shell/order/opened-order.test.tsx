import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { domainEntry } from '../../support/domains';
import { fakeServices, servicesHeldBack } from '../../support/fake-services';
import { domainsKey } from '../../../src/kernel/storage/storage-keys';
import { renderOpened, opened, token } from './render-opened';
import { renderForm, servicesKeeping } from '../../support/render-form';
import type { OpenedOrder } from '../../../src/submission/saved-order';
import { NetworkFault } from '../../../src/submission/faults';

afterEach(() => history.replaceState(null, '', '/'));

const name = (form: { control: (path: string) => HTMLInputElement }) => form.control('companyInformation.companyName').value;
const here = {
  companyInformation: { ...(keptAnswers.companyInformation as object), companyName: 'Here LLC' },
  stepSeenStatus: { 0: { seen: true } },
  currentStep: 0,
};

describe('the link to a saved order', () => {
  it('opens it with its answers, is taken out of the address, and says when it was saved (PLUS-05)', async () => {
    const form = await renderOpened({ order: opened() });
    await form.reads('This is the order that you saved on January 10, 2030.');
    expect(form.services.savedOrders.open.mock.calls.map(([given]) => given)).toEqual([token]);
    expect([location.hash, location.search]).toEqual(['', '?x=1']);
    expect(document.activeElement?.textContent).toContain('This is the order that you saved');
    expect(name(form)).toBe('Pine Ridge LLC');
    expect(form.kept()).toMatchObject({ savedOrder: '1-ref', companyInformation: { companyName: 'Pine Ridge LLC' } });
    expect(JSON.stringify(form.kept())).not.toContain(token);
    expect(form.root.textContent).not.toContain('when you saved it');
    expect(form.hasButton('Bring back the answers that were on this device')).toBe(false);
  });

  it('of another form stays in the address (PLUS-05)', async () => {
    const form = await renderOpened({ order: opened(), hash: `#saved-order=${token}.ContactForm` });
    expect(form.services.savedOrders.open).not.toHaveBeenCalled();
    expect(location.hash).toContain(token);
  });

  it('that works no longer says so, and the form starts as usual (PLUS-05)', async () => {
    const form = await renderOpened({ order: 'gone' });
    await form.reads('This link no longer opens an order.');
    expect(form.steps()).toEqual(['company']);
  });

  it('says what went wrong, and opens it when it is tried again: the token is not lost (PLUS-05)', async () => {
    const services = fakeServices();
    services.savedOrders.open.mockRejectedValueOnce(new NetworkFault('timeout', 'Late'));
    const form = await renderOpened({ order: opened(), services });
    await form.reads('We could not open the order that you saved. Check your connection and try again.');
    await form.press('Try again');
    await form.reads('This is the order that you saved on');
    expect(services.savedOrders.open.mock.calls.map(([given]) => given)).toEqual([token, token]);
  });

  it('that is opened in a tab with the form opens it, too (PLUS-05)', async () => {
    const form = await renderOpened({ order: opened(), hash: '' });
    expect(form.services.savedOrders.open).not.toHaveBeenCalled();
    await act(async () => {
      location.hash = `#saved-order=${token}`;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await form.reads('This is the order that you saved on');
  });
});

const keeping = () => servicesKeeping({ ...keptAnswers, currentStep: 0 });

/** The order that a form with the kept answers saves, all prices known, and what that form has kept itself. */
async function saveHere() {
  const form = await renderForm({ save: { email: true } }, keeping());
  await form.loaded();
  await form.press('Email me this order');
  await form.press('Send me the link');
  await form.reads('We have sent a link');
  const [fields] = form.services.savedOrders.save.mock.calls[0]!;
  const kept = form.kept();
  form.stop();
  const { answers } = JSON.parse(fields.savedData!) as Pick<OpenedOrder, 'answers'>;
  return { order: opened({ answers }), kept };
}

describe('other answers on the device', () => {
  it('are asked about, put aside, and brought back (PLUS-05)', async () => {
    const form = await renderOpened({ order: opened(), services: servicesKeeping(here) });
    await form.reads('There are other answers on this device.');
    expect(name(form)).toBe('Here LLC');
    await form.press('Open the saved order');
    await form.reads('This is the order that you saved on');
    expect(name(form)).toBe('Pine Ridge LLC');
    await form.press('Bring back the answers that were on this device');
    await form.reads('The answers that were on this device are back.');
    expect(name(form)).toBe('Here LLC');
    await form.press('Open the saved order');
    await form.reads('This is the order that you saved on');
    expect(name(form)).toBe('Pine Ridge LLC');
  });

  it('stay where the visitor keeps them, and the saved order can still be opened (PLUS-05)', async () => {
    const form = await renderOpened({ order: opened(), services: servicesKeeping(here) });
    await form.press('Keep the answers on this device');
    await form.reads('You kept the answers that are on this device.');
    expect(name(form)).toBe('Here LLC');
    await form.press('Open the saved order');
    await form.reads('This is the order that you saved on');
  });

  it('that are the same are no question (PLUS-05)', async () => {
    const { order, kept } = await saveHere();
    const form = await renderOpened({ order, services: servicesKeeping(kept) });
    await form.reads('This is the order that you saved on');
    expect(form.root.textContent).not.toContain('There are other answers');
    expect(form.hasButton('Bring back the answers that were on this device')).toBe(false);
  });

  it('that lack only what the form adds once its prices are here are no question (PLUS-05)', async () => {
    const { order } = await saveHere();
    const { services } = servicesHeldBack(keeping());
    const form = await renderOpened({ order, services });
    await form.reads('This is the order that you saved on');
    expect(form.root.textContent).not.toContain('There are other answers');
  });

  it('are asked about where a domain is the only other one, and nothing of it is lost (PLUS-05)', async () => {
    const { order } = await saveHere();
    const services = keeping();
    services.localStorage.set(domainsKey, JSON.stringify({ cartDomains: [domainEntry('pine-ridge.com')] }));
    const form = await renderOpened({ order: { ...order, domains: [domainEntry('pine-ridge.com', 2)] }, services });
    await form.reads('There are other answers on this device.');
    await form.press('Open the saved order');
    await form.reads('This is the order that you saved on');
    await form.press('Bring back the answers that were on this device');
    await form.reads('The answers that were on this device are back.');
    expect(form.running.session?.kept.store.getState().domains.cartDomains).toEqual([domainEntry('pine-ridge.com')]);
  });
});

describe('what has changed since the order was saved', () => {
  it('is said of its total, with each amount (PLUS-05)', async () => {
    const form = await renderOpened({ order: opened({ ledger: [{ name: 'Old price', state: 'WY', kind: 'base', cents: 100 }] }) });
    await form.reads('Its total was $1.00 when you saved it. It is $');
    const notice = form.all('.charterform-notice')[0]!;
    expect(notice.textContent).toContain('Old price');
    expect(notice.textContent).toContain('New total');
  });

  it('is said of the form, and of answers that were not kept (PLUS-05)', async () => {
    const order = opened({ isPartial: true });
    const form = await renderOpened({ order: { ...order, answers: { ...order.answers, pluginVersion: '0.9' } } });
    await form.reads('This form has changed since then. Please check your answers.');
    await form.reads('Some answers looked like card numbers, passwords or tax numbers');
    expect(name(form)).toBe('Pine Ridge LLC');
  });

  it('are answers that no form stores so, which are left out as stored ones are (PLUS-05, STORE-16)', async () => {
    const order = opened();
    const answers = { ...order.answers, llc: 7, productState: { x: 3 }, companyInformation: { companyName: { evil: true }, state: 'WY' } };
    const form = await renderOpened({ order: { ...order, answers } });
    await form.reads('This is the order that you saved on');
    expect(name(form)).toBe('');
  });
});

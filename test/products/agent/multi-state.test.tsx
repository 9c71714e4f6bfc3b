import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filingStates } from '../../../src/kernel/reference/states';
import { answerFromFixtures, fakeServices } from '../../support/fake-services';
import type { RenderedForm } from '../../support/render-form';
import { all, box, boxes, chosen, count, openList, statePath, toggle } from '../../support/state-list';

/** Services whose registered agents are sold in these states alone. */
function selling(...codes: readonly string[]) {
  const services = fakeServices();
  services.marketing.mockImplementation(async (path, request) => {
    const answer = await answerFromFixtures(path, request);
    if (path !== 'registered_agent_products') return answer;
    const { result } = JSON.parse(answer) as { result: { registered_agent: { jurisdiction: { abbreviation: string } } }[] };
    return JSON.stringify({ result: result.filter(({ registered_agent }) => codes.includes(registered_agent.jurisdiction.abbreviation)) });
  });
  return services;
}

describe('the list of states', () => {
  it('lists every state in the order of its name, in a group that is called by what it asks (PROD-41)', async () => {
    const form = await openList();
    expect(boxes(form).map(({ value }) => value)).toEqual(filingStates);
    const group = boxes(form)[0]!.closest('fieldset')!;
    expect(document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent).toBe('State selection');
    // A coupon makes one of them cheaper, so each says its price (SUMM-31).
    expect(form.root.textContent).toContain('Colorado$100.00');
    expect(form.root.textContent).toContain('Wyoming$125.00');
  });

  it('checks and unchecks a state, and says how many are chosen', async () => {
    const form = await openList();
    expect(count(form)).toBe('States chosen: 0');
    await toggle(form, 'WY');
    expect([chosen(form), count(form)]).toEqual([['WY'], 'States chosen: 1']);
    await toggle(form, 'DE');
    expect([chosen(form), count(form)]).toEqual([['DE', 'WY'], 'States chosen: 2']);
    await toggle(form, 'WY');
    expect([chosen(form), count(form)]).toEqual([['DE'], 'States chosen: 1']);
  });

  it('draws no order between the answer and its cart', async () => {
    const form = await openList();
    const seen: string[] = [];
    const summary = form.root.querySelector('.charterform-summary')!;
    const observer = new MutationObserver(() => seen.push(summary.textContent));
    observer.observe(summary, { subtree: true, childList: true, characterData: true });
    for (const code of ['WY', 'DE', 'WY']) await toggle(form, code);
    observer.disconnect();
    const drawn = seen.filter((receipt, at) => receipt !== seen[at - 1]);
    expect(drawn).toEqual([
      'Order SummaryRegistered AgentWyoming$125.00Total$125.00',
      'Order SummaryRegistered Agent, 2 states$250.00Delaware $125.00Wyoming $125.00Total$250.00',
      'Order SummaryRegistered AgentDelaware$125.00Total$125.00',
    ]);
  });

  it('lists the jurisdictions of the page alone', async () => {
    const form = await openList({}, { jurisdictions: ['WY', 'UT', 'DE'] });
    expect(boxes(form).map(({ value }) => value)).toEqual(['DE', 'UT', 'WY']);
  });

  it('shows each price where they differ', async () => {
    const services = fakeServices();
    services.marketing.mockImplementation(async (path, request) =>
      (await answerFromFixtures(path, request))
        .replace('"price": "125.00"', '"price": "99.00"')
        .replace('"price":"125.00"', '"price":"99.00"'),
    );
    const form = await openList({}, {}, services);
    expect(box(form, 'AL').closest('label')!.textContent).toBe('Alabama$99.00');
    expect(box(form, 'WY').closest('label')!.textContent).toBe('Wyoming$125.00');
    expect(form.root.textContent).not.toContain('for each state');
  });
});

describe('the bulk price', () => {
  const bulk = (bulkQuantity: number) => ({ nyop: { mode: 'bulk', bulkQuantity, bulkPrice: '89' } });
  const status = (form: RenderedForm) => form.root.querySelector('.charterform-notice [role="status"]')?.textContent;
  const width = (form: RenderedForm) => form.root.querySelector<HTMLElement>('.charterform-notice .charterform-track i')!.style.width;

  it('says from how many states on it holds, how many are missing, and when it is reached (NYOP-04)', async () => {
    const form = await openList({}, bulk(3));
    expect(form.root.textContent).toContain('If you choose 3 states or more, each costs $89.00 a year.');
    expect([status(form), width(form)]).toEqual(['Add 3 more to pay $89.00 each', '0%']);
    expect(form.root.textContent).toContain('0 of 3');
    await toggle(form, 'WY');
    await toggle(form, 'DE');
    expect(status(form)).toBe('Add 1 more to pay $89.00 each');
    await toggle(form, 'UT');
    expect([status(form), width(form)]).toEqual(['Each state now costs $89.00 a year', '100%']);
    await toggle(form, 'WY');
    expect(status(form)).toBe('Add 1 more to pay $89.00 each');
  });

  it('is not promised where so many states cannot be chosen', async () => {
    const form = await openList({ disabled: ['DE'] }, { ...bulk(3), jurisdictions: ['WY', 'UT', 'DE'] });
    expect(status(form)).toBeUndefined();
  });

  it('is nowhere on a page without one', async () => {
    const form = await openList();
    expect(status(form)).toBeUndefined();
  });
});

describe('the box that checks all', () => {
  it('checks every state that can be chosen and no other, and unchecks them all (PROD-40)', async () => {
    const form = await openList({ disabled: ['NY', 'CA'] }, {}, selling('WY', 'UT', 'NY', 'CO'));
    await vi.waitFor(() => expect(box(form, 'TX').disabled).toBe(true));
    await form.user.click(all(form));
    expect(chosen(form)).toEqual(['CO', 'UT', 'WY']);
    expect([all(form).checked, all(form).indeterminate, count(form)]).toEqual([true, false, 'States chosen: 3']);
    await form.user.click(all(form));
    expect([chosen(form), all(form).checked, count(form)]).toEqual([[], false, 'States chosen: 0']);
  });

  it('is mixed while some are chosen, and then checks the rest', async () => {
    const form = await openList({}, { jurisdictions: ['WY', 'UT', 'DE'] });
    await toggle(form, 'UT');
    expect([all(form).checked, all(form).indeterminate]).toEqual([false, true]);
    await form.user.click(all(form));
    expect(chosen(form)).toEqual(['DE', 'UT', 'WY']);
  });

  it('is there unless the page leaves it out (PROD-40)', async () => {
    const form = await openList({ toggleAll: false });
    expect(form.has(`${statePath}-all`)).toBe(false);
  });
});

describe('a state that cannot be chosen', () => {
  it('is unchecked by itself when the products have arrived (PROD-39)', async () => {
    const services = selling('WY', 'CO');
    const form = await openList({}, { preselected: { state: 'UT' } }, services);
    await vi.waitFor(() => expect(box(form, 'UT').disabled).toBe(true));
    expect(chosen(form)).toEqual([]);
    await form.user.click(box(form, 'UT'));
    expect(chosen(form)).toEqual([]);
  });

  it('is none while the products are not there', async () => {
    const services = fakeServices();
    services.marketing.mockRejectedValue(new Error('Network Error'));
    const form = await openList({}, { preselected: { state: 'UT' } }, services);
    expect(boxes(form).some(({ disabled }) => disabled)).toBe(false);
    expect(chosen(form)).toEqual(['UT']);
  });
});

describe('a list without a choice', () => {
  it('is refused, and the message goes with the first choice (PROD-41)', async () => {
    const form = await openList();
    await form.answer('companyInformation.companyName', 'Acme LLC');
    await form.press('Submit Order');
    await form.reads('One answer needs another look');
    expect(form.messageOf(`${statePath}.WY`)).toBe('At least one jurisdiction must be selected');
    const link = form.all('a').find(({ textContent }) => textContent === 'At least one jurisdiction must be selected')!;
    expect(form.root.querySelector(link.getAttribute('href')!)!.tagName).toBe('FIELDSET');
    await toggle(form, 'WY');
    expect(form.messageOf(`${statePath}.WY`)).toBe('');
  });

  it('says nothing between two boxes, and says it once the list is left', async () => {
    const form = await openList();
    await form.user.click(box(form, 'WY'));
    await form.user.click(box(form, 'WY'));
    await act(async () => box(form, 'UT').focus());
    expect(form.messageOf(`${statePath}.WY`)).toBe('');
    await act(async () => form.control('companyInformation.companyName').focus());
    expect(form.messageOf(`${statePath}.WY`)).toBe('At least one jurisdiction must be selected');
  });
});

describe('a product that is sold once only', () => {
  it('has an error in place of the list (PROD-42)', async () => {
    const form = await openList({}, { products: { registeredAgent: { multiState: false } } });
    expect(boxes(form)).toEqual([]);
    expect(form.root.querySelector('[role="alert"]')!.textContent).toBe(
      'Error: product Registered Agent does not have multi state enabled',
    );
  });

  it('is named by the params of the module', async () => {
    const form = await openList({ product: 'businessEmail' });
    expect(form.root.querySelector('[role="alert"]')!.textContent).toBe('Error: product Business Email does not have multi state enabled');
  });
});

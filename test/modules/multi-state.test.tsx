import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { filingStates } from '../../src/core/reference/states';
import { answerFromFixtures, fakeServices } from '../support/fake-services';
import { renderForm, type RenderedForm } from '../support/render-form';

const statePath = 'companyInformation.states';

/** The list in a form of one step; services answer from the fixtures unless they are given. */
async function openList(params: object = {}, config: object = {}, services = fakeServices()) {
  const steps = [{ key: 'states', title: 'States', sections: [{ modules: [{ id: 'MultiState', ...params }, { id: 'CompanyName' }] }] }];
  const form = await renderForm({ formType: 'RASignupForm', steps, ...config }, services);
  await form.loaded();
  return form;
}

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

const boxes = (form: RenderedForm) => form.all<HTMLInputElement>(`[name^="${statePath}."]`);
const chosen = (form: RenderedForm) => boxes(form).flatMap(({ checked, value }) => (checked ? [value] : []));
const box = (form: RenderedForm, code: string) => form.control(`${statePath}.${code}`);
const all = (form: RenderedForm) => form.control(`${statePath}-all`);
const toggle = (form: RenderedForm, code: string) => form.answer(`${statePath}.${code}`, '');
const count = (form: RenderedForm) => form.root.querySelector('.charterform-check-head [role="status"]')!.textContent;

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
    const receipts = seen.map((text) => text.slice(0, text.indexOf('Submit')));
    const drawn = receipts.filter((receipt, at) => receipt !== receipts[at - 1]);
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

describe('the search of the states', () => {
  const search = (form: RenderedForm) => form.all<HTMLInputElement>('[type="search"]')[0]!;
  const found = (form: RenderedForm) => boxes(form).map(({ value }) => value);

  it('narrows the list, says how many it found, and keeps what was chosen', async () => {
    const form = await openList();
    await toggle(form, 'WY');
    await form.user.type(search(form), 'dakota{Enter}');
    expect(found(form)).toEqual(['ND', 'SD']);
    expect(form.all('[role="status"]').map(({ textContent }) => textContent)).toContain('2 found');
    expect(count(form)).toBe('States chosen: 1');
    expect(form.root.textContent).not.toContain('needs another look');
    await toggle(form, 'ND');
    expect([chosen(form), count(form)]).toEqual([['ND'], 'States chosen: 2']);
  });

  it('says when there is none, and Escape shows all again', async () => {
    const form = await openList();
    await form.user.type(search(form), 'bavaria');
    expect(found(form)).toEqual([]);
    expect(form.root.textContent).toContain('No elements found. Consider changing the search query.');
    await form.user.keyboard('{Escape}');
    expect([search(form).value, found(form).length]).toEqual(['', 51]);
  });

  it('has a name, and is not there for few states', async () => {
    expect(search(await openList()).getAttribute('aria-label')).toBe('Search states');
    expect(search(await openList({}, { jurisdictions: ['WY', 'UT', 'DE'] }))).toBeUndefined();
  });
});

describe('the groups of letters', () => {
  const folds = (form: RenderedForm) => form.all<HTMLButtonElement>('.charterform-letters button');

  it('hold five to nine states of whole letters, and say how many are chosen', async () => {
    const form = await openList();
    expect(folds(form).map(({ textContent }) => textContent)).toEqual([
      'A–C 0 of 7 chosen',
      'D–H 0 of 5 chosen',
      'I–K 0 of 6 chosen',
      'L–M 0 of 9 chosen',
      'N 0 of 8 chosen',
      'O–R 0 of 5 chosen',
      'S–U 0 of 5 chosen',
      'V–W 0 of 6 chosen',
    ]);
    await toggle(form, 'WY');
    expect(folds(form).at(-1)!.textContent).toBe('V–W 1 of 6 chosen');
    expect(box(form, 'WY').closest('[role="group"]')!.getAttribute('aria-label')).toBe('V–W');
  });

  it('open and close by their buttons, the first one open', async () => {
    const form = await openList();
    const open = () =>
      folds(form).flatMap((fold) => (fold.getAttribute('aria-expanded') === 'true' ? fold.querySelector('strong')!.textContent : []));
    expect(open()).toEqual(['A–C']);
    await form.user.click(folds(form)[4]!);
    expect(open()).toEqual(['A–C', 'N']);
    await form.user.click(folds(form)[0]!);
    expect(open()).toEqual(['N']);
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

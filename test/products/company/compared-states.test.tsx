import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { answerFromFixtures, asked, fakeServices, loggedText, servicesHeldBack } from '../../support/fake-services';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';

const state = 'companyInformation.state';
const some = { jurisdictions: ['WY', 'DE', 'CO', 'AK'], layout: { compareStates: 'order' as const } };

const rows = (form: RenderedForm) =>
  form.all('.charterform-sort-table tbody tr').map((row) => [...row.children].map((cell) => cell.lastChild?.textContent?.trim() ?? ''));
const names = (form: RenderedForm) => rows(form).map(([name]) => name);
const shown = (form: RenderedForm) => vi.waitFor(() => expect(rows(form)).not.toEqual([]), { timeout: 5000 });
const head = (form: RenderedForm, label: string) =>
  form.all('.charterform-sort-table th').find(({ textContent }) => textContent === label)!;
const total = (form: RenderedForm) => form.summary().at(-1);

async function open(config: Parameters<typeof renderForm>[0] = some, services = fakeServices()) {
  const form = await renderForm(config, services);
  await form.press('Compare states');
  return form;
}

describe('the comparison of states', () => {
  it('says fee, days, first year and each later year, and choosing one makes it the order at that price (PLUS-04)', async () => {
    const form = await open();
    await shown(form);
    expect(rows(form)).toEqual([
      ['Alaska', '$250.00', '1 day', '$414.00', '$125.00', 'Choose Alaska'],
      ['Colorado', '$50.00', '1 day', '$189.00', '$125.00', 'Choose Colorado'],
      ['Delaware', '$110.00', '15 days', '$259.10', '$125.00', 'Choose Delaware'],
      ['Wyoming', '$100.00', '1 day', '$268.00', '$125.00', 'Choose Wyoming'],
    ]);
    await form.press('Choose Delaware');
    expect(form.control(state).value).toBe('DE');
    await vi.waitFor(() => expect(document.activeElement).toBe(form.control(state)));
    expect(form.all('dialog')).toEqual([]);
    await vi.waitFor(() => expect(total(form)).toBe('Total$259.10'));
    await form.press('Compare states');
    await shown(form);
    expect(rows(form)[2]?.at(-1)).toBe('Your choice');
  });

  it('is sorted by every column, with what is not known last, and says so (PLUS-04)', async () => {
    const form = await open({ ...some, products: { businessFormation: { denyStates: ['AK'] } } });
    await shown(form);
    await form.press('First year');
    expect(names(form)).toEqual(['Colorado', 'Delaware', 'Wyoming', 'Alaska']);
    expect(head(form, 'First year').getAttribute('aria-sort')).toBe('ascending');
    expect(head(form, 'State').getAttribute('aria-sort')).toBe('none');
    await form.reads('Sorted by First year, lowest first.');
    await form.press('First year');
    expect(names(form)).toEqual(['Wyoming', 'Delaware', 'Colorado', 'Alaska']);
    expect(head(form, 'First year').getAttribute('aria-sort')).toBe('descending');
    await form.reads('Sorted by First year, highest first.');
    expect(rows(form).at(-1)).toEqual(['Alaska', 'Not known', 'Not known', 'Not known', 'Not known', 'Not offered here']);
    await form.press('Filed in about');
    expect(names(form)).toEqual(['Colorado', 'Wyoming', 'Delaware', 'Alaska']);
    // Equal in each later year, so by name.
    await form.press('Each later year');
    expect(names(form)).toEqual(['Colorado', 'Delaware', 'Wyoming', 'Alaska']);
  });

  it('compares for a kind of company, which is chosen with the state (PLUS-04)', async () => {
    const form = await open();
    await shown(form);
    const ofLLC = rows(form);
    const kind = form.all<HTMLSelectElement>('dialog select')[0]!;
    await form.user.selectOptions(kind, 'Corp');
    await vi.waitFor(() => expect(rows(form)).not.toEqual(ofLLC));
    await shown(form);
    const [, , , price] = rows(form)[3]!;
    await form.press('Choose Wyoming');
    expect(form.all<HTMLInputElement>('[name="companyInformation.entityType"]:checked').map(({ value }) => value)).toEqual(['Corp']);
    await vi.waitFor(() => expect(total(form)).toBe(`Total${price}`));
  });

  it('finds a state by its name, and loads the list of all states once for many (PLUS-04)', async () => {
    const services = fakeServices();
    const form = await open({ layout: some.layout }, services);
    await shown(form);
    expect(rows(form)).toHaveLength(51);
    expect(asked(services).filter((call) => /shallow/.test(call))).toHaveLength(1);
    await form.user.type(form.all<HTMLInputElement>('dialog [type="search"]')[0]!, 'new');
    expect(names(form)).toEqual(['New Hampshire', 'New Jersey', 'New Mexico', 'New York']);
    await form.user.type(form.all<HTMLInputElement>('dialog [type="search"]')[0]!, 'x');
    await form.reads('No state matches. Check the spelling.');
  });

  it('waits for the products, and a failure says so, is tried again and does the order no harm (PLUS-04)', async () => {
    const { services, letGo } = servicesHeldBack();
    const form = await open(some, services);
    await form.reads('The prices of the states are on their way');
    letGo();
    await shown(form);

    const failing = fakeServices();
    let isDown = true;
    failing.marketing.mockImplementation(async (path, request) => {
      if (isDown && request?.query?.state_abbreviation === 'CO') throw new Error('down');
      return answerFromFixtures(path, request);
    });
    const second = await open(some, failing);
    await second.reads('We could not load the prices of all states.');
    expect(rows(second)).toEqual([]);
    expect(second.root.textContent).not.toContain('We could not load all prices');
    isDown = false;
    await second.press('Try again');
    await shown(second);
  });

  it('is not there unless the page asks for it (PLUS-04)', async () => {
    const form = await renderForm({ jurisdictions: some.jurisdictions });
    expect(form.has(state)).toBe(true);
    expect(form.hasButton('Compare states')).toBe(false);
  });
});

describe('the comparison in place of the form', () => {
  const alone = { ...some, layout: { compareStates: 'alone' as const, orderPage: '/order/?a=1#form' } };

  it('leads to the page of the order with the state and the kind of company, and keeps nothing (PLUS-04)', async () => {
    const services = fakeServices();
    const form = await renderForm(alone, services);
    await shown(form);
    const [first] = form.all<HTMLAnchorElement>('tbody a');
    expect(first?.getAttribute('href')).toBe('/order/?a=1&state=AK&entityType=LLC#form');
    expect(form.steps()).toEqual([]);
    form.kept();
    expect([...services.localStorage.entries.keys()]).toEqual([]);
  });

  it('tells the owner on the console where it does not know the page of the order (PLUS-04)', async () => {
    const form = await renderForm({ ...some, layout: { compareStates: 'alone' } });
    expect(loggedText(form.services)).toContain('layout.orderPage');
    expect(loggedText((await renderForm(alone)).services)).not.toContain('layout.orderPage');
  });

  it('chooses on the page of the order, above an earlier answer, what that page offers (PLUS-04)', async () => {
    const at = (query: string) => window.history.replaceState(null, '', query);
    const kept = { ...keptAnswers, currentStep: 0 };
    try {
      at('?state=DE&entityType=Corp');
      const form = await renderForm(some, servicesKeeping(kept));
      expect(form.control(state).value).toBe('DE');
      expect(form.all<HTMLInputElement>('[name="companyInformation.entityType"]:checked').map(({ value }) => value)).toEqual(['Corp']);
      form.stop();
      at('?state=NV&entityType=Nonsense');
      const other = await renderForm(some, servicesKeeping(kept));
      expect(other.control(state).value).toBe('WY');
    } finally {
      at('/');
    }
  });
});

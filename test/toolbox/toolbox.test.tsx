import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openToolbox } from '../../src/toolbox/open-toolbox';
import { keptAnswers, secretWords } from '../support/answers';
import { posted } from '../support/fake-services';
import { readyToPay } from '../support/ready-to-pay';
import { renderForm, servicesKeeping, type RenderedForm } from '../support/render-form';

const flags = { toolbox: true };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src$="charterform.toolbox.js"]')];
const findPanel = () => screen.findByRole('complementary', { name: 'Developer toolbox' });

async function withToolbox(config: Parameters<typeof renderForm>[0] = {}, values = keptAnswers) {
  const form = await renderForm({ flags, ...config }, servicesKeeping(values));
  await form.loaded();
  return { form, ...(await toolIn(form)) };
}

/** The panel as its user handles it. */
async function toolIn({ user }: RenderedForm) {
  const panel = await findPanel();
  const press = (name: string) => act(async () => user.click(within(panel).getByRole('button', { name })));
  const lines = (name: string) =>
    within(within(panel).getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  return { panel, press, lines };
}

beforeEach(() => void (window.charterformToolbox = openToolbox));
afterEach(() => {
  delete window.charterformToolbox;
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
});

describe('the toolbox', () => {
  it('is not there without its flag, and nothing of it is loaded (DEV-01)', async () => {
    delete window.charterformToolbox;
    const form = await renderForm({}, servicesKeeping(keptAnswers));
    await form.loaded();
    expect(screen.queryByRole('complementary', { name: 'Developer toolbox' })).toBe(null);
    expect(scripts()).toEqual([]);
  });

  it('is loaded from beside the script of the form, which works where that fails (DEV-01)', async () => {
    delete window.charterformToolbox;
    document.head.innerHTML = '<script src="https://site.example/js/charterform.umd.js?ver=2"></script>';
    const form = await renderForm({ flags }, servicesKeeping(keptAnswers));
    await form.loaded();
    const [script] = [...document.querySelectorAll<HTMLScriptElement>('script[src*="toolbox"]')];
    expect(script!.src).toBe('https://site.example/js/charterform.toolbox.js?ver=2');
    script!.dispatchEvent(new Event('error'));
    await vi.waitFor(() =>
      expect(form.services.log.error.mock.calls).toEqual([['Loading the developer toolbox failed.', expect.any(Error)]]),
    );
    await form.answer('companyInformation.companyName', 'Elm Ridge LLC');
    expect(form.control('companyInformation.companyName').value).toBe('Elm Ridge LLC');
  });

  it('closes and opens again, and goes with its form (DEV-01)', async () => {
    const { form, panel, press } = await withToolbox();
    await press('Developer toolbox');
    expect(within(panel).getAllByRole('button')).toHaveLength(1);
    await press('Developer toolbox');
    expect(within(panel).getAllByRole('button').length).toBeGreaterThan(1);
    form.stop();
    expect(screen.queryByRole('complementary', { name: 'Developer toolbox' })).toBe(null);
  });

  it('shows why the order costs what it costs', async () => {
    const bundles = [{ product_id: '9', product_ids: ['35601'], price: '50.00' }];
    const { panel } = await withToolbox({ bundles });
    const rows = () =>
      within(panel)
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    await vi.waitFor(() =>
      expect(rows()).toEqual([
        '– | $50.00',
        'base | $50.00',
        'Business Formation (WY) | $104.00',
        'base | $39.00',
        'surcharge | $4.00',
        'stateFee | $100.00',
        'bundle | -$39.00',
        'Registered Agent (WY) | $225.00',
        'base | $225.00',
      ]),
    );
    expect(within(panel).getByRole('button', { name: 'Price ledger $379.00' })).toBeTruthy();
  });

  it('says what the last rebuild of the cart did, and why', async () => {
    const { form, press, lines } = await withToolbox({}, { ...keptAnswers, currentStep: 0 });
    await press('Last rebuild of the cart');
    await form.answer('companyInformation.state', 'CO');
    await vi.waitFor(() => expect(lines('Because')).toEqual(['filing products were loaded']));
    expect(lines('Therefore')).toEqual(['Business Formation (CO), base: – → $39.00', 'Business Formation (CO), stateFee: – → $50.00']);
    await form.answer('companyInformation.state', 'WY');
    await vi.waitFor(() => expect(lines('Because')).toContain('companyInformation.state.key: "CO" → "WY"'));
    expect(lines('Therefore')).toEqual(
      expect.arrayContaining(['Business Formation (CO), base: $39.00 → –', 'Business Formation (WY), base: – → $39.00']),
    );
  });

  it('says what the last reactions changed, and why', async () => {
    const { form, panel, press, lines } = await withToolbox({}, { ...keptAnswers, currentStep: 0 });
    await press('Last reactions');
    expect(panel.textContent).toContain('No answer has changed another one yet.');
    await form.answer('companyInformation.companyName', 'Elm Ridge Limited Liability Company');
    await vi.waitFor(() => expect(lines('Because').join()).toContain('companyInformation.companyName: "Pine Ridge LLC" →'));
    expect(lines('Therefore').join()).toContain('companyInformation.companyNameDesignator.key: "LLC" →');
  });

  it('has a tool for each thing (DEV-02)', async () => {
    const { panel } = await withToolbox();
    const names = within(panel)
      .getAllByRole('button')
      .map(({ textContent }) => textContent!.trim());
    expect(names).toEqual(expect.arrayContaining(['Data filler', 'Cookie helper', 'Storage tools', 'Sample triggers', 'Checkout options']));
  });

  it.each([
    ['no dataset for the form', { ContactForm: { data: {} } }, 'The page config has no dataset for the form.'],
    ['a dataset without its root', { FormABusinessForm: { companyInformation: {} } }, 'The dataset has no root property "data".'],
    [
      'a path that is refused',
      { FormABusinessForm: { data: { 'llc.members.7.first_name': 'Ann' } } },
      'The dataset was refused: Error: The path "llc.members.7.first_name" is refused.',
    ],
  ])('reports %s (DEV-03)', async (_what, datasets, message) => {
    const { panel, press } = await withToolbox({ datasets });
    await press('Data filler');
    await press('Fill the form');
    expect(within(panel).getByRole('status').textContent).toBe(message);
  });

  it('fills the form with the dataset of its form type (DEV-02, DEV-03)', async () => {
    const state = { key: 'CO', value: 'Colorado' };
    const datasets = { FormABusinessForm: { data: { companyInformation: { state }, 'companyInformation.companyName': 'Elm Ridge LLC' } } };
    const { form, panel, press } = await withToolbox({ datasets }, { ...keptAnswers, currentStep: 0 });
    await press('Data filler');
    await press('Fill the form');
    expect(within(panel).getByRole('status').textContent).toBe('2 answers are filled in.');
    expect(form.control('companyInformation.companyName').value).toBe('Elm Ridge LLC');
    expect(form.kept()).toMatchObject({ companyInformation: { state, entityType: { key: 'LLC' } } });
  });

  it('shows no secret', async () => {
    const form = await readyToPay({ flags });
    const { panel, press } = await toolIn(form);
    await form.answer('card.number', '4111111111111111');
    localStorage.setItem('charterform:FormABusinessForm-page-1', JSON.stringify({ values: form.kept() }));
    for (const tool of ['Last rebuild of the cart', 'Last reactions', 'Storage tools', 'Cookie helper']) await press(tool);
    expect(panel.textContent).toContain('ann@example.com');
    for (const word of secretWords) expect(panel.textContent).not.toContain(word);
  });
});

describe('its checkout options', () => {
  it('bail before submission, as long as they are on (DEV-04)', async () => {
    const form = await readyToPay({ flags });
    const { panel, press } = await toolIn(form);
    await press('Checkout options');
    const bail = () => act(async () => form.user.click(within(panel).getByRole('checkbox', { name: 'Bail before submission' })));
    await bail();
    await form.press('Submit Order');
    await vi.waitFor(() => expect(form.services.log.warn).toHaveBeenCalledWith('Stopped before submission.', expect.anything()));
    expect(posted(form.services)).toEqual([]);
    await bail();
    await form.press('Submit Order');
    await vi.waitFor(() => expect(posted(form.services)).toHaveLength(1));
  });

  it('cancel services, and give the tokenizer a test key (DEV-04)', async () => {
    const form = await readyToPay({ flags });
    const { panel, press } = await toolIn(form);
    await press('Checkout options');
    await act(async () => form.user.click(within(panel).getByRole('checkbox', { name: 'Cancel services' })));
    await act(async () => form.user.type(within(panel).getByRole('textbox', { name: 'Tokenizer test key' }), 'key-1'));
    await form.press('Submit Order');
    await vi.waitFor(() => expect(posted(form.services)).toHaveLength(1));
    expect(posted(form.services)[0]!.data).toMatchObject({ test: true, cancel_services: true });
    expect(form.services.tokenizer.tokenize.mock.calls[0]![2]).toBe('key-1');
  });
});

describe('its sample triggers', () => {
  it.each([
    ['Sample toast', 'The toolbox raised this message.'],
    ['Sample error', 'Something went wrong'],
  ])('raise a %s (DEV-04)', async (name, words) => {
    const { form, press } = await withToolbox();
    await press('Sample triggers');
    await press(name);
    await vi.waitFor(() =>
      expect(
        form
          .all('.charterform-toast')
          .map(({ textContent }) => textContent)
          .join(),
      ).toContain(words),
    );
  });
});

describe('its look at the browser', () => {
  it('sets cookies for some days and removes them, and shows their names alone (DEV-02, CONST-03)', async () => {
    document.cookie = 'session=secret-1; path=/';
    const { form, panel, press } = await withToolbox();
    await press('Cookie helper');
    expect(panel.textContent).toContain('session');
    expect(panel.textContent).not.toContain('secret-1');
    await act(async () => form.user.type(within(panel).getByRole('textbox', { name: 'Name' }), 'chatEngaged'));
    await act(async () => form.user.type(within(panel).getByRole('textbox', { name: 'Value' }), 'yes; no'));
    const written = vi.spyOn(document, 'cookie', 'set');
    await press('Set cookie');
    await act(async () => form.user.type(within(panel).getByRole('textbox', { name: 'Lifetime in days' }), '1.5'));
    await press('Set cookie');
    expect(written.mock.calls.map(([cookie]) => /max-age=\d+/.exec(cookie)?.[0])).toEqual([undefined, 'max-age=129600']);
    written.mockRestore();
    expect(document.cookie).toContain('chatEngaged=yes%3B%20no');
    await press('Remove session');
    await press('Remove chatEngaged');
    expect(document.cookie).toBe('');
    expect(panel.textContent).toContain('The page has no cookie that it can read.');
  });

  it('removes what the form has stored, and nothing of others (DEV-02)', async () => {
    localStorage.setItem('charterform:FormABusinessForm-page-1', '{"values":{"a":1}}');
    localStorage.setItem('charterform:domains', '{"cartDomains":[]}');
    localStorage.setItem('of-the-page', '1');
    sessionStorage.setItem('charterform:FormABusinessForm-page-1:attempt', '{"key":"secret-1"}');
    const { form, panel, press } = await withToolbox();
    await press('Storage tools');
    expect(panel.textContent).toContain('"a": 1');
    expect(panel.textContent).not.toContain('secret-1');
    await press('Remove charterform:domains');
    await press('Remove charterform:FormABusinessForm-page-1:attempt');
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['charterform:FormABusinessForm-page-1', 'of-the-page'], 0]);
    await press('Empty the form and reload');
    expect(form.services.redirector.reload).toHaveBeenCalledOnce();
  });
});

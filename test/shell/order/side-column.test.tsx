import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '../../support/answers';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { twoSteps } from '../../support/visits';

const config = { steps: twoSteps };
const textOf = (form: RenderedForm, selector: string) => form.all(selector).map(({ textContent }) => textContent);
const linkOf = (form: RenderedForm, selector: string) => form.all<HTMLAnchorElement>(`${selector} a`)[0]?.getAttribute('href');

/** On the step with the button that submits. */
const atLast = () => servicesKeeping({ ...keptAnswers, currentStep: 1 });

describe('the side column', () => {
  it('holds summary, savings, buttons, terms, phone link and questions, in that order (FORM-34)', async () => {
    const bundle = { product_id: '9', product_ids: ['35601', '15612'], price: '150.00' };
    const form = await renderForm(
      {
        bundles: [bundle],
        layout: { phone: true, websitePhone: '307-555-0100', showSavings: true },
        faq: [{ faqQuestionText: 'When will I hear from the state?', faqContent: '<p>Soon.</p>' }],
      },
      servicesKeeping({ ...keptAnswers, currentStep: 8 }),
    );
    await form.loaded();
    const names = ['receipt', 'savings', 'buttons', 'terms', 'phone', 'faq'].map((name) => `charterform-${name}`);
    await vi.waitFor(() => {
      const parts = form.all('.charterform-side *').map(({ className }) => String(className));
      expect(parts.filter((name) => names.includes(name))).toEqual(names);
    });
    // Registered agent 125, formation 39 and surcharge 4 for 150 and the surcharge.
    expect(textOf(form, '.charterform-savings')).toEqual(['You save $14.00']);
    expect(textOf(form, '.charterform-side .charterform-buttons .charterform-button')).toEqual(['Back', 'Submit Order']);
  });

  it('tells the page that the visitor wants to chat, with step and order, and nothing that was entered (FORM-47)', async () => {
    const form = await renderForm({ ...config, layout: { chat: true } }, atLast());
    await form.loaded();
    const heard: CustomEvent[] = [];
    const hear = (event: Event) => heard.push(event as CustomEvent);
    document.addEventListener('charterform:help', hear);
    await form.press('Chat with us');
    document.removeEventListener('charterform:help', hear);
    expect(heard.map(({ detail }) => detail as unknown)).toMatchObject([
      { step: { key: twoSteps[1]!.key, index: 1, count: 2 }, cart: { total: 26_800 } },
    ]);
    const { cart } = heard[0]!.detail as { cart: { total: number; ledger: { cents: number }[] } };
    expect(cart.ledger.reduce((sum, { cents }) => sum + cents, 0)).toBe(cart.total);
    expect(JSON.stringify(heard[0]!.detail)).not.toContain('Lee');
  });

  it('has no button for a chat that the page does not have (FORM-47)', async () => {
    const form = await renderForm(config, atLast());
    await form.loaded();
    expect(form.root.textContent).not.toContain('Chat with us');
  });

  it('repeats the lines on a phone only at the review and where the order is submitted (SUMM-26)', async () => {
    const isShort = async (currentStep: number) => {
      const form = await renderForm({}, servicesKeeping({ ...keptAnswers, currentStep }));
      const { short } = form.all('.charterform-side .charterform-summary')[0]!.dataset;
      form.stop();
      return short === 'true';
    };
    expect([await isShort(0), await isShort(7), await isShort(8)]).toEqual([true, false, false]);
  });

  it('does not say that something is not sold while a selection is missing (SUMM-20)', async () => {
    const modules = [{ id: 'StateOfService' }, { id: 'EntityType', entityTypes: ['Corp', 'NP Corp'] }];
    const form = await renderForm({ steps: [{ key: 'a', title: 'A', sections: [{ modules }] }], preselected: { state: 'WY' } });
    await form.loaded();
    await form.reads('Please select your entity type to see your total');
    expect(form.all('[data-kind="error"]')).toEqual([]);
  });

  it('draws the order at first with the answers that the form starts with', async () => {
    const seen = new Set<string>();
    const observer = new MutationObserver(() =>
      seen.add(document.querySelector('.charterform-side .charterform-receipt')?.textContent ?? ''),
    );
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await renderForm({ preselected: { state: 'WY', entityType: 'LLC' } });
    observer.disconnect();
    expect([...seen].filter((text) => text.includes('Please select'))).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });

  it('says what is saved only where the page shows savings and there are some (SUMM-13)', async () => {
    const bundles = [{ product_id: '9', product_ids: ['35601', '15612'], price: '150.00' }];
    const savings = async (config: object) => {
      const form = await renderForm(config, servicesKeeping({ ...keptAnswers, currentStep: 8 }));
      await form.loaded();
      await vi.waitFor(() => expect(form.summary().at(-1)).toMatch(/^Total\$\d/));
      const found = textOf(form, '.charterform-savings');
      form.stop();
      return found;
    };
    expect(await savings({ bundles, layout: { showSavings: true } })).toEqual(['You save $14.00']);
    expect(await savings({ bundles })).toEqual([]);
    expect(await savings({ layout: { showSavings: true } })).toEqual([]);
  });

  it('strikes out what is saved where the page shows savings, its word for it heard (SUMM-12)', async () => {
    const bundles = [{ product_id: '9', product_ids: ['35601', '15612'], price: '150.00' }];
    const struck = async (showSavings: boolean) => {
      const form = await renderForm({ bundles, layout: { showSavings } }, servicesKeeping({ ...keptAnswers, currentStep: 8 }));
      await form.loaded();
      await vi.waitFor(() => expect(form.summary()).toHaveLength(3));
      const found = textOf(form, '.charterform-side s');
      form.stop();
      return found;
    };
    // The agent 125, the formation 39 and its surcharge 4.
    expect(await struck(true)).toEqual(['Was $168.00']);
    expect(await struck(false)).toEqual([]);
  });

  it('shows neither savings nor questions where the page has none', async () => {
    const form = await renderForm(config);
    expect(form.all('.charterform-savings, .charterform-faq')).toEqual([]);
    expect(form.all('.charterform-main .charterform-buttons')).toEqual([]);
  });

  it('leaves the buttons to the main column where configured, and says before the last step that nothing is charged (FORM-35, FORM-44)', async () => {
    const form = await renderForm({ ...config, layout: { submitInMainColumn: true } });
    expect(form.all('.charterform-side .charterform-buttons')).toEqual([]);
    expect(textOf(form, '.charterform-main .charterform-buttons .charterform-button')).toEqual(['Continue']);
    // Continue submits nothing, so nothing is accepted by it.
    expect(textOf(form, '.charterform-terms')).toEqual(['Nothing is charged before you submit.']);
    form.stop();
    const last = await renderForm({ ...config, layout: { submitInMainColumn: true } }, atLast());
    expect(textOf(last, '.charterform-side .charterform-terms')).toEqual(['By clicking "Submit", you accept the terms of service.']);
  });

  it('is titled "Order Summary" with a "Total", unless the page says otherwise (SUMM-01)', async () => {
    const services = () => servicesKeeping(keptAnswers);
    const form = await renderForm({}, services());
    await form.loaded();
    await vi.waitFor(() => expect(form.summary().at(-1)).toBe('Total$368.00'));
    expect(textOf(form, '.charterform-side h2')).toEqual(['Order Summary']);
    form.stop();
    const text = { 'summary.title': 'Your order', 'summary.total': 'To pay' };
    const own = await renderForm({ text }, services());
    await own.loaded();
    await vi.waitFor(() => expect(own.summary().at(-1)).toBe('To pay$368.00'));
    expect(textOf(own, '.charterform-side h2')).toEqual(['Your order']);
  });

  it('follows the answers to the cent, and asks for what is missing in place of a total', async () => {
    const form = await renderForm();
    await form.loaded();
    expect(form.summary()).toEqual(['Please select your filing jurisdiction', 'TotalTBD']);
    await form.answer('companyInformation.state', 'WY');
    await form.answer('companyInformation.companyName', 'Pine Ridge LLC');
    await vi.waitFor(() =>
      expect(form.summary()).toEqual([
        expect.stringMatching(/^Registered Agent.*Wyoming\$125\.00$/),
        expect.stringMatching(/^Wyoming LLC formation.*Pine Ridge LLC\$43\.00$/),
        expect.stringMatching(/^Wyoming state fee.*\$100\.00$/),
        'Total$268.00',
      ]),
    );
    await form.answer('companyInformation.state', '');
    await vi.waitFor(() => expect(form.summary()).toEqual(['Please select your filing jurisdiction', 'TotalTBD']));
  });
});

describe('the terms line', () => {
  it('names the submit button and links to "/terms/" (FORM-36)', async () => {
    const form = await renderForm(config, atLast());
    expect(textOf(form, '.charterform-terms')).toEqual(['By clicking "Submit Order", you accept the terms of service.']);
    expect(linkOf(form, '.charterform-terms')).toBe('/terms/');
  });

  it('takes the button text and the link of the page config (FORM-36)', async () => {
    const form = await renderForm({ ...config, text: { 'button.submitOrder': 'Buy now' }, layout: { termsLink: '/rules/' } }, atLast());
    expect(textOf(form, '.charterform-terms')).toEqual(['By clicking "Buy now", you accept the terms of service.']);
    expect(linkOf(form, '.charterform-terms')).toBe('/rules/');
  });
});

describe('the phone link', () => {
  const phoneLine = async (layout: object, text = {}) => {
    const form = await renderForm({ ...config, layout, text });
    const line = { words: textOf(form, '.charterform-phone'), link: linkOf(form, '.charterform-phone') };
    form.stop();
    return line;
  };

  it('is shown only when the layout’s phone toggle is on (FORM-37)', async () => {
    expect(await phoneLine({ phoneNumber: '(307) 555-0100' })).toEqual({ words: [], link: undefined });
    expect(await phoneLine({ phone: true, phoneNumber: '(307) 555-0100' })).toEqual({
      words: ['Questions? Call (307) 555-0100 for help.'],
      link: 'tel:3075550100',
    });
  });

  it('falls back to the website’s phone, and without any is left out (FORM-37)', async () => {
    expect((await phoneLine({ phone: true, websitePhone: '1-800-555-0199' })).words).toEqual(['Questions? Call 1-800-555-0199 for help.']);
    expect((await phoneLine({ phone: true, phoneNumber: '+1 307 555 0100', websitePhone: '1-800-555-0199' })).link).toBe(
      'tel:+13075550100',
    );
    expect((await phoneLine({ phone: true })).words).toEqual([]);
  });

  it('takes the words of the page config (FORM-37)', async () => {
    const line = await phoneLine({ phone: true, phoneNumber: '555-0100' }, { 'phone.line': 'Ring {phone}!' });
    expect(line.words).toEqual(['Ring 555-0100!']);
  });
});

describe('the foot', () => {
  const summary = '.charterform-collapsible';

  it('holds the total and the one main button, and opens with "Close" and the lines (SUMM-26, FORM-42)', async () => {
    const form = await renderForm({}, servicesKeeping(keptAnswers));
    await form.loaded();
    await vi.waitFor(() => expect(textOf(form, `${summary} strong`)).toEqual(['$368.00']));
    const [header] = form.all(`.charterform-foot ${summary} > button`);
    expect(form.all('[type="submit"]')).toEqual(form.all('.charterform-foot > [type="submit"]'));
    expect(form.all('[type="submit"]')).toHaveLength(1);
    expect(form.all(`${summary} .charterform-receipt`)).toEqual([]);
    expect(form.all('.charterform-backdrop')).toEqual([]);
    await form.user.click(header!);
    expect(header!.textContent).toMatch(/^Order Summary ?Close ?\$368\.00$/);
    expect(form.all(`${summary} .charterform-receipt`)).toHaveLength(1);
    expect(form.all('.charterform-backdrop')).toHaveLength(1);
    await form.user.click(form.all('.charterform-main')[0]!);
    expect(form.all(`${summary} .charterform-receipt`)).toEqual([]);
  });

  it('sticks unless the page config says otherwise, or the on-screen keyboard is up (FORM-42)', async () => {
    const view = Object.assign(new EventTarget(), { height: window.innerHeight, scale: 1 });
    vi.stubGlobal('visualViewport', view);
    const isSticky = (form: RenderedForm) => form.all('.charterform-foot')[0]!.dataset.sticky === 'true';
    const form = await renderForm({});
    expect(isSticky(form)).toBe(true);
    const shrinkTo = (height: number, scale = 1) =>
      act(async () => void Object.assign(view, { height, scale }).dispatchEvent(new Event('resize')));
    await shrinkTo(window.innerHeight - 300);
    expect(isSticky(form)).toBe(false);
    // The bars of a browser, and two fingers that zoom, are no keyboard.
    await shrinkTo(window.innerHeight - 100);
    expect(isSticky(form)).toBe(true);
    await shrinkTo(window.innerHeight / 2, 2);
    expect(isSticky(form)).toBe(true);
    form.stop();
    vi.unstubAllGlobals();
    expect(isSticky(await renderForm({ layout: { stickyFoot: false } }))).toBe(false);
  });
});

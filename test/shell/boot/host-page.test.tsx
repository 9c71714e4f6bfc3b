import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/shell/boot/mount-widget';
import type { MountedForm } from '../../../src/shell/context/embed-api';
import { mountWhenReady } from '../../../src/shell/boot/mount-when-ready';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import { createServices } from '../../../src/services/create-services';
import { contactAnswers } from '../../support/answers';
import { answerFromFixtures, posted } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';
import { personAnswers, stepAnswers, twoSteps } from '../../support/visits';

// The window that the app finds behind its root; here it is not the global object.
const page = document.defaultView as unknown as Window & { fetch: typeof fetch; charterformConfig?: unknown; console: Console };
const forms: MountedForm[] = [];
const requests: URL[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  requests.length = 0;
  page.fetch = (async (address: URL) => {
    requests.push(address);
    const query = Object.fromEntries(address.searchParams);
    return new Response(await answerFromFixtures(address.pathname.split('/').at(-1)!, { query }));
  }) as typeof fetch;
});

afterEach(() => {
  for (const form of forms.splice(0)) act(() => form.unmount());
  document.body.replaceChildren();
  delete page.charterformConfig;
  vi.restoreAllMocks();
});

function mountOnPage(config: unknown) {
  const root = document.body.appendChild(document.createElement('div'));
  const form = mount(root, config);
  forms.push(form);
  return { root, form };
}

const optionsOf = (root: Element, path: string) =>
  [...root.querySelectorAll<HTMLOptionElement>(`[name="${path}"] option`)].map(({ value }) => value).filter(Boolean);

describe('the page config', () => {
  it('is read from the global of the page: products, filing products and jurisdictions (HOST-04)', async () => {
    document.body.innerHTML = '<div id="charterform"></div>';
    page.charterformConfig = {
      formType: 'FormABusinessForm',
      endpoints: { marketing: 'https://api.example/v1/' },
      jurisdictions: ['CO', 'WY'],
      filingProducts: { businessFormation: { label: 'Your formation' } },
      products: { registeredAgent: { product_id: '15624', label: 'Your agent' } },
      preselected: { state: 'WY' },
    };
    mountWhenReady(page, (root, config) => {
      const form = mount(root, config);
      forms.push(form);
      return form;
    });
    const root = document.getElementById('charterform')!;
    await vi.waitFor(() => expect(optionsOf(root, 'companyInformation.state')).toEqual(['CO', 'WY']), { timeout: 5000 });
    await vi.waitFor(() => expect(root.querySelector('.charterform-side')!.textContent).toContain('$368.00'), { timeout: 5000 });
    const summary = root.querySelector('.charterform-side')!.textContent;
    expect(summary).toContain('Your formation');
    expect(summary).toContain('Your agent');
  });

  it('gives each client its own root: products come from the marketing API, below which ajax is not (HOST-05)', async () => {
    const endpoints = { marketing: 'https://api.example/v1/', ajax: 'https://site.example/ajax' };
    mountOnPage({ formType: 'FormABusinessForm', endpoints });
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(4), { timeout: 5000 });
    for (const { href } of requests) expect(href).toMatch(/^https:\/\/api\.example\/v1\/[a-z_]+\?/);
    requests.length = 0;
    page.fetch = (async (address: URL) => {
      requests.push(address);
      return new Response('{}');
    }) as typeof fetch;
    const services = createServices(withDefaults({ formType: 'ContactForm', endpoints }), { window: page as never });
    await services.request({ service: 'ajax', path: '' });
    expect(requests.map(({ href }) => href)).toEqual(['https://site.example/ajax']);
  });

  it('gives `website` as website_id and in the order, with client_ip, page, file, form type and variants (HOST-06)', async () => {
    const endpoints = { marketing: 'https://api.example/' };
    mountOnPage({ formType: 'FormABusinessForm', website: 'my-site', endpoints });
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(4), { timeout: 5000 });
    expect(new Set(requests.map(({ searchParams }) => searchParams.get('website_id')))).toEqual(new Set(['my-site']));

    const modules = ['StateOfService', 'EntityType', 'CompanyName', 'ContactDetails'].map((id) => ({ id }));
    const config = {
      steps: [{ key: 'all', title: 'All', sections: [{ modules }] }],
      website: 'my-site',
      client_ip: '192.0.2.1',
      pageID: 'page-7',
      formFileName: 'form-a-business',
      abTestRolledVariants: ['blue', 'long'],
    };
    const send = async (given: object) => {
      const form = await renderForm(given);
      await form.loaded();
      await form.answerAll(stepAnswers.company);
      await form.answerAll(personAnswers);
      await form.press('Submit Order');
      await form.reads('Thank you');
      form.stop();
      return posted(form.services)[0]!;
    };
    expect(await send(config)).toMatchObject({
      fields: { pageID: 'page-7', formFileName: 'form-a-business', formType: 'FormABusinessForm' },
      data: {
        website: 'my-site',
        client_ip: '192.0.2.1',
        formType: 'FormABusinessForm',
        account: { ab_test_rolled_variants: ['blue', 'long'] },
        companies: [{ company: { ab_test_rolled_variants: ['blue', 'long'] } }],
      },
    });
    const { client_ip: _ip, ...cached } = config;
    expect(Object.keys((await send(cached)).data)).not.toContain('client_ip');
  });

  it('alone decides: two visitors with the same one get the same form, another type gets another (HOST-07)', async () => {
    const htmlOf = async (config: object) => {
      const form = await renderForm(config);
      await form.loaded();
      let html = '';
      // What has just been loaded may still be drawn.
      await vi.waitFor(
        () => {
          const before = html;
          html = form.root.innerHTML.replace(/charterform-\d+-/g, 'charterform-N-');
          expect(html).toBe(before);
        },
        { interval: 100 },
      );
      form.stop();
      return html;
    };
    const first = await htmlOf({});
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('another browser');
    document.cookie = 'wordpress_logged_in=admin';
    expect(await htmlOf({})).toBe(first);
    expect(await htmlOf({ formType: 'ContactForm' })).not.toBe(first);
  });

  it('of no form type shows the catalogued message, and names the key on the console (ERR-01)', () => {
    const error = vi.spyOn(page.console, 'error').mockImplementation(() => {});
    const { root } = mountOnPage({ formType: 'FormABusiness' });
    return vi.waitFor(() => {
      expect(root.textContent).toContain('Please refresh and try again. If the problem persists, please contact us');
      expect(error.mock.calls.join()).toContain('"formType" should be one of FormABusinessForm, DoubleLLCForm,');
    });
  });

  it('without a form type sends nothing, and says so on the console (SUBM-01)', async () => {
    const error = vi.spyOn(page.console, 'error').mockImplementation(() => {});
    for (const config of [{}, { formType: '' }, { formType: null }, undefined]) {
      error.mockClear();
      const { root } = mountOnPage(config as object);
      await vi.waitFor(() => expect(root.textContent).toContain('contact us'));
      expect(error.mock.calls.join()).toContain('Form type not set. Aborting.');
      expect(root.querySelector('button')).toBeNull();
    }
  });

  it('of no form type names its contact link all the same, if it is a safe one (ERR-01)', async () => {
    vi.spyOn(page.console, 'error').mockImplementation(() => {});
    const links = (layout: unknown) => {
      const { root } = mountOnPage({ formType: 'FormABusiness', layout });
      return vi.waitFor(() => {
        expect(root.textContent).toContain('contact us');
        return [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      });
    };
    expect(await links({ contactLink: '/contact/', stepMode: 'no' })).toEqual(['/contact/']);
    expect(await links({ contactLink: 'javascript:alert(1)' })).toEqual([]);
    expect(await links('none')).toEqual([]);
  });

  it('whose steps leave no known module shows it too, and "contact us" as a link (ERR-01, ERR-13)', async () => {
    const steps = [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'NoSuchModule' }] }] }];
    const form = await renderForm({ steps, layout: { contactLink: '/contact/' } });
    expect(form.root.textContent).toContain('An error has occurred. Please refresh and try again.');
    expect(form.all<HTMLAnchorElement>('a')[0]!.getAttribute('href')).toBe('/contact/');
    expect(JSON.stringify(form.services.log.error.mock.calls)).toContain('Form steps');
    expect(JSON.stringify(form.services.log.error.mock.calls)).toContain('NoSuchModule');
  });

  it('with a param that no module takes goes on without it, and the console names it', async () => {
    const steps = [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'MultiState', toggelAll: false }] }] }];
    const form = await renderForm({ steps });
    expect(form.services.log.error.mock.calls).toEqual([
      ['the page config\'s "steps[0].sections[0].modules[0].toggelAll" should be a known key (did you mean "toggleAll"?), but is not one.'],
    ]);
    expect(form.has('companyInformation.states-all')).toBe(true);
  });

  it('without a plugin version keeps nothing, and the console says so unless nothing is to be kept (STORE-14)', () => {
    const info = vi.spyOn(page.console, 'info').mockImplementation(() => {});
    mountOnPage({ formType: 'ContactForm', pluginVersion: '1' });
    mountOnPage({ formType: 'ContactForm', flags: { persist: false } });
    expect(info).not.toHaveBeenCalled();
    mountOnPage({ formType: 'ContactForm' });
    expect(info.mock.calls).toEqual([['Charterform: answers are not kept over a reload because the page config has no "pluginVersion".']]);
  });

  it('with preselected answers that the form does not offer goes on, and the console names them', async () => {
    const form = await renderForm({ preselected: { step: 'peple' } });
    expect(form.services.log.error.mock.calls).toEqual([
      [
        expect.stringContaining(
          '"preselected.step" should be one of company, people, vehicles, domain, contact, optional-items, product-details, review, payment (did you mean "people"?)',
        ),
      ],
    ]);
    expect(form.steps()).toEqual(['company']);
  });

  it('without optional products to offer goes on, and only the site owner hears of it (ERR-02)', async () => {
    const steps = [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'CompanyName' }, { id: 'OptionalProducts' }] }] }];
    const form = await renderForm({ steps, optionalProducts: [] });
    expect(form.services.log.error.mock.calls).toEqual([['Error 11: the page config leaves nothing to show (Optional products).']]);
    expect(form.has('companyInformation.companyName')).toBe(true);
    expect(form.all('.charterform-toast, .charterform-notice')).toEqual([]);
    // The form type's own choice is no mistake of the page.
    const own = await renderForm({ formType: 'TrademarkForm' });
    expect(own.services.log.error).not.toHaveBeenCalled();
  });

  it('that sells no optional products by default has no error to tell (ERR-02)', async () => {
    const form = await renderForm({ formType: 'BOIForm' });
    expect(form.services.log.error).not.toHaveBeenCalled();
    form.stop();
    const ofPage = await renderForm({ formType: 'BOIForm', optionalProducts: [] });
    expect(ofPage.services.log.error).toHaveBeenCalledOnce();
  });
});

describe('a mounted form', () => {
  it('is mounted once a root, and leaves nothing behind', async () => {
    const { root, form } = mountOnPage({ formType: 'ContactForm', theme: 'dark' });
    expect(mount(root, { formType: 'ContactForm' })).toBe(form);
    await vi.waitFor(() => expect(root.querySelectorAll('form')).toHaveLength(1));
    expect(root.dataset.theme).toBe('dark');
    act(() => form.unmount());
    expect(root.outerHTML).toBe('<div class=""></div>');
    form.unmount();
    const again = mount(root, { formType: 'ContactForm' });
    forms.push(again);
    expect(again).not.toBe(form);
    await vi.waitFor(() => expect(root.querySelectorAll('form')).toHaveLength(1));
  });

  it('keeps its answers when the language is set', async () => {
    const { root, form } = mountOnPage({ formType: 'ContactForm' });
    await vi.waitFor(() => expect(root.querySelector('[name="contact.subject"]')).not.toBeNull());
    const subject = () => root.querySelector<HTMLInputElement>('[name="contact.subject"]')!;
    await act(async () => void fireEvent.input(subject(), { target: { value: 'Hello' } }));
    await act(async () => form.setLocale('fr'));
    expect(subject().value).toBe('Hello');
  });

  it('beside another of the same type and page shares no id, and only the first is kept', async () => {
    const first = await renderForm({ steps: twoSteps });
    const second = await renderForm({ steps: twoSteps }, first.services);
    const ids = [...first.all('[id]'), ...second.all('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await first.answer('companyInformation.companyName', 'First LLC');
    await second.answer('companyInformation.companyName', 'Second LLC');
    expect(first.kept()).toMatchObject({ companyInformation: { companyName: 'First LLC' } });
    expect(JSON.stringify([...first.services.localStorage.entries])).not.toContain('Second LLC');
    second.stop();
    expect(first.kept()).toMatchObject({ companyInformation: { companyName: 'First LLC' } });
  });

  it('of the contact form asks, sends and confirms without cart or summary', async () => {
    const form = await renderForm({ formType: 'ContactForm', flags: { skipCaptcha: true } });
    expect(form.all('.charterform-side, .charterform-collapsible, .charterform-progress')).toEqual([]);
    for (const [name, value] of Object.entries(contactAnswers.contact as Record<string, string>))
      await form.answer(`contact.${name}`, value);
    await form.press('Submit');
    await form.reads('Thank you, your message is on its way');
    expect(form.services.marketing).not.toHaveBeenCalled();
  });
});

import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/shell/boot/mount-widget';
import type { MountedForm } from '../../../src/shell/context/embed-api';
import es from '../../../src/locales/es';
import type { BrowserWindow } from '../../../src/services/browser-window';
import { registerTranslation } from '../../../src/services/translations';
import { posted } from '../../support/fake-services';
import { keptAnswers } from '../../support/answers';
import { localeIn } from '../../support/locales';
import { renderForm, servicesKeeping, type RenderedForm } from '../../support/render-form';
import { stepAnswers, twoSteps } from '../../support/visits';

const setLocale = (form: RenderedForm, locale: string) => act(async () => form.running.setLocale(localeIn(locale)));
const shown = (form: RenderedForm, path: string) => form.control(path).labels?.[0]?.textContent;
const chosen = (form: RenderedForm, path: string) => (form.control(path) as unknown as HTMLSelectElement).selectedOptions[0]?.textContent;

describe('another language', () => {
  it('regenerates the messages that are shown, in the fields and in the list of them (VALID-07)', async () => {
    const form = await renderForm();
    await form.loaded();
    await form.answer('companyInformation.companyName', 'A');
    await form.press('Continue');
    await form.reads('3 answers need another look');
    expect(form.messageOf('companyInformation.companyName')).toBe('must be at least 2 characters');
    await setLocale(form, 'es-US');
    await form.reads('Hay 3 respuestas que revisar');
    expect(form.messageOf('companyInformation.companyName')).toBe('Debe tener al menos 2 caracteres');
    expect(form.messageOf('companyInformation.state')).toBe('Falta: Estado');
    expect(form.all('.charterform-errors a').map(({ textContent }) => textContent)).toEqual([
      'Falta: Estado',
      'Debe tener al menos 2 caracteres',
      'Falta: Terminación del nombre',
    ]);
    await setLocale(form, 'en');
    expect(form.messageOf('companyInformation.state')).toBe('State selection is required');
  });

  it('keeps answers, focus and the elements themselves', async () => {
    const form = await renderForm();
    await form.loaded();
    await form.answerAll(stepAnswers.company);
    const name = form.control('companyInformation.companyName');
    await act(async () => name.focus());
    await setLocale(form, 'es');
    expect(form.control('companyInformation.companyName')).toBe(name);
    expect(document.activeElement).toBe(name);
    expect(shown(form, 'companyInformation.companyName')).toBe('Nombre de la empresa');
    for (const [path, value] of Object.entries(stepAnswers.company)) {
      const radio = form.all<HTMLInputElement>(`[name="${path}"]`).find((one) => one.type === 'radio' && one.checked);
      expect((radio ?? form.control(path)).value, path).toBe(value);
    }
  });

  it('names states and countries anew, and keeps the chosen ones', async () => {
    const form = await renderForm({ steps: [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'MailingAddress' }] }] }] });
    await form.answer('contactInformation.country', 'DE');
    await form.answer('contactInformation.country', 'US');
    await form.answer('contactInformation.state', 'NC');
    expect([chosen(form, 'contactInformation.country'), chosen(form, 'contactInformation.state')]).toEqual([
      'United States',
      'North Carolina',
    ]);
    await setLocale(form, 'es');
    expect([chosen(form, 'contactInformation.country'), chosen(form, 'contactInformation.state')]).toEqual([
      'Estados Unidos',
      'Carolina del Norte',
    ]);
    expect(form.control('contactInformation.state').value).toBe('NC');
    expect(form.all('optgroup').map((group) => group.getAttribute('label'))).toContain('Territorios de EE. UU.');
  });

  it('reads Spanish from the first paint, whatever language the answers were kept in', async () => {
    // Long lists are drawn late; before, they hold the one option that is chosen.
    const read: string[] = [];
    const observer = new MutationObserver(() => read.push(document.body.textContent));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    const form = await renderForm({ locale: 'es' }, servicesKeeping({ ...keptAnswers, currentStep: 4 }));
    observer.disconnect();
    expect(chosen(form, 'contactInformation.country')).toBe('Estados Unidos');
    expect(read.filter((words) => words.includes('Estados Unidos'))).not.toEqual([]);
    expect(read.filter((words) => words.includes('United States'))).toEqual([]);
  });

  it('has the words of the page above both languages', async () => {
    const form = await renderForm({ locale: 'es', text: { 'button.continue': 'Weiter' }, steps: twoSteps });
    expect(form.hasButton('Weiter')).toBe(true);
    await setLocale(form, 'en');
    expect(form.hasButton('Weiter')).toBe(true);
    expect(form.hasButton('Submit Order')).toBe(false);
  });
});

describe('an order in Spanish', () => {
  it('is the same order: what is sent knows no language', async () => {
    const send = async (locale: string, submit: string) => {
      const modules = ['StateOfService', 'EntityType', 'CompanyName', 'LLCOfficials', 'MailingAddress', 'RegisteredAgent'].map((id) => ({
        id,
      }));
      const form = await renderForm({ locale, steps: [{ key: 'all', title: 'All', sections: [{ modules }] }] });
      await form.loaded();
      const address = { line1: '1 Main St', city: 'Casper', zip: '82601' };
      await form.answerAll({ ...stepAnswers.company, 'llc.managedType': 'Manager Managed' });
      await form.answer('companyInformation.registeredAgentServiceDuration', '24');
      for (const list of ['members', 'managers'])
        await form.answerAll({ [`llc.${list}.0.first_name`]: 'Ann', [`llc.${list}.0.last_name`]: 'Lee' });
      for (const [name, value] of Object.entries({ ...address, state: 'NC' })) await form.answer(`contactInformation.${name}`, value);
      await form.press(submit);
      await vi.waitFor(() => expect(form.services.formPost.post).toHaveBeenCalled());
      const { data } = posted(form.services)[0]!;
      form.stop();
      return data;
    };
    const order = await send('es-US', 'Enviar pedido');
    expect(order).toEqual(await send('en', 'Submit Order'));
    expect(JSON.stringify(order)).toContain('Manager Managed');
  });
});

describe('the language of a mounted form', () => {
  const forms: MountedForm[] = [];
  beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => {
    for (const form of forms.splice(0)) act(() => form.unmount());
    delete window.Charterform;
    document.documentElement.removeAttribute('lang');
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  function mountOnPage(config: unknown, html = '<div></div>') {
    document.body.innerHTML = html;
    const root = document.body.firstElementChild as HTMLElement;
    const form = mount(root, config);
    forms.push(form);
    return { root, form };
  }

  const bringSpanish = () => act(async () => registerTranslation(window as BrowserWindow, 'es', es));

  it('is said on the root where the page around has another, and unsaid on unmount', async () => {
    await bringSpanish();
    document.documentElement.lang = 'en-US';
    const { root, form } = mountOnPage({ formType: 'ContactForm', locale: 'es_MX' });
    expect(root.lang).toBe('es-MX');
    await act(async () => form.setLocale('en'));
    expect(root.hasAttribute('lang')).toBe(false);
    await act(async () => form.setLocale('fr'));
    expect(root.hasAttribute('lang')).toBe(false);
    await act(async () => form.setLocale('es'));
    expect(root.lang).toBe('es');
    act(() => form.unmount());
    expect(root.hasAttribute('lang')).toBe(false);
    form.setLocale('es');
    expect(root.outerHTML).toBe('<div class=""></div>');
  });

  it('leaves a root of its own language alone, and gives it back', async () => {
    await bringSpanish();
    document.documentElement.lang = 'en';
    const { root, form } = mountOnPage({ formType: 'ContactForm', locale: 'es' }, '<div lang="es-PR" dir="ltr"></div>');
    expect(root.lang).toBe('es-PR');
    await act(async () => form.setLocale('en'));
    expect([root.lang, root.dir]).toEqual(['en', 'ltr']);
    act(() => form.unmount());
    expect(root.lang).toBe('es-PR');
  });

  it('may be set before the form is first painted', async () => {
    await bringSpanish();
    const { root, form } = mountOnPage({ formType: 'ContactForm' });
    form.setLocale('es');
    await vi.waitFor(() => expect(root.textContent).toContain('Envíenos un mensaje'));
    expect(root.textContent).not.toContain('Send us a message');
  });

  it('is that of the message where no form can be shown, and follows it (ERR-01)', async () => {
    vi.spyOn(document.defaultView!.console, 'error').mockImplementation(() => {});
    await bringSpanish();
    const { root, form } = mountOnPage({ locale: 'es' });
    await vi.waitFor(() =>
      expect(root.textContent).toBe('Ocurrió un error. Actualice la página e intente de nuevo. Si el problema continúa, contáctenos'),
    );
    await act(async () => form.setLocale('en'));
    expect(root.textContent).toContain('please contact us');
  });

  it('is English until a script brings it, and then changes with the answers untouched', async () => {
    vi.spyOn(document.defaultView!.console, 'error').mockImplementation(() => {});
    document.documentElement.lang = 'es';
    const { root } = mountOnPage({ formType: 'ContactForm', locale: 'es-US' });
    await vi.waitFor(() => expect(root.textContent).toContain('Send us a message'));
    expect(root.lang).toBe('en');
    const subject = root.querySelector<HTMLInputElement>('[name="contact.subject"]')!;
    await act(async () => void fireEvent.input(subject, { target: { value: 'Hola' } }));
    await bringSpanish();
    await vi.waitFor(() => expect(root.textContent).toContain('Envíenos un mensaje'));
    expect(root.hasAttribute('lang')).toBe(false);
    expect(root.querySelector('[name="contact.subject"]')).toBe(subject);
    expect(subject.value).toBe('Hola');
  });

  it('stays English where it cannot be loaded, which is logged once for all roots', async () => {
    const error = vi.spyOn(document.defaultView!.console, 'error').mockImplementation(() => {});
    const script = document.head.appendChild(document.createElement('script'));
    script.src = 'https://site.example/js/charterform.umd.js';
    const { root } = mountOnPage({ formType: 'ContactForm', locale: 'es' }, '<div></div><section></section>');
    forms.push(mount(document.querySelector('section')!, { formType: 'ContactForm', locale: 'es' }));
    const loads = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="locales/"]')];
    expect(loads().map(({ src }) => src)).toEqual(['https://site.example/js/locales/charterform.es.js']);
    loads()[0]!.dispatchEvent(new Event('error'));
    const logged = () => error.mock.calls.flat().filter((words) => String(words).includes('"locales/'));
    await vi.waitFor(() => expect(logged()).toHaveLength(1));
    expect(logged().join()).toContain('"locales/charterform.es.js" could not be loaded');
    await vi.waitFor(() => expect(root.textContent).toContain('Send us a message'));
    expect(loads()).toEqual([]);
    script.remove();
  });

  it('is left alone by what comes after another was asked for, and after the root has gone', async () => {
    vi.spyOn(document.defaultView!.console, 'error').mockImplementation(() => {});
    const { root, form } = mountOnPage({ formType: 'ContactForm', locale: 'es' }, '<div></div><section></section>');
    const section = document.querySelector('section')!;
    const gone = mount(section, { formType: 'ContactForm', locale: 'es' });
    form.setLocale('en-US');
    act(() => gone.unmount());
    await bringSpanish();
    await vi.waitFor(() => expect(root.textContent).toContain('Send us a message'));
    expect(root.textContent).not.toContain('Envíenos un mensaje');
    expect(section.outerHTML).toBe('<section class=""></section>');
  });

  it('is English where there are no words in it, and the site owner alone is told', async () => {
    const error = vi.spyOn(document.defaultView!.console, 'error').mockImplementation(() => {});
    const { root, form } = mountOnPage({ formType: 'ContactForm', locale: 'sp' });
    await vi.waitFor(() => expect(root.textContent).toContain('Send us a message'));
    expect(error.mock.calls.flat().join()).toContain('"locale" should be en or es');
    error.mockClear();
    await act(async () => form.setLocale('xx'));
    expect(error).not.toHaveBeenCalled();
  });
});

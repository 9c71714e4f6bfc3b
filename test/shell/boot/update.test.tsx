import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/shell/boot/mount-widget';
import { mountWhenReady } from '../../../src/shell/boot/mount-when-ready';
import type { MountedForm } from '../../../src/shell/context/embed-api';
import { controlSelector } from '../../support/control-selector';

// The window that the app finds behind its root; here it is not the global object.
const page = document.defaultView as unknown as Window & { console: Console; fetch: typeof fetch };
const login = { formType: 'LoginForm', pageID: 'embed' };
const forms: MountedForm[] = [];
const posts: FormData[] = [];
let reply: () => Promise<Response>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.spyOn(page.console, 'error').mockImplementation(() => {});
  vi.spyOn(page.console, 'info').mockImplementation(() => {});
  posts.length = 0;
  reply = async () => new Response('{ "error": "No such account" }');
  page.fetch = (async (_address: URL, { body }: RequestInit) => {
    posts.push(body as FormData);
    return reply();
  }) as typeof fetch;
});

afterEach(() => {
  for (const form of forms.splice(0)) act(() => form.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 5000 });
const logged = () => vi.mocked(page.console.error).mock.calls.map((line) => line.join(' '));

async function mountLogin(config: unknown = login) {
  const root = document.body.appendChild(document.createElement('div'));
  const form = mount(root, config);
  forms.push(form);
  const events: [string, unknown][] = [];
  for (const type of ['ready', 'change', 'step', 'submit', 'error'] as const) form.on(type, ({ detail }) => events.push([type, detail]));
  const control = (name: string) => root.querySelector<HTMLInputElement>(controlSelector(`login.${name}`));
  const enter = (name: string, value: string) => act(async () => void fireEvent.input(control(name)!, { target: { value } }));
  const button = (text: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  return { root, form, events, control, enter, button };
}

async function mountFilled() {
  const mounted = await mountLogin();
  await waitFor(() => expect(mounted.control('username')).not.toBeNull());
  await mounted.enter('username', 'ada');
  await mounted.enter('password', 'Canary-Plum-42');
  return mounted;
}

const named = (words: string) => ({ ...login, text: { 'button.submit': words } });

describe('another config', () => {
  it('keeps what was entered, secrets too, however fast configs follow each other (CARD-13)', async () => {
    const { form, control, button } = await mountFilled();
    form.update(named('First'));
    form.update(named('Second'));
    await waitFor(() => expect(button('Second')).toBeDefined());
    expect([control('username')!.value, control('password')!.value]).toEqual(['ada', 'Canary-Plum-42']);
    expect(JSON.stringify([{ ...page.localStorage }, { ...page.sessionStorage }])).not.toContain('Canary');
    form.submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(JSON.stringify([...posts[0]!.values()])).toContain('Canary-Plum-42');
  });

  it('that a listener gives in the middle of a change is taken', async () => {
    const { form, enter, control, button } = await mountFilled();
    form.on('change', () => form.update(named('Heard')));
    await enter('username', 'grace');
    await waitFor(() => expect(button('Heard')).toBeDefined());
    expect([control('username')!.value, control('password')!.value]).toEqual(['grace', 'Canary-Plum-42']);
  });

  it('waits for a post, which is sent once; a reset is refused meanwhile (SUBM-57)', async () => {
    let answer = (_response: Response) => {};
    reply = () => new Promise((resolve) => (answer = resolve));
    const { form, button, events, control } = await mountFilled();
    form.submit();
    form.submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    form.update(named('Later'));
    form.reset();
    expect(logged().join()).toContain('"reset" was refused because');
    expect(button('Later')).toBeUndefined();
    answer(await new Response('{ "error": "No such account" }'));
    await waitFor(() => expect(button('Later')).toBeDefined());
    expect(control('username')!.value).toBe('ada');
    expect(posts).toHaveLength(1);
    expect(events).toContainEqual(['error', { code: 0, kind: 'submission' }]);
    form.reset();
    await waitFor(() => expect(control('username')!.value).toBe(''));
    expect(button('Later')).toBeDefined();
  });

  it('that shows nothing, or fails, leaves the form; one after a broken one starts it (ERR-01)', async () => {
    const { root, form, events, control } = await mountLogin({ formType: 'NoForm' });
    await waitFor(() => expect(root.textContent).toContain('contact us'));
    expect(events).toEqual([['error', { code: 10, kind: 'config' }]]);
    for (const act of [form.submit, form.reset]) act();
    form.update(login);
    await waitFor(() => expect(control('username')).not.toBeNull());
    const before = control('username');
    form.update({ ...login, steps: [{ key: 'a', title: 'A', sections: [{ modules: [{ id: 'NoSuchModule' }] }] }] });
    form.update(undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(control('username')).toBe(before);
    expect(logged().join()).toContain('NoSuchModule');
  });

  it('names another language, which otherwise stays as the page has chosen it', async () => {
    const { root, form, button } = await mountLogin({ ...login, locale: 'en' });
    await waitFor(() => expect(button('Submit')).toBeDefined());
    Object.assign(page, { Charterform: { locales: { es: { sentences: { 'button.submit': 'Enviar' }, states: {} } } } });
    form.setLocale('es');
    await waitFor(() => expect(button('Enviar')).toBeDefined());
    form.update({ ...login, locale: 'en', theme: 'dark' });
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
    await waitFor(() => expect(button('Enviar')).toBeDefined());
    form.update({ ...login, locale: 'en-GB' });
    await waitFor(() => expect(button('Submit')).toBeDefined());
    expect(root.dataset.theme).toBeUndefined();
    delete (page as { Charterform?: unknown }).Charterform;
  });
});

describe('errors that the visitor has seen', () => {
  const contact = (changes = {}, modules = ['Message']) => ({
    formType: 'ContactForm',
    pageID: 'embed',
    steps: [{ key: 'contact', title: 'A', sections: [{ modules: modules.map((id) => ({ id })) }] }],
    ...changes,
  });
  /** Without those of the captcha, which tell of its loading. */
  const errors = (root: Element) =>
    [...root.querySelectorAll('.charterform-error:not(:empty, [id*=captcha])')].map(
      ({ id, textContent }) => `${id.replace(/^charterform-\d+-/, '')}: ${textContent}`,
    );
  const listed = (root: Element) => [...root.querySelectorAll('.charterform-errors a')].map(({ textContent }) => textContent);

  async function mountRefused(config: unknown) {
    const { root, form, ...rest } = await mountLogin(config);
    await waitFor(() => expect(root.querySelector('[type=submit]')).not.toBeNull());
    form.submit();
    await waitFor(() => expect(listed(root)).not.toEqual([]));
    await waitFor(() => expect(document.activeElement?.className).toBe('charterform-errors'));
    return { root, form, ...rest };
  }

  it('stay shown with their list, without taking the focus from the field that is corrected', async () => {
    const { root, form, control, button } = await mountRefused(login);
    const before = [errors(root), listed(root)];
    expect(before.map(({ length }) => length)).toEqual([2, 2]);
    control('username')!.focus();
    for (const words of ['First', 'Second']) {
      form.update(named(words));
      await waitFor(() => expect(button(words)).toBeDefined());
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect([errors(root), listed(root)]).toEqual(before);
      expect(control('username')!.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(control('username'));
    }
    await act(async () => void fireEvent.input(control('username')!, { target: { value: 'ada' } }));
    await waitFor(() => expect(listed(root)).toEqual(before[1]!.slice(1)));
    form.submit();
    await waitFor(() => expect(document.activeElement?.className).toBe('charterform-errors'));
  });

  it('go with a field that is no more, and stay at the rest; no further field shows any', async () => {
    const { root, form } = await mountRefused(contact());
    const before = errors(root);
    expect(before.length).toBeGreaterThan(2);
    form.update(contact({}, ['Message', 'Login']));
    await waitFor(() => expect(root.querySelector(controlSelector('login.username'))).not.toBeNull());
    expect(errors(root)).toEqual(before);
    form.update(contact({}, ['Login']));
    await waitFor(() => expect(root.querySelector(controlSelector('contact.email'))).toBeNull());
    expect(errors(root)).toEqual([]);
  });

  it('stay at a field that was left with a mistake, and are gone after a reset', async () => {
    const { root, form } = await mountLogin(contact());
    const email = () => root.querySelector<HTMLInputElement>(controlSelector('contact.email'));
    await waitFor(() => expect(email()).not.toBeNull());
    email()!.focus();
    await act(async () => void fireEvent.input(email()!, { target: { value: 'ada@' } }));
    await act(async () => email()!.blur());
    await waitFor(() => expect(errors(root)).toHaveLength(1));
    const before = errors(root);
    form.update(contact({ theme: 'dark' }));
    await waitFor(() => expect(root.dataset.theme).toBe('dark'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(errors(root)).toEqual(before);
    await act(async () => void fireEvent.input(email()!, { target: { value: 'ada@example.com' } }));
    await waitFor(() => expect(errors(root)).toEqual([]));
    await act(async () => void fireEvent.input(email()!, { target: { value: 'ada@' } }));
    await act(async () => void fireEvent.focusOut(email()!));
    await waitFor(() => expect(errors(root)).toEqual(before));
    form.reset();
    await waitFor(() => expect(email()!.value).toBe(''));
    expect(errors(root)).toEqual([]);
  });

  it('of a refused post stay beside the button, also where an update has waited for it, and are told once', async () => {
    let answer = (_response: Response) => {};
    reply = () => new Promise((resolve) => (answer = resolve));
    const { root, form, button, events } = await mountFilled();
    const notice = () => root.querySelector('.charterform-notice[data-kind=error]')?.textContent;
    form.submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    form.update(named('Later'));
    answer(new Response('{ "error": "No such account" }'));
    await waitFor(() => expect(button('Later')).toBeDefined());
    await waitFor(() => expect(notice()).toContain('No such account'));
    form.update(named('Still later'));
    await waitFor(() => expect(button('Still later')).toBeDefined());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notice()).toContain('No such account');
    expect(events.filter(([type]) => type === 'error')).toHaveLength(1);
    form.update(contact());
    await waitFor(() => expect(root.querySelector(controlSelector('contact.email'))).not.toBeNull());
    expect(notice()).toBeUndefined();
  });
});

it('a root says its config in a script, which it can say again, and is not mounted anew (HOST-01, HOST-03)', async () => {
  document.body.innerHTML = `<div id="a" data-charterform><script type="application/json">${JSON.stringify(login)}</script></div><div id="charterform"></div>`;
  Object.assign(page, { charterformConfig: { ...login, pageID: 'page' } });
  const given: [string, unknown][] = [];
  const mountAll = () =>
    mountWhenReady(page, (root, config) => {
      given.push([(root as Element).id, config]);
      const form = mount(root, config);
      forms.push(form);
      return form;
    });
  mountAll();
  await vi.waitFor(() => expect(given).toHaveLength(2));
  // The form takes the place of the script.
  await vi.waitFor(() => expect(document.querySelector('#a script')).toBeNull());
  mountAll();
  await vi.waitFor(() => expect(given).toHaveLength(4));
  const own = ['a', login];
  const global = ['charterform', { ...login, pageID: 'page' }];
  expect(given).toEqual([global, own, global, own]);
  expect(logged()).toEqual([]);
  Object.assign(page, { charterformConfig: undefined });
});

import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/shell/boot/mount-widget';
import { mountWhenReady } from '../../../src/shell/boot/mount-when-ready';

// The window that the app finds behind its root; here it is not the global object.
const page = document.defaultView as unknown as Window & { console: Console; charterformConfig?: unknown };
const contact = { formType: 'ContactForm', pageID: 'late', pluginVersion: '1', flags: { skipCaptcha: true } };
const calls: Element[] = [];

/** The script of the page, which mounts by itself. */
const runScript = () =>
  mountWhenReady(page, (root, config) => {
    calls.push(root as Element);
    return mount(root, config);
  });

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  for (const level of ['error', 'info'] as const) vi.spyOn(page.console, level).mockImplementation(() => {});
  page.charterformConfig = contact;
  runScript();
  await rest();
  calls.length = 0;
});

afterEach(async () => {
  document.body.replaceChildren();
  await rest();
  page.localStorage.clear();
  vi.restoreAllMocks();
});

/** Longer than the page has for mounting a root itself. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 60));
const drawn = (root: Element) => vi.waitFor(() => expect(root.querySelectorAll('form')).toHaveLength(1), { timeout: 5000 });
const subject = (root: Element) => root.querySelector<HTMLInputElement>('[name="contact.subject"]')!;
const type = (root: Element, value: string) => act(async () => void fireEvent.input(subject(root), { target: { value } }));
const logged = () => vi.mocked(page.console.error).mock.calls.map((line) => String(line[0]));

function add(html: string, into: Element = document.body): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return into.appendChild(holder.firstElementChild as HTMLElement);
}

const roots: Readonly<Record<string, string>> = {
  'with the id': '<div id="charterform"></div>',
  'with its config in an attribute': `<div data-charterform='${JSON.stringify(contact)}'></div>`,
  'with its config in a script': `<div data-charterform><script type="application/json">${JSON.stringify(contact)}</script></div>`,
  'as the plugin prints it':
    '<div id="charterform" class="charterform wp-exclude-emoji"><p class="charterform-waiting">JavaScript</p></div>',
};

describe('a root that comes to the page after the script', () => {
  it.each(Object.entries(roots))('%s is mounted, alone and within other content (HOST-08)', async (_what, html) => {
    const root = add(html);
    await drawn(root);
    expect(root.textContent).not.toContain('JavaScript');
    root.remove();
    const around = add(`<section><div>${html}</div></section>`);
    await drawn(around);
    expect(logged()).toEqual([]);
  });

  it('is mounted once an element of the page becomes one (HOST-08)', async () => {
    const root = add('<div></div>');
    await rest();
    root.id = 'charterform';
    await drawn(root);
    expect(calls).toEqual([root]);
  });

  it('leaves with its form, and comes back with the answers as often as it does (HOST-08)', async () => {
    const root = add(roots['with the id']!);
    await drawn(root);
    const form = mount(root);
    for (const word of ['One', 'Two', 'Three']) {
      await type(root, word);
      root.remove();
      await rest();
      expect(root.innerHTML).toBe('');
      document.body.append(root);
      await drawn(root);
      expect(subject(root).value).toBe(word);
      expect(mount(root)).toBe(form);
    }
    form.setLocale('xx');
    expect(calls).toEqual([root]);
  });

  it('moved within the page keeps its form as it is (HOST-08)', async () => {
    const root = add(roots['with the id']!);
    await drawn(root);
    const control = subject(root);
    const popup = add('<section></section>');
    popup.append(root);
    await rest();
    expect(subject(root)).toBe(control);
  });

  it('is left alone once the page has unmounted it (HOST-08)', async () => {
    const root = add(roots['with the id']!);
    await drawn(root);
    mount(root).unmount();
    root.remove();
    await rest();
    document.body.append(root);
    await rest();
    expect(root.innerHTML).toBe('');
    // The page may still mount it, with another config too.
    mount(root, { ...contact, formType: 'LoginForm' });
    await vi.waitFor(() => expect(root.querySelector('[type="password"]')).not.toBeNull());
    expect(logged()).toEqual([]);
  });

  it('that the page mounts itself is not mounted twice, nor named on the console (HOST-08)', async () => {
    for (const later of [0, 1]) {
      const root = add('<div id="charterform"></div>');
      const mountIt = () => mount(root, { ...contact, formType: 'LoginForm' });
      if (later) setTimeout(mountIt);
      else mountIt();
      await vi.waitFor(() => expect(root.querySelector('[type="password"]')).not.toBeNull());
      await rest();
      expect(root.querySelectorAll('form')).toHaveLength(1);
      root.remove();
    }
    expect(calls).toEqual([]);
    expect(logged()).toEqual([]);
  });

  it('with the id alone waits for the page where nothing says what to mount (HOST-08)', async () => {
    delete page.charterformConfig;
    const root = add('<div id="charterform"></div>');
    await rest();
    expect([root.innerHTML, logged()]).toEqual(['', []]);
  });

  it('whose JSON cannot be read is named on the console (HOST-08)', async () => {
    const root = add('<div data-charterform="{"></div>');
    await vi.waitFor(() => expect(root.textContent).toContain('contact us'));
    expect(logged()[0]).toBe('Charterform: no JSON in');
  });
});

describe('a form that the page has mounted itself', () => {
  it('leaves with its root before the next mount, and comes back with its handle (HOST-08)', async () => {
    const root = add('<div></div>');
    const form = mount(root, contact);
    const ready = vi.fn();
    form.on('ready', ready);
    await drawn(root);
    await type(root, 'Hello');
    const removed = vi.spyOn(page, 'removeEventListener');
    root.remove();
    await rest();
    expect(root.innerHTML).toBe('');
    expect(root.className).toBe('');
    removed.mockRestore();
    form.update({ ...contact, text: { 'button.submit': 'Send it' } });
    document.body.append(root);
    await vi.waitFor(() => expect(root.textContent).toContain('Send it'));
    expect(subject(root).value).toBe('Hello');
    expect(ready).toHaveBeenCalledTimes(2);
    form.unmount();
    expect(root.innerHTML).toBe('');
  });

  it('may be mounted with another config once its root has left the page (HOST-02, HOST-08)', async () => {
    const root = add('<div></div>');
    const form = mount(root, contact);
    await drawn(root);
    root.remove();
    await rest();
    document.body.append(root);
    expect(mount(root, { ...contact, formType: 'LoginForm' })).not.toBe(form);
    await vi.waitFor(() => expect(root.querySelector('[type="password"]')).not.toBeNull());
    expect(logged()).toEqual([]);
  });

  it('ends when its root is emptied (HOST-02)', async () => {
    const root = add('<div></div>');
    mount(root, contact);
    await drawn(root);
    await rest();
    root.innerHTML = '';
    await rest();
    expect(root.className).toBe('');
  });
});

describe('markup of a form that the page has copied', () => {
  const originals: Readonly<Record<string, () => HTMLElement>> = {
    'a root that mounts itself': () => add(roots['with the id']!),
    'a root with its own config': () => add(roots['with its config in a script']!),
    'an element that the page has mounted': () => {
      const root = add('<div></div>');
      mount(root, contact);
      return root;
    },
  };
  const copies: Readonly<Record<string, (root: HTMLElement) => Element>> = {
    'as an element': (root) => document.body.appendChild(root.cloneNode(true)) as Element,
    'as HTML, in a popup': (root) => add(`<section>${root.outerHTML}</section>`),
    'without its root': (root) => add(`<section><h2>Popup</h2>${root.innerHTML}</section>`),
  };
  const cases = Object.keys(originals).flatMap((original) => Object.keys(copies).map((copy) => [original, copy] as const));

  it.each(cases)('from %s, %s, is a form that works (HOST-08)', async (original, copy) => {
    const root = originals[original]!();
    await drawn(root);
    await type(root, 'Original');
    const holder = copies[copy]!(root);
    await vi.waitFor(() => expect(subject(holder).id).not.toBe(subject(root).id), { timeout: 5000 });
    await act(async () => [...holder.querySelectorAll('button')].find(({ textContent }) => textContent === 'Submit')!.click());
    await vi.waitFor(() => expect(holder.querySelector('.charterform-errors')).not.toBeNull());
    expect(root.querySelector('.charterform-errors')).toBeNull();
    expect(holder.querySelectorAll('form')).toHaveLength(1);
    expect(document.querySelectorAll('body > section > h2')).toHaveLength(copy === 'without its root' ? 1 : 0);
    expect(logged()).toEqual([]);
  });

  it('of which nobody knows the config is named on the console (HOST-08)', async () => {
    const root = originals['an element that the page has mounted']!();
    await drawn(root);
    const html = root.innerHTML;
    mount(root).unmount();
    root.remove();
    add(`<section>${html}</section>`);
    await vi.waitFor(() => expect(logged().join()).toContain('a form was copied'));
  });

  it('of a form that is not ours is left alone (HOST-08)', async () => {
    const html = '<form method="dialog"><input id="name"><button>Close</button></form>';
    const dialog = add(`<dialog open>${html}</dialog>`);
    await rest();
    expect(dialog.innerHTML).toContain('Close');
  });
});

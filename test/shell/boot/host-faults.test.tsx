import { act, fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/shell/boot/mount-widget';
import type { MountedForm } from '../../../src/shell/context/embed-api';
import { posted } from '../../support/fake-services';
import { renderForm } from '../../support/render-form';
import { personAnswers, stepAnswers } from '../../support/visits';

const broken = vi.hoisted(() => ({ part: '' }));

vi.mock('../../../src/shell/boot/planned-form', async (actual) => {
  const { planForm } = await actual<typeof import('../../../src/shell/boot/planned-form')>();
  return {
    planForm: (...given: Parameters<typeof planForm>) => {
      if (broken.part === 'plan') throw new Error('the plan is broken');
      return planForm(...given);
    },
  };
});

vi.mock('../../../src/shell/boot/lifecycles', async (actual) => {
  const { startLifecycles } = await actual<typeof import('../../../src/shell/boot/lifecycles')>();
  return {
    startLifecycles: (...given: Parameters<typeof startLifecycles>) => {
      if (broken.part === 'lifecycles') throw new Error('a lifecycle is broken');
      return startLifecycles(...given);
    },
  };
});

// The window that the app finds behind its root; here it is not the global object.
const page = document.defaultView as unknown as Window & { console: Console };
const sentence = 'An error has occurred. Please refresh and try again. If the problem persists, please contact us';
const contact = {
  formType: 'ContactForm',
  pageID: 'hosts',
  pluginVersion: '1',
  flags: { skipCaptcha: true },
  layout: { contactLink: '/contact/' },
};
const { localStorage, sessionStorage } = page;
const forms: MountedForm[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  vi.spyOn(page.console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  broken.part = '';
  vi.restoreAllMocks();
  for (const form of forms.splice(0)) act(() => form.unmount());
  document.body.replaceChildren();
  setStorages({ localStorage, sessionStorage });
});

const setStorages = (storages: object) => {
  for (const [name, value] of Object.entries(storages)) Object.defineProperty(page, name, { configurable: true, value });
};
const addRoot = () => document.body.appendChild(document.createElement('div'));

function mountOn(target: Element | string, config: unknown = contact) {
  const form = mount(target, config);
  forms.push(form);
  return form;
}

const logged = () => vi.mocked(page.console.error).mock.calls.map((line) => line.join(' '));
const subjectOf = (root: Element) => root.querySelector<HTMLInputElement>('[name="contact.subject"]');
const drawn = (root: Element) => vi.waitFor(() => expect(subjectOf(root)).not.toBeNull(), { timeout: 5000 });
const type = (root: Element, value: string) => act(async () => void fireEvent.input(subjectOf(root)!, { target: { value } }));

describe('a page with a storage of its own kind', () => {
  const fail = () => {
    // oxlint-disable-next-line no-throw-literal -- what a page throws need not be an error
    throw undefined;
  };
  const storages = {
    'answers undefined': { getItem: () => undefined, setItem: () => {}, removeItem: () => {} },
    'answers objects': { getItem: () => ({}), setItem: () => {}, removeItem: () => {} },
    'throws nothing at all': { getItem: fail, setItem: fail, removeItem: fail },
    'has no methods': {},
  };

  it.each(Object.entries(storages))('that %s shows the form, which keeps nothing (STORE-16)', async (_kind, storage) => {
    setStorages({ localStorage: storage, sessionStorage: storage });
    const root = addRoot();
    mountOn(root);
    await drawn(root);
    expect(logged()).toEqual([]);
  });
});

describe('an error of boot', () => {
  it.each(['plan', 'lifecycles'])(
    'in the %s leaves the catalogued message with its link, and its cause on the console (ERR-01)',
    async (part) => {
      broken.part = part;
      const root = addRoot();
      const form = mountOn(root);
      await vi.waitFor(() => expect(root.textContent).toBe(sentence), { timeout: 5000 });
      expect(root.querySelector('a')?.getAttribute('href')).toBe('/contact/');
      expect(logged()).toEqual([expect.stringContaining('Charterform: Starting the form failed. Error: ')]);
      broken.part = '';
      act(() => form.unmount());
      mountOn(root);
      await drawn(root);
    },
  );

  it('that is the config’s own leaves it too (ERR-01)', async () => {
    const root = addRoot();
    const config = {
      get formType() {
        throw new Error('no form type today');
      },
    };
    mountOn(root, config);
    await vi.waitFor(() => expect(root.textContent).toBe(sentence));
    expect(logged()).toEqual(['Charterform: Reading the page config failed. Error: no form type today']);
  });
});

describe('a root that the page took away', () => {
  // React misses the elements that the page removed, and says so; Preact, of which the build is made, does not.
  const heard = () => {};
  beforeAll(() => window.addEventListener('error', heard));
  afterAll(() => window.removeEventListener('error', heard));

  it('by emptying it is drawn again where it is mounted again, with the answers (HOST-02)', async () => {
    for (const content of ['', '<p>One moment …</p>']) {
      const root = addRoot();
      const first = mountOn(root);
      await drawn(root);
      await type(root, `Hello${content}`);
      root.innerHTML = content;
      const second = mountOn(root);
      expect(second).not.toBe(first);
      await drawn(root);
      expect(subjectOf(root)!.value).toBe(`Hello${content}`);
      expect(root.querySelectorAll('form')).toHaveLength(1);
      expect(mount(root, contact)).toBe(second);
      act(() => second.unmount());
    }
  });

  it('by another in its place ends its form, and the new one is kept (HOST-02)', async () => {
    const old = addRoot();
    mountOn(old);
    await drawn(old);
    await type(old, 'Old');
    const root = document.createElement('div');
    old.replaceWith(root);
    mountOn(root);
    expect(old.childElementCount).toBe(0);
    await drawn(root);
    expect(subjectOf(root)!.value).toBe('Old');
    await type(root, 'New');
    page.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify(Object.values({ ...page.localStorage }))).toContain('New');
  });

  it('is not one that is mounted before it is put into the page', async () => {
    const early = document.createElement('div');
    const form = mountOn(early);
    await drawn(early);
    mountOn(addRoot(), { ...contact, pageID: 'another' });
    document.body.append(early);
    expect(mount(early, contact)).toBe(form);
    expect(subjectOf(early)).not.toBeNull();
  });
});

describe('the calls of a page', () => {
  it('find their root by a selector', async () => {
    const root = addRoot();
    root.id = 'here';
    mountOn('#here');
    await drawn(root);
    expect(mount(root, contact)).toBe(forms[0]);
  });

  it('without a root end in a clear line, not in an exception (HOST-03)', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const target of [null, undefined, '#nowhere', '..', 5, {}, document.createTextNode('')]) {
      const form = mount(target as never, contact);
      expect(error.mock.lastCall).toEqual([
        expect.stringMatching(/^Charterform: "mount" needs an element or its selector, but got$/),
        target,
      ]);
      form.setLocale('es');
      form.unmount();
    }
  });

  it('with no locale leave the form as it is, and say what is needed', async () => {
    const root = addRoot();
    const form = mountOn(root);
    await drawn(root);
    for (const locale of [undefined, null, 5]) form.setLocale(locale as never);
    expect(logged()).toEqual(['', '', '5'].map((locale) => `Charterform: "setLocale" needs a locale such as "es", but got ${locale}`));
    expect(root.textContent).toContain('Subject');
  });
});

describe('a page whose library gives arrays a toJSON', () => {
  afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

  it('gets the same order, and keeps the same answers (STORE-09)', async () => {
    const modules = ['StateOfService', 'EntityType', 'CompanyName', 'ContactDetails', 'LLCOfficials'].map((id) => ({ id }));
    const order = async () => {
      const form = await renderForm({ steps: [{ key: 'all', title: 'All', sections: [{ modules }] }], abTestRolledVariants: ['blue'] });
      await form.loaded();
      await form.answerAll({ ...stepAnswers.company, ...stepAnswers.people, ...personAnswers });
      const kept = form.kept();
      await form.press('Submit Order');
      await form.reads('Thank you');
      form.stop();
      return { kept, sent: posted(form.services)[0] };
    };
    const expected = await order();
    expect(expected.sent!.data).toMatchObject({ account: { ab_test_rolled_variants: ['blue'] } });
    Object.assign(Array.prototype, { toJSON: () => 'a text' });
    expect(await order()).toEqual(expected);
  });
});

import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { afterEach, vi } from 'vitest';
import { startForm } from '../../src/shell/boot/start-form';
import type { FormValues } from '../../src/kernel/answers/form-values';
import type { PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { formKey } from '../../src/kernel/storage/storage-keys';
import { forgetAttempts } from '../../src/state/submission/order-attempts';
import { readConfig } from './page-config';
import type { BroughtAnswers } from '../../src/shell/context/brought';
import type { BrowserWindow } from '../../src/services/browser-window';
import { controlSelector, textFor } from './control-selector';
import { fakeServices } from './fake-services';
import { localeIn } from './locales';

const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 10 });

/** The next frame, after which what was mounted has subscribed to what it shows. */
export const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** Services whose storage holds the answers of an earlier visit to a form, the formation form if none is named. */
export function servicesKeeping(values: FormValues, formType = 'FormABusinessForm') {
  const services = fakeServices();
  services.localStorage.set(formKey(formType, 'page-1'), JSON.stringify({ values: { pluginVersion: '1.0', ...values } }));
  return services;
}

/** Mounts the real app on fake services; what comes back is the form as a visitor handles it. */
export async function renderForm(config: Partial<PageConfigWithGaps> = {}, services = fakeServices(), script?: string) {
  const read = readConfig({ formType: 'FormABusinessForm', pageID: 'page-1', pluginVersion: '1.0', ...config });
  if (!read.config || read.problems.length > 0) throw new Error(JSON.stringify(read.problems));
  const root = document.body.appendChild(document.createElement('div'));
  const reactRoot = createRoot(root);
  // Most updates here come from promises and timers of the app itself, as on a page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const { config: known } = read;
  const locale = localeIn(known.locale);
  const begin = (brought?: BroughtAnswers): ReturnType<typeof startForm> =>
    startForm({ root, reactRoot, config: known, page: window as BrowserWindow, locale, services, script, brought, bring });
  let running = begin();
  /** Starts the form again with other answers, as what runs the forms of a page does. */
  function bring(answers: BroughtAnswers) {
    running.stop();
    running = begin(answers);
    return true;
  }
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    running.stop();
    act(() => reactRoot.unmount());
    root.remove();
  };
  // Each test is a page of its own.
  stops.push(stop, () => forgetAttempts(formKey(known.formType, known.pageID)));
  await waitFor(() => {
    if (!root.firstChild) throw new Error('nothing is shown');
  });
  await painted();

  const user = userEvent.setup({ delay: null });
  const all = <Found extends HTMLElement>(selector: string) => [...root.querySelectorAll<Found>(selector)];
  const found = <Found,>(element: Found | null | undefined, what: string): Found => {
    if (!element) throw new Error(`There is no ${what} in: ${root.textContent}`);
    return element;
  };
  const control = (path: string) => found(all<HTMLInputElement>(controlSelector(path))[0], `field ${path}`);
  const button = (name: string) =>
    found(
      all<HTMLButtonElement>('button').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name),
      `button "${name}"`,
    );

  /** Gives one field an answer and leaves it; a pick or a whole text at once, since typing is slow here. */
  async function answer(path: string, value: string) {
    const first = control(path);
    const radio = all<HTMLInputElement>(controlSelector(path)).find((one) => one.value === value);
    // A long list is drawn whole once it is focused.
    await act(async () => first.focus());
    await act(async () => {
      if (first.type === 'radio') fireEvent.click(found(radio, value));
      else if (first.type === 'checkbox') fireEvent.click(first);
      else if (first.tagName === 'SELECT') fireEvent.change(first, { target: { value } });
      else fireEvent.input(first, { target: { value: textFor(path, value, first.value) } });
    });
    await act(async () => first.blur());
    // A choice may bring other fields.
    if (first.tagName === 'SELECT' || first.type === 'radio' || first.type === 'checkbox') await painted();
  }

  return {
    root,
    get running() {
      return running;
    },
    services,
    user,
    stop,
    all,
    control,
    button,
    answer,
    has: (path: string) => all(controlSelector(path)).length > 0,
    /** Whether the main button waits: it says so, and cannot be pressed. */
    isSubmitDisabled: () => found(all('.charterform-buttons [type="submit"]')[0], 'main button').getAttribute('aria-disabled') === 'true',
    hasButton: (name: string) => all('button').some(({ textContent }) => textContent === name),
    async answerAll(answers: Readonly<Record<string, string>>) {
      for (const [path, value] of Object.entries(answers)) await answer(path, value);
    },
    async press(name: string) {
      // A button that has waited shows for a moment more that it has (FORM-27).
      const pressed = await vi.waitFor(() => button(name), { timeout: 1000, interval: 10 });
      await act(async () => void fireEvent.click(pressed));
      await painted();
    },
    /** The message that a field shows, '' for none. */
    messageOf: (path: string) => {
      const { id } = control(path).closest('fieldset') ?? control(path);
      return document.getElementById(`${id}-error`)?.textContent ?? '';
    },
    /** The keys of the steps that are on the page. */
    steps: () => all('.charterform-step').map(({ dataset }) => dataset.step),
    /** The lines of the order summary beside the steps. */
    summary: () => all('.charterform-side .charterform-receipt > div').map((line) => line.textContent),
    /** What the storage holds once the visitor leaves the page. */
    kept(): FormValues {
      window.dispatchEvent(new Event('pagehide'));
      return (JSON.parse(services.localStorage.get(formKey(known.formType, known.pageID)) ?? '{}') as { values: FormValues }).values;
    },
    /** Waits until the text can be read anywhere in the form. */
    reads: (text: string) => waitFor(() => found(root.textContent?.includes(text), `text "${text}"`)),
    /** Waits until the step is the one that is shown. The review asks for nothing, so it is passed on the way to another one. */
    arrivesAt: (key: string) =>
      waitFor(() => {
        const at = root.querySelector<HTMLElement>('.charterform-step')?.dataset.step;
        if (at === 'review' && key !== 'review') act(() => void fireEvent.click(button('Continue')));
        if (at !== key) throw new Error(`not at ${key} but in: ${root.textContent}`);
      }),
    /** Waits until the products have arrived and nothing is sent or searched. */
    loaded: () =>
      waitFor(() => {
        if (root.querySelector('.charterform-covered[aria-busy="true"]')) throw new Error('still busy');
      }),
  };
}

export type RenderedForm = Awaited<ReturnType<typeof renderForm>>;

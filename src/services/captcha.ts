import { CheckoutError } from '../core/submission/faults';
import type { BrowserWindow } from './browser-window';
import type { Captcha } from './services';

/** The part of reCAPTCHA v2 that is used. */
interface Provider {
  ready(whenReady: () => void): void;
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): number;
  reset(id: number): void;
}

type ProviderWindow = BrowserWindow & { grecaptcha?: Provider };

/** Milliseconds. */
const limit = 15_000;

const notLoaded = () => new CheckoutError('error.captcha.notLoaded');

/** One script for all the forms of a page. */
const loads = new WeakMap<Window, Promise<Provider>>();

/** The captcha whose script lies at `address` (CAPT-06). A script that could not be loaded is asked for again. */
export function createCaptcha(window: ProviderWindow, address: string): Captcha {
  return {
    async render(container, siteKey, onResponse) {
      if (!loads.has(window)) loads.set(window, loadProvider(window, address));
      const provider = await loads.get(window)!.catch(() => {
        loads.delete(window);
        throw notLoaded();
      });

      // A box of its own: the provider refuses to draw twice into one element, and has no way to take a box off.
      const box = container.appendChild(window.document.createElement('div'));
      let response = '';
      const answer = (given: string) => {
        response = given;
        if (box.parentNode) onResponse(given);
      };
      const clear = () => answer('');
      try {
        const id = provider.render(box, {
          sitekey: siteKey,
          callback: answer,
          'expired-callback': clear,
          'error-callback': clear,
        });
        return {
          response: () => response,
          reset() {
            response = '';
            provider.reset(id);
          },
          remove: () => box.remove(),
        };
      } catch {
        box.remove();
        throw notLoaded();
      }
    },
  };
}

function loadProvider(window: ProviderWindow, address: string): Promise<Provider> {
  const script = window.document.createElement('script');
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Provider>((resolve, reject) => {
    timer = setTimeout(reject, limit);
    const waitUntilReady = () => {
      if (window.grecaptcha?.ready) window.grecaptcha.ready(() => resolve(window.grecaptcha!));
      else reject();
    };
    // Another form or plug-in of the page may have brought the provider already.
    if (window.grecaptcha?.ready || !address) return waitUntilReady();

    const url = new URL(address, window.location.href);
    url.searchParams.set('render', 'explicit');
    script.src = url.href;
    script.onload = waitUntilReady;
    script.onerror = reject;
    window.document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

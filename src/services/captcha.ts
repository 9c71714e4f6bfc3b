import { CheckoutError } from '../core/submission/faults';
import type { BrowserWindow } from './browser-window';
import { runScript } from './own-scripts';
import type { Captcha } from './services';

/** The part of the reCAPTCHA v2 API that we use; hCaptcha and Turnstile have it, too, and a page's own provider may. */
interface Provider {
  /** Where it is missing, the provider is ready once its script has run. */
  ready?(whenReady: () => void): void;
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  /** @param id what `render` has returned */
  reset(id: unknown): void;
}

type ProviderWindow = BrowserWindow & Readonly<Record<string, Provider | undefined>>;

const readyTimeoutMs = 15_000;

const notLoaded = () => new CheckoutError('error.captcha.notLoaded');

/** Shared by all forms of a page, so that the script is loaded once. */
const loads = new WeakMap<Window, Promise<Provider>>();

/**
 * The captcha whose script at the URL `address` sets the global `name` (CAPT-06); without an address the page has its provider
 * already. A script that failed to load is loaded again at the next render.
 */
export function createCaptcha(page: BrowserWindow, address: string, name: string): Captcha {
  const window = page as ProviderWindow;
  return {
    async render(container, siteKey, onResponse) {
      if (!loads.has(window)) loads.set(window, loadProvider(window, address, name));
      const provider = await loads.get(window)!.catch(() => {
        loads.delete(window);
        throw notLoaded();
      });

      // A new element each time: reCAPTCHA cannot render twice into one element, and has no way to remove its widget.
      const box = container.appendChild(window.document.createElement('div'));
      // The provider keeps its callbacks for as long as the page lives; without the box they must not keep the form.
      let listener: typeof onResponse | undefined = onResponse;
      let response = '';
      const setResponse = (next: string) => {
        response = next;
        listener?.(next);
      };
      const clear = () => setResponse('');
      try {
        const id = provider.render(box, {
          sitekey: siteKey,
          callback: setResponse,
          'expired-callback': clear,
          'error-callback': clear,
        });
        return {
          response: () => response,
          reset() {
            response = '';
            provider.reset(id);
          },
          remove() {
            listener = undefined;
            box.remove();
          },
        };
      } catch {
        box.remove();
        throw notLoaded();
      }
    },
  };
}

async function loadProvider(window: ProviderWindow, address: string, name: string): Promise<Provider> {
  // Another script on the page may already have loaded the provider.
  if (!window[name] && address) {
    const url = new URL(address, window.location.href);
    url.searchParams.set('render', 'explicit');
    await runScript(window.document, url.href);
  }
  const provider = window[name];
  // Not `ready` first: Turnstile throws where its script was not part of the page.
  if (provider?.render) return provider;
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Provider>((resolve, reject) => {
    timer = setTimeout(reject, readyTimeoutMs);
    provider!.ready!(() => resolve(window[name]!));
  }).finally(() => clearTimeout(timer));
}

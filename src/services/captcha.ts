import { CheckoutError } from '../submission/faults';
import type { BrowserWindow } from './browser-window';
import { runScript } from './own-scripts';
import { readGlobal } from '../kernel/util/page-globals';
import type { Captcha } from './services';

/** The part of the reCAPTCHA v2 API that we use; hCaptcha and Turnstile have it, too, and a page's own provider may. */
interface Provider {
  /** Where it is missing, the provider is ready once its script has run. */
  ready?(whenReady: () => void): void;
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  /** @param id what `render` has returned */
  reset(id: unknown): void;
  /** Only some have it. */
  remove?(id: unknown): void;
}

const readyTimeoutMs = 15_000;

const notLoaded = () => new CheckoutError('error.captcha.notLoaded');

/** Shared by all forms of a page that have the same provider, by its name and address, so that its script is loaded once. */
const loads = new WeakMap<Window, Map<string, Promise<Provider>>>();

/**
 * The captcha whose script at the URL `address` sets the global `name` (CAPT-06); without an address the page has its provider
 * already. A script that failed to load is loaded again at the next render.
 */
export function createCaptcha(page: BrowserWindow, address: string, name: string): Captcha {
  return {
    async render(container, siteKey, onResponse) {
      const known = loads.get(page) ?? new Map<string, Promise<Provider>>();
      loads.set(page, known);
      const key = `${name} ${address}`;
      const load = known.get(key) ?? loadProvider(page, address, name);
      known.set(key, load);
      const provider = await load.catch(() => {
        // By now another render may have begun anew.
        if (known.get(key) === load) known.delete(key);
        throw notLoaded();
      });

      // A new element each time: reCAPTCHA cannot render twice into one element, and has no way to remove its widget.
      const box = container.appendChild(page.document.createElement('div'));
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
            removeSafely(provider, id);
            // A provider may keep the box, but not what was in it.
            box.replaceChildren();
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

function removeSafely(provider: Provider, id: unknown): void {
  try {
    provider.remove?.(id);
  } catch {
    // Nothing depends on it.
  }
}

/** What the page has under the provider's name, unless that is an element of the page. */
const providerOf = (page: BrowserWindow, name: string) => (readGlobal(page, name) ?? {}) as Partial<Provider>;

const isWhole = (provider: Partial<Provider>): provider is Provider => typeof provider.render === 'function';

async function loadProvider(page: BrowserWindow, address: string, name: string): Promise<Provider> {
  // Another script on the page may already have loaded the provider.
  const before = providerOf(page, name);
  if (!isWhole(before) && typeof before.ready !== 'function' && address) {
    const url = new URL(address, page.location.href);
    url.searchParams.set('render', 'explicit');
    await runScript(page.document, url.href);
  }
  const provider = providerOf(page, name);
  // Not `ready` first: Turnstile throws where its script was not part of the page.
  if (isWhole(provider)) return provider;
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Provider>((resolve, reject) => {
    timer = setTimeout(reject, readyTimeoutMs);
    // A provider may throw, or promise what it does not keep.
    const asked: unknown = provider.ready!(() => {
      const ready = providerOf(page, name);
      if (isWhole(ready)) resolve(ready);
      else reject(notLoaded());
    });
    Promise.resolve(asked).catch(reject);
  }).finally(() => clearTimeout(timer));
}

import type { PageConfig } from '../kernel/page-config/page-config';
import { memoizePerObject } from '../kernel/util/memoize-per-object';
import { createSafeStorage } from './browser-storage';
import type { BrowserWindow } from './browser-window';
import { createCaptcha } from './captcha';
import { clock } from './clock';
import { createKeyReader, readCookie } from './cookies';
import { digestOf } from './digest';
import { createFormPost } from './form-post';
import { createHttpClient } from './http-client';
import { newKey } from './keys';
import { createLog } from './log';
import { orderServices, type OrderServices } from './order-services';
import { createRedirector } from './redirect';
import { createRouter } from './router';
import { createServiceRequest } from './service-request';
import type { ServiceName, Services } from './services';
import { createTabStorage } from './tab-storage';
import { createTrackers } from './trackers';

/** One for all forms of a page, so that a form mounted again finds what the form before it has left. */
const tabStorageOf = memoizePerObject((window: BrowserWindow) => createTabStorage(createSafeStorage(window, 'sessionStorage')));

/** The services that every form has. */
type PlainServices = Omit<Services, keyof OrderServices>;

/** Creates the services of one mounted form from its page config and window. @param signal ends the form */
export function createServices(config: PageConfig, { window, signal }: { window: BrowserWindow; signal?: AbortSignal }): Services {
  const log = createLog(window.console);
  // By its root in the page config; without one it calls the page's own URL (NET-05).
  const clientFor = (service: ServiceName) => createHttpClient(window, config.endpoints[service]);
  const request = createServiceRequest(clientFor);
  const page = createHttpClient(window);
  // The widget's own routes are no pages of the server.
  const { href } = window.location;
  const pageAddress = () => (config.domains.routing ? href : window.location.href);
  const services: PlainServices = {
    request,
    formPost: createFormPost(page, pageAddress),
    captcha: createCaptcha(window, config.endpoints.captcha, config.layout.captchaProvider),
    localStorage: createSafeStorage(window, 'localStorage'),
    sessionStorage: tabStorageOf(window),
    redirector: createRedirector(window, log),
    router: createRouter(window, log),
    clock,
    log,
    newKey: () => newKey(window.crypto),
    digest: (text) => digestOf(text, window.crypto),
    randomBytes: (count) => window.crypto.getRandomValues(new Uint8Array(count)),
    readCookie: (name) => readCookie(window.document, name),
    readKey: createKeyReader(window.document, log),
    trackers: createTrackers(window, config, log, signal),
  };
  // Nothing in a script that sells nothing asks for the others.
  return { ...services, ...orderServices.get()?.({ config, window, request, clientFor, page, pageAddress, log }) } as Services;
}

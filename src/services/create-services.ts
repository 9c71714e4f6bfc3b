import type { PageConfig } from '../core/page-config/page-config';
import { memoizePerObject } from '../core/util/memoize-per-object';
import { createAddressService } from './address-service';
import { createSafeStorage } from './browser-storage';
import type { BrowserWindow } from './browser-window';
import { createCaptcha } from './captcha';
import { createCardTokenizer } from './card-tokenizer';
import { createCatalogueService } from './catalogue-service';
import { clock } from './clock';
import { createKeyReader, readCookie } from './cookies';
import { digestOf } from './digest';
import { createDomainService } from './domain-service';
import { createFormPost } from './form-post';
import { createHttpClient } from './http-client';
import { newKey } from './keys';
import { createLog } from './log';
import { createPhoneNumberService } from './phone-number-service';
import { createRedirector } from './redirect';
import { createRouter } from './router';
import { createServiceRequest } from './service-request';
import type { ServiceName, Services } from './services';
import { createTabStorage } from './tab-storage';
import { createTrackers } from './trackers';
import { createVehicleService } from './vehicle-service';

/** The client of one service, by the root in the page config; without one it calls the page's own URL (NET-05). */
const clientFor = (name: ServiceName, { endpoints }: PageConfig, window: BrowserWindow) => createHttpClient(window, endpoints[name]);

/** One for all forms of a page, so that a form mounted again finds what the form before it has left. */
const tabStorageOf = memoizePerObject((window: BrowserWindow) => createTabStorage(createSafeStorage(window, 'sessionStorage')));

/** Creates the services of one mounted form from its page config and window. @param signal ends the form */
export function createServices(config: PageConfig, { window, signal }: { window: BrowserWindow; signal?: AbortSignal }): Services {
  const log = createLog(window.console);
  const request = createServiceRequest((service) => clientFor(service, config, window));
  const page = createHttpClient(window);
  // The widget's own routes are no pages of the server.
  const { href } = window.location;
  const pageAddress = () => (config.domains.routing ? href : window.location.href);
  return {
    request,
    catalogue: createCatalogueService(request, config.website, log),
    formPost: createFormPost(page, pageAddress),
    addresses: createAddressService(config, request, clientFor('postal', config, window), log),
    domains: createDomainService(clientFor('ajax', config, window), page, pageAddress, log),
    phoneNumbers: createPhoneNumberService(clientFor('marketing', config, window), config.website, log),
    vehicles: createVehicleService(request, config.website, log),
    tokenizer: createCardTokenizer(window, config, log),
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
}

import { networkFault, timeoutFault } from '../submission/faults';
import { trustedTypes } from './trusted-types';

// Only while a script runs, a browser tells which script it is.
// An element of the page with that name is none.
const running = globalThis.document?.currentScript;
const current = running?.localName === 'script' ? (running as HTMLScriptElement) : null;

let moduleScript: string | undefined;

/**
 * Names the ES module as the widget's script.
 * @param url the URL of the module that calls; it counts only if it is our own file and no part of a site's own bundle
 */
export function setModuleScript(url: string | undefined): void {
  moduleScript = /^https?:[^?#]*\/charterform\.(?:forms\.)?esm[^/?#]*\.js/.test(url ?? '') ? url : '';
}

/** The URL of the widget's script; '' under a module loader or in a site's own bundle, where it cannot be told apart. */
export const ownScript = (): string => moduleScript ?? current?.src ?? '';

/**
 * Runs a script that lies in the folder of the widget's own; rejects if it cannot be loaded.
 * @param script the URL of the widget's script; '' if unknown
 */
export async function loadBeside(document: Document, file: string, script = ownScript()): Promise<void> {
  const address = besideScript(file, script.includes('/charterform.') ? script : findNeighbour(document) || script);
  await runScript(document, address).catch(() => {
    throw new Error(`${address} could not be loaded`);
  });
}

/** The URL of a file of ours on the page, where the script is unknown (under a module loader) or was joined with others. */
function findNeighbour(document: Document): string {
  const found = document.querySelector<HTMLScriptElement & HTMLLinkElement>(
    'script[src*="charterform.umd.js"], script[src*="charterform.forms.umd.js"], link[href*="charterform.css"]',
  );
  return found?.src ?? found?.href ?? '';
}

/** The URL of a file in a script's folder, with the script's query, so that both have the same version: `charterform.umd.js?ver=2`. */
function besideScript(file: string, script: string): string {
  const address = new URL(file, script);
  address.search = new URL(script).search;
  return address.href;
}

const timeoutMs = 15_000;

/** A script with the nonce of the widget's own, or else of the page's scripts, which a content security policy may ask for. */
export function createScript(document: Document): HTMLScriptElement {
  const script = document.createElement('script');
  script.nonce = (current ?? document.querySelector<HTMLScriptElement>('script[nonce]') ?? script).nonce;
  return script;
}

/**
 * Resolves once the script has run; rejects with NetworkFault, also after 15 seconds.
 * @param stays keeps the element of a script that has run, for a provider that looks for its own one
 */
export function runScript(document: Document, address: string, stays = false): Promise<unknown> {
  const script = createScript(document);
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<unknown>((resolve, reject) => {
    timer = setTimeout(() => reject(timeoutFault(timeoutMs)), timeoutMs);
    script.src = trustedTypes().createScriptURL(address);
    script.onload = resolve;
    script.onerror = () => reject(networkFault());
    document.head.append(script);
  })
    .then(
      () => stays,
      (fault) => {
        script.remove();
        throw fault;
      },
    )
    .finally(() => {
      clearTimeout(timer);
      if (!stays) script.remove();
    });
}

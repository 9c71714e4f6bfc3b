import jsonp from 'jsonp';
import { newKey } from '../services/keys';

/** What the page is told: the answer as it came, or why there is none. */
export type JsonPResult = readonly [answer: unknown] | 'network' | 'unreadable';

/** Longer than the page waits, which then takes this document away. */
const timeout = 60_000;

/** A JSON-P GET in a document that serves nothing else. */
export function requestJsonP(address: string): Promise<JsonPResult> {
  // Random, so that no answer to an earlier document's request can be taken for this one's.
  const name = `charterform_${newKey(window.crypto).replaceAll('-', '')}`;
  return new Promise((resolve) => {
    jsonp(address, { name, timeout }, (fault, answer: unknown) => resolve(fault ? 'network' : [answer]));
    // jsonp does not notice a script that fails to load, or one that loads without calling back.
    const script = Array.from(document.scripts).find(({ src }) => src.includes(name));
    script?.addEventListener('error', () => resolve('network'));
    script?.addEventListener('load', () => resolve('unreadable'));
  });
}

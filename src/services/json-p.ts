import jsonp from 'jsonp';
import { NetworkFault, networkFault, timeoutFault } from '../submission/faults';
import { newKey } from './keys';
import { createScript } from './own-scripts';
import { unreadable } from './read-reply';
import { trustedTypes } from './trusted-types';

const defaultTimeoutMs = 15_000;

/** How long the callback stays after a timeout, so that a late response does not throw. */
const lateResponseMs = 60_000;

/**
 * A JSON-P GET by a script of this document. Resolves with the argument of the callback; rejects with NetworkFault. The
 * callback has a random name, so that no answer to another request can be taken for this one's, and is deleted afterwards.
 * @param address with a query
 */
export async function requestJsonP(address: string, timeoutMs = defaultTimeoutMs): Promise<unknown> {
  const name = `charterform_${newKey(window.crypto).replaceAll('-', '')}`;
  let delayMs = 0;
  try {
    return await new Promise((resolve, reject) => {
      const script = createScript(document);
      const onAnswer = (fault: Error | null, answer: unknown) => (fault ? reject(timeoutFault(timeoutMs)) : resolve(answer));
      // jsonp prints its address where a developer turns on debug output, so it is never told the one with the card.
      const cancel = creating(withAddress(script, address), () => jsonp('', { name, timeout: timeoutMs }, onAnswer));
      const failWith = (fault: NetworkFault) => () => {
        cancel();
        reject(fault);
      };
      // jsonp notices neither a script that fails to load nor one that does not call back.
      script.addEventListener('error', failWith(networkFault()));
      script.addEventListener('load', failWith(unreadable()));
    });
  } catch (fault) {
    if (!(fault instanceof NetworkFault) || fault.kind === 'timeout') delayMs = lateResponseMs;
    throw fault;
  } finally {
    setTimeout(() => Reflect.deleteProperty(window, name), delayMs);
  }
}

/** The script, which loads the address with whatever query it is told to load. */
function withAddress(script: HTMLScriptElement, address: string): HTMLScriptElement {
  Object.defineProperty(script, 'src', {
    configurable: true,
    set(query: string) {
      Reflect.deleteProperty(script, 'src');
      script.src = trustedTypes().createScriptURL(address + query.replace('?', '&'));
    },
  });
  return script;
}

/**
 * Lets `add` find this script where it creates one. jsonp has no option for the nonce and the trusted address that the policy of
 * a page may ask for, and creates its script at once, so nothing else sees the document meanwhile.
 */
function creating<Result>(script: HTMLScriptElement, add: () => Result): Result {
  const before = Object.getOwnPropertyDescriptor(document, 'createElement');
  Object.defineProperty(document, 'createElement', { configurable: true, value: () => script });
  try {
    return add();
  } finally {
    Reflect.deleteProperty(document, 'createElement');
    if (before) Object.defineProperty(document, 'createElement', before);
  }
}

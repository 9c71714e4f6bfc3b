import type { NetworkFault } from '../submission/faults';
import { requestJsonP } from '../services/json-p';

/** What the page is told: the answer as it came, or why there is none. */
type JsonPResult = readonly [answer: unknown] | 'network' | 'unreadable';

/** Longer than the page waits, which then takes this document away. */
const timeoutMs = 60_000;

/**
 * Hands the page around this frame a port, and answers each address that comes over it with what a JSON-P request to it
 * brings. Address and answer are all that the two scripts know of each other, so that one may be older than the other.
 */
export function answerPage(frame: Window): void {
  // Outside of a sandbox anyone's page could have us run a script with the rights of this site.
  if (frame.origin !== 'null' || !mayAddScripts()) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = async ({ data }) => {
    const result = await resultOf(String(data));
    try {
      port1.postMessage(result);
    } catch {
      // What cannot be copied is no answer of a tokenizer.
      port1.postMessage('unreadable');
    }
  };
  // Nothing in it is a secret, and the origin of the page is unknown here.
  frame.parent.postMessage('charterform:tokenizer', '*', [port2]);
}

/** Servers may send a policy with every page, which then forbids what jsonp does (Trusted Types). */
function mayAddScripts(): boolean {
  try {
    document.createElement('script').src = 'about:blank';
    return true;
  } catch {
    return false;
  }
}

const resultOf = (address: string): Promise<JsonPResult> =>
  requestJsonP(address, timeoutMs).then(
    (answer) => [answer],
    ({ kind }: Partial<NetworkFault>) => (kind === 'unreadable' ? kind : 'network'),
  );

import { toJson } from '../kernel/util/to-json';
import { askInFrame } from './card-frame';
import { timeoutMs } from './await-page';

/** This script's URL; '' where a site has joined it with others, and then the frame's page is not found. */
const running = globalThis.document?.currentScript;
const ownScript = running?.localName === 'script' ? (running as HTMLScriptElement).src : '';

/** The page of the frame, beside this script and of the same version; '' if it is unknown where that is. */
function framePage(): string {
  if (!ownScript) return '';
  const { href, search } = new URL(ownScript);
  const page = new URL('charterform.tokenizer.html', href);
  page.search = search;
  return page.href;
}

/** Asks by JSON-P in a frame; resolves with undefined where there can be none, and then nothing was sent (CARD-08). */
export async function askForToken(address: string, request: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const page = framePage();
  const answered = page && (await askInFrame(page, `${address}?params=${encodeURIComponent(toJson(request))}`, timeoutMs, signal));
  // Whatever came is an answer, so nothing is asked again.
  return answered ? (answered[0] ?? {}) : undefined;
}

import { toJson } from '../kernel/util/to-json';
import { timeoutMs } from './await-page';

/**
 * Posts a card as JSON. Resolves with the JSON of the answer, whatever its status: refusals may come with one of their own.
 * Rejects without a word of what was sent.
 */
export async function postCard(address: string, request: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: toJson(request),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return response.json().catch(() => {
    throw new Error(`The tokenizer answered with status ${response.status} and without JSON`);
  });
}

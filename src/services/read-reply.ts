import { NetworkFault } from '../core/submission/faults';

export const unreadable = () => new NetworkFault('unreadable', 'Unreadable answer');

/** An answer's JSON object. Rejects what is none: an error page, a warning before the JSON, a list, nothing. */
export function readReply(text: string): Readonly<Record<string, unknown>> {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    throw unreadable();
  }
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw unreadable();
  return reply as Record<string, unknown>;
}

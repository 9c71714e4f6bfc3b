import { NetworkFault } from '../core/submission/faults';

export const unreadable = () => new NetworkFault('unreadable', 'Unreadable answer');

/** Parses a response that must be a JSON object; throws NetworkFault for anything else, e.g. an HTML error page. */
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

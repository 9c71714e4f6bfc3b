import { NetworkFault } from '../submission/faults';
import { isPlainObject, parseObject } from '../kernel/util/plain-object';
import { isTrue, readText, type Wire } from '../kernel/util/read-wire';

/** @param words what the answer says of itself, if anything */
export const unreadable = (words = '') => new NetworkFault('unreadable', words || 'Unreadable answer');

/** Parses a response that must be a JSON object; throws NetworkFault for anything else, e.g. an HTML error page. */
export function readReply(text: string): Wire {
  const reply = parseReply(text);
  if (!reply) throw unreadable();
  return reply;
}

/**
 * The JSON object that a response ends with, or undefined. PHP may print its notices before it, and WordPress a 0 after
 * it. In anything that begins as JSON nothing is looked for: the end of a cut-off reply may be an object too.
 */
export function parseReply(text: string): Wire | undefined {
  const trimmed = text.trim();
  const whole = parseObject(trimmed);
  if (whole || !/\}\s*0?$/.test(trimmed)) return whole;
  const body = trimmed.replace(/\s*0$/, '');
  if (/^[[{]/.test(body)) return parseObject(body);
  for (let start = body.indexOf('{'); start >= 0; start = body.indexOf('{', start + 1)) {
    const before = body.slice(0, start).trimEnd().slice(-1);
    // After one of these comes a part of something larger.
    const reply = '[{:,(='.includes(before) ? undefined : parseObject(body.slice(start));
    if (reply) return reply;
  }
  return undefined;
}

/** The message in a value of any shape, looked for in nested objects and lists; '' if there is none. */
export function readMessage(value: unknown): string {
  if (typeof value !== 'object' || value === null) return readText(value);
  const { message = null } = value as Wire;
  if (typeof message !== 'object') return readText(message);
  return Object.values(value).map(readMessage).filter(Boolean).join(' ');
}

/** What a refusal says, where servers say it: WordPress under `data`, as a text, with a message or as a list. */
export const readWords = ({ error, message, data }: Wire): string =>
  readMessage(error) || readMessage(message) || readMessage(isPlainObject(data) ? data.message : data);

/** "No error" arrives as false, null, '', or, from PHP, as an empty list. */
export const isError = (error: unknown) => isTrue(error) && (typeof error !== 'object' || readMessage(error) !== '');

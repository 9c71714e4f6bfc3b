import type { AddressDetails, AddressSuggestion, AddressSuggestions } from '../kernel/addresses/suggested-address';
import type { PageConfig } from '../kernel/page-config/page-config';
import { isTrue, readList, readObject, readText, type Wire } from '../kernel/util/read-wire';
import { lacksService } from '../submission/faults';
import { formOf } from './form-data';
import type { HttpClient } from './http-client';
import { isError, readReply, readWords, unreadable } from './read-reply';
import type { AddressSuggestionService, Log } from './services';

/** How long an answer is waited for, in ms. */
const timeout = 3000;

/** How long nobody is asked after an answer that failed, in ms. */
const rest = 10_000;

const mostSuggestions = 5;

/** Longer lines and ids are none. */
const longest = { line: 120, id: 500, attribution: 60 };

const none: AddressSuggestions = { suggestions: [], attribution: '' };

/** A line of text; '' for what is too long, and for markup, which no address has. */
function readLine(value: unknown, most = longest.line): string {
  const line = readText(value)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  return line.length > most || /[<>]/.test(line) ? '' : line;
}

function readSuggestion(entry: unknown): AddressSuggestion[] {
  const { id, street, place } = readObject(entry);
  const suggestion = { id: readLine(id, longest.id), street: readLine(street), place: readLine(place) };
  return suggestion.id && suggestion.street ? [suggestion] : [];
}

function accepted(reply: Wire): Wire {
  if (!isTrue(reply.success) || isError(reply.error)) throw unreadable(readWords(reply));
  return reply;
}

function readSuggestions(reply: Wire): AddressSuggestions {
  const { suggestions, attribution } = accepted(reply);
  const read = readList(suggestions).flatMap(readSuggestion);
  const distinct = read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
  return { suggestions: distinct.slice(0, mostSuggestions), attribution: readLine(attribution, longest.attribution) };
}

function readDetails(reply: Wire): AddressDetails {
  const { line1, line2, city, state, zip } = readObject(accepted(reply).address);
  const street = [line1, line2].map((line) => readLine(line)).filter(Boolean);
  const details = { line1: street.join(' '), city: readLine(city), state: readLine(state), zip: readLine(zip) };
  // Nothing could be filled in by it.
  if (!details.city && !details.state && !details.zip) throw unreadable();
  return details;
}

/**
 * Asks the page's server about streets while they are typed (PLUS-07). A server that fails has a rest, and one without a service is
 * not asked again. What was typed is never logged.
 * @param client of the site's ajax endpoint, else of the page itself
 */
export function createSuggestionService(
  { formType, pageID }: Pick<PageConfig, 'formType' | 'pageID'>,
  client: HttpClient,
  log: Log,
  now: () => number = () => performance.now(),
): AddressSuggestionService {
  /** When the server may be asked again. */
  let restsUntil = 0;
  const send = async (action: string, fields: object, signal?: AbortSignal) =>
    readReply(await client.send('', { body: formOf({ action, formType, pageID, ...fields }), signal, timeout }));

  return {
    async suggest(question, signal) {
      if (now() < restsUntil) return none;
      try {
        return readSuggestions(await send('suggest_addresses', question, signal));
      } catch (fault) {
        if (signal?.aborted) throw fault;
        // Said once: it goes on without.
        if (restsUntil === 0) log.error('Addresses could not be suggested.', fault);
        restsUntil = lacksService(fault) ? Infinity : now() + rest;
        return none;
      }
    },
    details: async (id, { country, session }, signal) => readDetails(await send('address_details', { id, country, session }, signal)),
  };
}

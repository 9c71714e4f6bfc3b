import { readServerAddress } from '../kernel/answers/server-address';
import { partKinds, type OpenedPart, type PartAnswers, type ReadPart } from '../kernel/facts/co-owner-parts';
import type { PageConfig } from '../kernel/page-config/page-config';
import { isPlainObject } from '../kernel/util/plain-object';
import { isTrue, readList, readObject, readText, type Wire } from '../kernel/util/read-wire';
import { NetworkFault } from '../submission/faults';
import { formOf } from './form-data';
import { readTimeout, type HttpClient } from './http-client';
import { parseReply, readReply, readWords, unreadable } from './read-reply';
import type { CoOwnerService } from './services';

/** Characters of an answer at most; a longer one is none of ours. */
const longest = 200;

const states: readonly ReadPart['state'][] = ['asked', 'arrived', 'expired', 'placed'];

const short = (value: unknown): string => {
  const text = readText(value);
  return text.length > longest ? '' : text;
};

/** What somebody has entered; everything else that an answer may hold is left out. */
function readAnswers(value: unknown): PartAnswers | null {
  if (!isPlainObject(value)) return null;
  const { line1, city, state_province_region, zip_postal_code, country } = readServerAddress(value.address);
  return {
    first_name: short(value.first_name),
    last_name: short(value.last_name),
    company_name: short(value.company_name),
    address: {
      line1: short(line1),
      city: short(city),
      state_province_region: short(state_province_region),
      zip_postal_code: short(zip_postal_code),
      country: short(country),
    },
  };
}

function readPart(value: unknown): ReadPart[] {
  const wire = readObject(value);
  const state = states.find((known) => known === wire.state);
  const part = readText(wire.part);
  if (!state || part === '') return [];
  const version = Number(wire.version);
  const answers = readAnswers(wire.answers);
  // One that says it has arrived, and brings nothing, has not.
  const isHere = answers !== null && Number.isSafeInteger(version) && version > 0;
  return [
    {
      part,
      state: state === 'arrived' && !isHere ? 'asked' : state,
      unsent: wire.unsent === true,
      version: isHere ? version : 0,
      until: short(wire.until),
      answers: isHere ? answers : null,
    },
  ];
}

function readOpened(reply: Wire): OpenedPart {
  if (!isTrue(reply.success)) {
    if (reply.error === undefined && reply.success === undefined) throw unreadable();
    return { state: 'gone', words: readWords(reply) };
  }
  if (reply.state === 'placed' || reply.state === 'expired') return { state: reply.state };
  const kind = partKinds.find((known) => known === reply.kind);
  if (reply.state !== 'open' || !kind) throw unreadable();
  return { state: 'open', kind, answers: readAnswers(reply.answers) };
}

/** Asks about the parts of an order that others enter (PLUS-06). @param page the client of the page's own address */
export const createCoOwnerService = ({ formType, pageID }: Pick<PageConfig, 'formType' | 'pageID'>, page: HttpClient): CoOwnerService => ({
  async read(secret, signal) {
    const body = formOf({ action: 'read_parts', formType, pageID, secret });
    const reply = readReply(await page.send('', { body, signal, timeout: readTimeout }));
    if (!isTrue(reply.success) || !Array.isArray(reply.parts)) throw unreadable(readWords(reply));
    return readList(reply.parts).flatMap(readPart);
  },
  async open(token, signal) {
    const body = formOf({ action: 'open_part', formType, pageID, token });
    try {
      return readOpened(readReply(await page.send('', { body, signal, timeout: readTimeout })));
    } catch (fault) {
      const reply = fault instanceof NetworkFault && fault.status === 404 ? parseReply(fault.body) : undefined;
      if (reply?.code === 'no_part') return { state: 'gone', words: readWords(reply) };
      throw fault;
    }
  },
});

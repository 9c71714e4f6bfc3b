import { nameStatuses, type NameVerdict } from '../kernel/facts/company-name';
import type { PageConfig } from '../kernel/page-config/page-config';
import { isTrue, readList, readText, type Wire } from '../kernel/util/read-wire';
import { parseAddress } from '../kernel/util/safe-url';
import { formOf } from './form-data';
import type { HttpClient } from './http-client';
import { readReply, readWords, unreadable } from './read-reply';
import type { CompanyNameService, Log } from './services';

/** How long a visitor may read that the name is being checked, in ms. */
const timeout = 3000;

const mostNames = 5;

/** Characters of a name at most. */
const longestName = 120;

const unknown: NameVerdict = { status: 'unknown', names: [], search: '' };

/** Only an address of the web with a host of its own: a relative one would lead into the owner's site. */
function readSearch(value: unknown): string {
  const address = readText(value).trim();
  return /^https?:/i.test(address) && parseAddress(address) ? address : '';
}

function readVerdict(reply: Wire, asked: string): NameVerdict {
  const status = nameStatuses.find((known) => known === reply.status);
  if (!isTrue(reply.success) || !status) throw unreadable(readWords(reply));
  const texts = readList(reply.names).map((name) => readText(name).trim().slice(0, longestName));
  const names = texts.filter(Boolean).slice(0, mostNames);
  const search = readSearch(reply.search);
  // What is taken without saying so by whom has the very name; nothing can be said of similar ones without them.
  if (names.length === 0 && status === 'taken') return { status, names: [asked], search };
  return { status: names.length === 0 && status === 'similar' ? 'unknown' : status, names, search };
}

/** Asks the page's server about names of companies. @param client of the site's ajax endpoint, else of the page itself */
export const createCompanyNameService = (
  { formType, pageID }: Pick<PageConfig, 'formType' | 'pageID'>,
  client: HttpClient,
  log: Log,
): CompanyNameService => ({
  async check(question, signal) {
    try {
      const body = formOf({ action: 'check_company_name', formType, pageID, ...question });
      return readVerdict(readReply(await client.send('', { body, signal, timeout })), question.name);
    } catch (fault) {
      if (signal?.aborted) throw fault;
      log.error('The name of the company could not be checked.', fault);
      return unknown;
    }
  },
});

import '../setup/order-services';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../src/kernel/page-config/page-config';
import { createServices } from '../../src/services/create-services';
import type { Services } from '../../src/services/services';
import { pageAt } from '../services/support';
import { answerKey, contract, faultsOfPost, faultsOfQuery, faultsOfReply, type Operation } from './contract';

/** One call and its answer, as the network saw them. */
export interface RecordedCall {
  /** Of the document: an action, or a path. */
  name: string;
  operation: Operation;
  status: number;
  headers: Headers;
  /** Parsed where it is JSON. */
  body: unknown;
  /** What the document objects to in the call, and in its answer. */
  faults: { sent: readonly unknown[]; answered: readonly unknown[] };
  /** Which documented answer it is: `200`, `4XX`. */
  answer: string;
}

export interface Recorder {
  calls: RecordedCall[];
  fetch: typeof globalThis.fetch;
  /**
   * The services of a form on a page of the demo host, the contact form if none is named.
   *
   * @param page its path
   * @param scenario of the services, none by default
   */
  servicesAt(page: string, scenario?: string, form?: Pick<PageConfig, 'formType' | 'pageID'>): Services;
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The path of the document for an address below one of the host's services. */
function documentedPath({ pathname }: URL): string {
  const path = pathname.replace(/^\/(api|vin|postal)(\/scenario\/[^/]+)?/, '') || '/';
  return path.startsWith('/vehicles/') ? '/vehicles/DecodeVinValuesExtended/{vin}' : path;
}

/** A post's fields; the name of a file stands for it. */
const fieldsOf = (body: FormData) =>
  Object.fromEntries([...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));

/** Records every call that its services make, and holds it against the document. */
export function createRecorder(host: string): Recorder {
  const calls: RecordedCall[] = [];

  const record: typeof globalThis.fetch = async (address, init) => {
    const url = new URL(String(address));
    const response = await globalThis.fetch(url, init);
    const body = asJson(await response.clone().text());
    const fields = init?.body instanceof FormData ? fieldsOf(init.body) : undefined;
    const name = fields ? String(fields.action) : documentedPath(url);
    const operation = fields ? contract.webhooks[name]!.post : contract.paths[name]!.get;
    const { status, headers } = response;
    calls.push({
      ...{ name, operation, status, headers, body },
      faults: {
        sent: fields ? faultsOfPost(name, fields) : faultsOfQuery(operation, url.searchParams),
        answered: faultsOfReply(operation, status, body),
      },
      answer: answerKey(operation, status),
    });
    return response;
  };

  return {
    calls,
    fetch: record,
    servicesAt(page, scenario, form = { formType: 'ContactForm', pageID: 'contact' }) {
      const query = scenario ? `?scenario=${scenario}` : '';
      const config = withDefaults({
        ...form,
        website: scenario === 'no-website' ? '' : 'demo',
        addresses: { postalKey: page.includes('postal') ? 'key' : '' },
        endpoints: {
          marketing: `${host}/api${scenario && scenario !== 'no-website' ? `/scenario/${scenario}` : ''}`,
          ajax: `${host}/ajax${query}`,
          vehicles: `${host}/vin`,
          postal: `${host}/postal`,
        },
      });
      const quiet = { info() {}, warn() {}, error() {} };
      const window = Object.assign(pageAt(`${host}${page}${query}`, '', record), { console: quiet, crypto: globalThis.crypto });
      return createServices(config, { window });
    },
  };
}

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoHost } from '../../demo-host/server.mjs';

const projectFixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));

/** Writes `{ 'pages/contact.json': {…} }` below a folder; a text is written as it is. */
export function writeFiles(folder: string, files: Record<string, unknown>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** A small catalogue: one list, two states, and a product that stands in both. */
export const catalogue = {
  'catalogue/coupons.json': { result: [{ id: 1 }] },
  'catalogue/filing_products/WY.json': { result: [{ id: 'wy' }, { id: 'both' }] },
  'catalogue/filing_products/US.json': { result: [{ id: 'both' }, { id: 'us' }] },
};

/** A catalogue that sells what `signup` orders. */
export const wholeCatalogue = 'whole catalogue';

/**
 * A host on a free pair of ports, with the project's own pages and replies, a small catalogue or the whole one, and a
 * built bundle of two form types; `stop()` removes all of it.
 */
export async function startHost(files: Record<string, unknown> = {}, sold: Record<string, unknown> | typeof wholeCatalogue = catalogue) {
  const folder = mkdtempSync(join(tmpdir(), 'demo-host-'));
  const fixturesDir = join(folder, 'fixtures');
  const distDir = join(folder, 'dist');
  for (const part of ['pages', 'replies', 'fills']) {
    cpSync(join(projectFixtures, part), join(fixturesDir, part), { recursive: true });
  }
  if (sold === wholeCatalogue) cpSync(join(projectFixtures, 'catalogue'), join(fixturesDir, 'catalogue'), { recursive: true });
  else writeFiles(fixturesDir, sold);
  writeFiles(fixturesDir, files);
  writeFiles(distDir, {
    'charterform.schema.json': { properties: { formType: { enum: ['FormABusinessForm', 'ContactForm'] } } },
    'languages.json': { en: 'English', es: 'Español' },
    'forms.json': {
      FormABusinessForm: { sells: true, asksCaptcha: false, searchesDomains: true },
      RASignupForm: { sells: true, asksCaptcha: false, searchesDomains: false },
      ContactForm: { sells: false, asksCaptcha: true, searchesDomains: false },
      FreeAccountForm: { sells: false, asksCaptcha: true, searchesDomains: false, account: 'customer' },
    },
    'charterform.umd.js': '/* bundle */',
  });
  const host = await startDemoHost({ port: 0, fixturesDir, distDir, quiet: true });
  return {
    ...host,
    tokenizer: `http://127.0.0.1:${host.port + 1}`,
    fixturesDir,
    distDir,

    /** The body of a GET, parsed where it is JSON. */
    async read(path: string) {
      const text = await (await fetch(host.url + path)).text();
      return text.startsWith('{') ? JSON.parse(text) : text;
    },

    /** Posts fields to a page as the widget does. */
    post(path: string, fields: Record<string, string | File>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return fetch(host.url + path, { method: 'POST', body });
    },

    /** Posts an order to its page, in a scenario of the demo host or in none. */
    order(key: string, scenario = '') {
      return this.post(`/forms/FormABusinessForm${scenario && `?scenario=${scenario}`}`, signup(key));
    },
    async countOrders(): Promise<number> {
      return (await this.read('/received')).orders.length;
    },
    /** Forgets all that was received. */
    clear: () => fetch(`${host.url}/received`, { method: 'DELETE' }),

    async stop() {
      await host.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type RunningHost = Awaited<ReturnType<typeof startHost>>;

const wyoming = JSON.parse(readFileSync(join(projectFixtures, 'orders/wyoming-llc/payload.json'), 'utf8')) as Record<string, unknown>;

/** What it costs, in cents. */
export const price = 36_800;

/** A key such as a form makes, of a short name. */
export const keyOf = (name: string) => `key-of-${name.replaceAll(/[^\w-]/g, '-')}`;

/** The fields of an order of a Wyoming LLC under a key; `changes` are of its payload. */
export function signup(name: string, changes: object = {}): Record<string, string> {
  return {
    action: 'process_signup',
    formType: 'FormABusinessForm',
    pageID: 'FormABusinessForm',
    idempotency_key: keyOf(name),
    accepted_total: String(price),
    signupData: JSON.stringify({ ...wyoming, ...changes }),
  };
}

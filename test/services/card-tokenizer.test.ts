// @vitest-environment jsdom
// @vitest-environment-options { "resources": "usable" }
import type { IncomingMessage, RequestListener } from 'node:http';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCardTokenizer } from '../../src/services/card-tokenizer';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { BrowserWindow } from '../../src/services/browser-window';
import { serve } from './support';

// A script runs in the window of jsdom itself, which is not the global object of the tests.
interface Jsdom {
  window: BrowserWindow;
  virtualConsole: { removeAllListeners(): void };
}
const { window: page, virtualConsole } = (globalThis as unknown as { jsdom: Jsdom }).jsdom;
vi.stubGlobal('window', page);
afterAll(() => void vi.unstubAllGlobals());
// Most of these scripts fail on purpose.
virtualConsole.removeAllListeners();

const card = {
  first_name: 'Ann',
  last_name: 'Lee',
  number: '4111111111111111',
  cvc: '123',
  exp_month: '7',
  exp_year: '2031',
};
const billing = { line1: '1 Main St', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' };

const callbackOf = (req: IncomingMessage) => new URL(req.url!, 'http://t').searchParams.get('callback');

/** Calls back with the answer, as a tokenizer does. */
const callBack =
  (answer: unknown): RequestListener =>
  (req, res) => {
    res.setHeader('Content-Type', 'application/javascript').end(`${callbackOf(req)}(${JSON.stringify(answer)})`);
  };

/** Where there is no folder of the script, and so no frame: the plain way. */
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const tokenizerAt = (tokenizer: string) =>
  createCardTokenizer(page, withDefaults({ formType: 'LoginForm', endpoints: { tokenizer } }), log);

const ownGlobals = () => Object.keys(page).filter((name) => name.startsWith('charterform'));
const scripts = () => document.querySelectorAll('script[src*="callback="]');

describe('the card tokenizer', () => {
  let answer: RequestListener;
  let requested: URL[];
  let origin: string;
  let close: () => Promise<void>;
  let uncaught: (event: Event) => void;

  beforeEach(async () => {
    requested = [];
    uncaught = vi.fn();
    ({ origin, close } = await serve((req, res) => {
      requested.push(new URL(req.url!, 'http://tokenizer'));
      answer(req, res);
    }));
    globalThis.addEventListener('error', uncaught);
  });
  afterEach(() => {
    globalThis.removeEventListener('error', uncaught);
    return close();
  });

  const tokenize = (testKey?: string) => tokenizerAt(`${origin}/`).tokenize(card, billing, testKey);

  it('asks the cards path, version 1, with card, billing address and optional test key (CARD-08)', async () => {
    answer = callBack({ success: true, token: 'tok_1', customer_id: 'cus_1' });
    await tokenize();
    await tokenize('key&1');
    expect(requested.map(({ pathname }) => pathname)).toEqual(['/v1/cards', '/v1/cards']);
    expect(requested.map(({ searchParams }) => JSON.parse(searchParams.get('params')!) as unknown)).toEqual([
      { card, billing_address: billing },
      { card, billing_address: billing, test_key: 'key&1' },
    ]);
    const names = requested.map(({ searchParams }) => searchParams.get('callback'));
    expect(names[0]).toMatch(/^\w{20,}$/);
    expect(names[1]).not.toBe(names[0]);
  });

  it('reads token and customer id (CARD-10)', async () => {
    answer = callBack({ success: true, token: 'tok_1', customer_id: 77, error: null });
    expect(await tokenize()).toEqual({ token: 'tok_1', customer_id: '77' });
  });

  it.each([
    [{ error: 'Card declined' }, { card: ['Card declined'] }],
    [{ error: 'Declined', errors: [] }, { card: ['Declined'] }],
    [{ errors: ['One', 'Two'] }, { card: ['One', 'Two'] }],
    [
      { error: 'Not valid', errors: { number: ['Too short', 'Bad'], cvc: 'Missing' } },
      { card: ['Not valid'], number: ['Too short', 'Bad'], cvc: ['Missing'] },
    ],
  ])('rejects %j with what the provider says (CARD-10, CARD-12)', async (said, fields) => {
    answer = callBack({ success: false, ...said });
    await expect(tokenize()).rejects.toMatchObject({ name: 'TokenizerError', fields });
  });

  it('never sends or says the text of an object (CARD-10, CARD-12)', async () => {
    answer = callBack({ success: true, token: 'tok_1', customer_id: { id: 7 } });
    expect(await tokenize()).toEqual({ token: 'tok_1', customer_id: '' });
    answer = callBack({ success: false, errors: { number: [{ message: 'Too short' }, { code: [] }], cvc: { message: 'Missing' } } });
    await expect(tokenize()).rejects.toMatchObject({ fields: { number: ['Too short'], cvc: ['Missing'] } });
  });

  it.each([
    null,
    'yes',
    5,
    [],
    {},
    { success: true },
    { success: true, token: { id: 'tok_1' } },
    { success: 'false', token: 'tok_1' },
    { success: false, errors: {} },
    { success: true, error: 'odd' },
  ])('rejects the answer %j as unreadable (CARD-12)', async (said) => {
    answer = callBack(said);
    await expect(tokenize()).rejects.toMatchObject({ name: 'NetworkFault', kind: 'unreadable' });
  });

  it.each<[string, string, RequestListener]>([
    ['a dropped connection', 'network', (req) => req.socket.destroy()],
    ['status 500 with an HTML page', 'network', (_req, res) => void res.writeHead(500).end('<h1>500</h1>')],
    ['an HTML page', 'unreadable', (_req, res) => void res.end('<!doctype html><title>Hi</title>')],
    ['a PHP warning before the call', 'unreadable', (_req, res) => void res.end('<b>Warning</b>: no\ncallback({})')],
    ['an empty answer', 'unreadable', (_req, res) => void res.end()],
    ['a cut-off answer', 'unreadable', (req, res) => void res.end(`${callbackOf(req)}({"success": tr`)],
    ['an answer to another name', 'unreadable', (_req, res) => void res.end('window.other = 1')],
  ])('rejects %s (CARD-12)', async (_fault, kind, listener) => {
    answer = listener;
    await expect(tokenize()).rejects.toMatchObject({ name: 'NetworkFault', kind });
  });

  it('rejects when nothing listens (CARD-12)', async () => {
    await close();
    await expect(tokenize()).rejects.toMatchObject({ name: 'NetworkFault', kind: 'network' });
  });

  it('sends the card nowhere when no tokenizer is configured', async () => {
    await expect(tokenizerAt('').tokenize(card, billing)).rejects.toMatchObject({ own: { code: 10 } });
    expect(scripts()).toHaveLength(0);
  });

  it('leaves no script and no global behind, however it ends', async () => {
    const ends: RequestListener[] = [
      callBack({ success: true, token: 'tok_1', customer_id: 'cus_1' }),
      callBack({ success: false, error: 'Declined' }),
      (_req, res) => void res.writeHead(500).end(),
      (_req, res) => void res.end('garbage <'),
    ];
    for (const end of ends) {
      answer = end;
      await tokenize().catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ownGlobals()).toEqual([]);
    expect(scripts()).toHaveLength(0);
  });

  it('survives an answer that calls back twice', async () => {
    answer = (req, res) => {
      const name = callbackOf(req);
      res.end(`${name}({"success":true,"token":"tok_1"});${name}({"success":true,"token":"tok_2"})`);
    };
    expect(await tokenize()).toMatchObject({ token: 'tok_1' });
    expect(uncaught).not.toHaveBeenCalled();
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withDefaults } from '../../src/kernel/page-config/defaults';
import type { BrowserWindow } from '../../src/services/browser-window';
import { createCardTokenizer } from '../../src/services/card-tokenizer';
import { requestJsonP } from '../../src/services/json-p';

vi.mock('../../src/services/json-p', () => ({ requestJsonP: vi.fn(async () => ({ success: true, token: 'tok_plain' })) }));

const card = { first_name: 'Ann', last_name: 'Lee', number: '4111111111111111', cvc: '123', exp_month: '7', exp_year: '2031' };
const billing = { line1: '1 Main St', city: 'Casper', state: 'WY', zipcode: '82601', country: 'US' };

type Adapter = 'jsonp' | 'post' | 'hosted';

/** A tokenizer beside whose script lies one that answers so. */
function tokenizerWith(answer: () => unknown, adapter: Adapter = 'jsonp') {
  const tokenize = vi.fn(async (_request: unknown, _signal?: AbortSignal) => answer());
  const place = vi.fn(async () => {});
  const create = vi.fn((_adapter: string, _address: string) => ({ tokenize, place }));
  window.charterformPayment = Object.assign(create, { box: vi.fn() });
  return { tokenize, place, create, ...tokenizerOf(adapter) };
}

function tokenizerOf(adapter: Adapter) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const config = withDefaults({ formType: 'LoginForm', endpoints: { tokenizer: 'https://cards.example' }, payment: { adapter } });
  return { log, tokenizer: createCardTokenizer(window as unknown as BrowserWindow, config, log) };
}

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="charterform.payment.js"]')];

describe('the ways to a token', () => {
  beforeEach(() => void (document.head.innerHTML = '<script src="https://site.example/charterform.umd.js?ver=2"></script>'));
  afterEach(() => {
    delete window.charterformPayment;
    vi.mocked(requestJsonP).mockClear();
  });

  it('are the frame first, and then no other (CARD-08)', async () => {
    const { tokenizer, tokenize, create, log } = tokenizerWith(() => ({ success: true, token: 'tok_1', customer_id: 'cus_1' }));
    const { signal } = new AbortController();
    expect(await tokenizer.tokenize(card, billing, 'key', signal)).toEqual({ token: 'tok_1', customer_id: 'cus_1' });
    expect(create.mock.calls).toEqual([['jsonp', 'https://cards.example/v1/cards']]);
    expect(tokenize.mock.calls).toEqual([[{ card, billing_address: billing, test_key: 'key' }, signal]]);
    expect(requestJsonP).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each(['timeout of 15000ms exceeded', 'Network Error'])(
    'take no other after one that has sent the card: %s (CARD-12)',
    async (message) => {
      const { tokenizer } = tokenizerWith(() => {
        throw new Error(message);
      });
      await expect(tokenizer.tokenize(card, billing)).rejects.toThrow(message);
      expect(requestJsonP).not.toHaveBeenCalled();
    },
  );

  it('are the page itself where no frame opens, from then on, and the console says so once (CARD-08)', async () => {
    const { tokenizer, tokenize, log } = tokenizerWith(() => undefined);
    for (let times = 0; times < 2; times++) expect(await tokenizer.tokenize(card, billing)).toMatchObject({ token: 'tok_plain' });
    expect(tokenize).toHaveBeenCalledOnce();
    expect(requestJsonP).toHaveBeenCalledTimes(2);
    const risk = "The card's frame could not be loaded, so card numbers are sent from the page, where its other scripts can read them.";
    expect(log.warn.mock.calls).toEqual([[expect.stringContaining(risk)]]);
  });

  it('are the page itself where the script beside its own cannot be loaded, but not for another adapter (CARD-08)', async () => {
    const token = tokenizerOf('jsonp').tokenizer.tokenize(card, billing);
    expect(scripts().map(({ src }) => src)).toEqual(['https://site.example/charterform.payment.js?ver=2']);
    scripts()[0]!.dispatchEvent(new Event('error'));
    expect(await token).toMatchObject({ token: 'tok_plain' });

    vi.mocked(requestJsonP).mockClear();
    const { tokenizer } = tokenizerOf('post');
    for (let times = 0; times < 2; times++) {
      const posted = tokenizer.tokenize(card, billing);
      scripts()[0]!.dispatchEvent(new Event('error'));
      await expect(posted).rejects.toThrow('https://site.example/charterform.payment.js?ver=2 could not be loaded');
    }
    expect(requestJsonP).not.toHaveBeenCalled();
  });

  it('are read alike, whoever answers (CARD-10, CARD-12)', async () => {
    const { tokenizer, place } = tokenizerWith(() => ({ success: false, errors: { number: ['Too short'] } }), 'hosted');
    await expect(tokenizer.tokenize(card, billing)).rejects.toMatchObject({ name: 'TokenizerError', fields: { number: ['Too short'] } });
    const { signal } = new AbortController();
    const field = [document.body, vi.fn(), vi.fn(), signal] as const;
    await tokenizer.place(...field);
    expect(place.mock.calls).toEqual([field]);
  });
});

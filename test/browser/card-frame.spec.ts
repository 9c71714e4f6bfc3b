import type { Page } from '@playwright/test';
import type { CardAdapterId } from '../../src/kernel/page-config/card-adapters';
import { button, cardNumber, field, notice, orderPage, prepareOrder, securityCode, submit } from './support/order-form';
import { expect, test } from './support/fixtures';
import { hostWithHeaders } from './support/host-headers';
import { expectOneOrder } from './support/received';

const welcome = '**/welcome?account=50001';
const declined = '4000000000000002';

/** Everything that the scripts of a page can see of what it does, from its first moment on, whatever becomes of the page. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeBinding('tellTest', (_source, what: string) => void seen.push(what));
  await page.addInitScript(() => {
    if (window !== window.top) return;
    const tell = (what: string) => void (Reflect.get(window, 'tellTest') as (what: string) => void)(what);
    new PerformanceObserver((list) => list.getEntries().forEach(({ name }) => tell(name))).observe({ type: 'resource', buffered: true });
    new MutationObserver((changes) => {
      for (const { target, attributeName, addedNodes } of changes) {
        if (attributeName) tell(`${attributeName}=${(target as Element).getAttribute(attributeName)}`);
        for (const node of addedNodes) tell(node instanceof Element ? node.outerHTML : String(node.textContent));
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => tell(`violation: ${blockedURI}`));
    addEventListener('message', ({ data }) => tell(`message: ${JSON.stringify(data)}`));
  });
  return seen;
}

test('the card is sent from a frame, and no script of the page sees it, nor a report (CARD-08, CARD-12, CARD-13)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/The tokenizer refused the card/);
  const reports: string[] = [];
  const other = await hostWithHeaders(host.url, {
    'content-security-policy-report-only': "script-src 'self' 'unsafe-inline'; report-uri /report",
  });
  await page.route('**/report', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  const cards: { isOfPage: boolean; frame: string; referrer: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/v1/cards')) return;
    const frame = request.frame();
    cards.push({ isOfPage: frame === page.mainFrame(), frame: new URL(frame.url()).pathname, referrer: request.headers().referer });
  });
  const seen = await watch(page);
  await prepareOrder(page, other.url + orderPage());

  await field(page, 'card.number').fill(declined);
  await submit(page);
  await expect(notice(page)).toContainText('Payment method declined');
  await expect(page.locator('iframe')).toHaveCount(0);

  await field(page, 'card.number').fill(cardNumber);
  await submit(page);
  await page.waitForURL(welcome);
  await expectOneOrder(host);
  const hidden = { isOfPage: false, frame: '/dist/charterform.tokenizer.html', referrer: undefined };
  expect(cards).toEqual([hidden, hidden]);
  expect(seen.filter((what) => what.includes('charterform.tokenizer.html')).length).toBeGreaterThan(1);
  for (const secret of [
    declined,
    cardNumber,
    cardNumber.replace(/\d{4}(?=\d)/g, '$& '),
    securityCode,
    encodeURIComponent(`"cvc":"${securityCode}"`),
  ]) {
    expect([...seen, ...reports].filter((what) => what.includes(secret))).toEqual([]);
  }
  expect(reports).toEqual([]);
  await other.close();
});

test('where the page forbids the frame its own script sends the card, once, and the console says why, but no card (CARD-08, CARD-12, CARD-13)', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/frame-src|Framing|The tokenizer refused the card/i);
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  expectConsole(/The card's frame could not be loaded/);
  // The debug output of libraries is on; the frame of the card has no storage.
  await page.addInitScript(() => self === top && localStorage.setItem('debug', '*'));
  const other = await hostWithHeaders(host.url, { 'content-security-policy': "frame-src 'none'" });
  const cards: boolean[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/cards')) cards.push(request.frame() === page.mainFrame());
  });
  await prepareOrder(page, other.url + orderPage());
  await field(page, 'card.number').fill(declined);
  await submit(page);
  await expect(notice(page)).toContainText('Payment method declined');
  await field(page, 'card.number').fill(cardNumber);
  await button(page, 'Submit Order').click();
  await page.waitForURL(welcome);
  await expectOneOrder(host);
  expect(cards).toEqual([true, true]);
  expect(said.filter((text) => text.includes("The card's frame could not be loaded"))).toHaveLength(1);
  expect(said.filter((text) => [declined, cardNumber].some((number) => text.includes(number)))).toEqual([]);
  await other.close();
});

/** A page with nothing but the script of the payment. */
async function openPayment(page: Page, body = ''): Promise<void> {
  const html = `<!doctype html><title>Payment</title><link rel="icon" href="data:,"><script src="/dist/charterform.payment.js?ver=2"></script><body>${body}</body>`;
  await page.route('/payment', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/payment');
}

/** Asks for a token by one of the ways to pay; resolves with the answer, or the message of the error. */
const ask = (page: Page, tokenizer: string, way: CardAdapterId = 'jsonp') =>
  page.evaluate(
    ({ way, address }) => {
      const asked = window.charterformPayment!(way, address).tokenize({ card: { number: '4111111111111111' } });
      return asked.catch((error: Error) => error.message);
    },
    { way, address: `${tokenizer}/v1/cards` },
  );

test('the frame answers what the tokenizer does, and how it fails (CARD-12)', async ({ page, expectConsole }) => {
  expectConsole(/ERR_|Unexpected|Failed to load/);
  await openPayment(page);
  const reply = (body: string | null) =>
    page.route('**/v1/cards?*', (route) => {
      const name = new URL(route.request().url()).searchParams.get('callback')!;
      return body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: body.replace('callback', name) });
    });
  const failures: [body: string | null, answer: unknown][] = [
    ['callback({"success":true,"token":"tok_1"})', { success: true, token: 'tok_1' }],
    ['callback(null)', {}],
    ['callback(() => 1)', 'Unreadable answer'],
    ['1', 'Unreadable answer'],
    [null, 'Network Error'],
  ];
  for (const [body, answer] of failures) {
    await reply(body);
    expect(await ask(page, 'https://cards.example')).toEqual(answer);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test('a tokenizer that does not answer is given up after 15 seconds, and the frame is gone (CARD-12)', async ({ page }) => {
  await page.clock.install();
  await openPayment(page);
  let isAsked = () => {};
  const asking = new Promise<void>((resolve) => (isAsked = resolve));
  await page.route('**/v1/cards?*', () => isAsked());
  const answer = ask(page, 'https://cards.example');
  await asking;
  await page.clock.runFor(15_000);
  expect(await answer).toBe('timeout of 15000ms exceeded');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('no frame is taken that is not ours: one that is missing, or that says nothing', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await openPayment(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  for (const status of [404, 200]) {
    await page.route('**/charterform.tokenizer.html*', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<title>Sorry</title>' }),
    );
    expect(await ask(page, 'https://cards.example')).toBeUndefined();
  }
  expect(asked.map((address) => new URL(address).search)).toEqual(['?ver=2', '?ver=2']);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the frame goes with the form, before or after it has come, and nothing is sent then (SUBM-57)', async ({ page }) => {
  await openPayment(page);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const frames = await page.evaluate(async () => {
    const { tokenize } = window.charterformPayment!('jsonp', 'https://cards.example/v1/cards');
    const [gone, going] = [new AbortController(), new AbortController()];
    gone.abort();
    void tokenize({}, gone.signal);
    const count = () => document.querySelectorAll('iframe').length;
    const counts = [count()];
    void tokenize({}, going.signal);
    counts.push(count());
    going.abort();
    counts.push(count());
    // A frame that is asked for later has loaded: so would theirs have.
    const last = document.createElement('iframe');
    last.src = '/dist/charterform.tokenizer.html';
    await new Promise((resolve) => {
      last.onload = resolve;
      document.body.append(last);
    });
    return counts;
  });
  expect(frames).toEqual([0, 1, 0]);
  expect(asked.filter((address) => address.includes('cards.example'))).toEqual([]);
});

test('the frame’s script does nothing outside of a sandbox, where it would have the rights of the site', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/can escape its sandboxing/);
  await openPayment(page, '<script>window.heard = []; addEventListener("message", ({ data }) => window.heard.push(data));</script>');
  /** What the page is told by the frame, up to a message that it sends itself once the frame has loaded. */
  const heard = (sandbox: string | null) =>
    page.evaluate(async (sandbox) => {
      const all = Reflect.get(window, 'heard') as unknown[];
      all.length = 0;
      const frame = document.createElement('iframe');
      if (sandbox) frame.setAttribute('sandbox', sandbox);
      frame.src = '/dist/charterform.tokenizer.html';
      const loaded = new Promise((resolve) => (frame.onload = resolve));
      document.body.append(frame);
      await loaded;
      const last = new Promise((resolve) => addEventListener('message', ({ data }) => data === 'last' && resolve(data)));
      postMessage('last');
      await last;
      return all;
    }, sandbox);
  // A frame of another origin has a process of its own, whose message may come after the page's.
  await heard('allow-scripts');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard') as unknown)).toContain('charterform:tokenizer');
  expect(await heard(null)).toEqual(['last']);
  expect(await heard('allow-scripts allow-same-origin')).toEqual(['last']);
});

import { test as base, expect, type BrowserContext } from '@playwright/test';
import type { ReceivedRequest } from '../../../demo-host/received.mjs';
import type { ReceivedOrder } from '../../../demo-host/received-orders.mjs';
import { startDemoHost } from '../../../demo-host/server.mjs';

/** The answer of the demo host's `GET /received`. */
export interface Received {
  requests: ReceivedRequest[];
  orders: ReceivedOrder[];
}

/** The worker's own demo host, emptied before each test. */
export interface Host {
  url: string;
  received(): Promise<Received>;
  reset(): Promise<void>;
}

interface TestFixtures {
  host: Host;
  consoleFaults: ConsoleFaults;
  /** Lets the console errors, console warnings and page errors that match pass in this test. */
  expectConsole(message: RegExp): void;
}

/** What the pages of a test complained of, less what the test announced. */
export class ConsoleFaults {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('weberror', (webError) => this.#heard.push(`page error: ${webError.error().message}`));
    context.on('console', (message) => {
      const kind = message.type();
      if (kind === 'error' || kind === 'warning') this.#heard.push(`${kind}: ${message.text()}`);
    });
  }

  expect(message: RegExp): void {
    this.#expected.push(message);
  }

  unexpected(): string[] {
    return this.#heard.filter((heard) => !this.#expected.some((message) => message.test(heard)));
  }
}

/**
 * Playwright's `test` with a `host` of the worker's own, which relative addresses lead to. Any
 * console error or warning and any page error fails the test unless it was announced.
 */
export const test = base.extend<TestFixtures, { workerHost: Host }>({
  workerHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures used from the pattern
    async ({}, use) => {
      const server = await startDemoHost({ port: 0, quiet: true });
      await use({
        url: server.url,
        received: async () => (await (await fetch(`${server.url}/received`)).json()) as Received,
        reset: async () => void (await fetch(`${server.url}/received`, { method: 'DELETE' })),
      });
      await server.close();
    },
    { scope: 'worker' },
  ],

  host: async ({ workerHost }, use) => {
    await workerHost.reset();
    await use(workerHost);
  },

  baseURL: async ({ host }, use) => use(host.url),

  // oxlint-disable-next-line no-empty-pattern -- as above
  consoleFaults: async ({}, use) => use(new ConsoleFaults()),

  expectConsole: async ({ consoleFaults }, use) => use((message) => consoleFaults.expect(message)),

  context: async ({ context, consoleFaults }, use) => {
    consoleFaults.watch(context);
    await use(context);
    expect(consoleFaults.unexpected(), 'console errors, console warnings and page errors').toEqual([]);
  },
});

export { expect };

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoHost } from '../../../demo-host/server.mjs';
import { test as base, expect } from './fixtures';

const projectFixtures = fileURLToPath(new URL('../../../fixtures', import.meta.url));

/** A demo host with pages of the test's own beside the project's catalogue, answers and replies. */
export interface OwnPages {
  url: string;
  /** Writes `fixtures/pages/<name>.json`, which counts from the next load on; answers the page's address. */
  write(name: string, config: object): string;
}

/** The browser tests' `test` with a place for page configs that one test needs. */
export const test = base.extend<{ ownPages: OwnPages }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures used from the pattern
  ownPages: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'charterform-pages-'));
    mkdirSync(join(folder, 'pages'));
    for (const part of ['catalogue', 'fills', 'replies']) symlinkSync(join(projectFixtures, part), join(folder, part));
    const server = await startDemoHost({ port: 0, fixturesDir: folder, quiet: true });
    await use({
      url: server.url,
      write(name, config) {
        writeFileSync(join(folder, 'pages', `${name}.json`), JSON.stringify(config));
        return `${server.url}/pages/${name}`;
      },
    });
    await server.close();
    rmSync(folder, { recursive: true });
  },
});

export { expect };

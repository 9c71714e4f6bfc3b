import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'test/browser',
  outputDir: '.cache/browser',
  globalSetup: './test/browser/support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }]],
  use: {
    browserName: 'chromium',
    trace: 'off',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
  },
});

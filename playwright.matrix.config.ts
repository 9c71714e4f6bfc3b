import { defineConfig } from '@playwright/test';
import base from './playwright.config';

// Read by test/browser/support/matrix.ts, in this process and in its workers.
process.env.CHARTERFORM_LOOKS = 'all';

const globalSetup = './test/browser/support/global-setup.ts';

/**
 * All whole orders by every hand, all golden orders, all steps at every width and look, what trackers are told of each order,
 * and the browser tests of looks in every look: `npm run test:matrix`.
 */
export default defineConfig({
  ...base,
  reporter: 'list',
  globalSetup,
  projects: [
    { name: 'matrix', testDir: 'test/matrix' },
    { name: 'looks', testDir: 'test/browser', grep: /@looks/ },
  ],
});

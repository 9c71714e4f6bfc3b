import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The plugin on a real WordPress, one test after the other, because they share its settings: `npm run test:wordpress`. */
export default defineConfig({
  ...base,
  testDir: 'test/wordpress',
  outputDir: '.cache/wordpress/browser',
  globalSetup: './test/wordpress/support/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: process.env.WORDPRESS_REPORT ?? '.cache/results/wordpress.json' }]],
});

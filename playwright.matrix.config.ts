import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** All whole orders and all steps at every width and look, and what trackers are told of each order: `npm run test:matrix`. */
export default defineConfig({ ...base, testDir: 'test/matrix', reporter: 'list', globalSetup: './test/browser/support/global-setup.ts' });

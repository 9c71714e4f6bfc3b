import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** All whole orders at every width and look: `npm run test:matrix`. */
export default defineConfig({ ...base, testDir: 'test/matrix', reporter: 'list', globalSetup: './test/browser/support/global-setup.ts' });

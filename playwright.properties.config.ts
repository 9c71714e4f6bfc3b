import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The properties that need a browser, as often as `npm run properties` asks. */
export default defineConfig({ ...base, testMatch: 'printed-visits.spec.ts', reporter: 'list' });

// What react-redux imports; vitest.config.ts builds it for Preact.
export { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector.js';

import { readGlobal } from '../../kernel/util/page-globals';

/** How often the page is looked at, and how long before its visitor is told that something is wrong, in ms. */
const lookMs = 100;
const patienceMs = 2000;
/** After this nobody waits for it any longer. */
const giveUpMs = 60_000;

/**
 * Calls `onConfig` once a page has its config, which may be printed or set after the page has loaded. A page without one is told
 * of after a while with undefined, and once more if its config comes after all.
 */
export function whenConfigured(page: object, onConfig: (config: unknown) => void): void {
  let isMissed = false;
  const look = (waited: number) => {
    const config = readGlobal(page, 'charterformConfig');
    if (config) return onConfig(config);
    if (waited >= patienceMs && !isMissed) {
      isMissed = true;
      onConfig(undefined);
    }
    if (waited < giveUpMs) setTimeout(() => look(waited + lookMs), lookMs);
  };
  look(0);
}

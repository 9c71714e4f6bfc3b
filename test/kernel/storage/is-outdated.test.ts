import { describe, expect, it } from 'vitest';
import { withDefaults } from '../../../src/kernel/page-config/defaults';
import type { PageConfig } from '../../../src/kernel/page-config/page-config';
import { isOutdated, keysToClear } from '../../../src/kernel/storage/is-outdated';
import { domainsKey } from '../../../src/kernel/storage/storage-keys';

const configOf = (pluginVersion: string, flags: Partial<PageConfig['flags']> = {}) =>
  withDefaults({ formType: 'ContactForm', pageID: '7', pluginVersion, flags });
const keptBy = (pluginVersion: unknown, rest: object = {}) => ({ values: { pluginVersion, ...rest } });

describe('kept form data', () => {
  it('stays while the plugin version is the same', () => {
    expect(isOutdated(keptBy('1.4.0'), configOf('1.4.0'))).toBe(false);
    expect(keysToClear(keptBy('1.4.0'), configOf('1.4.0'))).toEqual([]);
  });

  it('is cleared when the versions differ or either is missing (STORE-14)', () => {
    expect(isOutdated(keptBy('1.3.0'), configOf('1.4.0'))).toBe(true);
    expect(isOutdated(keptBy(undefined), configOf('1.4.0'))).toBe(true);
    expect(isOutdated(keptBy('1.4.0'), configOf(''))).toBe(true);
    expect(isOutdated(keptBy(''), configOf(''))).toBe(true);
    expect(isOutdated(keptBy(140), configOf('140'))).toBe(true);
    expect(isOutdated(undefined, configOf('1.4.0'))).toBe(true);
  });

  it('is cleared with persistence off, and when clearing is asked for by config or by an earlier order (STORE-15)', () => {
    const kept = keptBy('1.4.0');
    expect(isOutdated(kept, configOf('1.4.0', { persist: false }))).toBe(true);
    expect(isOutdated(kept, configOf('1.4.0', { clearFormDataOnNextPageLoad: true }))).toBe(true);
    expect(isOutdated(keptBy('1.4.0', { clearFormDataOnNextPageLoad: true }), configOf('1.4.0'))).toBe(true);
    expect(isOutdated(keptBy('1.4.0', { clearFormDataOnNextPageLoad: false }), configOf('1.4.0'))).toBe(false);
  });

  it('is all that is cleared: domain data is left alone (STORE-14, STORE-15)', () => {
    for (const [kept, config] of [
      [keptBy('1.3.0'), configOf('1.4.0')],
      [undefined, configOf('')],
      [keptBy('1.4.0'), configOf('1.4.0', { persist: false })],
    ] as const) {
      expect(keysToClear(kept, config)).toEqual(['charterform:ContactForm-7']);
      expect(keysToClear(kept, config)).not.toContain(domainsKey);
    }
  });
});

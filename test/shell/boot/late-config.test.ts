import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenConfigured } from '../../../src/shell/boot/late-config';

const contact = { formType: 'ContactForm' };

describe('the page config', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('may be printed after the page has loaded (HOST-01)', () => {
    const page: { charterformConfig?: unknown } = {};
    const onConfig = vi.fn();
    whenConfigured(page, onConfig);
    vi.advanceTimersByTime(500);
    expect(onConfig).not.toHaveBeenCalled();
    page.charterformConfig = contact;
    vi.advanceTimersByTime(100_000);
    expect(onConfig.mock.calls).toEqual([[contact]]);
  });

  it('is missed after a while, and taken if it comes after all (HOST-01)', () => {
    const page: { charterformConfig?: unknown } = {};
    const onConfig = vi.fn();
    whenConfigured(page, onConfig);
    vi.advanceTimersByTime(5000);
    expect(onConfig.mock.calls).toEqual([[undefined]]);
    page.charterformConfig = contact;
    vi.advanceTimersByTime(100_000);
    expect(onConfig.mock.calls).toEqual([[undefined], [contact]]);
  });

  it('is used at once where it is there (HOST-01)', () => {
    const onConfig = vi.fn();
    whenConfigured({ charterformConfig: contact }, onConfig);
    expect(onConfig.mock.calls).toEqual([[contact]]);
  });
});

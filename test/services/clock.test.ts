import { afterEach, describe, expect, it, vi } from 'vitest';
import { expiryState } from '../../src/kernel/reference/expiry';
import { clock } from '../../src/services/clock';

describe('the clock', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    vi.useRealTimers();
    process.env.TZ = zone;
  });

  it.each([
    ['America/Denver', '2026-03-05'],
    ['Asia/Tokyo', '2026-03-06'],
  ])('tells the day where the visitor is: %s', (place, day) => {
    process.env.TZ = place;
    vi.useFakeTimers({ now: new Date('2026-03-06T03:00:00Z') });
    expect(clock.today()).toBe(day);
  });

  it('is never years behind, or no valid card could be chosen (FIELD-20)', () => {
    for (const now of ['1970-01-01T12:00:00Z', '2015-06-01T12:00:00Z']) {
      vi.useFakeTimers({ now: new Date(now) });
      expect(clock.today()).toBe('2026-01-01');
    }
    expect(expiryState({ month: '12', year: '2031' }, clock.today().slice(0, 7))).toBe('valid');
  });
});

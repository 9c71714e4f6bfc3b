import { afterEach, describe, expect, it, vi } from 'vitest';
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
});

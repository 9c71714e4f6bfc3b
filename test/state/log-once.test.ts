import { expect, it, vi } from 'vitest';
import { logOnce } from '../../src/state/listeners/log-once';

it('passes each message on once', () => {
  const write = vi.fn();
  const log = logOnce(write);
  log(['a', 'b', 'a']);
  log([]);
  log(['b', 'c']);
  expect(write.mock.calls).toEqual([['a'], ['b'], ['c']]);
});

import { describe, expect, it, vi } from 'vitest';
import { createRedirector } from '../../src/services/redirect';

describe('the redirector', () => {
  const go = (address: string) => {
    const location = Object.assign(new URL('https://site.example/order/?page=1'), { assign: vi.fn() });
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    createRedirector({ location: location as unknown as Location }, log).go(address);
    return { visited: location.assign.mock.calls.flat().map(String), complaints: log.error.mock.calls };
  };

  it.each([
    ['/thank-you/', 'https://site.example/thank-you/'],
    ['thanks?a=1', 'https://site.example/order/thanks?a=1'],
    ['//app.example/in', 'https://app.example/in'],
    ['http://app.example/', 'http://app.example/'],
  ])('goes to %s', (address, visited) => {
    expect(go(address)).toEqual({ visited: [visited], complaints: [] });
  });

  it.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'JavaScript://x%0aalert(1)', 'data:text/html,x', 'blob:x', 'http://'])(
    'refuses %j',
    (address) => {
      const { visited, complaints } = go(address);
      expect(visited).toEqual([]);
      expect(complaints).toHaveLength(1);
    },
  );
});

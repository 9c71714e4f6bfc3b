import { describe, expect, it, vi } from 'vitest';
import { createRouter } from '../../src/services/router';

function routerAt(pathname: string, pushState = vi.fn()) {
  const page = Object.assign(new EventTarget(), { location: { pathname }, history: { pushState } });
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { ...createRouter(page as never, log), log, page, pushState };
}

describe('the router', () => {
  it('reads and changes the path (DOM-45)', () => {
    const { path, push, pushState } = routerAt('/domains/');
    push('/domains/pine.com');
    expect(path()).toBe('/domains/');
    expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/domains/pine.com');
  });

  it('only warns where the page may not change it (DOM-45)', () => {
    const pushState = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { push, log } = routerAt('/', pushState);
    push('/pine.com');
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('tells of Back and Forward until it ends (DOM-46)', () => {
    const { subscribe, page } = routerAt('/');
    const ending = new AbortController();
    const listener = vi.fn();
    subscribe(listener, ending.signal);
    page.dispatchEvent(new Event('popstate'));
    ending.abort();
    page.dispatchEvent(new Event('popstate'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

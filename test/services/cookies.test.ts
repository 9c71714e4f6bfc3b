// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '../../src/services/cookies';

describe('cookies', () => {
  it.each([
    [7, 604_800],
    [30, 2_592_000],
    [0.5, 43_200],
  ])('live for the %d days they are given (CONST-03)', (days, seconds) => {
    const jar = { cookie: '' };
    writeCookie(jar, 'efoid', 'a b', days);
    expect(jar.cookie).toBe(`efoid=a%20b; max-age=${seconds}; path=/; samesite=lax`);
    writeCookie(document, 'efoid', 'a; days=b', days);
    expect(readCookie(document, 'efoid')).toBe('a; days=b');
  });

  it('end with 0 days (CONST-03)', () => {
    writeCookie(document, 'chat', '1', 30);
    writeCookie(document, 'chat', '', 0);
    expect(readCookie(document, 'chat')).toBeUndefined();
  });

  it('are found by their whole name and decoded', () => {
    const read = { cookie: 'xefoid=no; efoid=a%3Db; empty=; broken=%E0%A4%A' };
    expect(readCookie(read, 'efoid')).toBe('a=b');
    expect(readCookie(read, 'empty')).toBe('');
    expect(readCookie(read, 'efo')).toBeUndefined();
    expect(readCookie(read, 'broken')).toBeUndefined();
  });

  it('are none where a frame may not read them', () => {
    const sandboxed = {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    };
    expect(readCookie(sandboxed, 'XSRF-TOKEN')).toBeUndefined();
  });
});

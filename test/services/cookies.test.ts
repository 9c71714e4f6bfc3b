import { describe, expect, it } from 'vitest';
import { readCookie } from '../../src/services/cookies';

describe('cookies', () => {
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

import { describe, expect, it, vi } from 'vitest';
import { createKeyReader, readCookie } from '../../src/services/cookies';

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

describe('keys in cookies', () => {
  function reading(cookie: string) {
    const warn = vi.fn();
    return { warn, readKey: createKeyReader({ cookie }, { info: vi.fn(), warn, error: vi.fn() }) };
  }

  it('are read as they are', () => {
    const { warn, readKey } = reading('efclickid=4f0c~9.A_b-2%3D%3D; efaffid=');
    expect([readKey('efclickid'), readKey('efaffid'), readKey('efoid')]).toEqual(['4f0c~9.A_b-2==', '', '']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['of 4 kB', 'a'.repeat(4096)],
    ['of 201 characters', 'a'.repeat(201)],
    ['with a script in them', encodeURIComponent('"><script>alert(1)</script>')],
    ['with an address that runs a script', 'javascript:alert(1)'],
    ['with a line break', 'a%0Ab'],
  ])('%s are left out, with a warning that does not repeat them (TRACK-08)', (_what, value) => {
    const { warn, readKey } = reading(`efclickid=${value}`);
    expect(readKey('efclickid')).toBe('');
    expect(warn.mock.calls).toEqual([['The cookie "efclickid" is ignored because its value is not a valid key.']]);
  });
});

import type { Log } from './services';

type CookieJar = Pick<Document, 'cookie'>;

/** The value of a cookie; undefined if it is not set or cookies cannot be read, e.g. in a sandboxed frame. */
export function readCookie(page: CookieJar, name: string): string | undefined {
  try {
    const start = `${name}=`;
    const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return found && decodeURIComponent(found.slice(start.length));
  } catch {
    return undefined;
  }
}

/** Reads keys that other scripts have left in cookies; what cannot be a key counts as none, and is warned of. */
export const createKeyReader =
  (page: CookieJar, { warn }: Log) =>
  (name: string): string => {
    const value = readCookie(page, name) ?? '';
    if (/^[\w.~=+-]{0,200}$/.test(value)) return value;
    warn(`The cookie "${name}" is ignored because its value is not a valid key.`);
    return '';
  };

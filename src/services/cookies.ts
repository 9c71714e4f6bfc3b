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

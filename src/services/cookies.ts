type CookieJar = Pick<Document, 'cookie'>;

/** A cookie of the page; undefined where there is none, or a frame may not read any. */
export function readCookie(page: CookieJar, name: string): string | undefined {
  try {
    const start = `${name}=`;
    const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return found && decodeURIComponent(found.slice(start.length));
  } catch {
    return undefined;
  }
}

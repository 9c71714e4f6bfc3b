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

const secondsADay = 86_400;

/** Sets a cookie for the whole site. `days` is how long it lives; 0 ends it (CONST-03). */
export function writeCookie(page: CookieJar, name: string, value: string, days: number): void {
  const age = Math.round(days * secondsADay);
  page.cookie = `${name}=${encodeURIComponent(value)}; max-age=${age}; path=/; samesite=lax`;
}

/** The names of the cookies that scripts of the page can read. Their values are nobody's to show. */
export const cookieNames = (page: Document): string[] => [
  ...new Set(
    page.cookie
      .split('; ')
      .map((cookie) => cookie.split('=')[0] ?? '')
      .filter(Boolean),
  ),
];

/** @param days  how long it lasts (CONST-03); without, until the browser is closed */
export const setCookie = (page: Document, name: string, value: string, days: number): void => {
  page.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${days > 0 ? `; max-age=${Math.round(days * 86_400)}` : ''}`;
};

/** Removes a cookie, whichever folder of the page's address it was set for. */
export function removeCookie(page: Document, name: string): void {
  const folders = page.location.pathname.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/') || '/');
  for (const path of folders) page.cookie = `${name}=; path=${path}; max-age=0`;
}

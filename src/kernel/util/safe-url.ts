/** Lets relative addresses be parsed: core does not know the address of the page. */
const placeholderBase = 'https://page.invalid/';

/** The parsed address; undefined unless it is http(s) or relative, so that no `javascript:` link gets through. */
export function parseAddress(address: string): URL | undefined {
  try {
    const url = new URL(address, placeholderBase);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the widget may link or redirect to the address. */
export const isSafeAddress = (address: string): boolean => parseAddress(address) !== undefined;

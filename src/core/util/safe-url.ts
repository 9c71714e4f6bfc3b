/** Stands for the page, whose address core does not know. */
const somePage = 'https://page.invalid/';

/** The parsed address; undefined unless it is http(s) or relative: `javascript:` and its like lead nowhere. */
export function parseAddress(address: string): URL | undefined {
  try {
    const url = new URL(address, somePage);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the widget may send the visitor there, or link there. */
export const isSafeAddress = (address: string): boolean => parseAddress(address) !== undefined;

/** Any name with an extension; no name of the internet is longer. */
const domainName = /^(?!.{254})[^\s.]+(?:\.[^\s.]+)+$/;

/** Whether a text of a server or a storage can be the name of a domain. */
export const isDomainName = (text: string): boolean => domainName.test(text);

/** Whether a registry may have a domain, which letters of any script may write. */
export const isRegistrable = (domain: string): boolean =>
  domain.split('.').every((label) => /^(?!-|(?!xn--)..--)[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !label.endsWith('-'));

/** Any name with an extension; no name of the internet is longer. */
const domainName = /^(?!.{254})[^\s.]+(?:\.[^\s.]+)+$/;

/** Whether a text of a server or a storage can be the name of a domain. */
export const isDomainName = (text: string): boolean => domainName.test(text);

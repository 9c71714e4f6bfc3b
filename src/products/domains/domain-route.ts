import { joinPath } from '../../kernel/util/join-path';

/** The path of a search (DOM-45). @param basePath with or without a slash at its end */
export const pathOfDomain = (basePath: string, domain: string): string => joinPath(basePath, domain);

/** The domain that a path asks for (DOM-46): a name with an extension, right below the base, with or without a slash at its end; '' for any other, as for "/index.php". */
export function domainOfPath(basePath: string, path: string): string {
  const base = pathOfDomain(basePath, '');
  const name = path.startsWith(base) ? path.slice(base.length).toLowerCase().replace(/\/$/, '') : '';
  return /^(?!.*\.(?:php|html?)$)[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name) ? name : '';
}

import { readEntered } from '../../kernel/util/entered-text';

const scheme = /^(?:[a-z][a-z\d+.-]*:\/\/|https?:\/*|mailto:|\/\/)/i;
/** "www.com" is a domain itself, and "www.okafor" lacks only its extension. */
const www = /^www\d?\.(?![a-z]{2,4}$)/i;

/**
 * The name that a pasted address is about: without protocol, user, port, path and "www." (DOM-49). A text that is no address
 * stays as it is but for wide letters and what nobody sees.
 */
export function hostOf(typed: string): string {
  const text = readEntered(typed, 'address')
    .trim()
    .replace(/^[<("']+|[>)"']+$/g, '');
  const address = text.replace(scheme, '');
  const hasScheme = address !== text;
  // A slash or sign between words is part of a name: "Okafor / Sons".
  const authority = hasScheme || /^[^\s/?#]*\.[^\s/?#]+[/?#]/.test(address) ? address.replace(/[/?#\\].*$/s, '') : address;
  return authority.replace(/^\S*@/, '').replace(/:\d*$/, '').replace(www, '');
}

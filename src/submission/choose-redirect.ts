import type { PageConfig } from '../kernel/page-config/page-config';
import { isSafeAddress, parseAddress } from '../kernel/util/safe-url';
import type { ActionReply, SignupResult } from './submission';

type Redirects = PageConfig['redirects'];

/** A key of the page config's `redirects`, or a function that returns an address or undefined. */
export type RedirectChoice = keyof Redirects | ((redirects: Redirects, result: SignupResult) => string | undefined);

/**
 * Where the visitor goes after a success: the first of the form's choices that has an address (REDIR-02 to REDIR-06).
 * Undefined if none has, or if the address is neither http(s) nor relative (REDIR-07).
 */
export function chooseRedirect(choices: readonly RedirectChoice[], redirects: Redirects, { result = {} }: ActionReply): string | undefined {
  for (const choice of choices) {
    const address = typeof choice === 'function' ? choice(redirects, result) : redirects[choice];
    if (address) return isSafeAddress(address) ? address : undefined;
  }
  return undefined;
}

/**
 * The login address of the server's reply; '' if none. An address on the host of the configured staging login is
 * replaced by the staging login, with the account id in place of `{account_id}` or else of the last path segment
 * (REDIR-03).
 */
export function serverLogin({ stagingLogin = '' }: Redirects, result: SignupResult): string {
  const { login_url: loginUrl = '', account_id: accountId = '' } = result;
  const isStaging = loginUrl && stagingLogin && accountId && parseAddress(stagingLogin)?.origin === parseAddress(loginUrl)?.origin;
  if (!isStaging) return loginUrl;
  const id = encodeURIComponent(accountId);
  const filled = stagingLogin.replaceAll('{account_id}', id);
  return filled === stagingLogin ? withLastSegment(stagingLogin, id) : filled;
}

/** The login page, which is told by its query where the visitor comes from (REDIR-04). */
export const loginAfterReset = ({ login }: Redirects): string | undefined =>
  login?.replace(/(\?[^#]*)?(#.*)?$/, (_, query?: string, hash = '') => `${query ? `${query}&` : '?'}passwordReset=true${hash}`);

function withLastSegment(address: string, segment: string): string {
  const [, host = '', path = '', rest = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(address) ?? [];
  return `${host}${path.replace(/\/?[^/]*\/?$/, `/${segment}`)}${rest}`;
}

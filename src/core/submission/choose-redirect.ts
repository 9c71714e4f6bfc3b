import type { PageConfig } from '../page-config/page-config';
import { isSafeAddress, parseAddress } from '../util/safe-url';
import type { ActionReply, SignupResult } from './submission';

type Redirects = PageConfig['redirects'];

/** An address of the page config by its key, or what a function makes of the config and the server's answer. */
export type RedirectChoice = keyof Redirects | ((redirects: Redirects, result: SignupResult) => string | undefined);

/**
 * Where the visitor goes after a success: the first of a form's choices that there is (REDIR-02 to REDIR-06). Undefined
 * where none is, or it is neither http(s) nor relative (REDIR-07).
 */
export function chooseRedirect(
  choices: readonly RedirectChoice[],
  redirects: Redirects,
  { result = {} }: ActionReply,
): string | undefined {
  for (const choice of choices) {
    const address = typeof choice === 'function' ? choice(redirects, result) : redirects[choice];
    if (address) return isSafeAddress(address) ? address : undefined;
  }
  return undefined;
}

/**
 * The login address that the server answered, '' for none. One on the host of the configured staging login becomes that
 * staging login, the account id in place of its `{account_id}` or, without one, of its last path part (REDIR-03).
 */
export function serverLogin({ stagingLogin = '' }: Redirects, result: SignupResult): string {
  const { login_url: loginUrl = '', account_id: accountId = '' } = result;
  const isStaging = loginUrl && stagingLogin && accountId && parseAddress(stagingLogin)?.origin === parseAddress(loginUrl)?.origin;
  if (!isStaging) return loginUrl;
  const id = encodeURIComponent(accountId);
  const filled = stagingLogin.replaceAll('{account_id}', id);
  return filled === stagingLogin ? withLastPart(stagingLogin, id) : filled;
}

function withLastPart(address: string, part: string): string {
  const [, host = '', path = '', rest = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(address) ?? [];
  return `${host}${path.replace(/\/?[^/]*\/?$/, `/${part}`)}${rest}`;
}

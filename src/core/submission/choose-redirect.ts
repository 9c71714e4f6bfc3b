import type { PageConfig } from '../page-config/page-config';
import { isSafeAddress, parseAddress } from '../util/safe-url';
import type { ActionReply, SignupResult } from './submission';

/**
 * Where the visitor goes after a success: the first choice that fits (REDIR-02 to REDIR-06). Undefined where none
 * fits, its address is not configured, or it is neither http(s) nor relative (REDIR-07).
 */
export function chooseRedirect(config: PageConfig, { result = {} }: ActionReply): string | undefined {
  const address = firstChoice(config, result);
  return address && isSafeAddress(address) ? address : undefined;
}

function firstChoice({ formType, redirects }: PageConfig, result: SignupResult): string | undefined {
  if (formType === 'AffiliateSignupForm') return redirects.affiliateThankYou;
  if (result.login_url) return loginAddress(result.login_url, redirects.stagingLogin, result.account_id);
  switch (formType) {
    case 'ResetPasswordForm':
      return redirects.login && withQuery(redirects.login, 'passwordReset=true');
    case 'ContactForm':
    case 'CustomContactForm':
    case 'ClientProfileForm':
      return redirects.contact || redirects.contactThankYou;
    case 'JobApplicationForm':
      return result.priority ? redirects.jobPriorityThankYou : redirects.jobThankYou;
    default:
      return undefined;
  }
}

/**
 * The server's login address. One on the host of the configured staging login becomes that staging login, the
 * account id in place of its `{account_id}` or, without one, of its last path part (REDIR-03).
 */
function loginAddress(loginUrl: string, stagingLogin = '', accountId = ''): string {
  const isStaging = stagingLogin && accountId && parseAddress(stagingLogin)?.origin === parseAddress(loginUrl)?.origin;
  if (!isStaging) return loginUrl;
  const id = encodeURIComponent(accountId);
  const filled = stagingLogin.replaceAll('{account_id}', id);
  return filled === stagingLogin ? withLastPart(stagingLogin, id) : filled;
}

function withLastPart(address: string, part: string): string {
  const [, host = '', path = '', rest = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(address) ?? [];
  return `${host}${path.replace(/\/?[^/]*\/?$/, `/${part}`)}${rest}`;
}

function withQuery(address: string, query: string): string {
  const [, page = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}${query}${hash}`;
}

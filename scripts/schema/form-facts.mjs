/**
 * What `dist/forms.json` says of a form type.
 *
 * @typedef {object} FormFacts
 * @property {string} action  of its post
 * @property {boolean} sells
 * @property {boolean} asksCaptcha
 * @property {boolean} searchesDomains
 * @property {boolean} offersPackages  whether it forms a company, and asks which package is ordered
 * @property {'customer' | 'affiliate'} [account]  whose account it opens, where it orders nothing
 */

/**
 * What servers must know of the built forms, by form type.
 *
 * @param {Record<string, Pick<import('../../src/forms/define-form').FormDefinition, 'action' | 'kind' | 'captcha' | 'steps' | 'account'>>} forms
 * @returns {Record<string, FormFacts>}
 */
export const formFacts = (forms) =>
  Object.fromEntries(
    Object.entries(forms).map(([name, { action, kind, captcha, steps, account }]) => [
      name,
      {
        action,
        sells: kind === 'order',
        asksCaptcha: captcha !== 'none',
        searchesDomains: JSON.stringify(steps).includes('"DomainSearch"'),
        offersPackages: JSON.stringify(steps).includes('"Packages"'),
        ...(account && { account }),
      },
    ]),
  );

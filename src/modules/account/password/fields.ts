import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

/** The requirements a new password is checked against, in the order in which the checklist shows them. */
export const passwordRules = ({ config }: Pick<Facts, 'config'>): readonly string[] => [
  `passwordMin:${config.layout.passwordMinLength}`,
  'passwordLower',
  'passwordUpper',
  'passwordNumber',
  'passwordSpecial',
];

export const fields: readonly FieldDeclaration[] = [
  {
    path: 'accountInformation.password',
    label: 'account.password',
    rules: (facts) => ['required', ...passwordRules(facts)].join('|'),
    secret: true,
    type: 'password',
    autocomplete: 'new-password',
  },
  {
    path: 'accountInformation.passwordConfirm',
    label: 'account.passwordConfirm',
    rules: 'required|passwordConfirmed:accountInformation.password',
    isShown: ({ config }) => config.layout.passwordConfirm,
    secret: true,
    type: 'password',
    autocomplete: 'new-password',
  },
];

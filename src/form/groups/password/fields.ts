import type { Facts } from '../../../core/facts/facts';
import type { FieldDeclaration } from '../../../core/plan/form-plan';
import type { DeclaredPath } from '../../../core/answers/answer-path';

/** The requirements a new password is checked against, in the order in which the checklist shows them. */
export const passwordRules = ({ config }: Pick<Facts, 'config'>): readonly string[] => [
  `passwordMin:${config.layout.passwordMinLength}`,
  'passwordLower',
  'passwordUpper',
  'passwordNumber',
  'passwordSpecial',
];

/** A page asks for the password a second time where its config says so (PASS-03). */
export const isConfirmed = ({ config }: Pick<Facts, 'config'>): boolean => config.layout.passwordConfirm;

const newPassword = { secret: true, type: 'password', autocomplete: 'new-password' } as const;

/** A new password and the same once more (PASS-01, PASS-03). Neither leaves the form's memory. */
export const passwordFields = (path: DeclaredPath, confirmPath: DeclaredPath): readonly FieldDeclaration[] => [
  {
    ...newPassword,
    path,
    label: 'account.password',
    rules: (facts) => ['required', ...passwordRules(facts)].join('|'),
  },
  {
    ...newPassword,
    path: confirmPath,
    label: 'account.passwordConfirm',
    rules: `required|passwordConfirmed:${path}`,
    confirmation: true,
    isShown: isConfirmed,
  },
];

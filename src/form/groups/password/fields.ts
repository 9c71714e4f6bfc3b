import type { Facts } from '../../../kernel/facts/facts';
import type { FieldDeclaration } from '../../../kernel/plan/form-plan';
import type { DeclaredPath } from '../../../kernel/answers/answer-path';

/** The rules for a new password, in the order of the checklist. */
export const passwordRules = ({ config }: Pick<Facts, 'config'>): readonly string[] => [
  `passwordMin:${config.layout.passwordMinLength}`,
  'passwordLower',
  'passwordUpper',
  'passwordNumber',
  'passwordSpecial',
];

/** Whether the page config asks for the password twice (PASS-03). */
export const isConfirmed = ({ config }: Pick<Facts, 'config'>): boolean => config.layout.passwordConfirm;

const newPassword = { secret: true, type: 'password', autocomplete: 'new-password' } as const;

/** Declares a new password and its confirmation (PASS-01, PASS-03). Both are secret: never persisted or in the store. */
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

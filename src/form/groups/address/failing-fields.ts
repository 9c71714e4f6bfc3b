import { addressPaths } from '../../../kernel/addresses/address-paths';
import type { AddressPrefix, AnswerPath } from '../../../kernel/answers/answer-path';
import { checkShown, rulesOf } from '../../../kernel/plan/check-step';
import type { FormHandle } from '../../form-handle';

/** The fields of an address that are not valid now, whether or not the address is asked for. */
export const failingFields = (form: FormHandle, prefix: AddressPrefix): readonly AnswerPath[] =>
  addressPaths(prefix).filter((path) => {
    const field = form.declaration(path);
    return checkShown(field, path, rulesOf(field, path, form.facts()), form.facts());
  });

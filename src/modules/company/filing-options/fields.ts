import { getPath } from '../../../core/form-values/paths';
import { keyOf } from '../../../core/form-values/form-values';
import type { Facts } from '../../../core/form-values/facts';
import type { FieldDeclaration } from '../../../core/steps/form-plan';

/** The choice lies under its jurisdiction, so it has no fixed path; a default always stands, so it has no rule. */
export const fields: readonly FieldDeclaration[] = [];

/** The state whose speeds are on offer; '' before one is chosen. */
export const filingState = ({ values }: Facts) => keyOf(getPath(values, 'companyInformation.state'));

export const isShown = (facts: Facts) => filingState(facts) !== '';

import { choiceKey } from '../../answers/form-values';
import { isDesignatorAlone } from '../../reference/designators';
import { getPath } from '../../util/paths';
import { wholeNumber, type Rule, fieldPath } from './rule';
import { withoutStarterText, lengthOf, textOf } from '../value-text';

/** At least N characters, not counting the starter text that the field is filled with at first (RULE-22). */
export const businessPurposeLength: Rule = {
  check: (value, [n = ''], { initial }) => {
    const written = withoutStarterText(value, initial);
    return written === '' ? 'required' : lengthOf(written) >= Number(n);
  },
  params: wholeNumber,
};

/** The starter text that the field is filled with at first does not count as an answer (RULE-23). */
export const businessPurposeRequired: Rule = {
  check: (value, _args, { initial }) => withoutStarterText(value, initial) !== '' || 'required',
  runsOnEmpty: () => true,
};

/** The visitor must have formed their business already (RULE-18). */
export const isBusinessFormed: Rule = {
  check: (value) => value === true,
  runsOnEmpty: () => true,
};

/** A company's name is more than its ending: "LLC" is none (COMP-45). */
export const moreThanEnding: Rule = {
  check: (value) => !isDesignatorAlone(textOf(value)),
};

/** Another state than the one at the given path, which is the state of service (COMP-06). */
export const homeState: Rule = {
  check: (value, [path = ''], { values }) => choiceKey(value) !== choiceKey(getPath(values, path)),
  params: fieldPath,
  crossField: true,
};

import type { FieldDeclaration } from '../steps/form-plan';
import type { RuleUse } from './parse-rules';
import { ruleList } from './rules/rule-list';
import { textOf } from './value-text';

/** What a field declares as the native attributes of its control. */
export type NativeAttributes = Pick<
  FieldDeclaration,
  'required' | 'type' | 'pattern' | 'minlength' | 'maxlength' | 'min' | 'max' | 'mask'
>;

/** The rules that the native attributes of a field stand for (VALID-08), and that of its mask (FIELD-04). */
export function nativeRules(attributes: NativeAttributes): readonly RuleUse[] {
  const { required, type, pattern, minlength, maxlength, min, max, mask } = attributes;
  const uses: RuleUse[] = [];
  if (required) uses.push({ rule: ruleList.required, args: [] });
  if (type === 'email') uses.push({ rule: ruleList.email, args: [] });
  if (pattern !== undefined) uses.push({ rule: ruleList.pattern, args: [pattern] });
  if (minlength !== undefined) uses.push({ rule: ruleList.min, args: [String(minlength)] });
  if (maxlength !== undefined) uses.push({ rule: ruleList.max, args: [String(maxlength)] });
  if (min !== undefined) uses.push({ rule: ruleList.minValue, args: [String(min)] });
  if (max !== undefined) uses.push({ rule: ruleList.maxValue, args: [String(max)] });
  if (typeof mask === 'string') uses.push({ rule: ruleList.mask, args: [mask] });
  else if (mask) uses.push({ rule: { check: (value, _args, context) => ruleList.mask.check(value, [mask(textOf(value))], context) }, args: [] });
  return uses;
}

/**
 * The rules of a string and those of the attributes as one list: `required` first, the string's before the others.
 * A rule stands once, as the string has it; and a mask says nothing where another rule judges the form of the value,
 * since "Error" is the poorer word.
 */
export function joinRules(declared: readonly RuleUse[], attributes: NativeAttributes): readonly RuleUse[] {
  const judgesForm = attributes.type === 'email' || declared.some(({ rule }) => rule.judgesForm);
  const native = nativeRules(judgesForm ? { ...attributes, mask: undefined } : attributes).filter(
    (use) => !declared.some(({ rule }) => rule === use.rule),
  );
  const isFirst = ({ rule }: RuleUse) => rule === ruleList.required;
  return native.length === 0 ? declared : [...native.filter(isFirst), ...declared, ...native.filter((use) => !isFirst(use))];
}

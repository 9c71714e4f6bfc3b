import { applyMask, fitsMask } from './masks';
import { requiredFirst, type RuleUse } from './parse-rules';
import type { Rule } from './rules/rule';
import { nameOf } from './rules/registered-rules';
import { ruleList, type RuleName } from './rules/rule-list';
import { textOf } from './value-text';

/** HTML validation attributes, and the mask; each stands for a rule (VALID-08). */
export interface NativeAttributes {
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'checkbox';
  required?: boolean;
  /** A regular expression for the whole text. */
  pattern?: string;
  /** In characters. */
  minlength?: number;
  maxlength?: number;
  /** Of a number. */
  min?: number;
  max?: number;
  mask?: string | ((value: string) => string);
  /** Of a phone number: the path of the country that it is dialled in; '' where none is asked for (FIELD-23). */
  dialledIn?: string;
}

/** The rule that each attribute stands for; the attribute's value is the rule's argument. */
const ruleNames = {
  required: 'required',
  pattern: 'pattern',
  minlength: 'min',
  maxlength: 'max',
  min: 'minValue',
  max: 'maxValue',
  mask: 'mask',
} as const satisfies Partial<Record<keyof NativeAttributes, RuleName>>;

type Attribute = keyof typeof ruleNames;

/**
 * The rules that the attributes of a field stand for (VALID-08, FIELD-04). A mask given as a function, such as the card
 * number's, only formats and stands for no rule.
 */
export function nativeRules(attributes: NativeAttributes): readonly RuleUse[] {
  const uses: RuleUse[] = attributes.type === 'email' ? [{ rule: ruleList.email, args: [] }] : [];
  for (const [attribute, name] of Object.entries(ruleNames) as [Attribute, RuleName][]) {
    const value = attributes[attribute];
    if (value != null && value !== false && typeof value !== 'function')
      uses.push({ rule: ruleList[name], args: value === true ? [] : [String(value)] });
  }
  return uses;
}

/**
 * Joins the declared rules with those of the attributes: `required` first, then declared before most native ones. A rule that
 * both contain is taken from the declared ones. Where another rule checks the format, the mask fails in its words, which
 * say more than "Error".
 */
export function joinRules(declared: readonly RuleUse[], attributes: NativeAttributes): readonly RuleUse[] {
  const native = nativeRules(attributes);
  const format = [...declared, ...native].find(({ rule }) => rule.checksFormat)?.rule;
  // Before the format: it says what to do about a number that has the wrong one.
  const dialable = attributes.dialledIn === undefined ? [] : [{ rule: ruleList.dialable, args: [attributes.dialledIn] }];
  const added = native
    .filter(({ rule }) => !declared.some((use) => use.rule === rule))
    .map((use) => (format && use.rule === ruleList.mask ? { ...use, rule: maskAs(nameOf(format)) } : use));
  return added.length + dialable.length === 0 ? declared : requiredFirst([...dialable, ...declared, ...added]);
}

/** The mask rule, failing as another rule does. It checks what the field shows, which formats any value. */
const maskAs = (rule: string): Rule => ({
  check(value, args) {
    const mask = args.join(',');
    return fitsMask(mask, applyMask(mask, textOf(value))) || rule;
  },
});

import { requiredFirst, type RuleUse } from './parse-rules';
import { ruleList, type RuleName } from './rules/rule-list';

/** Attributes of a control that the browser knows too; each stands for a rule (VALID-08). */
export interface NativeAttributes {
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'checkbox';
  required?: boolean;
  /** What the whole text must match. */
  pattern?: string;
  /** In characters. */
  minlength?: number;
  maxlength?: number;
  /** Of a number. */
  min?: number;
  max?: number;
  mask?: string | ((value: string) => string);
}

/** What each native attribute, and the mask, of a field stands for; its value is the rule's argument. */
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
 * The rules that the native attributes of a field stand for (VALID-08), and that of its mask (FIELD-04). A mask that
 * follows the text, such as the card number's, is only how the text is written.
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
 * The rules of a string and those of the attributes as one list: `required` first, the string's before the others.
 * A rule stands once, as the string has it; and a mask says nothing where another rule judges the form of the value,
 * since "Error" is the poorer word.
 */
export function joinRules(declared: readonly RuleUse[], attributes: NativeAttributes): readonly RuleUse[] {
  const native = nativeRules(attributes);
  const judgesForm = [...declared, ...native].some(({ rule }) => rule.checksFormat);
  const added = native.filter(
    ({ rule }) => !(judgesForm && rule === ruleList.mask) && !declared.some((use) => use.rule === rule),
  );
  return added.length === 0 ? declared : requiredFirst([...declared, ...added]);
}

import type { Facts } from '../facts/facts';
import type { TextKey } from '../text/en';
import type { Mode } from '../validation/modes';
import type { NativeAttributes } from '../validation/native-rules';
import type { ModuleParams, ParamDeclarations } from './module-params';

/**
 * One field of a module, as data. The path of a list field holds `[]` (`llc.members[].first_name`)
 * and stands for that field in every entry.
 */
export interface FieldDeclaration extends NativeAttributes {
  path: string;
  /** The visible label, and the `{field}` of messages unless `name` says it otherwise. */
  label: TextKey;
  name?: TextKey;
  /** Pipe-separated rules, e.g. `required|length:2`; a function where they depend on facts. */
  rules?: string | ((facts: Facts, path: string) => string);
  /** When it is validated; aggressive where left out (VALID-09 to VALID-12). */
  mode?: Mode;
  /** A hidden field is neither asked, counted nor validated. `path` is the concrete one. */
  isShown?: (facts: Facts, path: string) => boolean;
  /** The value a fresh form starts with; '' where left out. */
  initial?: unknown;
  /** Secret values never leave the form's memory: not mirrored, stored, logged or restored. */
  secret?: boolean;
  /** A checkbox, whose rules count only where this says so (VALID-15). */
  validates?: boolean;
  autocomplete?: string;
  inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** A text area says how many of its `maxlength` characters are used (FIELD-14). */
  counter?: boolean;
  /** What a file field offers, as the attribute of that name: `.pdf`. */
  accept?: string;
  placeholder?: TextKey;
  hint?: TextKey;
  /** Help beside the label, opened on demand (FIELD-11). */
  tooltip?: TextKey;
}

/** What core needs to know of a module; its view lives with the module. */
export interface ModuleDeclaration {
  /** None where left out. The functions below are given them as `readParams` answers. */
  params?: ParamDeclarations;
  /** A function where the params of a use decide, e.g. which of the fields are required. */
  fields: readonly FieldDeclaration[] | ((params: ModuleParams) => readonly FieldDeclaration[]);
  isShown?: (facts: Facts, params: ModuleParams) => boolean;
}

export interface PlannedModule {
  id: string;
  params: ModuleParams;
  fields: readonly FieldDeclaration[];
  isShown?: (facts: Facts) => boolean;
}

export interface PlannedSection {
  title: string;
  text: string;
  modules: readonly PlannedModule[];
}

export interface PlannedStep {
  key: string;
  title: string;
  sections: readonly PlannedSection[];
  isShown?: (facts: Facts) => boolean;
}

/** Page config, form file and modules resolved once, as data (decision: the form plan). */
export interface FormPlan {
  formType: string;
  stepMode: boolean;
  steps: readonly PlannedStep[];
}

/** Every module that a form asks with, in the order of its steps. */
export const modulesOf = ({ steps }: FormPlan): readonly PlannedModule[] =>
  steps.flatMap(({ sections }) => sections.flatMap(({ modules }) => modules));

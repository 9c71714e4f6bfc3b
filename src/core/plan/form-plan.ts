import type { DeclaredPath } from '../answers/answer-path';
import type { Facts } from '../facts/facts';
import type { EntityType } from '../reference/entity-types';
import type { TextKey } from '../text/en';
import type { Mode } from '../validation/modes';
import type { NativeAttributes } from '../validation/native-rules';
import type { ModuleParams, ParamDeclarations } from './module-params';

/**
 * One field of a module, as data. The path of a list field holds `[]` (`llc.members[].first_name`)
 * and stands for that field in every entry.
 */
export interface FieldDeclaration extends NativeAttributes {
  path: DeclaredPath;
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
  /** A consent, a repetition or a check: nothing of the order is made from the answer. */
  confirmation?: boolean;
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

/** What a use of a module adds to what its form offers; core asks this and no module's id. */
export interface ModuleOffer {
  /** Roles asked by a checkbox of their own (OPT-14, OPT-16). */
  optIns?: readonly string[];
  /** Those of them that are asked whatever the bundle says. */
  alwaysOptIns?: readonly string[];
  /** The groups of optional products, those of the business identity package apart, are asked here (OPT-01). */
  optionalProducts?: boolean;
  /** The visitor chooses many states at once (PROD-39) rather than the one state of service. */
  multiState?: boolean;
  /** States that are listed and cannot be chosen, by their codes. */
  disabledStates?: readonly string[];
  /** The entity types that may be chosen; where several modules say so, those that all of them allow (FORM-22). */
  entityTypes?: readonly EntityType[];
}

/** What core needs to know of a module; its view lives with the module. */
export interface ModuleDeclaration {
  /** None where left out. The functions below are given them as `readParams` answers. */
  params?: ParamDeclarations;
  /** A function where the params of a use decide, e.g. which of the fields are required. */
  fields: readonly FieldDeclaration[] | ((params: ModuleParams) => readonly FieldDeclaration[]);
  isShown?: (facts: Facts, params: ModuleParams) => boolean;
  offers?: (params: ModuleParams) => ModuleOffer;
}

export interface PlannedModule {
  id: string;
  params: ModuleParams;
  fields: readonly FieldDeclaration[];
  offer?: ModuleOffer;
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

/** Whether one of the modules has the field of that path. */
export const asks = (modules: readonly PlannedModule[], path: string): boolean =>
  modules.some(({ fields }) => fields.some((field) => field.path === path));

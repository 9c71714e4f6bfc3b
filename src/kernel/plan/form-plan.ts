import type { AnswerPath, Changes, DeclaredPath, ListPath } from '../answers/answer-path';
import type { FormValues } from '../answers/form-values';
import type { Facts } from '../facts/facts';
import type { NamedRole, OptInTerm, PurposeOffer } from '../facts/offer';
import type { PageConfig } from '../page-config/page-config';
import type { EntityType } from '../reference/entity-types';
import type { PageWords, TextKey } from '../text/en';
import type { Text } from '../text/format-message';
import type { TextKind } from '../util/entered-text';
import type { Mode } from '../validation/modes';
import type { NativeAttributes } from '../validation/native-rules';
import type { ModuleParams, ParamDeclarations } from './module-params';

/** One field of a module, as data. A path with `[]` (`llc.members[].first_name`) declares the field for every entry. */
export interface FieldDeclaration extends NativeAttributes {
  path: DeclaredPath;
  /** The visible label, and the `{field}` of messages unless there is a `name`. */
  label: TextKey | PageWords;
  /** The label in place of that, where it depends on facts. `path` is the concrete one. */
  labelFor?: (facts: Facts, path: string) => TextKey;
  /** The short name in messages and at the review, for a label that is a question or a whole sentence. */
  name?: TextKey | PageWords;
  /** The short name at the review, where the name in messages is fixed and names a selection (VALID-17). */
  reviewName?: TextKey;
  /** Whose it is, outside of lists: stands before its message in the error summary, e.g. "President". */
  of?: TextKey;
  /** Pipe-separated rules, e.g. `required|length:2`; a function if they depend on facts. */
  rules?: string | ((facts: Facts, path: string) => string);
  /** False reports the message of every rule that fails, where usually the first one ends the check (VALID-03). */
  bails?: boolean;
  /** When it is validated; aggressive if left out (VALID-09 to VALID-12). */
  mode?: Mode;
  /** A hidden field is neither counted nor validated. `path` is the concrete one. */
  isShown?: (facts: Facts, path: string) => boolean;
  /** The value in a new form; '' if left out, none at all for null. */
  initial?: unknown;
  /** The value never leaves the form's memory: it is not mirrored, stored, logged or restored. */
  secret?: boolean;
  /** A consent or a repetition, such as "confirm password": the answer is not part of what is sent. */
  confirmation?: boolean;
  /** For a checkbox: whether its rules are run at all (VALID-15). */
  validates?: boolean;
  autocomplete?: string;
  inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  /** How its text is read, where type, input mode and control do not say so: `code` for what is ASCII by nature (FIELD-25). */
  reading?: TextKind;
  /** Whether its mask is for the answer now; always where left out. */
  isMasked?: (facts: Facts) => boolean;
  /** What can be read of the text beyond its kind, such as "5 Jan 2020" as a date; anything else stays as it is (FIELD-23). Idempotent. */
  clean?: (text: string) => string;
  /** For a text area: shows how many of its `maxlength` characters are used (FIELD-14). */
  counter?: boolean;
  /** For a file field: the HTML attribute, such as `.pdf`. */
  accept?: string;
  /** In the default view of modules: a text of several lines, a yes/no question, one of the `options`, a state or a file. */
  control?: 'textArea' | 'yesNo' | 'select' | 'radio' | 'state' | 'file';
  /** What can be chosen, if that is known beforehand; a kept choice that is none of them is cleared. */
  options?: readonly { key: string; label: TextKey | PageWords; info?: TextKey | PageWords }[];
  /** How the answer reads where it is reviewed, if neither as it is stored nor as its option; '' for not at all. */
  reads?: (facts: Facts, text: Text, path: AnswerPath) => string | undefined;
  /** Of a state: the codes of those that can be chosen; all where left out. */
  states?: readonly string[];
  /** The field takes the whole width. */
  wide?: boolean;
  placeholder?: TextKey;
  hint?: TextKey | PageWords;
  /** The hint in place of that, where it depends on what the form sells; undefined for none. */
  hintFor?: (facts: Facts) => TextKey | undefined;
  /** Help beside the label, opened on demand (FIELD-11). */
  tooltip?: TextKey;
}

/**
 * A list of entries, which the visitor adds to and removes from. What an entry consists of are the module's fields
 * below `path[]`.
 */
export interface ListDeclaration {
  path: ListPath;
  /** What one entry is called; its number follows: "Member 1". */
  entryName: TextKey;
  /** The heading of an entry, with its {number}; its name and number where left out. */
  entryTitle?: TextKey;
  /** What is said beside Add, with {count} and {max}; it is refused for now where `isRefused`. */
  addNote?: (facts: Facts) => { key: TextKey; isRefused?: boolean };
  /** How many entries it has at least and at most; 0 and any number where left out (OFFI-06). */
  min?: number;
  max?: number;
  /** How many blank entries a fresh form starts with: `min` where left out, none for a list that is shown only sometimes. */
  initial?: number;
  /** While hidden it has no entries; once shown it has at least `min` (OFFI-08). Its fields are hidden with it. */
  isShown?: (facts: Facts) => boolean;
  /** The values with what follows in each entry from its answers; the same object if all is so. */
  whole?: (values: FormValues) => FormValues;
}

/** What was asked, and how the answer reads where it is reviewed; several, or their details, are a line each. */
export interface ReviewRow {
  label: string;
  answers: readonly string[];
  details?: readonly string[];
}

/** What a use of a module adds to what its form offers; core asks this and no module's id. */
export interface ModuleOffer {
  /** Roles with a checkbox of their own (OPT-14, OPT-16). */
  optIns?: readonly string[];
  /** On which terms they are ordered, by role; by their boxes where left out. */
  optInTerms?: Readonly<Record<string, Omit<OptInTerm, 'role'>>>;
  /** Opt-ins that are offered whether or not the primary bundle allows them. */
  alwaysOptIns?: readonly string[];
  /** The module shows the groups of optional products, except the business identity package (OPT-01). */
  optionalProducts?: boolean;
  /** The module asks how the primary products are filed. */
  filingMethods?: boolean;
  /** The visitor chooses several states at once (PROD-39) instead of one state of service. */
  multiState?: boolean;
  /** Codes of states that are listed but cannot be chosen. */
  disabledStates?: readonly string[];
  /** The entity types that may be chosen; of several modules, those that all of them allow (FORM-22). */
  entityTypes?: readonly EntityType[];
  businessPurpose?: PurposeOffer;
  /** Neither the page's `entityTypes` nor a bundle changes them. */
  areEntityTypesFixed?: boolean;
  /** The module asks whether the order is for a company at all (COMP-34). */
  asksIndividual?: boolean;
  /** The module shows the answers of the steps before it. */
  isReview?: boolean;
  /** What the progress says of its step while nothing is required there; "optional" where left out. */
  stepNote?: (facts: Facts) => TextKey | PageWords;
}

/** A module without its view. */
export interface ModuleDeclaration {
  /** Older ids, under which page configs may still name it. */
  aliases?: readonly string[];
  /** None where left out. The functions below are given them as `readParams` answers. */
  params?: ParamDeclarations;
  /** A function if the fields depend on the params or the page, e.g. which of them are required. */
  fields: readonly FieldDeclaration[] | ((params: ModuleParams, config: PageConfig) => readonly FieldDeclaration[]);
  /** A function if the params say how many entries there are. */
  lists?: readonly ListDeclaration[] | ((params: ModuleParams) => readonly ListDeclaration[]);
  /** Answers that a fresh form holds although no field of the module asks for them. */
  initial?: Changes;
  isShown?: (facts: Facts, params: ModuleParams) => boolean;
  offers?: (params: ModuleParams) => ModuleOffer;
  /** How answers read that none of its fields holds. */
  review?: (facts: Facts, text: Text, params: ModuleParams) => readonly ReviewRow[];
}

export interface PlannedModule {
  id: string;
  params: ModuleParams;
  /** The roles that its params name. */
  roles?: readonly NamedRole[];
  fields: readonly FieldDeclaration[];
  lists?: readonly ListDeclaration[] | undefined;
  initial?: Changes | undefined;
  offer?: ModuleOffer | undefined;
  isShown?: ((facts: Facts) => boolean) | undefined;
  review?: ((facts: Facts, text: Text) => readonly ReviewRow[]) | undefined;
}

export interface PlannedSection {
  title: string;
  /** The title in place of that, where it depends on facts. */
  titleFor?: ((facts: Facts) => TextKey) | undefined;
  text: string;
  modules: readonly PlannedModule[];
}

export interface PlannedStep {
  key: string;
  title: string;
  sections: readonly PlannedSection[];
  isShown?: ((facts: Facts) => boolean) | undefined;
}

/** The steps of a form, resolved once from page config, form file and modules. */
export interface FormPlan {
  formType: string;
  stepMode: boolean;
  steps: readonly PlannedStep[];
}

/** The visible label of a field now. */
export const labelOf = ({ label, labelFor }: FieldDeclaration, path: string, facts: Facts): TextKey | PageWords =>
  labelFor?.(facts, path) ?? label;

/** Every module of a form, in the order of its steps. */
export const modulesOf = ({ steps }: FormPlan): readonly PlannedModule[] =>
  steps.flatMap(({ sections }) => sections.flatMap(({ modules }) => modules));

/** What modules offer, of those that do. */
export const offersOf = (modules: readonly PlannedModule[]) => modules.flatMap(({ offer }) => offer ?? []);

/** Whether one of the modules declares a field with this path. */
export const hasField = (modules: readonly PlannedModule[], path: string): boolean =>
  modules.some(({ fields }) => fields.some((field) => field.path === path));

/** The error of a page config that lacks what the form needs; only the site owner sees it (ERR-02, ERR-13). */
export interface MissingProperty {
  code: 10 | 11;
  property: 'Form steps' | 'Optional products';
}

/** Own sentences by language, then by key. A key may stand wherever the form shows words. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What rules, conditions and payloads may ask. */
export interface OwnFacts {
  /** The page config, with defaults. */
  readonly config: Readonly<Record<string, unknown>>;
  /** All answers: `values.permit.number` is the answer at the path `permit.number`. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The visitor's date, `YYYY-MM-DD`. */
  readonly today: string;
}

/** A rule of rule strings: `required|endsInZero:2`. */
export interface OwnRule {
  /** True if the value passes. An empty one is left to `required`. @param args what follows the colon, split at commas */
  check(value: unknown, args: readonly string[], context: { readonly values: Readonly<Record<string, unknown>> }): boolean;
  /** The message by language; `{field}` is the short name of the question, `{n}` the first argument. */
  message: Readonly<Record<string, string>>;
  /** Matches what may follow the colon. Without it the rule takes no arguments. */
  params?: RegExp;
  /** Whether the rule also checks empty values. */
  runsOnEmpty?(args: readonly string[]): boolean;
  /** The rule reads other answers, so it runs again when any of them changes. */
  crossField?: true;
}

export interface OwnOption {
  key: string;
  /** The key of a sentence, or words. */
  label: string;
  info?: string;
}

/** One question. */
export interface OwnField {
  /** Where its answer is kept and sent: `permit.number`; `permit.sites[].street` for every entry of a list. */
  path: string;
  /** The key of a sentence, or words. */
  label: string;
  /** Its short name in messages and at the review, for a label that is a question. */
  name?: string;
  /** Such as `required|length:2`; a function where they depend on answers. */
  rules?: string | ((facts: OwnFacts, path: string) => string);
  hint?: string;
  tooltip?: string;
  placeholder?: string;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'checkbox';
  control?: 'textArea' | 'yesNo' | 'select' | 'radio' | 'state' | 'file';
  options?: readonly OwnOption[];
  /** The answer of a new form; `''` if left out. */
  initial?: unknown;
  isShown?(facts: OwnFacts, path: string): boolean;
  /** Of a checkbox: whether its rules are run. */
  validates?: boolean;
  /** The answer is neither stored nor restored. */
  secret?: boolean;
  /** A consent or a repetition, which is not sent. */
  confirmation?: boolean;
  wide?: boolean;
  autocomplete?: string;
  inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  mask?: string;
  maxlength?: number;
  /** Of a file, such as `.pdf`. */
  accept?: string;
}

/** Questions that belong together, with their look. */
export interface OwnModule {
  fields?: readonly OwnField[] | ((params: Readonly<Record<string, unknown>>) => readonly OwnField[]);
  /** What a use of the module may say, declared by `kit.params`. */
  params?: Readonly<Record<string, object>>;
  /** Lists of entries, by the path of each. */
  lists?: readonly { path: string; entryName: string; min?: number; max?: number; initial?: number }[];
  isShown?(facts: OwnFacts, params: Readonly<Record<string, unknown>>): boolean;
  /** A component made of `kit`. By default each field is drawn as declared. */
  view?(props: { params: Readonly<Record<string, unknown>>; fields: readonly OwnField[] }): unknown;
  texts?: OwnTexts;
}

/** A module in a section, with its params. */
export interface OwnModuleUse {
  readonly id: string;
  readonly [param: string]: unknown;
}

/** A step of a form; titles are keys of sentences, or words. */
export interface OwnStep {
  readonly key: string;
  readonly title: string;
  readonly sections: readonly { readonly title?: string; readonly text?: string; readonly modules: readonly OwnModuleUse[] }[];
  isShown?(facts: OwnFacts): boolean;
}

/** What a form posts: an object for the data field, files by their names. */
export interface OwnPayload {
  data: object;
  files: Readonly<Record<string, File>>;
}

/** A form type. */
export interface OwnForm {
  /** `order` has a cart, a summary and a payment; `plain` sends its answers in one call. */
  kind: 'order' | 'plain';
  /** The name of its post; `process_signup` for an order where left out. */
  action?: `process_${string}`;
  steps: readonly OwnStep[];
  /** The roles of products that are always in the cart. */
  primaryProducts?: readonly string[];
  /** Roles that the visitor may add. */
  optionalProducts?: readonly string[];
  /** False shows all steps on one page. */
  stepMode?: boolean;
  look?: 'short' | 'page';
  captcha?: 'none' | 'sent';
  /** What is posted. By default an order's own data, and each answer of own modules under its path. */
  payload?(input: { readonly facts: OwnFacts }): OwnPayload;
  submitVerb?: string;
  sendingText?: string;
  confirmation?: { title: string; message: string; again: string };
  texts?: OwnTexts;
}

/** The business rules of a role; the `type` of its product on the server is the role in snake_case. */
export interface OwnRole {
  /** It is filed with a state, so its product may be among the filing products. */
  isFiling?: boolean;
  /** In a bundle its fees are still charged. */
  keepsFeesInBundle?: boolean;
  terms?: { allowStates?: readonly string[]; denyStates?: readonly string[]; entityTypes?: readonly string[] };
  /** Which builder of `data` makes what the order says of the product. */
  data?: string;
}

/** A family of products. */
export interface OwnFamily {
  /** Unique, such as `permits`. */
  name: string;
  roles?: Readonly<Record<string, OwnRole>>;
  /** What the order says of a product, by the `data` of its role. */
  data?: Readonly<Record<string, (facts: OwnFacts, item: { readonly name: string; readonly type: string }, role: string) => object>>;
  /** Follow each change of the answers; each may return further changes by path. */
  reactions?: readonly ((before: OwnFacts, after: OwnFacts) => { changes: Readonly<Record<string, unknown>> } | undefined)[];
  texts?: OwnTexts;
}

/** Sentences in a language; those it lacks show in English. */
export interface OwnLanguage {
  sentences: Readonly<Record<string, string>>;
  /** Names of states that differ from the English ones, by code. */
  states?: Readonly<Record<string, string>>;
}

/** What a page adds to the form. */
export interface Registration {
  /** By the `formType` of page configs. */
  forms?: Readonly<Record<string, OwnForm>>;
  /** By the id that steps name. */
  modules?: Readonly<Record<string, OwnModule>>;
  families?: readonly OwnFamily[];
  /** By the name in rule strings. */
  rules?: Readonly<Record<string, OwnRule>>;
  /** By the code of the language. */
  languages?: Readonly<Record<string, OwnLanguage>>;
  /** The built-in names that are replaced on purpose. */
  replaces?: readonly string[];
}

import type { Facts, FormTraits } from '../kernel/facts/facts';
import type { OptionalGroupConfig, OptionalProductConfig } from '../kernel/page-config/optional-products';
import type { GivenParams } from '../kernel/plan/module-params';
import type { ProductRole } from '../kernel/reference/product-roles';
import type { SubmissionTraits } from '../submission/submission-traits';
import type { TextKey } from '../kernel/text/en';
import type { PageConfig } from '../kernel/page-config/page-config';
import type { ModuleId, moduleList } from './module-list';

type Modules = typeof moduleList;

/** A module in a section, with the params that it declares. */
export type FormModule = { [Id in ModuleId]: { readonly id: Id } & GivenParams<Modules[Id]['params']> }[ModuleId];

interface FormSection {
  title?: TextKey;
  /** The title in place of that, where it depends on facts. */
  titleFor?: (facts: Facts) => TextKey;
  text?: TextKey;
  modules: readonly FormModule[];
}

export interface FormStep {
  key: string;
  title: TextKey;
  sections: readonly FormSection[];
  /** A step whose condition is false is skipped and not listed (FORM-33, FORM-38). */
  isShown?: (facts: Facts) => boolean;
}

/** A list of optional products by their roles. */
export interface FormOptionalGroup extends OptionalGroupConfig {
  products: readonly (OptionalProductConfig & { role: ProductRole })[];
}

export type FormLook = 'short' | 'page';

/** Everything specific to a form type: its questions, products, submission and rules. */
export interface FormDefinition extends FormTraits, SubmissionTraits {
  /** False shows all steps on one page (FORM-06). */
  stepMode: boolean;
  steps: readonly FormStep[];
  /** `short`: a few questions in one narrow column. `page`: more of them. Not set for an order. */
  look?: FormLook;
  /** The roles of the products that are always in the cart, unless the page config overrides them. */
  primaryProducts: readonly ProductRole[];
  optionalProducts: readonly FormOptionalGroup[];
  /** What Submit reads where the page config asks for the form's own verb. */
  submitVerb: TextKey;
  /** A link below Submit to another page, for visitors who are on the wrong one; none without an address. */
  otherPage?: { text: TextKey; address: (config: PageConfig) => string | undefined };
  /** Read above the form where the query of the page's address has the flag. */
  arrival?: { flag: string; text: TextKey } | undefined;
  /** Read while the form is being sent. */
  sendingText: TextKey;
  /** Read while it is sent again because no answer came. */
  repeatingText: TextKey;
  /** Shown instead of the form after a success without a redirect (REDIR-07). */
  confirmation: { title: TextKey; message: TextKey; again: TextKey };
}

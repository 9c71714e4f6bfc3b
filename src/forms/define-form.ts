import type { Facts, FormTraits } from '../core/facts/facts';
import type { OptionalGroupConfig, OptionalProductConfig } from '../core/page-config/optional-products';
import type { GivenParams } from '../core/plan/module-params';
import type { ProductRole } from '../core/reference/product-roles';
import type { FormSubmission } from '../core/submission/form-submission';
import type { TextKey } from '../core/text/en';
import type { ModuleId, moduleList } from '../modules/module-list';

type Modules = typeof moduleList;

/** One use of a module, with params that it takes. */
export type FormModule = { [Id in ModuleId]: { readonly id: Id } & GivenParams<Modules[Id]['params']> }[ModuleId];

export interface FormStep {
  key: string;
  title: TextKey;
  sections: readonly { title?: TextKey; text?: TextKey; modules: readonly FormModule[] }[];
  /** A step whose condition is false is skipped and not listed (FORM-33, FORM-38). */
  isShown?: (facts: Facts) => boolean;
}

/** A list of optional products by their roles. */
export interface FormOptionalGroup extends OptionalGroupConfig {
  products: readonly (OptionalProductConfig & { role: ProductRole })[];
}

/** All that is particular to a form type: what it asks, what it sells, how it is sent, and what rules hold for it. */
export interface FormDefinition extends FormTraits, FormSubmission {
  /** False: all steps are one long page (FORM-06). */
  stepMode: boolean;
  steps: readonly FormStep[];
  /** What stands in its cart unless the page config says otherwise. */
  primaryProducts: readonly ProductRole[];
  optionalProducts: readonly FormOptionalGroup[];
  /** What stands in place of the form after a success that leads nowhere else (REDIR-07). */
  confirmation: { title: TextKey; message: TextKey; again: TextKey };
}

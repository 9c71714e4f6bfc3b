import type { Facts } from '../core/facts/facts';
import type { OptionalGroupConfig } from '../core/page-config/optional-products';
import type { TextKey } from '../core/text/en';
import type { ModuleId } from '../modules/module-list';

export interface FormModule {
  id: ModuleId;
  [param: string]: unknown;
}

/** A form type as plain data: its steps, and what stands in its cart unless the page config says otherwise. */
export interface FormDefinition {
  /** `order` has a cart, a summary and a payment; `plain` is one call without them. */
  kind: 'order' | 'plain';
  /** False: all steps are one long page (FORM-06). */
  stepMode: boolean;
  steps: readonly {
    key: string;
    title: TextKey;
    sections: readonly { title?: TextKey; text?: TextKey; modules: readonly FormModule[] }[];
    /** A step whose condition is false is skipped and not listed (FORM-33, FORM-38). */
    isShown?: (facts: Facts) => boolean;
  }[];
  primaryProducts: readonly string[];
  optionalProducts: readonly OptionalGroupConfig[];
}

import { dollars, flag, group, list, requiredList, requiredText, oneOf, openGroup, named, text, whole, type ValueOf } from './config-key';
import { kindsOfCompany, states } from './known-names';
import { orText } from './short-form';

/** What the order says of one product of a bundle, which is named by id, type or `saveAs` (CART-22). */
const lineItem = openGroup({
  product: text(),
  /** False leaves its line out of the summary. */
  toggle: flag(),
  label: text(),
  tooltipText: text(),
  /** Whether the visitor chooses how it is filed (OPT-17), and from which methods, by id or type; all where none is listed. */
  showFilingOptionsToggle: flag(),
  filingOptionSpeeds: list(text()),
});

/** An answer by its path: true, false, or by anything else that there is none. */
const condition = openGroup({ fieldKey: text() });

const bundle = group({
  product_id: requiredText(),
  product_ids: requiredList(requiredText()),
  /** In place of the name that the product service has for its id. */
  name: text(),
  /** Dollars, as on the wire. */
  price: dollars(requiredText()),
  ra_product_count: whole(0),
  bundle_type: oneOf(['regular', 'subscription']),
  use_facade: flag(),
  config: openGroup({
    /** The states and kinds of company that the bundle is for (CART-21), and the optional products beside it (OPT-09). */
    jurisdiction_limit_toggle: flag(),
    jurisdiction_limit_select: list(named(text(), states)),
    entity_type_limit_toggle: flag(),
    entity_type_limit_select: list(named(text(), kindsOfCompany)),
    optional_products_limit_toggle: flag(),
    optional_products_limit_select: list(text()),
    /** Whether the step with the optional products is shown (OPT-08). */
    optional_products_step_show: flag(),
    /** Whether `orConditions` count (CART-20). */
    fieldTriggerToggle: flag(),
    /** One of these holds, and of it each (CART-20). */
    orConditions: list(openGroup({ andConditions: list(condition) })),
    lineItems: list(lineItem),
    /** What it includes besides its products, as further lines. */
    additionalLineItems: list(orText(openGroup({ label: text() }), 'label')),
    /** It includes a mail address, so the virtual office is unchecked (OPT-13). */
    isBusinessIdentity: flag(),
    /** Whether expedited processing is in it, or is left to the visitor (CART-22). */
    expedited_processing_toggle: flag(),
    expeditedProcessingOptInToggle: flag(),
    /** The visitor is asked for the code of an affiliate (COMP-19). */
    affiliate_code_toggle: flag(),
  }),
});

export type BundleConfig = ValueOf<typeof bundle>;
export type LineItemConfig = ValueOf<typeof lineItem>;

/** Products sold together at one price (CART-19). */
export const bundles = list(bundle, []);

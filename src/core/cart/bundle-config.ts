import { readIDs, readList, readObject, readText } from '../catalogue/read-wire';

/** What a bundle says of one of its products in the summary and in the steps. */
export interface BundleLineItem {
  /** The role under which the product is kept, or the server's id. */
  product: string;
  /** False: it has no line of its own. */
  toggle: boolean;
  label: string;
  tooltipText: string;
  /** Whether its filing speeds are offered, and which: ids of filing methods, empty for all (OPT-17). */
  showFilingOptionsToggle: boolean;
  filingOptionSpeeds: readonly string[];
}

/** The settings of a bundle that say what is in it and how it is shown (CART-22); conditions are read where they are judged. */
export interface BundleSettings {
  isBusinessIdentity: boolean;
  expedited_processing_toggle: boolean;
  expeditedProcessingOptInToggle: boolean;
  lineItems: readonly BundleLineItem[];
  /** What the bundle is said to include beside its products. */
  additionalLineItems: readonly { label: string; tooltipText: string }[];
}

/** A bundle's config as data: it is the site owner's and may lack anything. */
export function readBundleConfig(config: unknown): BundleSettings {
  const settings = readObject(config);
  const isOn = (name: string) => settings[name] === true;
  return {
    isBusinessIdentity: isOn('isBusinessIdentity'),
    expedited_processing_toggle: isOn('expedited_processing_toggle'),
    expeditedProcessingOptInToggle: isOn('expeditedProcessingOptInToggle'),
    lineItems: readList(settings.lineItems).map((entry) => {
      const { product, toggle, label, tooltipText, showFilingOptionsToggle, filingOptionSpeeds } = readObject(entry);
      return {
        product: readText(product),
        toggle: toggle !== false,
        label: readText(label),
        tooltipText: readText(tooltipText),
        showFilingOptionsToggle: showFilingOptionsToggle === true,
        filingOptionSpeeds: readIDs(filingOptionSpeeds),
      };
    }),
    additionalLineItems: readList(settings.additionalLineItems).map((entry) => {
      const { label, tooltipText } = readObject(entry);
      return { label: readText(label) || readText(entry), tooltipText: readText(tooltipText) };
    }),
  };
}

import { readList, readObject, readText } from '../catalogue/read-wire';
import type { BundleConfig } from '../page-config/page-config';

/** What a bundle says of one of its products in the summary (CART-22). */
export interface BundleLineItem {
  /** The name under which the product is kept, or the server's id. */
  product: string;
  /** False: it has no line of its own. */
  toggle: boolean;
  label: string;
  tooltipText: string;
}

/** The line items of a bundle; its config is the site owner's and may lack anything. */
export const readLineItems = ({ config }: BundleConfig): BundleLineItem[] =>
  readList(config?.lineItems).map((entry) => {
    const { product, toggle, label, tooltipText } = readObject(entry);
    return { product: readText(product), toggle: toggle !== false, label: readText(label), tooltipText: readText(tooltipText) };
  });

/** What a bundle is said to include beside its products. */
export const readAdditionalLabels = ({ config }: BundleConfig): string[] =>
  readList(config?.additionalLineItems).flatMap((entry) => readText(readObject(entry).label) || readText(entry) || []);

/** Whether a bundle is filed fast by itself, without the visitor asking for it. */
export const includesExpedited = ({ config }: BundleConfig): boolean =>
  config?.expedited_processing_toggle === true && config.expeditedProcessingOptInToggle !== true;

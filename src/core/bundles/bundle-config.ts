import { readList, readObject, readText, type Wire } from '../util/read-wire';
import type { BundleConfig } from '../page-config/bundles';

/**
 * What a bundle says of one of its products, known by any of its names (CART-22); undefined where it says nothing. The
 * config of a bundle is the site owner's and may lack anything.
 */
export const lineItemOf = (bundle: BundleConfig | undefined, ...names: readonly string[]): Wire | undefined =>
  readList(bundle?.config?.lineItems)
    .map(readObject)
    .find(({ product }) => names.includes(readText(product)));

/** What a bundle is said to include beside its products. */
export const readAdditionalLabels = ({ config }: BundleConfig): string[] =>
  readList(config?.additionalLineItems).flatMap((entry) => readText(readObject(entry).label) || readText(entry) || []);

/** Whether a bundle is filed fast by itself, without the visitor asking for it. */
export const includesExpedited = ({ config }: BundleConfig): boolean =>
  config?.expedited_processing_toggle === true && config.expeditedProcessingOptInToggle !== true;

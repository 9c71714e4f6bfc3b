import type { CartItem } from '../../kernel/facts/cart';
import type { BundleConfig, LineItemConfig } from '../../kernel/page-config/bundles';

/**
 * The entry of a bundle's `lineItems` for one of its products, which it may name by id, type or `saveAs` (CART-22);
 * undefined if there is none.
 */
export const lineItemOf = (
  bundle: Pick<BundleConfig, 'config'> | undefined,
  { product_id, type, saveAs }: Pick<CartItem, 'product_id' | 'type' | 'saveAs'>,
): LineItemConfig | undefined =>
  bundle?.config?.lineItems?.find(({ product }) => [product_id, type, saveAs].some((name) => name !== '' && name === product));

/** The labels of what a bundle includes besides its products. */
export const readAdditionalLabels = ({ config }: Pick<BundleConfig, 'config'>): string[] =>
  (config?.additionalLineItems ?? []).flatMap((entry) => (typeof entry === 'string' ? entry : entry.label) || []);

/** Whether a bundle includes expedited processing without the visitor having to opt in. */
export const includesExpedited = ({ config }: Pick<BundleConfig, 'config'>): boolean =>
  config?.expedited_processing_toggle === true && config.expeditedProcessingOptInToggle !== true;

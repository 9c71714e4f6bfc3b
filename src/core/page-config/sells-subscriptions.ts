import type { PageConfig } from './page-config';

/** Whether the page sells by the month: by its flag, or by naming a bundle that is paid so. */
export const sellsSubscriptions = ({ flags, bundles }: PageConfig): boolean =>
  flags.subscriptionBundles || bundles.some(({ bundle_type }) => bundle_type === 'subscription');

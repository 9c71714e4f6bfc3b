import type { PageConfig } from './page-config';

/** Whether the page sells monthly subscriptions: its flag says so, or one of its bundles is a subscription. */
export const sellsSubscriptions = ({ flags, bundles }: PageConfig): boolean =>
  flags.subscriptionBundles || bundles.some(({ bundle_type }) => bundle_type === 'subscription');

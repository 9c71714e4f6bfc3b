import { join, resolve } from 'node:path';
import { noExtras } from './order-extras.mjs';

/** @typedef {import('./settings.d.ts').Settings} Settings */
/** @typedef {{ [Key in keyof Settings]?: Settings[Key] extends readonly unknown[] ? Settings[Key] : Settings[Key] extends object ? Partial<Settings[Key]> : Settings[Key] }} GivenSettings */

/**
 * Settings with what is not given.
 *
 * @param {GivenSettings} given
 * @returns {Settings}
 */
export function withDefaultSettings({ folder = '.', ...given }) {
  return {
    folder: resolve(folder),
    extensions: (given.extensions ?? []).map((file) => resolve(folder, file)),
    database: given.database ?? join(folder, 'shop.db'),
    publicUrl: (given.publicUrl ?? 'http://127.0.0.1:3000').replace(/\/$/, ''),
    shopName: given.shopName ?? 'Our shop',
    ownerEmail: given.ownerEmail ?? '',
    mail: { smtp: '', from: 'shop@example.com', ...given.mail },
    payment: { ways: ['invoice'], instructions: '', ...given.payment },
    stripe: { secretKey: '', webhookSecret: '', publishableKey: '', api: '', ...given.stripe },
    orderLimits: { burst: 20, tries: 6, cards: 20, allCards: 100, ...given.orderLimits },
    extras: { ...noExtras, ...given.extras },
    webhook: { url: '', secret: '', ...given.webhook },
    captcha: { provider: '', secret: '', siteKey: '', api: '', ...given.captcha },
    names: { token: '', api: '', ...given.names },
    addresses: { googleKey: '', api: '', ...given.addresses },
    admin: { name: 'admin', password: '', ...given.admin },
    metricsToken: given.metricsToken ?? '',
    accounts: { withOrders: false, ...given.accounts },
    privacy: { keepDays: 0, ...given.privacy },
    trustProxy: given.trustProxy ?? false,
    limits: {
      postsPerHour: 60,
      lookupsPerHour: 600,
      couponsPerHour: 60,
      suggestionsPerHour: 300,
      loginsPerHour: 20,
      linksPerHour: 120,
      quotesPerHour: 10,
      savesPerHour: 10,
      invitationsPerHour: 20,
      requireToken: false,
      trap: given.publicUrl?.startsWith('https:') ?? false,
      ...given.limits,
    },
  };
}

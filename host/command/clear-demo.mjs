import { clearDemoPrices } from '../catalogue/demo-prices.mjs';
import { withShop } from './with-shop.mjs';

/** `clear-demo`. @type {import('./command.mjs').RunCommand} */
export const run = (asked, settings, { say }) =>
  withShop(asked, settings, async (shop) => {
    const taken = await clearDemoPrices(shop);
    say(
      taken > 0
        ? `${taken} prices of the demo are taken back. Set your own in the admin, under Products.`
        : 'There are no prices of a demo.',
    );
  });

import { setPrice, publish, findLines } from '../../../host/catalogue/change.mjs';
import { catalogueOf } from '../../../host/catalogue/catalogue.mjs';
import { changePackages, withPackage } from '../../../host/packages/change-packages.mjs';
import type { Package, Packages } from '../../../host/packages/stored-packages.mjs';
import type { Shop } from '../../../host/shop.mjs';

/** A package of a formation and a year of agent for $199.00. */
export const starter: Package = {
  ...{ id: '', name: 'Starter', price: 19_900 },
  products: ['business_formation', 'registered_agent.12'],
  ...{ extras: ['Online account'], states: [], kinds: [] },
};

/** Puts lines on sale at a price. */
export async function sell(shop: Shop, prices: Readonly<Record<string, number>>): Promise<void> {
  for (const [code, cents] of Object.entries(prices)) await setPrice(shop, [code], cents);
  await publish(shop, Object.keys(prices));
}

/** Formations of LLCs and corporations in Wyoming and Colorado for $99.00, and a year of agent there for $149.00. */
export async function sellFormations(shop: Shop): Promise<void> {
  const catalogue = await catalogueOf(shop);
  const state = ['WY', 'CO'];
  const of = (where: object, cents: number) => findLines(catalogue, where).map((code) => [code, cents] as const);
  await sell(
    shop,
    Object.fromEntries([
      ...of({ product: 'business_formation', company: ['LLC', 'Corp'], state, leads: true }, 9900),
      ...of({ product: 'registered_agent', months: 12, state }, 14_900),
    ]),
  );
}

/** Stores packages, shown as cards where nothing else is said. */
export const storePackages = (shop: Shop, packs: readonly Package[], shown: Packages['shown'] = 'cards'): Promise<void> =>
  changePackages(shop, (before) => ({
    packages: packs.reduce<Packages>(withPackage, { ...before, shown }),
    result: undefined,
  }));

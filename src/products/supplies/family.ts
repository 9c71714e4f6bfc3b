import { defineFamily } from '../../commerce/families/product-family';
import { notaryData } from './notary-data';
import { suppliesData } from './product-data';

/** Seals, stamps and kits for a company. */
export const suppliesFamily = defineFamily({
  name: 'supplies',
  data: { notary: notaryData, supplies: suppliesData },
});

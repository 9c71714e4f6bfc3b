import type { Facts } from '../../../core/facts/facts';
import { getPath } from '../../../core/util/paths';
import { readablePrice } from '../../../core/pricing/nyop-requested-price';
import type { FieldDeclaration } from '../../../core/plan/form-plan';

export const pricePath = 'nyop.requestedPrice';
export const immediatePath = 'nyop.immediateService';

/** With immediate service no price is asked; without it any that can be read and is not zero will do (NYOP-02). */
const priceRules = ({ values }: Facts) =>
  getPath(values, immediatePath) === true ? '' : `required|requestedPrice|pattern:${readablePrice}`;

// The price stands first: on their way from the box to Continue, keys would pass it and undo immediate service (NYOP-03).
export const fields: readonly FieldDeclaration[] = [
  {
    path: pricePath,
    label: 'namedPrice.price',
    rules: priceRules,
    inputmode: 'decimal',
    autocomplete: 'off',
    maxlength: 16,
    hint: 'namedPrice.price.hint',
  },
  {
    path: immediatePath,
    label: 'namedPrice.immediate',
    type: 'checkbox',
    initial: false,
    hint: 'namedPrice.immediate.hint',
  },
];

/** In bulk mode nobody is asked: the price follows from the number of states. */
export const isShown = ({ config }: Facts) => config.nyop?.mode === 'full';

import { defineFamily } from '../../commerce/families/product-family';
import { chosenKey } from '../../kernel/answers/get-answer';
import { certificatePacks, certificatePath, chosenCertificate } from './certificates';
import { filingChoicesFollow } from './filing-choices-reactions';
import { expediteIsAskedAnew, filingFollowsExpedite } from './optional-expedite-reactions';

/** How a filing is made: its method, its speed, and the certificates that come with it. */
export const filingFamily = defineFamily({
  name: 'filing',
  // Once `filingChoicesFollow` has selected a default method, the opt-in would no longer select its own.
  reactions: [expediteIsAskedAnew, filingFollowsExpedite, filingChoicesFollow],
  chosenProduct: chosenCertificate,
  reportProducts: certificatePacks,
  awaitedProducts({ values }) {
    const product_id = chosenKey(values, certificatePath);
    return product_id === '' ? [] : [{ product_id }];
  },
});

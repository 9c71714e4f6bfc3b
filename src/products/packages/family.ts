import { defineFamily } from '../../commerce/families/product-family';
import { packageProblems } from './package-problems';
import { packageFollowsOffer } from './reactions';

/** Packages: bundles of the page, one of which the visitor chooses. */
export const packagesFamily = defineFamily({
  name: 'packages',
  reactions: [packageFollowsOffer],
  problems: packageProblems,
});

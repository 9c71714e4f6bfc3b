import { ensureBuild } from '../../scripts/build/ensure-build.mjs';

/** The built form, which the shops of tests serve and price orders by. */
export default ensureBuild;

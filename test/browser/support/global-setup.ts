import { ensureBuild } from '../../../scripts/build/ensure-build.mjs';

/** Browser tests run on the built bundle, never on an old one. */
export default ensureBuild;

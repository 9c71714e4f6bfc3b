import { guardCases } from './cases-guards';
import { onceCases } from './cases-once';
import { priceCases } from './cases-prices';
import { stateCases } from './cases-states';

/** What every shop keeps to: the plugin on WordPress, and the host on each of its databases. */
export const cases = [...onceCases, ...priceCases, ...stateCases, ...guardCases];

import jsonp from 'jsonp';
import { networkFault, timeoutFault } from '../core/submission/faults';
import { newKey } from './keys';
import { createScript, trustedTypes_placeholder } from './own-scripts';

import type { Sentences } from '../text/en';
import { record, text, type ConfigKey } from './config-key';

/** Own words in place of the form's. A key that is no sentence of the form is reported, not refused. */
export const sentences = record('key', text()) as ConfigKey<Sentences | undefined, Sentences>;

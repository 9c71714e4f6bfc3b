import type { Sentences } from '../text/en';
import { record, text, type ConfigKey } from './config-key';

/** Sentences that replace those of the form. An unknown key is reported but does no harm. */
export const sentences = record('key', text()) as ConfigKey<Sentences | undefined, Sentences>;

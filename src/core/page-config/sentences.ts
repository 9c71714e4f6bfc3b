import { en, type Sentences } from '../text/en';
import { record, text, withKeys, type ConfigKey } from './config-key';

/** Sentences that replace those of the form. An unknown key is reported but does no harm. */
export const sentences = withKeys(record('key', text()), Object.keys(en)) as ConfigKey<Sentences | undefined, Sentences>;

import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { builtFolder } from '../built-files.mjs';

/**
 * The code of the form that a shop needs: what each form type is, and prices. It is imported here alone.
 *
 * @type {typeof import('../../quote-entry')}
 */
const code = await import(pathToFileURL(join(builtFolder, 'charterform.quote.js')).href);

export const { addMonths, domainsOf, forms, keepableAnswers, priceAnswer, quote, readPageConfig, readSeenLedger } = code;

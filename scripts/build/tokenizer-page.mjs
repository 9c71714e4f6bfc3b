import { readFileSync } from 'node:fs';
import { inProject } from '../project-files.mjs';

const fileName = 'charterform.tokenizer.html';

/**
 * Puts the document of the frame beside its script, in which cards are sent.
 * @type {import('rollup').Plugin}
 */
export const tokenizerPage = {
  name: 'tokenizer-page',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: readFileSync(inProject(`src/tokenizer/${fileName}`), 'utf8') });
  },
};

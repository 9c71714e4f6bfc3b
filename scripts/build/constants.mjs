import { readFileSync } from 'node:fs';
import { inProject } from '../project-files.mjs';
import { localeCodes } from './locales.mjs';

const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/** What the sources read of the project around them, as code: the build puts it in, and so do the tests. */
export const buildConstants = {
  'process.env.CHARTERFORM_VERSION': JSON.stringify(version),
  'process.env.CHARTERFORM_LOCALES': JSON.stringify(localeCodes.join(' ')),
};

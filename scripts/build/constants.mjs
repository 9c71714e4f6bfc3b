import { version } from '../project-files.mjs';
import { localeCodes } from './locales.mjs';

/** Compile-time constants for the sources, as code; replaced by the build and by the tests. */
export const buildConstants = {
  'process.env.CHARTERFORM_VERSION': JSON.stringify(version),
  'process.env.CHARTERFORM_LOCALES': JSON.stringify(localeCodes.join(' ')),
};

import { fileURLToPath } from 'node:url';

/**
 * The folder of the built form: its script, styles, languages and what prints it. The build copies it here, so that the
 * repository and the package have it in the same place.
 */
export const builtFolder = fileURLToPath(new URL('dist/', import.meta.url));

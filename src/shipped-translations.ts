/** Every translation of `src/locales` by its code, for scripts that load no further file. */
export { default as es } from './locales/es';

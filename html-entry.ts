import './src/built-in';
import { toHtml } from './src/shell/boot/form-html';
import * as translations from './src/shipped-translations';

export { runExtension } from './src/kit/extension';

/** The version of the bundle that takes the HTML over, set by the build. */
export const version = process.env.CHARTERFORM_VERSION;

/**
 * The first step of a form as static HTML, which a page prints into the form's root (docs/reference/printed-step.md).
 * @param config the page config (docs/reference/page-config.md)
 * @throws {Error} where the page config leaves nothing to show; the message says why, as the widget does
 */
export const toHTML = (config: unknown): string => toHtml(config, translations);

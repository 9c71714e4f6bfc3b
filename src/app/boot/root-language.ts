import { languageOf } from '../../core/text/language';

/**
 * The `lang` of the root: screen readers pronounce the form by it. It is set where the page around speaks another
 * language than the form, and otherwise left to the page.
 */
export function createRootLanguage(root: HTMLElement) {
  const own = root.getAttribute('lang');
  const restore = () => {
    if (own === null) root.removeAttribute('lang');
    else root.lang = own;
  };
  return {
    restore,
    set(locale: string) {
      const around = own ?? root.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      if (languageOf(around) === languageOf(locale)) restore();
      else root.lang = locale;
    },
  };
}

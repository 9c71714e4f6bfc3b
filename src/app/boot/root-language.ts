import { languageOf } from '../../core/text/language';

/** The root's `lang`, for screen readers. Set only where the form's language differs from that of the page around it. */
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

import { languageOf } from '../../kernel/text/language';

/** The attributes that a form sets on its root. `remove` leaves those that the page itself has set. */
export function createRootMarks(root: HTMLElement) {
  const own = root.getAttribute('lang');
  const { theme: ownTheme = '' } = root.dataset;
  // A page that reserves the form's space prints the class itself; then it stays.
  const isStyled = root.classList.contains('charterform');
  root.classList.add('charterform');

  const restoreLanguage = () => {
    if (own === null) root.removeAttribute('lang');
    else root.lang = own;
  };
  function setTheme(theme: string) {
    const shown = theme === 'auto' ? ownTheme : theme;
    if (shown) root.dataset.theme = shown;
    else delete root.dataset.theme;
  }

  return {
    /** `auto` leaves it to the page. */
    setTheme,
    /** Sets `lang`, for screen readers, only where the form's language differs from that of the page around it. */
    setLanguage(locale: string) {
      const around = own ?? root.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      if (languageOf(around) === languageOf(locale)) restoreLanguage();
      else root.lang = locale;
    },
    remove() {
      if (!isStyled) root.classList.remove('charterform');
      setTheme('auto');
      restoreLanguage();
    },
  };
}

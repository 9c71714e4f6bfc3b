/**
 * Keeps translation tools from the words in an element (FIELD-24). The class says it to tools that know the attribute not, and
 * to what prints a form: Preact prints no `translate="no"`.
 */
export const notTranslated = { translate: 'no', className: 'notranslate' } as const;

/**
 * What stays as it is written: an amount, a count, a name. Its element is replaced when it changes, since a translation tool
 * may have put elements of its own into the last one (FIELD-24). In a text from right to left it keeps its own direction.
 * @param isName also words are no words to translate, as in the name of a company or a domain
 */
export function Verbatim({ children, isName }: { children: string; isName?: boolean }) {
  // Words in place of an amount, such as "Free", are translated.
  const isKept = isName || /\d/.test(children);
  return (
    <bdi key={children} {...(isKept && notTranslated)}>
      {children}
    </bdi>
  );
}

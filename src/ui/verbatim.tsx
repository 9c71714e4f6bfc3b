/**
 * What stays as it is written: an amount, a count, a name. Its element is replaced when it changes, since a translation tool
 * may have put elements of its own into the last one (FIELD-24). In a text from right to left it keeps its own direction.
 * @param isName also words are no words to translate, as in the name of a company or a domain
 */
export function Verbatim({ children, isName }: { children: string; isName?: boolean }) {
  // Words in place of an amount, such as "Free", are translated.
  const isKept = isName || /\d/.test(children);
  return (
    <bdi key={children} translate={isKept ? 'no' : undefined}>
      {children}
    </bdi>
  );
}

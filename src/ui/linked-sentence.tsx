import type { ComponentProps, ReactNode } from 'react';

/** A sentence in which the children stand in place of `words`; plain text where it has no such words. */
export function SentenceWith({ sentence, words, children }: { sentence: string; words: string; children: ReactNode }) {
  const [before, ...after] = words === '' ? [sentence] : sentence.split(words);
  if (after.length === 0) return <>{sentence}</>;
  return (
    <>
      {before}
      {children}
      {after.join(words)}
    </>
  );
}

/** A sentence in which `words` are a link; plain text without an `href`. */
export function LinkedSentence({ sentence, words, ...link }: { sentence: string; words: string } & ComponentProps<'a'>) {
  if (!link.href) return <>{sentence}</>;
  return (
    <SentenceWith sentence={sentence} words={words}>
      <a {...link}>{words}</a>
    </SentenceWith>
  );
}

import type { ComponentProps } from 'react';

/** A sentence in which `words` are a link; plain text without an `href`. */
export function LinkedSentence({ sentence, words, ...link }: { sentence: string; words: string } & ComponentProps<'a'>) {
  const [before, ...after] = sentence.split(words);
  if (!link.href || after.length === 0) return <>{sentence}</>;
  return (
    <>
      {before}
      <a {...link}>{words}</a>
      {after.join(words)}
    </>
  );
}

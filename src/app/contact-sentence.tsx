import type { Text } from '../core/text/format-message';

/** A sentence whose "contact us", in whatever language, is a link where there is one to follow (ERR-01). */
export function ContactSentence({ text, sentence, contactLink }: { text: Text; sentence: string; contactLink: string }) {
  const words = text('error.contactUs');
  const [before, ...after] = sentence.split(words);
  if (!contactLink || after.length === 0) return <>{sentence}</>;
  return (
    <>
      {before}
      <a href={contactLink}>{words}</a>
      {after.join(words)}
    </>
  );
}

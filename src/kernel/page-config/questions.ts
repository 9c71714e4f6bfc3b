import { distinctNames } from '../util/distinct-names';
import { flag, group, list, oneOf, requiredList, requiredText, sent, text, whole, type ValueOf } from './config-key';
import { requiredWords } from './matched-text';

/** Kilobytes of the largest file that a page may ask for. */
export const largestFile = 20_000;

/** A question of the page's own; `options` for a select and radios. */
const question = group({
  label: sent(requiredWords()),
  /** What errors call it; a label that is a question cannot be part of their sentences. */
  shortName: text(),
  type: oneOf(['text', 'textArea', 'select', 'radio', 'checkbox', 'yesNo', 'file'], 'text'),
  options: list(sent(requiredWords())),
  /** All but checkboxes are required if left out (JOB-10). */
  required: flag(),
  /** The kinds of files that are taken, and how large one may be, in kilobytes, for the type `file` (SUBM-62). */
  fileTypes: list(oneOf(['pdf', 'png', 'jpg', 'zip'])),
  maxFileSize: whole(1, undefined, largestFile),
  /** Asked only where an earlier question, named by its label, has one of these answers (CONTACT-05). */
  when: group({ question: sent(requiredText()), answers: requiredList(sent(text())) }),
});

export type QuestionConfig = ValueOf<typeof question>;

/** Whether a question of this type is answered by one of its `options`. */
export const isChoice = (type: QuestionConfig['type']): type is 'select' | 'radio' => type === 'select' || type === 'radio';

/** What can be answered, as it is sent; undefined where it is a text. */
export function answersTo({ type, options = [] }: QuestionConfig): readonly string[] | undefined {
  if (type === 'checkbox' || type === 'yesNo') return ['Yes', 'No'];
  return isChoice(type) && options.length > 0 ? options.map((option) => option.trim()) : undefined;
}

/** Kilobytes of a file, where the page says nothing else. */
const usualFile = 5000;

/** The endings that a question of type `file` takes, and the kilobytes of its file at most. */
export const fileLimits = ({ fileTypes = [], maxFileSize = usualFile }: QuestionConfig) => ({
  endings: (fileTypes.length > 0 ? fileTypes : (['pdf', 'png', 'jpg'] as const)).flatMap((type) =>
    type === 'jpg' ? ['jpg', 'jpeg'] : [type],
  ),
  maxFileSize,
});

/** Files of a post at most, and kilobytes of all together, as the servers take them. */
export const fileTotals = { files: 20, size: 32_000 };

export const questions = list(question, []);

/** The names of questions in snake_case, each its own: `how_old_are_you` (CONTACT-02). @param taken names of other answers */
export const questionNames = (asked: readonly QuestionConfig[], taken?: readonly string[]): readonly string[] =>
  distinctNames(
    asked.map(({ label }) => snakeCase(label)),
    '_',
    taken,
  );

/** A name that begins with a digit would be the place in a list. */
function snakeCase(label: string): string {
  const words: readonly string[] = label.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return (/^\p{L}/u.test(words[0] ?? '') ? words : ['question', ...words]).join('_');
}

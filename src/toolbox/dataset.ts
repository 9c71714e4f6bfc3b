import type { Changes } from '../kernel/answers/answer-path';
import { isPlainObject } from '../kernel/util/plain-object';
import { answersIn } from './differences';
import type { ToolboxHandle } from './handle';
import { filledMessage, refusedMessage, sentences } from './sentences';

/** Fills the form with the dataset of its form type. Returns what to say of it (DEV-03). */
export function fillFromDataset({ dataset, fillAnswers }: ToolboxHandle): string {
  if (dataset === undefined) return sentences.noDataset;
  if (!isPlainObject(dataset) || !isPlainObject(dataset.data)) return sentences.noRoot;
  const answers = answersIn(dataset.data);
  try {
    fillAnswers(Object.fromEntries(answers) as Changes);
    return filledMessage(answers.length);
  } catch (error) {
    return refusedMessage(String(error));
  }
}

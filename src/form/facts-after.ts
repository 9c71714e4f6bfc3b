import type { Changes } from '../kernel/answers/answer-path';
import type { Facts } from '../kernel/facts/facts';
import { react } from '../kernel/reactions/react';
import { withChanges, type ValuesStoreOptions } from './values-store';

interface Preview extends Pick<ValuesStoreOptions, 'read' | 'factsWith' | 'reactions'> {
  before: Facts;
  changes: Changes;
}

/** The facts once a change and all that follows from it have been written; a question that it raises is accepted. */
export function factsAfter({ before, changes, read, factsWith, reactions }: Preview): Facts {
  const answers = Object.fromEntries(Object.entries(changes).map(([path, answer]) => [path, read(path, answer)]));
  const { after } = withChanges(before.values, answers);
  const { question, values } = react(before, factsWith(after), reactions);
  if (!question) return factsWith(values);
  return factsWith(react(before, factsWith(withChanges(after, question.accept).after), reactions).values);
}

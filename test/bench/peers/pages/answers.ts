import { steps, type Question } from 'three-step';

export type Answers = Record<string, Record<string, string | string[]>>;

/** Of names such as `company.name` what stands for each, in the object of its first part. */
export function nested<Value>(
  questions: readonly Question[],
  valueOf: (question: Question) => Value,
): Record<string, Record<string, Value>> {
  const groups: Record<string, Record<string, Value>> = {};
  for (const question of questions) {
    const [group = '', name = ''] = question.name.split('.');
    (groups[group] ??= {})[name] = valueOf(question);
  }
  return groups;
}

/** What a fresh form holds. */
export const initialAnswers: Answers = nested<string | string[]>(
  steps.flatMap(({ questions }) => questions),
  ({ kind, initial }) => (kind === 'boxes' ? [] : initial),
);

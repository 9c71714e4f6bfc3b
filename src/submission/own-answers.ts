import type { AnswerPath } from '../kernel/answers/answer-path';
import { getAnswer } from '../kernel/answers/get-answer';
import { isChoice } from '../kernel/answers/form-values';
import type { Facts } from '../kernel/facts/facts';
import { expandFields } from '../kernel/plan/expand-fields';
import type { FieldDeclaration, PlannedModule } from '../kernel/plan/form-plan';
import { isPlainObject } from '../kernel/util/plain-object';
import { setPath } from '../kernel/util/paths';
import type { Payload } from './submission-traits';

/** The payload of a form type that leaves its payload out: nothing of its own, so that every answer is sent under its path. */
export const everyAnswer = (): Payload => ({ data: {}, files: {} });

/**
 * The answers that the modules ask for now, each under its path: a choice by its key, a text trimmed, a file beside the others.
 * @param isSent whether an answer is among those to be sent; all are where left out
 */
export function answersOf(
  modules: readonly PlannedModule[],
  facts: Facts,
  isSent: (path: AnswerPath, answer: unknown, field: FieldDeclaration) => boolean = () => true,
): Payload {
  const files: Record<string, File> = {};
  let data: Readonly<Record<string, unknown>> = {};
  for (const { fields, isShown } of modules) {
    if (isShown?.(facts) === false) continue;
    for (const { path, field } of expandFields(fields, facts)) {
      if (field.confirmation || path === 'captcha.response') continue;
      const answer = getAnswer(facts.values, path);
      if (!isSent(path, answer, field)) continue;
      if (isFile(answer)) files[path] = answer;
      else data = setPath(data, path, wireOf(answer));
    }
  }
  return { data, files };
}

const isFile = (answer: unknown): answer is File => typeof File !== 'undefined' && answer instanceof File;

function wireOf(answer: unknown): unknown {
  if (typeof answer === 'string') return answer.trim();
  return isChoice(answer) ? (answer as { key: string }).key : (answer ?? '');
}

/** Both payloads in one. What the form itself sends stays, and a group of answers is joined with it. */
export const joinPayloads = (own: Payload, answers: Payload): Payload => ({
  data: joined(own.data, answers.data),
  files: { ...answers.files, ...own.files },
});

const joined = (own: object, added: object): object => {
  const entries = Object.entries(added).map(([name, value]) => {
    const known: unknown = (own as Record<string, unknown>)[name];
    if (known === undefined) return [name, value] as const;
    return [name, isPlainObject(known) && isPlainObject(value) ? joined(known, value) : known] as const;
  });
  return { ...own, ...Object.fromEntries(entries) };
};

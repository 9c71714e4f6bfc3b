import type { Facts } from '../facts/facts';
import { getPath } from '../util/paths';
import type { FieldDeclaration } from './form-plan';
import type { AnswerPath } from '../answers/answer-path';

/** A field as it stands in the form at this moment: `llc.members[].first_name` is one in every entry. */
export interface ConcreteField {
  path: AnswerPath;
  field: FieldDeclaration;
}

/** The fields that are asked now: list fields once an entry, hidden ones left out. */
export function expandFields(fields: readonly FieldDeclaration[], facts: Facts): readonly ConcreteField[] {
  return fields.flatMap((field) =>
    concretePaths(field.path, facts)
      .filter((path) => field.isShown?.(facts, path) !== false)
      .map((path) => ({ path, field })),
  );
}

function concretePaths(path: string, facts: Facts): readonly AnswerPath[] {
  const at = path.indexOf('[]');
  if (at < 0) return [path as AnswerPath];
  const list = path.slice(0, at);
  const entries = getPath(facts.values, list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((_, index) => concretePaths(`${list}.${index}${path.slice(at + 2)}`, facts));
}

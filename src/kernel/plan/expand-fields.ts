import type { Facts } from '../facts/facts';
import { getPath } from '../util/paths';
import type { FieldDeclaration } from './form-plan';
import type { AnswerPath } from '../answers/answer-path';

/** A field at a concrete path: `llc.members[].first_name` is one field per entry, at `llc.members.0.first_name` etc. */
export interface ConcreteField {
  path: AnswerPath;
  field: FieldDeclaration;
}

/** The shown fields at their concrete paths: a list field once per entry. */
export function expandFields(fields: readonly FieldDeclaration[], facts: Facts): readonly ConcreteField[] {
  return fields.flatMap((field) =>
    concretePaths(field.path, facts)
      .filter((path) => field.isShown?.(facts, path) !== false)
      .map((path) => ({ path, field })),
  );
}

function concretePaths(path: string, facts: Facts): readonly AnswerPath[] {
  const listEnd = path.indexOf('[]');
  if (listEnd < 0) return [path as AnswerPath];
  const list = path.slice(0, listEnd);
  const entries = getPath(facts.values, list);
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((_, index) => concretePaths(`${list}.${index}${path.slice(listEnd + 2)}`, facts));
}

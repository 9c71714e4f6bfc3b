import type { FormValues } from '../answers/form-values';
import { memoizePerObject } from '../util/memoize-per-object';
import { setPath } from '../util/paths';
import { modulesOf, type FieldDeclaration, type FormPlan, type ListDeclaration } from './form-plan';

/** By the path of each list: an entry in which nothing was answered, made of the fields declared for it. */
export type BlankEntries = Readonly<Record<string, FormValues>>;

export function blankEntries(fields: readonly FieldDeclaration[]): BlankEntries {
  const blanks: Record<string, FormValues> = {};
  for (const { path, initial = '' } of fields) {
    const [list = '', inEntry = '', inner] = path.split('[]');
    const blank = inner === undefined ? initial : [];
    if (inEntry !== '') blanks[list] = setPath(blanks[list] ?? {}, inEntry.slice(1), blank);
  }
  return blanks;
}

/** A declared list with its blank entry. */
export interface PlannedList extends ListDeclaration {
  blank: FormValues;
}

/** The lists that a form asks for, by their paths. */
export const listsOf = memoizePerObject((plan: FormPlan): ReadonlyMap<string, PlannedList> => {
  const modules = modulesOf(plan);
  const blanks = blankEntries(modules.flatMap(({ fields }) => fields));
  return new Map(modules.flatMap(({ lists = [] }) => lists.map((list) => [list.path, { ...list, blank: blanks[list.path] ?? {} }])));
});

/** A number of entries in which nothing was answered. */
export const blanksOf = ({ blank }: PlannedList, count: number): readonly FormValues[] => Array.from({ length: count }, () => blank);

/** The entries that a fresh form starts with: a hidden list has none. */
export const initialEntries = (list: PlannedList): readonly FormValues[] =>
  blanksOf(list, list.initial ?? (list.isShown ? 0 : (list.min ?? 0)));

/** The list and the entry's index that a concrete path lies in; undefined outside of the declared lists. */
export function entryAt(plan: FormPlan, path: string): { list: PlannedList; index: number } | undefined {
  const [, listPath = '', index] = /^(.+?)\.(\d+)\./.exec(path) ?? [];
  const list = listsOf(plan).get(listPath);
  return list && { list, index: Number(index) };
}

/** The fields as they are asked: those of a hidden list are hidden with it. */
export function withListsShown(fields: readonly FieldDeclaration[], lists: readonly ListDeclaration[]): readonly FieldDeclaration[] {
  return fields.map((field) => {
    const isListShown = lists.find(({ path }) => field.path.startsWith(`${path}[]`))?.isShown;
    if (!isListShown) return field;
    return { ...field, isShown: (facts, path) => isListShown(facts) && field.isShown?.(facts, path) !== false };
  });
}

import type { FormValues } from '../answers/form-values';
import { clearEntries } from '../answers/list-operations';
import type { Facts } from '../facts/facts';
import { memoizePerObject } from '../util/memoize-per-object';
import { getPath, setPath } from '../util/paths';
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
  /** Whether its module is shown. The entries of a hidden module are kept, but it starts none. */
  isAsked: ((facts: Facts) => boolean) | undefined;
}

/** The lists that a form asks for, by their paths. */
export const listsOf = memoizePerObject((plan: FormPlan): ReadonlyMap<string, PlannedList> => {
  const modules = modulesOf(plan);
  const blanks = blankEntries(modules.flatMap(({ fields }) => fields));
  return new Map(
    modules.flatMap(({ lists = [], isShown }) =>
      lists.map((list) => [list.path, { ...list, blank: blanks[list.path] ?? {}, isAsked: isShown }]),
    ),
  );
});

/** A number of entries in which nothing was answered. */
export const blanksOf = ({ blank }: PlannedList, count: number): readonly FormValues[] => Array.from({ length: count }, () => blank);

/** The entries that a fresh form starts with: a list that is shown only sometimes has none before `withWholeLists`. */
export const initialEntries = (list: PlannedList): readonly FormValues[] =>
  blanksOf(list, list.initial ?? (list.isShown || list.isAsked ? 0 : (list.min ?? 0)));

/** The entries of a list as they must be: none while it is hidden, at least the fewest while it is asked for (OFFI-08). */
function wholeEntries(list: PlannedList, facts: Facts): readonly unknown[] | undefined {
  const kept = getPath(facts.values, list.path);
  const entries: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const isHidden = list.isShown?.(facts) === false;
  const lacking = (list.min ?? 0) - entries.length;
  // Asked last, as the answer may need the whole cart.
  if ((isHidden ? entries.length === 0 : lacking <= 0) || list.isAsked?.(facts) === false) return undefined;
  return isHidden ? clearEntries() : [...entries, ...blanksOf(list, lacking)];
}

/** The values with every list as it must be; the same object if all of them are. */
export function withWholeLists(plan: FormPlan, facts: Facts): FormValues {
  let { values } = facts;
  for (const list of listsOf(plan).values()) {
    const entries = wholeEntries(list, values === facts.values ? facts : { ...facts, values });
    if (entries) values = setPath(values, list.path, entries);
    values = list.whole?.(values) ?? values;
  }
  return values;
}

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

import type { AnswerPath } from '../../kernel/answers/answer-path';
import { checkField } from '../../kernel/plan/check-step';
import { modulesOf, type FieldDeclaration, type FormPlan } from '../../kernel/plan/form-plan';
import { isEqual } from '../../kernel/util/is-equal';
import { memoizePerObject } from '../../kernel/util/memoize-per-object';
import { EntryLine, type EntryFolding, type EntrySummary } from '../../ui/entry-list';
import { declaredPath } from '../../kernel/plan/read-answers';
import type { FormHandle } from '../form-handle';
import { useForm } from '../form-provider';
import { useFormValue } from '../use-field';

const fieldsBelow = memoizePerObject((plan: FormPlan, declared: string): readonly FieldDeclaration[] =>
  modulesOf(plan).flatMap(({ fields }) => fields.filter(({ path }) => path.startsWith(`${declared}.`))),
);

/** The concrete paths of an entry's fields that fail now. */
function failingPaths(form: FormHandle, prefix: string): readonly AnswerPath[] {
  const declared = declaredPath(prefix);
  return fieldsBelow(form.plan, declared).flatMap((field) => {
    const path = `${prefix}${field.path.slice(declared.length)}` as AnswerPath;
    return checkField(field, path, form.facts()) ? [path] : [];
  });
}

type SummaryOf = (form: FormHandle, index: number) => EntrySummary;

/** Reads the summary by itself, so that a key in an open entry does not draw all entries anew. */
function FoldedEntry({ index, isDone, summaryOf }: { index: number; isDone: boolean; summaryOf: SummaryOf }) {
  const { text } = useForm();
  const { name, detail } = useFormValue((form) => summaryOf(form, index), isEqual);
  return <EntryLine name={name} detail={isDone ? detail : text('list.unfinished')} />;
}

/** How the entries below the prefixes fold to one line each. A single entry never folds, so nothing is checked for it. */
export function useEntryFolding(prefixes: readonly string[], summaryOf: SummaryOf | undefined): EntryFolding | undefined {
  const { form, text } = useForm();
  const rows = useFormValue((form) => {
    if (!summaryOf || prefixes.length < 2) return undefined;
    return prefixes.map((prefix) => {
      const failing = failingPaths(form, prefix);
      return { isDone: failing.length === 0, isRefused: failing.some(form.isErrorShown) };
    });
  }, isEqual);
  return (
    rows && {
      rows,
      lineOf: (index) => <FoldedEntry index={index} isDone={rows[index]!.isDone} summaryOf={summaryOf!} />,
      editLabel: text('list.edit'),
      doneLabel: text('list.done'),
      onRefuse: (index) => form.showErrors(failingPaths(form, prefixes[index]!)),
    }
  );
}

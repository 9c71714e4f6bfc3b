import { addressLine } from '../addresses/address-line';
import { prefixOf } from '../addresses/address-paths';
import type { AnswerPath } from '../answers/answer-path';
import { choiceKey } from '../answers/form-values';
import { getAnswer } from '../answers/get-answer';
import type { Facts } from '../facts/facts';
import { declaredOptions } from './declared-options';
import { ownerOf } from './entry-title';
import { expandFields } from './expand-fields';
import { labelOf, type FieldDeclaration, type FormPlan, type PlannedStep, type ReviewRow } from './form-plan';
import { currentStepIndex } from './navigation';
import { enabledSteps, shownModules } from './step-list';
import { stateName } from '../reference/states';
import type { Text } from '../text/format-message';
import { memoizePerObject } from '../util/memoize-per-object';
import { applyMask } from '../validation/masks';

/** The answers of one step, by its index in the plan. */
export interface ReviewedStep {
  step: number;
  title: string;
  rows: readonly ReviewRow[];
}

/** The step that shows the answers of those before it; -1 for none. */
export const reviewStep = memoizePerObject((plan: FormPlan): number =>
  plan.steps.findIndex(({ sections }) => sections.some(({ modules }) => modules.some(({ offer }) => offer?.isReview))),
);

/** Whether the visitor is at the review. */
export const isReviewing = (plan: FormPlan, facts: Facts): boolean => currentStepIndex(plan, facts) === reviewStep(plan);

/** All that was answered in the steps before the review, secrets left out; a step without answers is none. */
export const reviewedSteps = (plan: FormPlan, facts: Facts, text: Text): readonly ReviewedStep[] =>
  enabledSteps(plan, facts)
    .filter((step) => step < reviewStep(plan))
    .map((step) => ({ step, title: plan.steps[step]!.title, rows: rowsOf(plan, plan.steps[step]!, facts, text) }))
    .filter(({ rows }) => rows.length > 0);

/** Whether anything is chosen or entered in a step, as the review would show it. @param step its index in the plan */
export const isAnswered = (plan: FormPlan, step: number, facts: Facts, text: Text): boolean =>
  rowsOf(plan, plan.steps[step]!, facts, text).length > 0;

/** How many products and domains are chosen in a step, as the review would list them. @param step its index in the plan */
export const chosenIn = (plan: FormPlan, step: number, facts: Facts, text: Text): number =>
  shownModules(plan.steps[step]!, facts)
    .flatMap(({ review }) => review?.(facts, text) ?? [])
    .reduce((sum, { answers }) => sum + answers.length, 0);

function rowsOf(plan: FormPlan, step: PlannedStep, facts: Facts, text: Text): readonly ReviewRow[] {
  const rows = new Map<string, { label: string; answers: string[]; details: string[] }>();
  const rowAt = (key: string, label: string) => {
    const row = rows.get(key) ?? { label, answers: [], details: [] };
    rows.set(key, row);
    return row;
  };
  for (const { fields, review } of shownModules(step, facts)) {
    const shown = expandFields(fields, facts);
    const paths = new Set<string>(shown.map(({ path }) => path));
    for (const { path, field } of shown) {
      const prefix = prefixOf(path);
      // An address is one line, which stands where its choice or else its street does.
      const address = paths.has(`${prefix}.choice`) ? 'choice' : paths.has(`${prefix}.line1`) && 'line1';
      if (field.secret || (address && !path.endsWith(`.${address}`))) continue;
      const answer = address === 'line1' ? addressLine(facts, prefix, text) : readAnswer(path, field, facts, text);
      if (!answer) continue;
      const isName = /\.(first|last)_?name$/i.test(path);
      const owner = ownerOf(plan, path, field, text);
      const label = isName ? 'person.name' : address === 'line1' ? 'address.choice' : reviewNameOf(field, path, facts);
      const { answers, details } = rowAt(owner || (isName ? prefix : path), owner || text(label));
      // First and last name are one line. Of an entry the first answer and the address say by themselves what they are.
      if (isName && answers.length > 0) answers[0] += ` ${answer}`;
      else if (answers.length === 0) answers.push(answer);
      else details.push(address ? answer : text('summary.announced', { label: text(label), total: answer }));
    }
    for (const { label, answers, details = [] } of review?.(facts, text) ?? []) {
      const row = rowAt(label, label);
      row.answers.push(...answers);
      row.details.push(...details);
    }
  }
  return [...rows.values()].filter(({ answers }) => answers.length > 0);
}

/** What a field is called where its answer is reviewed: its short name where it has one. */
const reviewNameOf = (field: FieldDeclaration, path: string, facts: Facts) => field.reviewName ?? field.name ?? labelOf(field, path, facts);

/** An answer as it reads; '' for none. A box that was never checked is no answer. */
function readAnswer(path: AnswerPath, field: FieldDeclaration, facts: Facts, text: Text): string | undefined {
  const { reads, mask, initial } = field;
  if (reads) return reads(facts, text, path);
  const value = getAnswer(facts.values, path);
  if (typeof value === 'boolean') return value || initial !== false ? text(value ? 'choice.yes' : 'choice.no') : '';
  const key = choiceKey(value);
  const option = declaredOptions(field, text).find((one) => one.key === key);
  if (option) return option.label;
  if (typeof value === 'string') return typeof mask === 'string' ? applyMask(mask, value) : value.trim();
  const { value: label, name } = (value ?? {}) as { value?: string; name?: string };
  return stateName(key, text) ?? label ?? name;
}

import type { Facts } from '../core/facts/facts';
import type { FormValues } from '../core/answers/form-values';
import { getPath, setPath } from '../core/util/paths';
import { react } from '../core/reactions/react';
import type { Notice } from '../core/answers/notice';
import { unchangedSince } from '../core/answers/unchanged-since';
import type { FieldDeclaration, FormPlan } from '../core/plan/form-plan';
import { checkField, rulesOf } from '../core/plan/check-step';
import { shownFields } from '../core/plan/step-list';
import type { Failure } from '../core/validation/failure';
import { flagsOf, type Flags } from '../core/validation/flags';
import { validatesOn, type Moment } from '../core/validation/modes';
import { isRequired } from '../core/validation/run-rules';
import { createFieldMarks } from './field-state';

/** The pause in typing after which the mirror follows, in ms; leaving the field does not wait for it. */
const typingPauseMs = 120;

/** A list entry's field is declared once, with `[]` in place of the entry's number. */
export const declaredPath = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '[]');

export interface FormOptions {
  plan: FormPlan;
  initial: FormValues;
  /** The facts around the given values, at this moment. */
  factsWith: (values: FormValues) => Facts;
  /** Takes the values to the store's mirror. */
  mirror: (values: FormValues) => void;
}

/**
 * The form as its fields see it: values, the one door through which all of them are written, and which messages the
 * visitor has earned. Fields subscribe here rather than to Formik, so that a key re-renders one field and not all.
 */
export function createFormHandle({ plan, initial, factsWith, mirror }: FormOptions) {
  let values = initial;
  let own: (values: FormValues) => void = () => {};
  let mirrored: FormValues | undefined;
  let frame = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const marks = createFieldMarks();
  const listeners = new Set<() => void>();
  const told = new Set<(notices: readonly Notice[]) => void>();
  /** Until then the form only starts up, and whoever has done nothing is told nothing. */
  let hasChanged = false;
  const declarations = new Map<string, FieldDeclaration>();
  for (const { sections } of plan.steps)
    for (const { modules } of sections)
      for (const { fields } of modules) for (const field of fields) declarations.set(field.path, field);
  const declared = (path: string) => declarations.get(path) ?? declarations.get(declaredPath(path));

  let known: Facts | undefined;
  /** One object until something changes, so that whoever reads it by subscription rests until then. */
  const facts = () => (known ??= factsWith(values));
  const announce = () => listeners.forEach((listener) => listener());

  function flush() {
    clearTimeout(pause);
    if (mirrored === values) return;
    mirrored = values;
    mirror(values);
  }

  /** Every write, whoever makes it, in one change: the reactions follow before anyone sees it (decision: the one door). */
  function change(changes: Readonly<Record<string, unknown>>, isTyping = false) {
    const before = facts();
    let after = values;
    for (const [path, value] of Object.entries(changes)) {
      if (getPath(after, path) === value) continue;
      after = setPath(after, path, value);
      if (!marks.of(path).changed) marks.set(path, { changed: true });
    }
    if (after === values) return;
    hasChanged = true;
    write(before, after, Object.keys(changes), isTyping);
  }

  function write(before: Facts, after: FormValues, paths: readonly string[], isTyping = false) {
    known = factsWith(after);
    const reacted = react(before, known);
    values = reacted.values;
    if (values !== after) {
      known = undefined;
      // An entry that a reaction took away leaves no message behind for one that takes its place.
      marks.keepOnly((path) => getPath(values, path) !== undefined);
    }
    for (const path of paths) judge(path, 'input', ...(isTyping ? [] : ['change' as const]));
    // First, since what is told next is drawn as soon as this is over.
    mirrorSoon(isTyping);
    own(values);
    announce();
    tell(reacted.notices);
  }

  function tell(notices: readonly Notice[]) {
    if (hasChanged && notices.length > 0) told.forEach((listener) => listener(notices));
  }

  /**
   * A choice is in the cart before it is drawn, so that field and summary are drawn in one go; more of them in the same
   * frame come with the next. Typing waits for a pause, since no cart hangs on half a word.
   */
  function mirrorSoon(isTyping: boolean) {
    clearTimeout(pause);
    if (isTyping) pause = setTimeout(flush, typingPauseMs);
    else if (!frame) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        flush();
      });
      queueMicrotask(flush);
    }
  }

  /** The declaration behind a concrete path; throws on a path no module declares, since that is a mistake of ours. */
  function declaration(path: string): FieldDeclaration {
    const field = declared(path);
    if (!field) throw new Error(`No module of this form declares the field "${path}".`);
    return field;
  }

  /**
   * Validates a field that its mode holds back, if the mode does so at one of these moments or none is given. Any other
   * field needs no memory: what is wrong with it follows from the values.
   */
  function judge(path: string, ...moments: readonly Moment[]) {
    const field = declared(path);
    if (!isHeldBack(field)) return;
    const hasErrors = !!marks.of(path).verdict;
    if (moments.length === 0 || moments.some((moment) => validatesOn(field.mode, moment, hasErrors)))
      marks.set(path, { verdict: checkField(field, path, facts()) });
  }

  /** What the last validation found; null where there was none. */
  function failureOf(path: string): Failure | null {
    const { shown, verdict } = marks.of(path);
    const field = declared(path);
    if (!shown || !field) return null;
    return verdict === undefined ? checkField(field, path, facts()) : verdict;
  }

  /** An explicit validation: what these fields have to say shows, and no mode holds anything back. */
  function show(paths: readonly string[]) {
    for (const path of paths) marks.set(path, { shown: true, validated: true });
    for (const path of [...marks.judgedPaths(), ...paths]) judge(path);
    announce();
  }

  return {
    plan,
    facts,
    values: () => values,
    get: (path: string) => getPath(values, path),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls back with what the visitor is to be told about a change they did not make themselves. */
    onNotices(listener: (notices: readonly Notice[]) => void) {
      told.add(listener);
      return () => void told.delete(listener);
    },
    /** Formik owns the values while the form is mounted: from now on they are taken to it. */
    ownedBy: (owner: (values: FormValues) => void) => void (own = owner),
    change,
    /** Writes what a service answered to a question that was asked of these values. */
    answer: (asked: FormValues, changes: Readonly<Record<string, unknown>>) => change(unchangedSince(asked, values, changes)),
    /** A key in a text field: the same door, with the mirror following at the next pause. */
    type: (path: string, text: string) => change({ [path]: text }, true),
    /** Lets the reactions judge again, after the catalogue has changed under the same values. */
    factsChanged() {
      const before = facts();
      known = undefined;
      const { values: after, notices } = react(before, facts());
      if (after !== values) write(before, after, []);
      else announce();
      tell(notices);
    },
    /** Changes a list as a whole; messages of a removed entry go, those of later entries move up with their data. */
    changeList(path: string, entries: readonly unknown[], removed?: number) {
      if (removed !== undefined) marks.moveUp(path, removed);
      change({ [path]: entries });
      flush();
    },
    /** The field was left: from now on its message shows, if the visitor had changed it. */
    leave(path: string) {
      const { left, changed, shown, verdict: before } = marks.of(path);
      judge(path, 'blur');
      const { verdict } = marks.of(path);
      const isJudged = verdict !== undefined || !isHeldBack(declared(path));
      marks.set(path, { left: true, shown: shown || (changed && isJudged) });
      if (!left || (changed && !shown) || verdict !== before) announce();
      flush();
    },
    show,
    /** Validates whole steps, by their index in the plan, and answers the paths that fail; their messages show. */
    validateSteps(steps: readonly number[]): readonly string[] {
      const fields = steps.flatMap((step) => shownFields(plan.steps[step]!, facts()));
      for (const { path } of fields) {
        marks.set(path, { validated: true });
        judge(path);
      }
      const failing = fields.filter(({ path, field }) => checkField(field, path, facts())).map(({ path }) => path);
      show(failing);
      return failing;
    },
    /** Validates one field by hand, its message included. */
    validateField(path: string): Failure | null {
      show([path]);
      return failureOf(path);
    },
    /** The same object until something but the field's value changes of what the form remembers of it. */
    marksOf: marks.of,
    isShown: (path: string) => !!marks.of(path).shown && marks.of(path).verdict !== null,
    isTouched: (path: string) => !!(marks.of(path).left || marks.of(path).changed),
    isPending: (path: string) => !!marks.of(path).pending,
    /** A server is asked about the field's answer, or has replied. */
    setPending(path: string, pending: boolean) {
      marks.set(path, { pending });
      announce();
    },
    /** What is wrong with the field, once the visitor may be told. */
    failureOf,
    /** The state of the field in yes and no (VALID-13); throws on a path no module declares. */
    flags(path: string): Flags {
      const field = declaration(path);
      const { left = false, changed = false, validated = false, pending = false, verdict } = marks.of(path);
      return flagsOf({
        wasLeft: left,
        wasChanged: changed,
        initial: getPath(initial, path),
        value: getPath(values, path),
        required: isRequired(rulesOf(field, path, facts())),
        pending,
        validated: validated || verdict !== undefined || ((left || changed) && !isHeldBack(field)),
        failure: verdict === undefined ? checkField(field, path, facts()) : verdict,
      });
    },
    declaration,
    flush,
  };
}

export type FormHandle = ReturnType<typeof createFormHandle>;

type HeldBack = FieldDeclaration & { mode: Exclude<FieldDeclaration['mode'], 'aggressive' | undefined> };

/** Whether the field is not simply validated at every key. */
const isHeldBack = (field: FieldDeclaration | undefined): field is HeldBack =>
  field?.mode !== undefined && field.mode !== 'aggressive';

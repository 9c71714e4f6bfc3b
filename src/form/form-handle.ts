import type { Facts } from '../core/form-values/facts';
import type { FormValues } from '../core/form-values/form-values';
import { getPath, setPath } from '../core/form-values/paths';
import { react } from '../core/form-values/react';
import type { FieldDeclaration, FormPlan } from '../core/steps/form-plan';
import { checkField } from '../core/steps/check-step';
import type { Failure } from '../core/validation/failure';

/** The pause in typing after which the mirror follows, in ms; leaving the field does not wait for it. */
const typingPauseMs = 120;

/** A list entry's field is declared once, with `[]` in place of the entry's number. */
export const declaredPath = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '[]');

export interface FormStoreOptions {
  plan: FormPlan;
  initial: FormValues;
  /** The facts around the given values, at this moment. */
  factsWith: (values: FormValues) => Facts;
  /** Takes the values to Formik, which owns them while the form is mounted. */
  own: (values: FormValues) => void;
  /** Takes the values to the store's mirror. */
  mirror: (values: FormValues) => void;
}

/**
 * The form as its fields see it: values, the one door through which all of them are written, and which messages the
 * visitor has earned. Fields subscribe here rather than to Formik, so that a key re-renders one field and not all.
 */
export function createFormHandle({ plan, initial, factsWith, own, mirror }: FormStoreOptions) {
  let values = initial;
  let mirrored: FormValues | undefined;
  let frame = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const changed = new Set<string>();
  const left = new Set<string>();
  const shown = new Set<string>();
  const listeners = new Set<() => void>();
  const declarations = new Map<string, FieldDeclaration>();
  for (const { sections } of plan.steps)
    for (const { modules } of sections)
      for (const { fields } of modules) for (const field of fields) declarations.set(field.path, field);

  let known: Facts | undefined;
  /** One object until something changes, so that whoever reads it by subscription rests until then. */
  const facts = () => (known ??= factsWith(values));
  const announce = () => listeners.forEach((listener) => listener());

  function flush() {
    cancelAnimationFrame(frame);
    clearTimeout(pause);
    frame = 0;
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
      changed.add(path);
    }
    if (after !== values) write(before, after, isTyping);
  }

  function write(before: Facts, after: FormValues, isTyping = false) {
    known = factsWith(after);
    values = react(before, known).values;
    if (values !== after) {
      known = undefined;
      // An entry that a reaction took away leaves no message behind for one that takes its place.
      for (const paths of [changed, left, shown])
        for (const path of paths) if (getPath(values, path) === undefined) paths.delete(path);
    }
    own(values);
    announce();
    mirrorSoon(isTyping);
  }

  /** A choice is in the cart by the next frame; typing waits for a pause, since no cart hangs on half a word. */
  function mirrorSoon(isTyping: boolean) {
    if (!isTyping) frame ||= requestAnimationFrame(flush);
    if (frame) return;
    clearTimeout(pause);
    pause = setTimeout(flush, typingPauseMs);
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
    change,
    /** A key in a text field: the same door, with the mirror following at the next pause. */
    type: (path: string, text: string) => change({ [path]: text }, true),
    /** Lets the reactions judge again, after the catalogue has changed under the same values. */
    factsChanged() {
      const before = facts();
      known = undefined;
      const { values: after } = react(before, facts());
      if (after !== values) write(before, after);
      else announce();
    },
    /** Changes a list as a whole; messages of a removed entry go, those of later entries move up with their data. */
    changeList(path: string, entries: readonly unknown[], removed?: number) {
      if (removed !== undefined) for (const paths of [changed, left, shown]) moveUp(paths, path, removed);
      change({ [path]: entries });
      flush();
    },
    /** The field was left: from now on its message shows, if the visitor had changed it. */
    leave(path: string) {
      const isNews = !left.has(path) || (changed.has(path) && !shown.has(path));
      left.add(path);
      if (changed.has(path)) shown.add(path);
      if (isNews) announce();
      flush();
    },
    /** A refused step or submit: the messages of these fields show. */
    show(paths: readonly string[]) {
      for (const path of paths) shown.add(path);
      announce();
    },
    isShown: (path: string) => shown.has(path),
    isTouched: (path: string) => left.has(path) || changed.has(path),
    /** What is wrong with the field, once the visitor may be told. */
    failureOf(path: string): Failure | null {
      const declaration = declarations.get(declaredPath(path));
      return shown.has(path) && declaration ? checkField(declaration, path, facts()) : null;
    },
    /** The declaration behind a concrete path; throws on a path no module declares, since that is a mistake of ours. */
    declaration(path: string): FieldDeclaration {
      const declaration = declarations.get(declaredPath(path));
      if (!declaration) throw new Error(`No module of this form declares the field "${path}".`);
      return declaration;
    },
    flush,
  };
}

export type FormHandle = ReturnType<typeof createFormHandle>;

function moveUp(paths: Set<string>, list: string, removed: number) {
  for (const path of [...paths]) {
    const match = path.startsWith(`${list}.`) && /^(\d+)(.*)$/.exec(path.slice(list.length + 1));
    if (!match || Number(match[1]) < removed) continue;
    paths.delete(path);
    if (Number(match[1]) > removed) paths.add(`${list}.${Number(match[1]) - 1}${match[2]}`);
  }
}

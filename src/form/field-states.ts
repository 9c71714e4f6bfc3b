import type { Failure } from '../kernel/validation/failure';
import type { HeldState } from './form-state';

/** What the form stores about a field beside its value. */
export interface FieldState {
  /** The visitor has left the field. */
  touched?: boolean;
  /** The value was changed, by the visitor or by code. */
  dirty?: boolean;
  /** The field's error may be displayed. */
  errorShown?: boolean;
  /** Validated explicitly: by Continue, Submit or a call. */
  validated?: boolean;
  pending?: boolean;
  /** What a server says against the value, as text, until it changes. It keeps nobody from sending it again. */
  refusal?: string;
  /** The last validation result; stored only for fields whose mode does not validate on every keystroke. */
  result?: Failure | null;
}

/** The states of all fields, by concrete path. Every change makes a new map. */
export type FieldStates = ReadonlyMap<string, FieldState>;

/** What remains of a field's state when its form is drawn anew: what the visitor has done there and has seen. */
type KeptFieldState = Record<'touched' | 'dirty' | 'errorShown' | 'validated', boolean | undefined> & {
  /** There was a stored validation result. */
  hasResult: boolean;
};

const fresh: FieldState = {};
const none: FieldStates = new Map();

/** Reads and writes the states of the fields, which Formik holds in its `status`. */
export function createFieldStates(form: HeldState) {
  const all = (): FieldStates => form.read().status ?? none;
  const write = (entries: Iterable<readonly [string, FieldState]>) => form.update((state) => ({ ...state, status: new Map(entries) }));

  function setEach(paths: readonly string[], changed: FieldState) {
    const states = new Map(all());
    for (const path of paths) states.set(path, { ...states.get(path), ...changed });
    write(states);
  }

  return {
    get: (path: string): FieldState => all().get(path) ?? fresh,
    set: (path: string, changed: FieldState) => setEach([path], changed),
    setEach,
    /** The part of all states that the next form on the same root can take over. */
    kept: (): readonly (readonly [string, KeptFieldState])[] =>
      [...all()].map(([path, { touched, dirty, errorShown, validated, result }]) => [
        path,
        { touched, dirty, errorShown, validated, hasResult: result !== undefined },
      ]),
    /** Paths of the fields whose state passes the test. */
    pathsWhere: (is: (state: FieldState) => unknown) => [...all()].flatMap(([path, state]) => (is(state) ? [path] : [])),
    /** Deletes the state of fields that no longer exist, so that new ones at their paths start clean. */
    keepOnly(isThere: (path: string) => boolean) {
      const kept = [...all()].filter(([path]) => isThere(path));
      if (kept.length < all().size) write(kept);
    },
    /** Deletes the state of a removed list entry and moves that of later entries down one index. */
    moveUp(list: string, removed: number) {
      const moved = [...all()].flatMap(([path, state]): readonly (readonly [string, FieldState])[] => {
        const match = path.startsWith(`${list}.`) && /^(\d+)(.*)$/.exec(path.slice(list.length + 1));
        if (!match || Number(match[1]) < removed) return [[path, state]];
        return Number(match[1]) > removed ? [[`${list}.${Number(match[1]) - 1}${match[2]}`, state]] : [];
      });
      write(moved);
    },
  };
}

import type { Failure } from '../core/validation/failure';

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
  /** The last validation result; stored only for fields whose mode does not validate on every keystroke. */
  result?: Failure | null;
}

const fresh: FieldState = {};

/** The states of all fields, by concrete path. */
export function createFieldStates() {
  const all = new Map<string, FieldState>();
  return {
    get: (path: string): FieldState => all.get(path) ?? fresh,
    set: (path: string, state: FieldState) => void all.set(path, { ...all.get(path), ...state }),
    /** Paths of the fields whose state passes the test. */
    pathsWhere: (is: (state: FieldState) => unknown) => [...all].flatMap(([path, state]) => (is(state) ? [path] : [])),
    /** Deletes the state of fields that no longer exist, so that new ones at their paths start clean. */
    keepOnly(isThere: (path: string) => boolean) {
      for (const path of all.keys()) if (!isThere(path)) all.delete(path);
    },
    /** Deletes the state of a removed list entry and moves that of later entries down one index. */
    moveUp(list: string, removed: number) {
      for (const [path, state] of [...all]) {
        const match = path.startsWith(`${list}.`) && /^(\d+)(.*)$/.exec(path.slice(list.length + 1));
        if (!match || Number(match[1]) < removed) continue;
        all.delete(path);
        if (Number(match[1]) > removed) all.set(`${list}.${Number(match[1]) - 1}${match[2]}`, state);
      }
    },
  };
}

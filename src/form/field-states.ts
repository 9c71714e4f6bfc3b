import type { Failure } from '../core/validation/failure';

/** What the form remembers of one field beside its value. */
export interface FieldState {
  /** The visitor has left it. */
  touched?: boolean;
  /** Its value was changed, by whomever. */
  dirty?: boolean;
  /** The visitor may be told what is wrong. */
  errorShown?: boolean;
  /** A refused step or submit, or a caller, has validated it. */
  validated?: boolean;
  pending?: boolean;
  /** What the last validation found, kept for fields whose mode does not validate at every key. */
  result?: Failure | null;
}

const fresh: FieldState = {};

/** The states of all fields, by concrete path. */
export function createFieldStates() {
  const all = new Map<string, FieldState>();
  return {
    get: (path: string): FieldState => all.get(path) ?? fresh,
    set: (path: string, state: FieldState) => void all.set(path, { ...all.get(path), ...state }),
    /** The paths of the fields whose state is as asked. */
    pathsWhere: (is: (state: FieldState) => boolean) => [...all].flatMap(([path, state]) => (is(state) ? [path] : [])),
    /** Forgets fields that are no more, so that one that takes its place starts afresh. */
    keepOnly(isThere: (path: string) => boolean) {
      for (const path of all.keys()) if (!isThere(path)) all.delete(path);
    },
    /** The states of a removed entry go, those of later entries move up with their data. */
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

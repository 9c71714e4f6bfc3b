import type { Failure } from '../core/validation/failure';

/** What the form remembers of one field beside its value. */
export interface Marks {
  /** Its value was changed, by whomever. */
  changed?: boolean;
  left?: boolean;
  /** The visitor may be told what is wrong. */
  shown?: boolean;
  /** A refused step or submit, or a caller, has validated it. */
  validated?: boolean;
  pending?: boolean;
  /** What the last validation found, kept for fields whose mode does not validate at every key. */
  verdict?: Failure | null;
}

const none: Marks = {};

/** The marks of all fields, by concrete path. */
export function createFieldMarks() {
  const all = new Map<string, Marks>();
  return {
    of: (path: string): Marks => all.get(path) ?? none,
    set: (path: string, marks: Marks) => void all.set(path, { ...all.get(path), ...marks }),
    judgedPaths: () => [...all].flatMap(([path, { verdict }]) => (verdict === undefined ? [] : [path])),
    /** Forgets fields that are no more, so that one that takes its place starts afresh. */
    keepOnly(isThere: (path: string) => boolean) {
      for (const path of all.keys()) if (!isThere(path)) all.delete(path);
    },
    /** The marks of a removed entry go, those of later entries move up with their data. */
    moveUp(list: string, removed: number) {
      for (const [path, marks] of [...all]) {
        const match = path.startsWith(`${list}.`) && /^(\d+)(.*)$/.exec(path.slice(list.length + 1));
        if (!match || Number(match[1]) < removed) continue;
        all.delete(path);
        if (Number(match[1]) > removed) all.set(`${list}.${Number(match[1]) - 1}${match[2]}`, marks);
      }
    },
  };
}

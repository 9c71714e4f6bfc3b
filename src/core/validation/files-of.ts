/** What a rule reads of a file; `size` in bytes. */
export type FileFacts = Readonly<{ name?: unknown; size?: unknown; type?: unknown }>;

/** The files of a value that is one file or a list; anything else in it counts as a file without name and size. */
export const filesOf = (value: unknown): readonly FileFacts[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map((file) => file ?? {});

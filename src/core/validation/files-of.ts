/** What a rule may ask of a chosen file; `size` in bytes. */
export type FileFacts = Readonly<{ name?: unknown; size?: unknown }>;

/** The files of a value that is one or a list; what is no file says nothing of itself. */
export const filesOf = (value: unknown): readonly FileFacts[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map((file) => file ?? {});

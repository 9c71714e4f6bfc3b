/**
 * A value of plain data as JSON, the same as JSON.stringify writes, but without asking for `toJSON`: old libraries
 * (Prototype.js 1.6) put one on every array of the page, and lists then come out as strings.
 */
export function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${[...value].map((entry) => toJson(entry) ?? 'null').join()}]`;
  const members = Object.entries(value).map(([key, member]) => [JSON.stringify(key), toJson(member)] as const);
  // What JSON cannot hold, such as undefined, is left out.
  return `{${members.filter(([, json]) => json !== undefined).map((member) => member.join(':')).join()}}`;
}

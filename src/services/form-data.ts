import { toJson } from '../kernel/util/to-json';

/** A multipart form: texts and files as they are, anything else as JSON. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' || value instanceof File ? value : toJson(value));
  return body;
}

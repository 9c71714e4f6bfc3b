import type { FormValues } from '../answers/form-values';
import { isPlainObject, parseObject } from '../util/plain-object';
import type { Report } from '../util/read-wire';

/** The persisted part of the form slice. */
export interface PersistedForm {
  values: FormValues;
}

/** In characters; a completely filled form stays far below. */
const maxStoredLength = 1_000_000;

/** Parses stored form data; undefined, and reported, if it is unreadable (STORE-16). */
export function readPersistedForm(stored: string | null, report: Report = () => {}): PersistedForm | undefined {
  const values = readStored(stored)?.values;
  if (isPlainObject(values)) return { values };
  if (stored !== null) report('The stored answers could not be read, so the form starts without them.');
  return undefined;
}

/** The stored object; undefined for anything else, and for what is far too long. */
export const readStored = (stored: string | null): Record<string, unknown> | undefined =>
  stored === null || stored.length > maxStoredLength ? undefined : parseObject(stored);

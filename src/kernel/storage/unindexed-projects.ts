import type { FormValues } from '../answers/form-values';
import { getAnswer } from '../answers/get-answer';
import { isPlainObject } from '../util/plain-object';

/** Console message for the site owner where a persisted project is left out (JOB-08). */
export const unindexedProjectMessage = 'Project index not set';

/** Whether the persisted projects are no list of entries: what stands at no index of one cannot be shown. */
export function hasUnindexedProjects(kept: FormValues): boolean {
  const projects = getAnswer(kept, 'job.projects') as unknown;
  return projects !== undefined && !(Array.isArray(projects) && projects.every(isPlainObject));
}

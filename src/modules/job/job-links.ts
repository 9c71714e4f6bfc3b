import type { ParamDeclarations } from '../../core/plan/module-params';
import { urlField } from '../../form/fields/declarations';
import { defineModule } from '../define-module';

const params = {
  required: { type: 'list', oneOf: ['codePen', 'gitHub', 'linkedIn'], default: [] },
} as const satisfies ParamDeclarations;

/** Where the applicant's work can be seen; the param `required` names the required ones (JOB-04). */
export const jobLinks = defineModule({
  params,
  fields: ({ required }) => params.required.oneOf.map((name) => urlField(`job.${name}`, `job.${name}`, required.includes(name))),
});

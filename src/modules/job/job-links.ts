import { list, oneOf } from '../../kernel/page-config/config-key';
import { urlField } from '../../form/fields/declarations';
import { defineModule } from '../../form/modules/define-module';

const names = ['codePen', 'gitHub', 'linkedIn'] as const;

const params = { required: list(oneOf(names), []) };

/** Where the applicant's work can be seen; the param `required` names the required ones (JOB-04). */
export const jobLinks = defineModule({
  params,
  fields: ({ required }) =>
    names.map((name) => ({ ...urlField(`job.${name}`, `job.${name}`, required.includes(name)), wide: name === 'linkedIn' })),
});

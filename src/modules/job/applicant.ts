import { emptyChoice } from '../../core/answers/form-values';
import type { ParamDeclarations } from '../../core/plan/module-params';
import { senderFields } from '../../form/groups/sender/fields';
import { defineModule } from '../define-module';

const params = {
  required: { type: 'list', oneOf: ['email', 'phone'], default: [] },
} as const satisfies ParamDeclarations;

/** Who applies for a job, and where they live (JOB-01, JOB-03). */
export const applicant = defineModule({
  params,
  fields: ({ required }) => [
    ...senderFields(['firstName', 'lastName', ...required]),
    {
      path: 'job.state',
      label: 'job.state',
      hint: 'job.state.hint',
      rules: 'required',
      initial: emptyChoice,
      control: 'state',
      autocomplete: 'address-level1',
      wide: true,
    },
  ],
});

import { emptyChoice } from '../../kernel/answers/form-values';
import { list, oneOf } from '../../kernel/page-config/config-key';
import { senderFields } from '../../form/groups/sender/fields';
import { defineModule } from '../../form/modules/define-module';

const params = {
  required: list(oneOf(['email', 'phone']), []),
};

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

import { emptyChoice } from '../../kernel/answers/form-values';
import { chosenKey } from '../../kernel/answers/get-answer';
import { otherKey } from '../../kernel/facts/positions';
import { oneOf } from '../../kernel/page-config/config-key';
import type { PageWords } from '../../kernel/text/en';
import { defineModule } from '../../form/modules/define-module';

const params = {
  anythingElse: oneOf(['required', 'optional'], 'optional'),
};

/** In English as they are sent, with their names. */
const ownSources = [
  { key: 'A friend', label: 'job.source.friend' },
  { key: 'A job board', label: 'job.source.board' },
  { key: 'Social media', label: 'job.source.media' },
] as const;

/** Why somebody applies, and how they heard of the job (JOB-09, JOB-10). */
export const jobReason = defineModule({
  params,
  fields: ({ anythingElse }, { jobs: { sources } }) => [
    { path: 'job.reason', label: 'job.reason', name: 'job.reason.name', hint: 'job.reason.hint', rules: 'required', control: 'textArea' },
    {
      path: 'job.anythingElse',
      label: 'job.anythingElse',
      name: 'job.anythingElse.name',
      rules: anythingElse === 'required' ? anythingElse : '',
      control: 'textArea',
    },
    {
      path: 'job.heardFrom',
      label: 'job.heardFrom',
      name: 'job.heardFrom.name',
      rules: 'required',
      initial: emptyChoice,
      control: 'select',
      options: [...(sources?.map((key) => ({ key, label: key as PageWords })) ?? ownSources), { key: otherKey, label: 'job.other' }],
      wide: true,
    },
    {
      path: 'job.heardFromOther',
      label: 'job.heardFromOther',
      name: 'job.heardFromOther.name',
      rules: 'required',
      isShown: ({ values }) => chosenKey(values, 'job.heardFrom') === otherKey,
      wide: true,
    },
  ],
});

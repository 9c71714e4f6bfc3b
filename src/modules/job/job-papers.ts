import { oneOf } from '../../kernel/page-config/config-key';
import { fileField } from '../../form/fields/declarations';
import { defineModule } from '../../form/modules/define-module';

const params = {
  coverLetter: oneOf(['required', 'optional'], 'required'),
};

/** Resume and cover letter (JOB-05, JOB-06). */
export const jobPapers = defineModule({
  params,
  fields: ({ coverLetter }, { jobs }) => [
    fileField('job.resume', 'job.resume', true, ['pdf'], jobs.maxFileSize),
    fileField('job.coverLetter', 'job.coverLetter', coverLetter === 'required', ['pdf'], jobs.maxFileSize),
  ],
});

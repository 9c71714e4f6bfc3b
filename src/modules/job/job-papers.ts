import type { ParamDeclarations } from '../../core/plan/module-params';
import { fileField } from '../../form/fields/declarations';
import { defineModule } from '../define-module';

const params = {
  coverLetter: { type: 'string', oneOf: ['required', 'optional'], default: 'required' },
} as const satisfies ParamDeclarations;

/** Resume and cover letter (JOB-05, JOB-06). */
export const jobPapers = defineModule({
  params,
  fields: ({ coverLetter }, { jobs }) => [
    fileField('job.resume', 'job.resume', true, ['pdf'], jobs.maxFileSize),
    fileField('job.coverLetter', 'job.coverLetter', coverLetter === 'required', ['pdf'], jobs.maxFileSize),
  ],
});

import { needsProjects } from '../../kernel/facts/positions';
import { whole } from '../../kernel/page-config/config-key';
import { readText } from '../../kernel/util/read-wire';
import { fileField, urlField } from '../../form/fields/declarations';
import { FileField } from '../../form/fields/file-field';
import { ListField } from '../../form/fields/list-field';
import { TextAreaField } from '../../form/fields/text-area-field';
import { TextField } from '../../form/fields/text-field';
import { defineModule } from '../../form/modules/define-module';

const params = {
  min: whole(0, 1),
  max: whole(0, 5),
};

const list = 'job.projects';

const JobProjectsView = () => (
  <ListField
    path={list}
    summaryOf={(form, index) => ({
      name: readText(form.get(`${list}.${index}.url`)).replace(/^https?:\/\//, ''),
      detail: '',
    })}
  >
    {(index) => (
      <>
        <TextField path={`${list}.${index}.url`} />
        <TextAreaField path={`${list}.${index}.whatIDid`} />
        <FileField path={`${list}.${index}.file`} />
      </>
    )}
  </ListField>
);

/** What the applicant has made, where the position asks for it; kept while another one is chosen (JOB-07, JOB-08). */
export const jobProjects = defineModule({
  params,
  fields: (_, { jobs }) => [
    { ...urlField(`${list}[].url`, 'job.projectUrl', true), wide: true },
    { path: `${list}[].whatIDid`, label: 'job.whatIDid', rules: 'required', control: 'textArea' },
    fileField(`${list}[].file`, 'job.projectFile', false, jobs.projectFileTypes, jobs.maxFileSize),
  ],
  lists: ({ min, max }) => [{ path: list, entryName: 'job.project', min, max: Math.max(min, max) }],
  isShown: needsProjects,
  view: JobProjectsView,
});

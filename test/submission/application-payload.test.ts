import { expect, it } from 'vitest';
import type { FormValues } from '../../src/kernel/answers/form-values';
import { withDefaults, type PageConfigWithGaps } from '../../src/kernel/page-config/defaults';
import { applicationPayload } from '../../src/submission/application-payload';
import { factsOf, inputOf } from './example-order';

const payloadOf = (values: FormValues, config: Partial<PageConfigWithGaps> = {}) =>
  applicationPayload(inputOf({ facts: factsOf(values, withDefaults({ formType: 'JobApplicationForm', ...config })), cart: [] }));

it('sends every answer, empty where there is none (JOB-12, JOB-13)', () => {
  const noDetails = ['position', 'position_other', 'position_alternative_input', 'gitHub_link', 'codePen_link', 'linkedIn_link'];
  const noWords = [
    'reason_for_applying',
    'anything_else_you_want_us_to_know',
    'how_applicant_heard_about_us',
    'how_applicant_heard_about_us_other',
  ];
  expect(payloadOf({})).toEqual({
    data: {
      contact_information: { first_name: '', last_name: '', email: '', phone: '', state: '' },
      applicant_details: {
        ...Object.fromEntries([...noDetails, ...noWords].map((name) => [name, ''])),
        priority: 'No',
        supplemental_questions: {},
      },
      projects: {},
      job_listing_link: { link: '' },
    },
    files: {},
  });
});

it('sends the priority and the link of the chosen position (JOB-13, JOB-15)', () => {
  const positions = [{ title: 'Clerk', priority: true, link: '/jobs/1' }];
  const { data } = payloadOf({ job: { position: { key: 'Clerk', value: 'Clerk' } } }, { jobs: { positions } });
  expect(data).toMatchObject({ applicant_details: { position: 'Clerk', priority: 'Yes' }, job_listing_link: { link: '/jobs/1' } });
});

it('sends only what is a file, that of a project under its number (JOB-11)', () => {
  const [resume, shot] = [new File(['%PDF-'], 'cv.pdf'), new File(['PK'], 'all.zip')];
  const projects = [
    { url: 'a.example', whatIDid: 'A', file: '' },
    { url: 'b.example', whatIDid: 'B', file: shot },
  ];
  expect(payloadOf({ job: { resume, coverLetter: 'letter.pdf', projects } }).files).toEqual({ resume, 'project-1': shot });
});

it('calls own questions by their words, equal ones by their number too (JOB-13)', () => {
  const questions = [{ label: 'Why?' }, { label: 'Why?' }, { label: 'Sure?' }, { label: 'News?' }];
  const { data } = payloadOf({ questions: { why: 'a', why_2: ' ', sure: true, news: false } }, { questions });
  expect(data).toMatchObject({
    applicant_details: { supplemental_questions: { 'Why?': 'a', 'Why? 2': 'Unanswered', 'Sure?': 'Yes', 'News?': 'No' } },
  });
});

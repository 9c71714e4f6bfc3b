import { applicationPayload } from '../submission/application-payload';
import { serverLogin } from '../submission/choose-redirect';
import { applicationFailure } from '../submission/error-catalogue';
import type { FormDefinition } from './define-form';
import { plainForm } from './plain-form';

/** Applies for a job, with files (JOB-11, REDIR-06). */
export const jobApplication = {
  ...plainForm,
  captcha: 'sent',
  action: 'process_application',
  payload: applicationPayload,
  failure: applicationFailure,
  redirects: [serverLogin, ({ jobPriorityThankYou }, { priority }) => (priority ? jobPriorityThankYou : undefined), 'jobThankYou'],
  look: 'page',
  submitVerb: 'button.apply',
  sendingText: 'submission.sendingApplication',
  repeatingText: 'submission.unknownApplication',
  confirmation: { title: 'confirmation.application', message: 'confirmation.application.text', again: 'confirmation.again.application' },
  steps: [
    {
      key: 'position',
      title: 'step.position',
      sections: [{ title: 'section.position', text: 'section.position.text', modules: [{ id: 'JobPosition' }] }],
    },
    {
      key: 'applicant',
      title: 'step.applicant',
      sections: [
        { title: 'section.contact', modules: [{ id: 'Applicant' }] },
        { title: 'section.papers', text: 'section.papers.text', modules: [{ id: 'JobPapers' }] },
        { title: 'section.links', modules: [{ id: 'JobLinks' }] },
        { title: 'section.projects', text: 'section.projects.text', modules: [{ id: 'JobProjects' }] },
      ],
    },
    {
      key: 'questions',
      title: 'step.questions',
      sections: [{ title: 'section.questions', modules: [{ id: 'Questions' }, { id: 'JobReason' }, { id: 'Captcha' }] }],
    },
  ],
} satisfies FormDefinition;

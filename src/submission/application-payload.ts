import type { AnswerPath } from '../kernel/answers/answer-path';
import { getAnswer } from '../kernel/answers/get-answer';
import { chosenPosition } from '../kernel/facts/positions';
import { readList } from '../kernel/util/read-wire';
import { answersByQuestion, questionFiles } from './payload/questions';
import { readText } from './payload/read-text';
import type { Payload, SubmissionInput } from './submission-traits';

/** The payload of a job application (JOB-11 to JOB-13). Projects and their files are numbered from 0. */
export function applicationPayload({ facts }: SubmissionInput): Payload {
  const { values } = facts;
  const read = (path: AnswerPath) => readText(values, path);
  const position = chosenPosition(facts);
  const projects = readList(getAnswer(values, 'job.projects')).map((_, index) => index);
  const data = {
    contact_information: {
      first_name: read('contact.firstName'),
      last_name: read('contact.lastName'),
      email: read('contact.email'),
      phone: read('contact.phone'),
      state: read('job.state'),
    },
    applicant_details: {
      position: read('job.position'),
      priority: position?.priority ? 'Yes' : 'No',
      position_other: read('job.positionOther'),
      position_alternative_input: read('job.positionAlternative'),
      gitHub_link: read('job.gitHub'),
      codePen_link: read('job.codePen'),
      linkedIn_link: read('job.linkedIn'),
      reason_for_applying: read('job.reason'),
      anything_else_you_want_us_to_know: read('job.anythingElse'),
      how_applicant_heard_about_us: read('job.heardFrom'),
      how_applicant_heard_about_us_other: read('job.heardFromOther'),
      supplemental_questions: answersByQuestion(facts, 'Unanswered'),
    },
    projects: Object.fromEntries(
      projects.map((index) => [
        index,
        { project_URL: read(`job.projects.${index}.url`), what_I_did: read(`job.projects.${index}.whatIDid`) },
      ]),
    ),
    job_listing_link: { link: position?.link ?? '' },
  };
  const files: [string, AnswerPath][] = [
    ['resume', 'job.resume'],
    ['coverLetter', 'job.coverLetter'],
    ...projects.map((index): [string, AnswerPath] => [`project-${index}`, `job.projects.${index}.file`]),
  ];
  return {
    data,
    files: {
      ...questionFiles(facts),
      ...Object.fromEntries(
        files.flatMap(([name, path]) => {
          const file = getAnswer(values, path);
          return file instanceof File ? [[name, file]] : [];
        }),
      ),
    },
  };
}

import type { ShapeOf } from './answer-shape';
import type { Choice } from './form-values';

/** The answers of somebody who applies for a job; an empty text stands for a file that is not chosen. */
export interface JobApplication {
  /** The key is one of `positionsOf`, or `otherKey`. */
  position: Choice;
  positionOther: string;
  positionAlternative: string;
  codePen: string;
  gitHub: string;
  linkedIn: string;
  /** The state where the applicant lives. */
  state: Choice;
  resume: File | '';
  coverLetter: File | '';
  projects: readonly { url: string; whatIDid: string; file: File | '' }[];
  reason: string;
  anythingElse: string;
  /** How the applicant heard of the job; the key is `Other` for one that is none of the list. */
  heardFrom: Choice;
  heardFromOther: string;
}

export const jobShapes: ShapeOf<JobApplication> = {
  position: 'choice',
  positionOther: 'text',
  positionAlternative: 'text',
  codePen: 'text',
  gitHub: 'text',
  linkedIn: 'text',
  state: 'choice',
  resume: 'text',
  coverLetter: 'text',
  projects: { list: { url: 'text', whatIDid: 'text', file: 'text' } },
  reason: 'choice',
  anythingElse: 'text',
  heardFrom: 'choice',
  heardFromOther: 'text',
};

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

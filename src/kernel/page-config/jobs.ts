import { filledGroup, filledList, flag, group, list, matching, sent, text, whole, type ValueOf } from './config-key';
import { link, requiredWords } from './matched-text';
import { largestFile } from './questions';

const position = group({
  title: sent(requiredWords()),
  category: text(),
  description: text(),
  /** `frontend` and `backend` ask for projects (JOB-07). */
  skills: list(text()),
  /** Sent with the application (JOB-15). */
  priority: flag(),
  /** The address of the job's listing. */
  link: link(),
});

export type PositionConfig = ValueOf<typeof position>;

/** What a job application is made of (JOB-02 to JOB-15). */
export const jobs = filledGroup({
  positions: list(position, []),
  /** In their order; one without a position says so. */
  categories: list(text(), []),
  /** In kilobytes (JOB-06). */
  maxFileSize: whole(1, 5000, largestFile),
  projectFileTypes: filledList(matching(text(), /^\.?\w*[A-Za-z]\w*$/, 'a type of files such as "pdf"'), [
    'pdf',
    'png',
    'jpg',
    'jpeg',
    'zip',
  ]),
  /** How one may have heard of a job. */
  sources: list(sent(requiredWords())),
});

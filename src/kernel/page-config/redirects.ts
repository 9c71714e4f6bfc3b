import { filledGroup } from './config-key';
import { link } from './matched-text';

/** Where the visitor goes after a successful submission. */
export const redirects = filledGroup({
  affiliateThankYou: link(),
  login: link(),
  contactThankYou: link(),
  contact: link(),
  jobThankYou: link(),
  jobPriorityThankYou: link(),
  stagingLogin: link(),
});

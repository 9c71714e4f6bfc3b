import { filledGroup, link } from './config-key';

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

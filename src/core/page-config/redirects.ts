import { filledGroup, link } from './config-key';

/** Where the visitor is taken once the server has accepted. */
export const redirects = filledGroup({
  affiliateThankYou: link(),
  login: link(),
  contactThankYou: link(),
  contact: link(),
  jobThankYou: link(),
  jobPriorityThankYou: link(),
  stagingLogin: link(),
});

import { login } from '../modules/account/login';
import { password } from '../modules/account/password';
import { affiliateDetails } from '../modules/affiliate/affiliate-details';
import { clientProfile } from '../modules/contact/client-profile';
import { contactDetails } from '../modules/contact/contact-details';
import { message } from '../modules/contact/message';
import { questions } from '../modules/contact/questions';
import { applicant } from '../modules/job/applicant';
import { jobLinks } from '../modules/job/job-links';
import { jobPapers } from '../modules/job/job-papers';
import { jobPosition } from '../modules/job/job-position';
import { jobProjects } from '../modules/job/job-projects';
import { jobReason } from '../modules/job/job-reason';
import { captcha } from '../modules/security/captcha';
import type { Module } from '../form/modules/define-module';

/** The modules that plain forms ask for, by the id that form files and page configs use. */
export const plainModuleList = {
  AffiliateDetails: affiliateDetails,
  ContactDetails: contactDetails,
  Password: password,
  Login: login,
  Message: message,
  Questions: questions,
  JobPosition: jobPosition,
  JobLinks: jobLinks,
  Applicant: applicant,
  JobPapers: jobPapers,
  JobProjects: jobProjects,
  JobReason: jobReason,
  ClientProfile: clientProfile,
  Captcha: captcha,
} satisfies Record<string, Module>;

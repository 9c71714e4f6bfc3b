import { affiliateSignup } from './affiliate-signup.form';
import { clientProfile } from './client-profile.form';
import { contact } from './contact.form';
import { customContact } from './custom-contact.form';
import { freeAccount } from './free-account.form';
import { jobApplication } from './job-application.form';
import { login } from './login.form';
import { resetPassword } from './reset-password.form';
import type { FormDefinition } from './define-form';

/** The form types that sell nothing, by the `formType` of the page config. */
export const plainFormList = {
  FreeAccountForm: freeAccount,
  LoginForm: login,
  ResetPasswordForm: resetPassword,
  ContactForm: contact,
  CustomContactForm: customContact,
  ClientProfileForm: clientProfile,
  AffiliateSignupForm: affiliateSignup,
  JobApplicationForm: jobApplication,
} satisfies Record<string, FormDefinition>;

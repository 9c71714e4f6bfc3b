import type { Cart } from '../kernel/facts/cart';
import type { Facts } from '../kernel/facts/facts';
import { createSlot } from '../kernel/util/slot';
import { accountNotes, accountPart } from './payload/account';
import { companyOf, visitorName, type CompanyPart } from './payload/company-part';
import { contactPart } from './payload/contact';
import { phonesPart } from './payload/phones';
import { answersByQuestion, questionFiles } from './payload/questions';
import { readText } from './payload/read-text';
import { signaturePart } from './payload/signature';
import type { Payload, SubmissionInput } from './submission-traits';

/** The parts of a signup that orders make of more answers. */
export interface CompanyParts {
  companyPart(facts: Facts, cart: Cart): CompanyPart;
  companyNotes(facts: Facts, cart: Cart): readonly string[];
}

/** Provided by the order engine; without it a company is what an affiliate is asked about. */
export const companyParts = createSlot<CompanyParts>();

/** What every signup has, and its own parts. */
export function signup(facts: Facts, parts: object): Payload {
  const { website, client_ip, formType } = facts.config;
  const questions = answersByQuestion(facts);
  return {
    data: {
      website,
      // Missing on cached pages, which would contain another visitor's address; then the host fills it in (HOST-06).
      ...(client_ip !== undefined && { client_ip }),
      ...parts,
      ...(Object.keys(questions).length > 0 && { questions }),
      ...signaturePart(facts),
      formType,
    },
    files: questionFiles(facts),
  };
}

/** One company of a signup, with its products and, if there are any, notes. */
export const companyEntry = (company: object, products: readonly object[], notes: readonly string[]) => ({
  products,
  company,
  ...(notes.length > 0 && { notes }),
});

const accountOf = ({ facts, context }: SubmissionInput) =>
  accountPart(facts, accountNotes(facts.config.abTestRolledVariants, context.hadChat));

/** The payload of an account without an order (SUBM-09, SUBM-16). */
export const freeAccount = (input: SubmissionInput): Payload =>
  signup(input.facts, { account: accountOf(input), contact: contactPart(input.facts.values) });

/** The payload of an affiliate's account: one company, which orders nothing (AFFIL-04). */
export function affiliateSignup(input: SubmissionInput): Payload {
  const { facts, cart } = input;
  const parts = companyParts.get();
  const company = parts?.companyPart(facts, cart) ?? affiliateCompany(facts);
  const notes = parts?.companyNotes(facts, cart) ?? affiliateNotes(facts);
  return signup(facts, {
    companies: [companyEntry(company, [], notes)],
    account: accountOf(input),
    contact: contactPart(facts.values),
    phones: phonesPart(facts.values),
  });
}

/** An affiliate's company, which has a name or the visitor's (AFFIL-04, SUBM-22). */
export const affiliateCompany = (facts: Facts): CompanyPart =>
  companyOf(facts, readText(facts.values, 'companyInformation.companyName') || visitorName(facts), facts.form.entityType ?? 'Other');

/** What an affiliate is and wants, one line for each answer (AFFIL-02, AFFIL-03). */
export function affiliateNotes({ values }: Facts): string[] {
  const topics = { 'Affiliate type': 'affiliateInformation.affiliateType', 'Affiliate goals': 'affiliateInformation.goals' } as const;
  return Object.entries(topics).flatMap(([label, path]) => {
    const value = readText(values, path);
    return value ? [`${label}: ${value}`] : [];
  });
}

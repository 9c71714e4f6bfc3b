import type { Receipt } from '../commerce/review/receipt';
import { getAnswer } from '../kernel/answers/get-answer';
import type { Facts } from '../kernel/facts/facts';
import { readText } from '../kernel/util/read-wire';

/** The receipt of a form that sells nothing: whose address a mail goes to, and no secret. */
export const plainReceipt = ({ values }: Facts): Receipt => ({
  email: readText(getAnswer(values, 'accountInformation.email')),
  renewals: [],
});

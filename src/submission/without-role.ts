import type { FormValues } from '../kernel/answers/form-values';
import { getAnswer } from '../kernel/answers/get-answer';
import { partyLists, type PartyList } from '../kernel/answers/officials';
import { readList, readObject } from '../kernel/util/read-wire';

/**
 * The lists of officials that were named but have no role in the company as it is ordered, so that they are not sent: the
 * members of what has become a corporation (OFFI-04).
 * @param asked the answers to what the form asks now
 */
export const listsWithoutRole = (answered: FormValues, asked: FormValues): PartyList[] =>
  partyLists.filter((list) => hasNames(answered, list) && !hasNames(asked, list));

const hasNames = (values: FormValues, list: PartyList): boolean =>
  readList(getAnswer(values, list)).some((entry) => {
    const { first_name, last_name, company_name } = readObject(entry);
    return Boolean(first_name || last_name || company_name);
  });

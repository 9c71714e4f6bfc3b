import { keepableAnswers, readSeenLedger } from '../quote/form-code.mjs';
import { withoutCardNumbers } from '../posts/card-guard.mjs';
import { isObject } from '../posts/payload.mjs';

/** Domains of an order at most; no form sells more. */
const maxDomains = 100;

/**
 * What is kept of the posted data: the parts that a form reads, whatever page has sent them without card numbers, passwords and tax
 * numbers (PLUS-05).
 *
 * @param {Record<string, any>} data  `savedData`
 * @returns {object | undefined}  undefined where it is no order of a form
 */
export function keptData({ format, answers, domains, ledger, isPartial }) {
  if (!Number.isInteger(format) || format < 1 || format > 99 || !isObject(answers)) return undefined;
  const own = keepableAnswers(answers);
  const sold = keepableAnswers({
    domains: Array.isArray(domains) ? domains.slice(0, maxDomains).filter(isObject) : [],
    ledger: readSeenLedger(JSON.stringify(ledger ?? [])),
  });
  // Masks what is no number for the form, such as digits of another script.
  const kept = withoutCardNumbers({ answers: own.answers, ...sold.answers });
  return { format, ...kept, isPartial: isPartial === true || own.leftOut.length > 0 };
}

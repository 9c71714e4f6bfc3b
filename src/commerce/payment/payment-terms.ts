import { getAnswer } from '../../kernel/answers/get-answer';
import type { Facts } from '../../kernel/facts/facts';
import type { Message, Text } from '../../kernel/text/format-message';
import { formatPrice } from '../../kernel/util/money';
import { readText } from '../../kernel/util/read-wire';
import { chosenWay } from './chosen-way';
import { knownTotal } from './free-order';

/**
 * When and how the order is paid; undefined where the form itself asks for what pays. It promises a mail only where the page
 * says that one is sent.
 */
export function paymentTerms(facts: Facts, text: Text): Message | undefined {
  const way = chosenWay(facts);
  const { terms } = way;
  if (!terms) return undefined;
  const cents = knownTotal(facts);
  const page = text(way.page);
  if (cents === undefined) return { key: terms.unknown, params: { page } };
  const total = formatPrice(cents);
  const email = readText(getAnswer(facts.values, 'accountInformation.email')).trim();
  return facts.config.payment.mailsInvoice && email
    ? { key: terms.mailed, params: { total, email, page } }
    : { key: terms.known, params: { total, page } };
}

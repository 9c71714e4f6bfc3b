import type { ChangedAmount, Question } from '../kernel/answers/question';
import { stateName } from '../kernel/reference/states';
import type { Message } from '../kernel/text/format-message';
import { formatPrice } from '../kernel/util/money';
import type { ChangedPrice, PriceChange } from './price-change';
import type { CataloguedError } from './submission';

/** Why the order was not sent, beside the question whether to order it for the new price. */
export const priceChangeError = ({ was, total }: PriceChange): CataloguedError => ({
  code: 0,
  title: 'price.changed',
  message: { key: 'price.changed.notice', params: { was: formatPrice(was), total: formatPrice(total) } },
});

/** Asks whether to order for the new price (SHOP-06). */
export const priceChangeQuestion = ({ was, total, changes }: PriceChange): Question => ({
  title: 'price.changed',
  text: 'price.changed.text',
  params: { was: formatPrice(was), total: formatPrice(total) },
  amounts: [
    ...changes.map(amountOf),
    { label: { key: 'price.changed.total' }, was: formatPrice(was), now: formatPrice(total), isTotal: true },
  ],
  acceptText: 'price.changed.accept',
  declineText: 'price.changed.decline',
  accept: {},
  decline: {},
});

function amountOf({ name, state, kind, was, cents }: ChangedPrice): ChangedAmount {
  const place = stateName(state);
  const label: Message | string =
    kind === 'stateFee' && place
      ? { key: 'summary.stateFee', params: { state: place } }
      : kind === 'cardFee'
        ? { key: 'summary.cardFee' }
        : name;
  const isFee = typeof label !== 'string';
  return {
    label,
    notes: [
      ...(isFee ? [] : place ? [place] : []),
      ...(kind === 'surcharge' ? [{ key: 'price.changed.surcharge' } as const] : []),
      ...(was < 0 || cents < 0 ? [{ key: 'price.changed.discount' } as const] : []),
      ...(was === 0 ? [{ key: 'price.changed.added' } as const] : []),
      ...(cents === 0 ? [{ key: 'price.changed.gone' } as const] : []),
    ],
    was: was === 0 ? '' : formatPrice(was),
    now: formatPrice(cents),
  };
}

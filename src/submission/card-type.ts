const types = [
  [/^3[47]/, 'amex'],
  [/^4/, 'visa'],
  [/^5/, 'mastercard'],
  [/^6/, 'discover'],
] as const;

export type CardType = (typeof types)[number][1] | '';

/** The type of a card by the first digits of its number, masked or not; '' if unknown (CARD-05). */
export const cardType = (number: string): CardType => types.find(([start]) => start.test(number.trim()))?.[1] ?? '';

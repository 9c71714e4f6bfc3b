import type { ReactNode } from 'react';
import type { CardType } from '../../../submission/card-type';
import type { Text } from '../../../kernel/text/format-message';

type Brand = Exclude<CardType, ''>;

/** Marks of our own, coloured by the stylesheet. */
const marks: Record<Brand, ReactNode> = {
  visa: (
    <path d="m7.4 7 1 8 4.2-8m3 0-1.7 8m8.6-6.9c-1-1.5-4.4-1.3-4.7.8-.3 2.3 3.9 1.7 3.5 4.2-.4 2.3-4 2.5-5 .8M23.7 15l4.2-8 1.3 8m-4.1-2.6h3.6" />
  ),
  mastercard: (
    <>
      <circle cx="13.5" cy="11" r="6" />
      <circle cx="20.5" cy="11" r="6" />
    </>
  ),
  amex: <path d="m4.5 14.5 2.5-7h.4l2.5 7m-4.6-2.3h3.8m2.9 2.3v-7l2.7 4.2 2.7-4.2v7m6-7h-3.7v7h3.7M19.7 11h3.4m2.2-3.5 4.6 7m0-7-4.6 7" />,
  discover: (
    <>
      <path d="M4 8.5v5h.8c1.3 0 1.9-1 1.9-2.5s-.6-2.5-1.9-2.5zm4.3 0v5m3.8-4.2c-.7-1-2.3-.8-2.3.4 0 1.5 2.4 1 2.4 2.6 0 1.4-1.9 1.5-2.6.4m7-3.4c-1-1.2-3-.7-3 1.7s2 2.9 3 1.7m5.4-4.2 1.4 5 1.4-5m3.8 0h-2.1v5h2.1M26.5 11h1.8m1.5 2.5v-5h.9c1.7 0 1.7 2.6 0 2.6h-.9m1 0 1.3 2.4" />
      <circle cx="19" cy="11" r="2.6" />
    </>
  ),
};

const brands = Object.keys(marks) as readonly Brand[];

/**
 * The brands of cards, of which the recognised one is marked (CARD-05).
 * @param isEmpty nothing is typed, or only the provider knows what
 */
export function CardMarks({ type, isEmpty, text }: { type: CardType; isEmpty: boolean; text: Text }) {
  const nameOf = (brand: Brand) => text(`card.type.${brand}`);
  return (
    <span className="charterform-brands" data-typed={!isEmpty || undefined}>
      {brands.map((brand) => (
        <svg
          key={brand}
          viewBox="0 0 34 22"
          aria-hidden="true"
          className="charterform-mark"
          data-brand={brand}
          data-marked={brand === type || undefined}
        >
          <rect x="0.5" y="0.5" width="33" height="21" rx="3.5" />
          {marks[brand]}
        </svg>
      ))}
      {type ? (
        <span className="charterform-hidden charterform-card-type">{nameOf(type)}</span>
      ) : (
        isEmpty && <span className="charterform-hidden">{brands.map(nameOf).join(', ')}</span>
      )}
    </span>
  );
}

/** Where the security code stands on a card. */
export const CodeMark = () => (
  <svg viewBox="0 0 34 22" aria-hidden="true" className="charterform-mark" data-brand="code">
    <rect x="0.5" y="0.5" width="33" height="21" rx="3.5" />
    <path d="M1 6.5h32M20.5 15.5h9" />
  </svg>
);

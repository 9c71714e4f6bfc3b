import { Verbatim } from './verbatim';

export interface PriceProps {
  id?: string | undefined;
  /** Formatted, or a word such as "Free". A fee that is joined to it by a plus stands below it. */
  price: string;
  /** How often the price is due, e.g. "/ year"; '' keeps its column free. */
  period?: string | undefined;
  /** Before a reduction, struck through. */
  original?: string | undefined;
  /** Read before the original price, e.g. "Was". */
  originalText?: string | undefined;
  /** Nothing is to be paid. */
  isGood?: boolean | undefined;
}

/** A price on a card: all amounts end on one edge, the periods begin on the next. */
export function Price({ id, price, period, original, originalText, isGood }: PriceProps) {
  const [, amount = price, fee] = /^([^+]*\S) (\+ .*)$/.exec(price) ?? [];
  return (
    <span id={id} className="charterform-price">
      <b data-good={isGood || undefined}>
        <Verbatim>{amount}</Verbatim>
      </b>
      {fee && (
        <span>
          {' '}
          <Verbatim>{fee}</Verbatim>
        </span>
      )}
      {period !== undefined && (
        <small>
          {' '}
          <bdi>{period}</bdi>
        </small>
      )}
      {original && (
        <s>
          <span className="charterform-hidden"> {originalText} </span>
          <Verbatim>{original}</Verbatim>
        </s>
      )}
    </span>
  );
}

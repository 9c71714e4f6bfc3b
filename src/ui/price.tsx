import { Verbatim } from './verbatim';

export interface PriceProps {
  id?: string | undefined;
  /** Formatted, or a word such as "Free". */
  price: string;
  /** What comes on top, below the price, e.g. "+ $100.00 state fee". */
  fee?: string | undefined;
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
export function Price({ id, price, fee, period, original, originalText, isGood }: PriceProps) {
  return (
    <span id={id} className="charterform-price">
      <b data-good={isGood || undefined}>
        <Verbatim>{price}</Verbatim>
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

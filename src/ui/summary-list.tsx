import type { ReactNode } from 'react';
import { Icon } from './icon';

export interface SummaryLine {
  key: string;
  label: string;
  subLabel?: string;
  /** A formatted price, or a word such as "Free". */
  price: string;
  /** The price before a saving, struck out. */
  originalPrice?: string;
  /** `free` is good news; `fee` goes to the state, apart from the rest. */
  kind?: 'free' | 'fee';
  /** A help popover, beside the label. */
  help?: ReactNode;
}

export interface SummaryListProps {
  lines: readonly SummaryLine[];
  totalLabel: string;
  /** Formatted; left out while a selection is missing (SUMM-20). */
  total?: string;
  /** What must be selected before there is a total. */
  error?: string;
  /** Read before a struck-out price, whose line is not heard, e.g. "Was". */
  originalText?: string;
}

/** The order as a receipt: lines, then either the total or what is missing for one. */
export function SummaryList({ lines, totalLabel, total, error, originalText }: SummaryListProps) {
  return (
    <dl className="charterform-receipt">
      {lines.map(({ key, label, subLabel, price, originalPrice, kind, help }) => (
        <div key={key} data-kind={kind}>
          <dt>
            {label}
            {help}
            {subLabel && <small>{subLabel}</small>}
          </dt>
          <dd>
            {originalPrice && (
              <s>
                {originalText && <span className="charterform-hidden">{originalText} </span>}
                {originalPrice}
              </s>
            )}
            {price}
          </dd>
        </div>
      ))}
      {error && (
        <div className="charterform-missing">
          <dt>
            <Icon name="alert" />
          </dt>
          <dd>{error}</dd>
        </div>
      )}
      {total !== undefined && (
        <div className="charterform-total">
          <dt>{totalLabel}</dt>
          <dd>{total}</dd>
        </div>
      )}
    </dl>
  );
}

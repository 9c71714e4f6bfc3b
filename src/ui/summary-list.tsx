import { useState, type ReactNode } from 'react';
import { Icon } from './icon';

/** A part of a line: what is in it, and for how much or how long. */
export interface SummaryPart {
  key: string;
  label: string;
  price: string;
}

export interface SummaryLine {
  key: string;
  label: string;
  /** What tells it from others of its name, or what it includes, a line each. */
  subLabels?: readonly string[];
  /** A formatted price, or a word such as "Free". */
  price: string;
  /** The price before a saving, struck out; '' for none. */
  originalPrice?: string;
  /** `free` is good news; `fee` goes to the state, apart from the rest. */
  kind?: 'free' | 'fee';
  /** A help popover, beside the label. */
  help?: ReactNode;
  /** Shown below the line; a long list is opened by the label. */
  parts?: readonly SummaryPart[];
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
      {lines.map((line) => (
        <Line key={line.key} line={line} originalText={originalText} />
      ))}
      {!!error && (
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

/** More parts than this would hide the rest of the order. */
const partsShownAtOnce = 3;

function Line({ line, originalText }: { line: SummaryLine; originalText?: string | undefined }) {
  const { label, subLabels = [], price, originalPrice, kind, help, parts = [] } = line;
  const [isOpen, setOpen] = useState(false);
  const opens = parts.length > partsShownAtOnce;
  return (
    <div data-kind={kind}>
      <dt>
        {opens ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {label} <Icon name="chevron" />
          </button>
        ) : (
          label
        )}
        {help}
        {subLabels.map((subLabel) => (
          <small key={subLabel}>{subLabel}</small>
        ))}
      </dt>
      <dd>
        {!!originalPrice && (
          <s>
            {!!originalText && <span className="charterform-hidden">{originalText} </span>}
            {originalPrice}
          </s>
        )}
        {price}
      </dd>
      {parts.length > 0 && (isOpen || !opens) && (
        <dd className="charterform-parts">
          <ul>
            {parts.map((part) => (
              <li key={part.key}>
                {part.label} <span>{part.price}</span>
              </li>
            ))}
          </ul>
        </dd>
      )}
    </div>
  );
}

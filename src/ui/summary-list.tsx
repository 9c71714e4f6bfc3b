import { useState, type ReactNode } from 'react';
import { Icon } from './icon';
import { Skeleton } from './skeleton';
import { TotalAmount } from './total-amount';
import { Verbatim } from './verbatim';

/** One of the items a line consists of. */
export interface SummaryPart {
  key: string;
  label: string;
  /** A formatted price, or a duration. */
  price: string;
}

export interface SummaryLine {
  key: string;
  label: string;
  /** Details under the label, one per line, e.g. what distinguishes it from a line with the same label. */
  subLabels?: readonly string[];
  /** A formatted price, or a text such as "Free". */
  price: string;
  /** The formatted price before a discount, struck through; '' for none. */
  originalPrice?: string;
  /** Changes the style: `free` is highlighted, `fee` (a state fee) is set apart. */
  kind?: 'free' | 'fee';
  /** A help popover, beside the label. */
  help?: ReactNode;
  /** Listed below the line; more than three only after the visitor opens them by the label. */
  parts?: readonly SummaryPart[];
}

export interface SummaryListProps {
  lines: readonly SummaryLine[];
  totalLabel?: string;
  /** Said under the total's label. */
  totalNote?: string | undefined;
  /** Formatted; undefined while a selection is missing (SUMM-20). */
  total?: string;
  /** Says that prices are on their way: the total waits, and below the lines as many as are still to come. */
  waiting?: { text: string; lines: number } | undefined;
  /** Says what must be selected before there is a total. */
  error?: string;
  /** Read before the original price, e.g. "Was": screen readers do not announce the strike-through. */
  originalText?: string;
}

/** The order as a receipt: its lines, then the total or what is missing for one. */
export function SummaryList({ lines, totalLabel, totalNote, total, waiting, error, originalText }: SummaryListProps) {
  return (
    <dl className="charterform-receipt">
      {lines.map((line) => (
        <Line key={line.key} line={line} originalText={originalText} />
      ))}
      {Array.from({ length: waiting?.lines ?? 0 }, (_, index) => (
        <div key={index} aria-hidden="true">
          <dt>
            <Skeleton size="words" />
          </dt>
          <dd>
            <Skeleton />
          </dd>
        </div>
      ))}
      {!!error && (
        <div className="charterform-missing">
          <dt>
            <Icon name="info" />
          </dt>
          <dd key={error}>{error}</dd>
        </div>
      )}
      {(total !== undefined || waiting) && (
        <div className="charterform-total">
          <dt>
            {totalLabel}
            {totalNote && <small>{totalNote}</small>}
          </dt>
          <dd>
            <TotalAmount waiting={waiting?.text}>{total ?? ''}</TotalAmount>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Longer lists of parts are collapsed, so that they do not push the rest of the order out of view. */
const maxPartsShown = 3;

function Line({ line, originalText }: { line: SummaryLine; originalText?: string | undefined }) {
  const { label, subLabels = [], price, originalPrice, kind, help, parts = [] } = line;
  const [isOpen, setOpen] = useState(false);
  const isCollapsible = parts.length > maxPartsShown;
  return (
    <div data-kind={kind}>
      <dt>
        {isCollapsible ? (
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
            <Verbatim>{originalPrice}</Verbatim>
          </s>
        )}
        <Verbatim>{price}</Verbatim>
      </dd>
      {parts.length > 0 && (isOpen || !isCollapsible) && (
        <dd className="charterform-parts">
          <ul>
            {parts.map((part) => (
              <li key={part.key}>
                <Verbatim isName>{part.label}</Verbatim>{' '}
                <span>
                  <Verbatim>{part.price}</Verbatim>
                </span>
              </li>
            ))}
          </ul>
        </dd>
      )}
    </div>
  );
}

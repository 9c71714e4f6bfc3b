import type { Ref } from 'react';
import type { OrderQuote } from '../../../commerce/review/quote';
import type { SummaryRow } from '../../../commerce/review/order-summary';
import type { Renewal } from '../../../commerce/review/renewals';
import { useForm } from '../../../form/form-provider';
import { Verbatim } from '../../../ui/verbatim';

interface SheetProps {
  quote: OrderQuote;
  /** Who makes the quote, and for whom; '' where no company is named. */
  site: string;
  company: string;
  ref: Ref<HTMLDivElement>;
}

/** The quote as it is printed (PLUS-08). The screen never shows it. */
export function QuoteSheet({ quote, site, company, ref }: SheetProps) {
  const { text } = useForm();
  const { order, renewals, made, until } = quote;
  return (
    <div ref={ref} className="charterform-quote-sheet">
      <p>
        <Verbatim isName>{site}</Verbatim>
      </p>
      <h1>{text('quote.title')}</h1>
      {company && (
        <p>
          <Verbatim isName>{text('quote.for', { company })}</Verbatim>
        </p>
      )}
      <p>{text('quote.made', { date: made })}</p>
      <p>
        <strong>{text('quote.until', { date: until })}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('quote.item')}</th>
            <th scope="col">{text('quote.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.rows.map((row) => (
            <Line key={row.key} row={row} />
          ))}
          <tr className="charterform-quote-total">
            <th scope="row">{order.totalLabel}</th>
            <td>
              <Verbatim>{order.total}</Verbatim>
            </td>
          </tr>
        </tbody>
      </table>
      {order.savings && <p>{text('summary.savings', { amount: order.savings })}</p>}
      {order.coupon && <p>{order.coupon}</p>}
      <Later renewals={renewals} />
      <p>{text('quote.nothingOrdered')}</p>
    </div>
  );
}

function Line({ row: { label, subLabels, parts, price, originalPrice } }: { row: SummaryRow }) {
  const { text } = useForm();
  return (
    <tr>
      <th scope="row">
        {label}
        {subLabels.map((subLabel) => (
          <small key={subLabel}>{subLabel}</small>
        ))}
        {parts.map((part) => (
          <small key={part.key}>
            <Verbatim isName>{part.label}</Verbatim>: <Verbatim>{part.price}</Verbatim>
          </small>
        ))}
      </th>
      <td>
        {originalPrice && (
          <s>
            <span className="charterform-hidden">{text('summary.was')} </span>
            <Verbatim>{originalPrice}</Verbatim>
          </s>
        )}{' '}
        <Verbatim>{price}</Verbatim>
      </td>
    </tr>
  );
}

/** What renews, when, and at what price. */
function Later({ renewals }: { renewals: readonly Renewal[] }) {
  const { text } = useForm();
  if (renewals.length === 0) return <p>{text('review.nothingRenews')}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{text('review.later')}</th>
          <th scope="col">{text('quote.renewsOn')}</th>
          <th scope="col">{text('quote.renewsAt')}</th>
        </tr>
      </thead>
      <tbody>
        {renewals.map(({ label, date, price }) => (
          <tr key={`${label} ${date}`}>
            <th scope="row">{label}</th>
            <td>{date}</td>
            <td>
              <Verbatim>{price}</Verbatim>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from 'react';
import { formatPrice } from '../kernel/util/money';
import type { Difference } from './differences';
import { nameOf } from './ledger-table';
import type { ChangeRecord, Report } from './recorder';
import { idleMessage, sentences } from './sentences';

/** What the last rebuild did to the amounts of the order, and why. */
export function LastRebuild({ rebuild, idleRebuilds }: Pick<Report, 'rebuild' | 'idleRebuilds'>) {
  if (!rebuild) return <p>{sentences.noRebuild}</p>;
  return (
    <>
      <Causes record={rebuild} />
      <Lines title={sentences.therefore}>
        {rebuild.effects.map(({ row, before, after }, index) => (
          <li key={index}>
            {nameOf(row)}, {row.kind}: {priceOf(before)} → {priceOf(after)}
          </li>
        ))}
      </Lines>
      {idleRebuilds > 0 && <p>{idleMessage(idleRebuilds)}</p>}
    </>
  );
}

/** Which answers the last reactions changed, and why. */
export function LastReactions({ reactions }: Pick<Report, 'reactions'>) {
  if (!reactions) return <p>{sentences.noReactions}</p>;
  return (
    <>
      <Causes record={reactions} />
      <Lines title={sentences.therefore}>{reactions.effects.map(answerLine)}</Lines>
    </>
  );
}

const Causes = ({ record: { answers, causes } }: { record: ChangeRecord<unknown> }) => (
  <Lines title={sentences.because}>
    {answers.map(answerLine)}
    {(causes.length + answers.length > 0 ? causes : [sentences.otherFacts]).map((cause) => (
      <li key={cause}>{cause}</li>
    ))}
  </Lines>
);

const Lines = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3>{title}</h3>
    <ul aria-label={title}>{children}</ul>
  </>
);

const answerLine = ({ path, before, after }: Difference) => (
  <li key={path}>
    {path}: {short(before)} → {short(after)}
  </li>
);

const priceOf = (cents: number | undefined) => (cents === undefined ? '–' : formatPrice(cents));

/** In characters. */
const maxLength = 60;

function short(answer: unknown): string {
  const written = JSON.stringify(answer) ?? '–';
  return written.length > maxLength ? `${written.slice(0, maxLength)}…` : written;
}

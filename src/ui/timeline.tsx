import { Icon } from './icon';

export interface TimelineEntry {
  title: string;
  note: string;
  /** In words. */
  date: string;
  /** `YYYY-MM-DD`, where it is known. */
  day?: string;
  /** What is over, what comes next, and what is far away; anything else is between them. */
  kind?: 'done' | 'next' | 'later' | undefined;
}

/** What happens, one below the other, each with its day. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className="charterform-timeline">
    {entries.map(({ title, note, date, day, kind }, index) => (
      <li key={index} data-kind={kind}>
        <i aria-hidden="true">{kind === 'done' && <Icon name="good" />}</i>
        <div>
          <strong>{title}</strong>
          <time dateTime={day}>{date}</time>
          {note && <small>{note}</small>}
        </div>
      </li>
    ))}
  </ol>
);

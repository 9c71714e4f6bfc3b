import { Icon } from './icon';

export interface ChecklistItem {
  text: string;
  /** What is seen of it; without it the item is only read. */
  short?: string;
  met: boolean;
}

export interface ChecklistProps {
  id?: string;
  items: readonly ChecklistItem[];
  /** Read before each item: screen readers get neither colour nor icon. */
  metText: string;
  unmetText: string;
}

/** Requirements, each marked as met or unmet: in few words on one line for the eye, in whole sentences for screen readers. */
export function Checklist({ id, items, metText, unmetText }: ChecklistProps) {
  return (
    <>
      <ul id={id} className="charterform-checklist charterform-hidden">
        {items.map(({ text, met }) => (
          <li key={text} data-met={met || undefined}>{`${met ? metText : unmetText} ${text}`}</li>
        ))}
      </ul>
      <p className="charterform-requirements" aria-hidden="true">
        {items.map(
          ({ text, short, met }) =>
            short && (
              <span key={text} data-met={met || undefined}>
                <Icon name={met ? 'good' : 'circle'} />
                <span>{short}</span>
              </span>
            ),
        )}
      </p>
    </>
  );
}

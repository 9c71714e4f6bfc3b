import { Icon } from './icon';

export interface ChecklistProps {
  id?: string;
  items: readonly { text: string; met: boolean }[];
  /** Read before each item: screen readers get neither colour nor icon. */
  metText: string;
  unmetText: string;
}

/** Requirements, each marked as met or unmet. */
export function Checklist({ id, items, metText, unmetText }: ChecklistProps) {
  return (
    <ul id={id} className="charterform-checklist">
      {items.map(({ text, met }) => (
        <li key={text} data-met={met || undefined}>
          <Icon name={met ? 'good' : 'circle'} />
          <span>
            <span className="charterform-hidden">{met ? metText : unmetText} </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

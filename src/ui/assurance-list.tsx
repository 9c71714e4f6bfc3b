import { Icon, type IconName } from './icon';

export interface Assurance {
  text: string;
  /** undefined for none. */
  icon?: IconName | undefined;
  /** Makes it a link, in a new tab. */
  url?: string | undefined;
}

/** What a page promises: sentences, each with its mark, some of them links. */
export function AssuranceList({ entries, place }: { entries: readonly Assurance[]; place?: string }) {
  return (
    <ul className="charterform-assurance" data-place={place}>
      {entries.map(({ text, icon, url }) => (
        <li key={text}>
          {icon && <Icon name={icon} />}
          {url ? (
            <a href={url} target="_blank" rel="noopener">
              {text}
            </a>
          ) : (
            <span>{text}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

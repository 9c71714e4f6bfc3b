import { Icon } from './icon';
import { LiveRegion } from './live-region';

export interface SearchBoxProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** What was found, for screen readers. */
  news: string;
}

/** A search in what stands below it. */
export function SearchBox({ label, query, onQuery, news }: SearchBoxProps) {
  return (
    <>
      <span className="charterform-control charterform-find">
        <input
          type="search"
          enterKeyHint="search"
          className="charterform-input"
          aria-label={label}
          placeholder={label}
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter would submit the form.
            if (event.key === 'Enter') event.preventDefault();
            if (event.key === 'Escape') onQuery('');
          }}
        />
        {/* After the input, which would be painted over it. */}
        <Icon name="search" />
      </span>
      <LiveRegion message={query && news} />
    </>
  );
}

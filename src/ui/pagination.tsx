export interface PaginationProps {
  /** The name of the list of pages. */
  label: string;
  /** Which entries show, e.g. "1 to 18 of 36". */
  range: string;
  /** From 1. */
  page: number;
  count: number;
  /** The accessible name of a page's button. */
  pageText: (page: number) => string;
  onChange: (page: number) => void;
}

/** Leads to the first page of a long list, the last, and those beside the current one (DOM-27). Nothing where there is only one. */
export function Pagination({ label, range, page, count, pageText, onChange }: PaginationProps) {
  if (count < 2) return null;
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className="charterform-pages" aria-label={label}>
      <p>{range}</p>
      <ul>
        {all.map(
          (number) =>
            (number === 1 || number === count || Math.abs(number - page) < 2) && (
              // Where pages are left out, the style puts dots.
              <li key={number} data-far={(number > 1 && number < page - 1) || undefined}>
                <button
                  type="button"
                  aria-label={pageText(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onChange(number)}
                >
                  {number}
                </button>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

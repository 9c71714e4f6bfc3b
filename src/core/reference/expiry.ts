import type { Option } from './options';

/** The months of a year, with keys of two digits. */
export const expiryMonths: readonly Option[] = Array.from({ length: 12 }, (_, index) => {
  const month = String(index + 1).padStart(2, '0');
  return { key: month, label: month };
});

const yearsOffered = 10;

/** The current year and the nine after it (FIELD-20); `today` is `YYYY-MM-DD`. */
export const expiryYears = (today: string): readonly Option[] =>
  Array.from({ length: yearsOffered }, (_, index) => {
    const year = String(Number(today.slice(0, 4)) + index);
    return { key: year, label: year };
  });

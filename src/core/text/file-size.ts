const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** The size of a file in words of the locale, e.g. "1.2 MB"; `bytes` in thousands, as the limits count them (RULE-20). */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)));
  // WordPress writes en_US where the platform writes en-US.
  const languages = [locale.replace(/_/g, '-'), 'en'];
  const format = new Intl.NumberFormat(languages, { style: 'unit', unit: units[step], maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** step);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

/** The size of a file in a locale, e.g. "1.2 MB". A kilobyte is 1000 bytes here, as in the size limits (RULE-20). */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(bytes) / 3)));
  // WordPress writes en_US, Intl expects en-US.
  const languages = [locale.replace(/_/g, '-'), 'en'];
  const format = new Intl.NumberFormat(languages, { style: 'unit', unit: units[step], maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** step);
}

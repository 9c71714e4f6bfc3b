/** Formats a moment (ISO 8601) in a locale, in UTC: "January 15, 2030 at 5:03 PM UTC". */
export const formatMoment = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(moment));

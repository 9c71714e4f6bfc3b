/** Formats a time (ISO 8601) in a locale and the visitor's time zone: "November 27, 2026 at 10:19 AM". */
export const formatTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));

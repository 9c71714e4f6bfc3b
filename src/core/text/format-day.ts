/** Formats a day (`YYYY-MM-DD`) in a locale: "January 15, 2030". Independent of the visitor's time zone. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Formats a day (`YYYY-MM-DD`) in a locale: "January 15, 2030". Independent of the visitor's time zone. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The same with the day of the week and without the year: "Tuesday, January 15". */
export const formatWeekday = (day: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

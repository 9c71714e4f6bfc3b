/** Formats a day (`YYYY-MM-DD`) in a locale: "January 15, 2030". Independent of the visitor's time zone. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The same with the day of the week and without the year: "Tuesday, January 15". */
export const formatWeekday = (day: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day));

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

/** Formats a time (ISO 8601) in a locale and the visitor's time zone: "November 27, 2026 at 10:19 AM". */
export const formatTime = (time: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));

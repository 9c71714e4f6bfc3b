/** A day, `YYYY-MM-DD`, in the words of a locale: "January 15, 2030". The same wherever the visitor is. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat([locale, 'en'], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

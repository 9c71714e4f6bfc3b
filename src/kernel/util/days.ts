/** The day (`YYYY-MM-DD`) so many days later. Independent of the time zone. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The day (`YYYY-MM-DD`) so many months later; the last of its month where that is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const before = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The 31st of a shorter month is one of the next.
  if (date.getUTCDate() !== before) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** The day (`YYYY-MM-DD`) of a moment, where the visitor is. @param moment as ISO 8601 has it */
export function localDay(moment: string): string {
  const date = new Date(moment);
  // Only UTC dates have an ISO format: shift the time so that the UTC date equals the local one.
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, 10);
}

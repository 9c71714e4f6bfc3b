/** The day (`YYYY-MM-DD`) so many days later. Independent of the time zone. */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

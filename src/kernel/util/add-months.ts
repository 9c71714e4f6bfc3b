/** The day (`YYYY-MM-DD`) so many months later; the last of its month where that is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  const before = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The 31st of a shorter month is one of the next.
  if (date.getUTCDate() !== before) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

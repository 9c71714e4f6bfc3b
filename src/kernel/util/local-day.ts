/** The day (`YYYY-MM-DD`) of a moment, where the visitor is. @param moment as ISO 8601 has it */
export function localDay(moment: string): string {
  const date = new Date(moment);
  // Only UTC dates have an ISO format: shift the time so that the UTC date equals the local one.
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, 10);
}

/** Calls `act` after `ms`. Returns the function that takes that back. */
export function startTimer(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

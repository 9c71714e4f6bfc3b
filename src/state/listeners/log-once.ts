/** Passes each message on to `write` once, however often it is given. */
export function logOnce(write: (message: string) => void): (messages: readonly string[]) => void {
  const logged = new Set<string>();
  return (messages) => {
    for (const message of messages) {
      if (!logged.has(message)) write(message);
      logged.add(message);
    }
  };
}

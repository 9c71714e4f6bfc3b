/** A list of callbacks with `subscribe` and `emit`. */
export function createListeners<News extends readonly unknown[]>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    /** Returns the function that unsubscribes. */
    subscribe(listener: (...news: News) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (...news: News) => listeners.forEach((listener) => listener(...news)),
  };
}

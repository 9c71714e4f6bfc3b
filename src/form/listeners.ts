/** Callbacks that are all called with the same news. */
export function createListeners<News extends readonly unknown[]>() {
  const listeners = new Set<(...news: News) => void>();
  return {
    /** Answers what ends the subscription. */
    subscribe(listener: (...news: News) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (...news: News) => listeners.forEach((listener) => listener(...news)),
  };
}

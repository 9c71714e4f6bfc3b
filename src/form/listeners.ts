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

/** Those who follow a form: `subscribe` at every change, `subscribeView` while text is typed only at the next pause (ADR 0005). */
export function createFormListeners() {
  const all = createListeners<[changed?: readonly string[]]>();
  const views = createListeners<[]>();
  /** The views have not been told of the text that was typed last. */
  let isBehind = false;
  return {
    subscribe: all.subscribe,
    subscribeView: views.subscribe,
    tell(changed?: readonly string[], isTyping = false) {
      all.emit(changed);
      isBehind = isTyping;
      if (!isTyping) views.emit();
    },
    /** The pause in typing. */
    catchUp() {
      if (!isBehind) return;
      isBehind = false;
      views.emit();
    },
  };
}

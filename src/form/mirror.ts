import type { FormValues } from '../kernel/answers/form-values';

/** Pause in typing, in ms, before the store is told; leaving the field tells it at once. */
const typingPauseMs = 120;

/** Hands changed values to the store: to persist them, and so that cart and summary follow. Batched, so that a key stays cheap. */
export function createMirror(values: () => FormValues, write: (values: FormValues) => void) {
  /** The values that the store was told of last. */
  let mirrored: FormValues | undefined;
  let frame = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(pause);
    if (mirrored === values()) return;
    mirrored = values();
    write(mirrored);
  }

  return {
    /** Writes pending values at once. */
    flush,
    /**
     * A choice is written before the next render, so that field and summary change together; further choices within the
     * frame are written in the next one. Typing waits for a pause, as the cart does not depend on unfinished text.
     */
    schedule(isTyping: boolean) {
      clearTimeout(pause);
      if (isTyping) pause = setTimeout(flush, typingPauseMs);
      else if (!frame) {
        frame = requestAnimationFrame(() => {
          frame = 0;
          flush();
        });
        queueMicrotask(flush);
      }
    },
  };
}

import type { FormValues } from '../core/answers/form-values';

/** The pause in typing after which the mirror follows, in ms; leaving the field does not wait for it. */
const typingPauseMs = 120;

/** Takes the form's values to the store, seldom enough that a key does not pay for it. */
export function createMirror(values: () => FormValues, write: (values: FormValues) => void) {
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
    /** Writes at once what has not been written. */
    flush,
    /**
     * A choice is in the cart before it is drawn, so that field and summary are drawn in one go; more of them in the
     * same frame come with the next. Typing waits for a pause, since no cart hangs on half a word.
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

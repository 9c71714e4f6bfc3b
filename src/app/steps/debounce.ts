/** Calls `work` once, `ms` after the last `ask()`; `stop()` cancels a waiting call. */
export function debounce(work: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const ask = () => {
    stop();
    timer = setTimeout(work, ms);
  };
  return { ask, stop };
}

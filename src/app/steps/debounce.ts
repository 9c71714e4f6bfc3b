/** Does the work once nobody has asked for it for so many ms, however often it was asked; `stop` forgets a waiting one. */
export function debounce(work: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const ask = () => {
    stop();
    timer = setTimeout(work, ms);
  };
  return { ask, stop };
}

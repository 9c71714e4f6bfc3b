/** What in-page.js leaves in a measured page; fields go by their `name`, times are ms. */
interface Bench {
  /** Since navigation start, once the field is painted and enabled. */
  whenUsable(name: string): Promise<number>;
  /** From the next press of the mouse. */
  pressToUsable(name: string): Promise<number>;
  /** From the next press of the mouse, once all of them show an error. */
  pressToErrors(names: readonly string[]): Promise<number>;
  /** From the next click, once an element reads these words. */
  clickToWords(selector: string, words: string): Promise<number>;
  /** When the last measured press was, and what it brought about painted, since navigation start. */
  lastPress(): readonly [from: number, until: number] | undefined;
  /** So far: the shifts that no input excuses, what moved, and long tasks' time over 50 ms. */
  unrest(): { layoutShift: number; blocking: number; shifted: string[] };
  /** From now on every key is timed, from its event to the task after its frame. */
  watchPaints(): void;
  /** The keys timed so far; ends the watch. */
  takePaints(): number[];
}

interface Window {
  bench: Bench;
}

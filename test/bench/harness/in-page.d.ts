/** What in-page.js leaves in a measured page; fields go by their `name`, times are ms. */
interface Bench {
  /** Looks for the first usable field from now on: before anything of the page is there. */
  watchBoot(name: string): void;
  /** What `whenUsable` answers, of the field that was watched; undefined if none was. */
  booted(): Promise<number> | undefined;
  /** The control of a field. */
  field(name: string): Element | null;
  /** Since navigation start, once the field is painted and enabled. */
  whenUsable(name: string): Promise<number>;
  /** From the next press of the mouse. */
  pressToUsable(name: string): Promise<number>;
  /** From the next click until it is painted. */
  clickToFrame(): Promise<number>;
  /** From the next press of the mouse, once all of them show an error. */
  pressToErrors(names: readonly string[]): Promise<number>;
  /** From the next click, once an element reads these words. */
  clickToWords(selector: string, words: string): Promise<number>;
  /** When the last measured press was, and what it brought about painted, since navigation start. */
  lastPress(): readonly [from: number, until: number] | undefined;
  /** So far: how long each key and click took until the frame that shows what it did; 0 below 16 ms. */
  interactions(): number[];
  /** So far: the shifts that no input excuses, what moved, and long tasks' time over 50 ms. */
  unrest(): { layoutShift: number; blocking: number; shifted: string[] };
  /** From now on every key is timed, from its event to the task after its frame. */
  watchPaints(): void;
  /** The keys timed so far; ends the watch. */
  takePaints(): number[];
}

/** What a page of another form library can say of itself; see test/bench/README.md. */
interface BenchForm {
  /** The control of a field; that with the `name` where left out or null. */
  field?(name: string): Element | null;
  /** The words of a field's error, null while there are none; by `aria-invalid` and `aria-describedby` where left out. */
  error?(name: string): Element | null;
  /** The button that leads to the next step; the one called "Continue" where left out. */
  next?(): Element | null;
  /** Answers a step, given the answers by name; typed and chosen in the controls where left out. */
  fill?(answers: Readonly<Record<string, string>>): void | Promise<void>;
  /** The choices of a field that is no native select, each as its value and its label; for a check alone. */
  choices?(name: string): string[] | undefined;
}

interface Window {
  bench: Bench;
  benchForm?: BenchForm;
}

interface Performance {
  /** Of the page so far; Chromium's. */
  readonly interactionCount: number;
}

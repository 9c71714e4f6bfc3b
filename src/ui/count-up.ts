/** How long an amount counts to its new value, in ms. */
const countMs = 200;

const shapeOf = (amount: string) => amount.replace(/[\d,]/g, '');
const numberOf = (amount: string) => Number(amount.replace(/\D/g, ''));

/** Writes a number as the amount is written, which has as many digits or more: 26800 as "$1,250.00" is "$268.00". */
export function writtenAs(amount: string, number: number): string {
  const digits = [...String(number).padStart(3, '0')];
  let written = '';
  for (const char of [...amount].reverse())
    if (/\d/.test(char)) written = (digits.pop() ?? '') + written;
    else if (char !== ',' || digits.length > 0) written = char + written;
  return written;
}

/**
 * Counts from one amount to the other in `data-count` of the element, over which the stylesheet draws it: the text is the new
 * amount from the start, which is what screen readers, tests and printers read. Not for visitors who prefer reduced motion.
 * @returns the function that ends it
 */
export function countUp(element: HTMLElement, from: string, to: string): () => void {
  const page = element.ownerDocument.defaultView!;
  const isAmount = /\d/.test(from) && /\d/.test(to) && shapeOf(from) === shapeOf(to);
  if (!isAmount || page.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== false) return () => {};
  const [first, last] = [numberOf(from), numberOf(to)];
  const longer = from.length > to.length ? from : to;
  let start: number | undefined;
  let duration = 0;

  const end = () => {
    page.cancelAnimationFrame(frame);
    delete element.dataset.count;
  };
  const step = (now: number) => {
    if (start === undefined) {
      start = now;
      duration = countMs * Number(page.getComputedStyle(element).getPropertyValue('--charterform--motion') || 1);
    }
    const share = duration > 0 ? (now - start) / duration : 1;
    if (share >= 1) return end();
    element.dataset.count = writtenAs(longer, Math.round(first + (last - first) * share));
    frame = page.requestAnimationFrame(step);
  };
  element.dataset.count = from;
  let frame = page.requestAnimationFrame(step);
  return end;
}

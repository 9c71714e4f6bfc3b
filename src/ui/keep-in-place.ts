/** What the visitor uses, and where it stood on the screen and in the page. */
interface Place {
  element: Element;
  top: number;
  scrolled: number;
}

/** Smaller moves are rounding. */
const leastMove = 0.5;

/** Whatever a visitor presses. */
const pressable = 'button, a, label, input, select, textarea, summary, [tabindex]';

/** The elements around another, out of shadow trees too. */
function around(element: Element): Element[] {
  const all: Element[] = [];
  for (let node: Node | null | undefined = element; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host)
    if (node.nodeType === Node.ELEMENT_NODE) all.push(node as Element);
  return all;
}

function placeOf(element: Element, scrollers: readonly Element[]): Place {
  const scrolled = scrollers.reduce((sum, { scrollTop }) => sum + scrollTop, 0);
  return { element, top: element.getBoundingClientRect().top, scrolled };
}

function isInSight({ element, top }: Place): boolean {
  const { height } = element.getBoundingClientRect();
  return top + height > 0 && top < element.ownerDocument.documentElement.clientHeight;
}

/**
 * Keeps what the visitor presses or has the focus in where it is on the screen: what comes or goes above it is scrolled
 * away before the paint. Browsers do so for what stands at the top of the window alone, and some not at all.
 *
 * What has scrolled meanwhile has its reason, and is left alone: a new step, an error that is shown, the browser itself.
 * @param box holds all that is kept in place
 * @param parts of the box whose heights change with what is in them
 * @param signal ends it
 */
export function keepInPlace(box: HTMLElement, parts: readonly Element[], signal: AbortSignal): void {
  // Old scripts of a page may have taken it away.
  if (!window.ResizeObserver) return;
  const page = box.ownerDocument.defaultView!;
  const scrollers = around(box);
  let used: Place | undefined;

  const hold = (element: Element | null | undefined) => void (used = element ? placeOf(element, scrollers) : undefined);
  const isOfStep = (element: Element | undefined) => !!element?.closest('.charterform-step');
  const note = () => used && hold(used.element.isConnected ? used.element : undefined);

  function follow() {
    if (!used?.element.isConnected) return hold(undefined);
    const before = used;
    note();
    const move = used.top - before.top;
    const hasScrolled = Math.abs(used.scrolled - before.scrolled) > leastMove;
    if (Math.abs(move) < leastMove || hasScrolled || !isInSight(before)) return;
    for (const scroller of scrollers) {
      const rest = used.element.getBoundingClientRect().top - before.top;
      const scrolls = scroller === box.ownerDocument.scrollingElement || /auto|scroll/.test(page.getComputedStyle(scroller).overflowY);
      if (scrolls && Math.abs(rest) >= leastMove) scroller.scrollBy({ top: rest, behavior: 'instant' });
    }
    note();
  }

  const listen = (type: string, act: (target: Element) => void) =>
    box.addEventListener(type, ({ target }) => act(target as Element), { capture: true, signal });
  // Before the field that had the focus is left, whose error moves what was pressed away from the pointer.
  listen('pointerdown', (target) => hold(target.closest(pressable)));
  listen('focusin', (target) => {
    if (isOfStep(target)) hold(target);
    else if (!used?.element.contains(target)) hold(undefined);
  });
  // What is pressed beside a step leads to another, which has its own place.
  listen('click', () => {
    if (!isOfStep(used?.element)) hold(undefined);
  });
  page.addEventListener('scroll', note, { capture: true, passive: true, signal });
  const observer = new ResizeObserver(follow);
  for (const part of parts) observer.observe(part);
  signal.addEventListener('abort', () => observer.disconnect());
}

// Runs in every measured page before its own scripts; nothing of it is global but `bench`.
(() => {
  let layoutShift = 0;
  let blocking = 0;
  /** @type {string[]} */
  const shifted = [];

  /** @param {Node | null} node */
  const nameOf = (node) => (node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'removed'));

  /** @typedef {PerformanceEntry & {value: number, hadRecentInput: boolean, sources: {node: Node | null}[]}} LayoutShift */

  /** @param {PerformanceEntryList} entries */
  const read = (entries) => {
    for (const entry of entries) {
      const { entryType, duration, value, hadRecentInput, sources } = /** @type {LayoutShift} */ (entry);
      if (entryType === 'longtask') blocking += duration - 50;
      else if (!hadRecentInput) {
        layoutShift += value;
        shifted.push(...sources.map(({ node }) => nameOf(node)));
      }
    }
  };
  const observers = ['layout-shift', 'longtask'].map((type) => {
    const observer = new PerformanceObserver((list) => read(list.getEntries()));
    observer.observe({ type, buffered: true });
    return observer;
  });

  /** The longest event of each interaction that took at least 16 ms; browsers report no shorter ones. @type {Map<number, number>} */
  const slowest = new Map();

  /** @param {PerformanceEntryList} entries */
  const readEvents = (entries) => {
    for (const entry of entries) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId > 0) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
    }
  };
  const events = new PerformanceObserver((list) => readEvents(list.getEntries()));
  events.observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', buffered: true, durationThreshold: 16 }));

  /** @param {Element} element */
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // A page of another form library says here what does not follow from names and ARIA; test/bench/README.md has it.
  const hooks = () => window.benchForm ?? {};

  /** @param {string} name @returns {Element | null} */
  const fieldOf = (name) => hooks().field?.(name) ?? document.querySelector(`[name="${name}"]`);

  /** @param {string} name */
  const isUsable = (name) => {
    const field = fieldOf(name);
    return field !== null && !field.matches(':disabled, [readonly]') && !field.closest('[inert]') && isSeen(field);
  };

  /** @param {string} name @returns {Element | null | undefined} */
  const errorByAria = (name) => {
    const field = fieldOf(name);
    if (!field?.matches('[aria-invalid="true"]')) return null;
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids
      .filter((id) => id.endsWith('error'))
      .map((id) => document.getElementById(id))
      .find((words) => words !== null && isWorded(words));
  };

  /** @param {Element} words */
  const isWorded = (words) => words.textContent?.trim() !== '' && isSeen(words);

  /** @param {string} name */
  const showsError = (name) => {
    const { error = errorByAria } = hooks();
    const words = error(name);
    return words instanceof Element && isWorded(words);
  };

  /**
   * The time of the task after the frame that painted what the test asks for, in ms since navigation start.
   * @param {() => boolean} test
   * @returns {Promise<number>}
   */
  const whenPainted = (test) =>
    new Promise((resolve) => {
      const look = () => {
        if (!test()) {
          requestAnimationFrame(look);
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });

  /**
   * The same for what the frame itself brings about: asked after each frame and not before it.
   * @param {() => boolean} test
   * @returns {Promise<number>}
   */
  const whenShown = async (test) => {
    const end = await whenPainted(() => true);
    return test() ? end : whenShown(test);
  };

  /** @type {readonly [from: number, until: number] | undefined} */
  let lastPress;

  /**
   * From the next press of the mouse until what the test asks for is painted, in ms.
   * @param {() => boolean} test
   * @param {'pointerdown' | 'click'} [event]
   * @param {typeof whenPainted} [when]
   * @returns {Promise<number>}
   */
  const fromPress = (test, event = 'pointerdown', when = whenPainted) =>
    new Promise((resolve) => {
      const start = (/** @type {Event} */ { timeStamp }) =>
        void when(test).then((end) => {
          lastPress = [timeStamp, end];
          resolve(end - timeStamp);
        });
      window.addEventListener(event, start, { capture: true, once: true });
    });

  /** @type {number[]} */
  let paints = [];
  const timePaint = () => {
    const start = performance.now();
    void whenPainted(() => true).then((end) => paints.push(end - start));
  };

  /** @type {Promise<number> | undefined} */
  let booted;

  window.bench = {
    watchBoot: (name) => {
      booted = whenPainted(() => isUsable(name));
    },
    booted: () => booted,
    watchPaints: () => window.addEventListener('input', timePaint, { capture: true }),
    takePaints() {
      window.removeEventListener('input', timePaint, { capture: true });
      const taken = paints;
      paints = [];
      return taken;
    },
    field: fieldOf,
    whenUsable: (name) => whenPainted(() => isUsable(name)),
    clickToFrame: () => fromPress(() => true, 'click', whenShown),
    pressToUsable: (name) => fromPress(() => isUsable(name)),
    pressToErrors: (names) => fromPress(() => names.every(showsError)),
    clickToWords: (selector, words) => fromPress(() => document.querySelector(selector)?.textContent?.trim() === words, 'click', whenShown),
    lastPress: () => lastPress,
    interactions: () => {
      readEvents(events.takeRecords());
      const quick = Math.max(0, performance.interactionCount - slowest.size);
      return [...slowest.values(), ...Array.from({ length: quick }, () => 0)];
    },
    unrest: () => {
      for (const observer of observers) read(observer.takeRecords());
      return { layoutShift, blocking, shifted: [...new Set(shifted)] };
    },
  };
})();

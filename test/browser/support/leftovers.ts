import type { Page } from '@playwright/test';

/** What a page still has when a form is gone. */
export interface Leftovers {
  html: string;
  listeners: string[];
  timers: number;
}

/** Counts, from the next load on, the listeners of the window and its document and the timers that have not run. */
export const countLeftovers = (page: Page) =>
  page.addInitScript(() => {
    const listening: string[] = [];
    const timers = new Set<unknown>();
    Object.assign(window, { listening, timers });
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const forget = (type: string) => {
      const known = listening.indexOf(type);
      if (known >= 0) listening.splice(known, 1);
    };
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, (AddEventListenerOptions | boolean)?]) {
      if (this === window || this === document) {
        listening.push(type);
        const [, options] = rest;
        // A signal takes a listener away without another call.
        if (typeof options === 'object' && options.signal) addEventListener.call(options.signal, 'abort', () => forget(type));
      }
      addEventListener.call(this, type, ...rest);
    };
    EventTarget.prototype.removeEventListener = function (type: string, ...rest: [never]) {
      if (this === window || this === document) forget(type);
      removeEventListener.call(this, type, ...rest);
    };
    for (const [start, stop] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
      ['requestAnimationFrame', 'cancelAnimationFrame'],
    ] as const) {
      const [begin, end] = [window[start] as (...given: unknown[]) => number, window[stop]];
      Object.assign(window, {
        [start]: (act: (...given: unknown[]) => void, ...rest: unknown[]) => {
          const timer = begin(
            (...given: unknown[]) => {
              if (start !== 'setInterval') timers.delete(timer);
              act(...given);
            },
            ...rest,
          );
          timers.add(timer);
          return timer;
        },
        [stop]: (timer: number) => {
          timers.delete(timer);
          end(timer);
        },
      });
    }
  });

export const leftovers = (page: Page): Promise<Leftovers> =>
  page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    listeners: [...(Reflect.get(window, 'listening') as string[])].sort(),
    timers: (Reflect.get(window, 'timers') as Set<unknown>).size,
  }));

// jsdom has no layout: what asks for one answers "nothing matches, nothing moves" until a test says more.

window.matchMedia = (query: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

window.ResizeObserver = StillResizeObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

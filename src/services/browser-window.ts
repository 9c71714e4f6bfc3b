/** The window as code sees it: the constructors and functions of its page included. */
export type BrowserWindow = Window & typeof globalThis;

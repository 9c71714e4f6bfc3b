/** A window including its globals: constructors such as FormData, and functions such as fetch. */
export type BrowserWindow = Window & typeof globalThis;

/** A path below the root of an address, which may end with a slash. */
export const joinPath = (root: string, path: string): string => `${root.replace(/\/$/, '')}/${path}`;

/** Replaces lodash/toPath. Our paths are dotted, without brackets. */
export default (path: string | readonly string[]) => (typeof path === 'string' ? path.split('.') : path);

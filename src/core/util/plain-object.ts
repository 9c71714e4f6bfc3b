/** Whether a value is an object such as JSON.parse makes: not a list, a file or a class instance. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

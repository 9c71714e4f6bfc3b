/** Whether two values of plain data (primitives, arrays, plain objects) have the same content. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]))
  );
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

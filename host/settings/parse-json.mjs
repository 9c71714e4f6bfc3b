/**
 * JSON as a person writes it, with a sentence about what is wrong in place of an exception.
 *
 * @param {string} text
 * @returns {{ value?: unknown, fault?: string }}
 */
export function parseJson(text) {
  const bare = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(bare) };
  } catch (error) {
    const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? bare.length);
    const before = bare.slice(0, at).split('\n');
    const found = bare[at] === undefined ? 'its end' : JSON.stringify(bare[at]);
    return {
      fault: `is not valid JSON: at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}, ${found} does not belong there.`,
    };
  }
}

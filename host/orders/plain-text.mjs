/** What no column of text may hold, and no line needs: PostgreSQL refuses the first of them. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029\s]+/g;

/**
 * A text as one line.
 *
 * @param {unknown} value  anything but a text or a number is ''
 * @param {number} [length]  characters at most
 */
export function oneLine(value, length = 191) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return [...text.replace(controls, ' ').trim()].slice(0, length).join('').trim();
}

/**
 * The lines of a text that say something, each as one line.
 *
 * @param {string} text  of 5,000 characters at most; what is beyond is left out
 */
export const listOfLines = (text) =>
  lines(text, 5000)
    .split('\n')
    .map((line) => oneLine(line, 1000))
    .filter(Boolean);

/**
 * A text with its lines, as a note or an answer has them.
 *
 * @param {unknown} value  anything but a text is ''
 * @param {number} length  characters at most
 */
export function lines(value, length) {
  const text = typeof value === 'string' ? value : '';
  // eslint-disable-next-line no-control-regex
  const clean = text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
  return [...clean.trim()].slice(0, length).join('');
}

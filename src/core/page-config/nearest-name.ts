/** A name that needs more edits is another word, not a misspelt one: two, one of three or four letters, none of two. */
const maxEdits = (name: string) => Math.min(2, Math.floor(name.length / 2.5));

/** The known name that a misspelt one probably means; undefined if none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = normalize(name);
  const [best] = known
    .map((candidate) => ({ candidate, edits: distance(written, normalize(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= maxEdits(written) ? best.candidate : undefined;
}

/** The hint that ends a sentence about an unknown name; '' if no known one is close. */
export function nearestHint(name: string, known: readonly string[]): string {
  const meant = nearestName(name, known);
  return meant === undefined ? '' : ` (did you mean "${meant}"?)`;
}

/** Case, underscores and hyphens do not count as edits. */
const normalize = (name: string) => name.slice(0, 40).toLowerCase().replace(/[_-]/g, '');

/** The edits; half of one more if the first letters differ, since the first letter is seldom the wrong one. */
const distance = (a: string, b: string): number => editsBetween(a, b) + (a[0] === b[0] ? 0 : 0.5);

/** The Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = at(above, column - 1) + Number(a[row - 1] !== b[column - 1]);
      line.push(Math.min(replaced, at(above, column) + 1, at(line, column - 1) + 1));
    }
    above = line;
  }
  return at(above, b.length);
}

const at = (line: readonly number[], column: number): number => line[column] as number;

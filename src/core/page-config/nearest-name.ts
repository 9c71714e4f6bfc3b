/** A name that needs more edits is another word, not a misspelt one. */
const maxEdits = 2;

/** The known name that a misspelt one probably means; undefined if none is close. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, edits: editsBetween(normalize(name), normalize(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= maxEdits ? best.candidate : undefined;
}

/** Case, underscores and hyphens do not count as edits. */
const normalize = (name: string) => name.slice(0, 40).toLowerCase().replace(/[_-]/g, '');

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

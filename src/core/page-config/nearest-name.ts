/** With more edits than this, it is another word. */
const maxEdits = 2;

/** The known name that a misspelt one was probably meant to be. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, edits: editsBetween(plain(name), plain(candidate)) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= maxEdits ? best.candidate : undefined;
}

/** Slips of case and underscores cost no edits. */
const plain = (name: string) => name.slice(0, 40).toLowerCase().replace(/[_-]/g, '');

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

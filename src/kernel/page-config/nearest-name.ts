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
const distance = (a: string, b: string): number => editsBetween(a, b, 2) + (a[0] === b[0] ? 0 : 0.5);

/** The Levenshtein distance; some larger number if it is more than `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (most < 0) return 99;
  if (!a || !b) return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return editsBetween(restA, restB, most);
  const edits = [editsBetween(restA, restB, most - 1), editsBetween(restA, b, most - 1), editsBetween(a, restB, most - 1)];
  return 1 + Math.min(...edits);
}

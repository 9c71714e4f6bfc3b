type Edge = readonly [from: string, to: string];

/**
 * yup's `toposort`: nodes in their own order, except that an edge's first node comes before its second.
 * @throws on a cycle
 */
function array(nodes: readonly string[], edges: readonly Edge[]): string[] {
  const sorted: string[] = [];
  const visit = (node: string, above: readonly string[]): void => {
    if (above.includes(node)) throw new Error(`Cyclic dependency, node was: ${node}`);
    if (sorted.includes(node)) return;
    const below = edges.filter(([from]) => from === node).map(([, to]) => to);
    for (const next of below.reverse()) visit(next, [...above, node]);
    sorted.unshift(node);
  };
  for (const node of [...nodes].reverse()) visit(node, []);
  return sorted;
}

export default { array };

/**
 * The order in which something is smallest, found by trying: some neighbours are moved at random, and what helps is kept.
 * @param {readonly string[]} start
 * @param {(order: readonly string[]) => number} sizeOf in bytes
 * @param {number} attempts
 */
export function findOrder(start, sizeOf, attempts) {
  let current = { order: start, size: sizeOf(start) };
  let best = current;
  console.log(`${current.size} bytes now`);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const order = moved(current.order);
    const size = sizeOf(order);
    // Simulated annealing: in the beginning a few bytes more are accepted, so as not to stay in the first hollow.
    const tolerance = 8 * (1 - attempt / attempts);
    if (size < current.size || Math.random() < Math.exp((current.size - size) / tolerance)) current = { order, size };
    if (current.size < best.size) best = current;
  }
  console.log(`${best.size} bytes found`);
  return best.order;
}

/** @template Item @param {readonly Item[]} order @returns {Item[]} with some neighbours in another place */
export function moved(order) {
  const rest = [...order];
  const some = rest.splice(Math.floor(Math.random() * rest.length), 1 + Math.floor(4 * Math.random() ** 2));
  rest.splice(Math.floor(Math.random() * (rest.length + 1)), 0, ...some);
  return rest;
}

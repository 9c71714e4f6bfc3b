/**
 * Starts the demo host once the form is built: the host reads built files as it is loaded, and a fresh clone has none. Whoever
 * builds first starts it by this.
 *
 * @param {Parameters<typeof import('./server.mjs').startDemoHost>[0]} [options]
 */
export async function startBuiltDemoHost(options) {
  const { startDemoHost } = await import('./server.mjs');
  return startDemoHost(options);
}

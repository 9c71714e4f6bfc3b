import { createViteServer } from 'vitest/node';
import { root } from '../../../scripts/project-files.mjs';

/**
 * Loads a TypeScript module, and all it imports, under Node.
 * @param {string} file  relative to the repository
 * @returns {Promise<Record<string, any>>} its exports
 */
export async function loadSource(file) {
  const server = await createViteServer({
    configFile: false,
    root,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: `${root}/.cache/vite`,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await server.ssrLoadModule(`/${file}`);
  } finally {
    await server.close();
  }
}

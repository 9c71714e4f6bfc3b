import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';
const libraryFolders = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];

/** Chromium refuses to run as root without it, and containers run as root. */
export const chromiumArgs = ['--no-sandbox'];

/**
 * The browser for tests and benchmark: the system's Chromium, else the one from the npm package, so that Node alone is
 * enough to run them.
 * @returns {Promise<string>} path of the executable
 */
export async function chromiumPath() {
  if (existsSync(systemChromium)) return systemChromium;
  if (!libraryFolders.some((folder) => existsSync(`${folder}/libnss3.so`))) {
    // The package contains shared libraries for minimal systems, but unpacks them only with this variable set.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

import { existsSync } from 'node:fs';

const systemChromium = '/usr/bin/chromium';
const libraryFolders = ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'];

/** Without it Chromium refuses to run as root, as containers do. */
export const chromiumArgs = ['--no-sandbox'];

/**
 * The browser that tests and the bench drive: the system's Chromium, else the one unpacked from
 * the package, so that a machine with only Node can run them.
 * @returns {Promise<string>} path of the executable
 */
export async function chromiumPath() {
  if (existsSync(systemChromium)) return systemChromium;
  if (!libraryFolders.some((folder) => existsSync(`${folder}/libnss3.so`))) {
    // The package brings the libraries a slim system lacks, but unpacks them only where it sees this.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  }
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Bytes below which memory is left alone, such as the 64 MB of a container. */
const least = 2 ** 30;

/** Where Linux keeps files in memory. */
const folder = '/dev/shm';

/**
 * The folder for databases that nobody needs after a crash: in memory, where each commit need not wait for a disk, else that of
 * the system for such files.
 *
 * @returns {string}
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > least ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}

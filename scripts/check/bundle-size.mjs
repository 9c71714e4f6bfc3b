import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import budgets from '../budgets.json' with { type: 'json' };
import { inProject } from '../project-files.mjs';

/** @param {number} bytes 1 kB = 1000 bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

for (const { file, gzipBytes } of [budgets.bundle, budgets.styles]) {
  const content = readFileSync(inProject(file));
  const small = gzipSync(content, { level: 9 }).length;
  const verdict = small > gzipBytes ? `OVER by ${kB(small - gzipBytes)}` : `${kB(gzipBytes - small)} left`;
  console.log(`${file}: ${kB(content.length)}, gzip ${kB(small)} of ${kB(gzipBytes)} (${verdict})`);
  if (small > gzipBytes) process.exitCode = 1;
}

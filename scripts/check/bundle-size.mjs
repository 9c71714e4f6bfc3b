import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import budgets from '../budgets.json' with { type: 'json' };
import { localeCodes, localeScript } from '../build/locales.mjs';
import { inProject } from '../project-files.mjs';

/** @param {number} bytes 1 kB = 1000 bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @type {{ file: string, gzipBytes: number, targetBytes?: number }[]} `gzipBytes` fail the check, `targetBytes` are aimed at */
const files = [
  budgets.bundle,
  budgets.plainForms,
  budgets.styles,
  budgets.toolbox,
  budgets.payment,
  budgets.tokenizer,
  ...localeCodes.map((code) => ({ file: localeScript(code), ...budgets.locale })),
];

for (const { file, gzipBytes, targetBytes = gzipBytes } of files) {
  const content = readFileSync(inProject(file));
  const small = gzipSync(content, { level: 9 }).length;
  const left = targetBytes - small;
  const verdict = left < 0 ? `OVER by ${kB(-left)}` : `${kB(left)} left`;
  console.log(`${file}: ${kB(content.length)}, gzip ${kB(small)} of ${kB(targetBytes)} (${verdict})`);
  if (small > gzipBytes) process.exitCode = 1;
}

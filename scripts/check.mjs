import { runQuietly } from './run.mjs';

/** Each of the two lanes runs its parts one after the other, beside the other lane; both take about as long. */
const lanes = [
  ['check:types', 'check:lint', 'check:length'],
  ['build', 'check:size', 'check:styles', 'check:format', 'check:imports', 'check:unused'],
];

/** What only says something of a fresh build. */
const onTheBuild = ['check:size', 'check:styles'];

/** @type {string[]} */
const failed = [];

/** @param {readonly string[]} parts */
async function runLane(parts) {
  for (const part of parts) {
    if (onTheBuild.includes(part) && failed.includes('build')) continue;
    const { code, output } = await runQuietly(part);
    process.stdout.write(`\n— ${part}\n${output}`);
    if (code !== 0) failed.push(part);
  }
}

await Promise.all(lanes.map(runLane));
console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.join(', ')}`);
if (failed.length > 0) process.exitCode = 1;

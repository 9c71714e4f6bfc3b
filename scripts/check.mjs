import { run } from './run.mjs';

const parts = ['check:types', 'check:format', 'check:lint', 'check:imports', 'check:length', 'check:unused'];
const onTheBuild = ['check:size', 'check:styles'];

/** @type {string[]} */
const failed = [];
/** @param {string} part @returns {boolean} */
const passes = (part) => {
  console.log(`\n— ${part}`);
  const passed = run(part) === 0;
  if (!passed) failed.push(part);
  return passed;
};

parts.forEach(passes);
if (passes('build')) onTheBuild.forEach(passes);

console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.join(', ')}`);
if (failed.length > 0) process.exitCode = 1;

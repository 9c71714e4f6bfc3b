import { readFileSync } from 'node:fs';
import budgets from '../budgets.json' with { type: 'json' };
import { entries, filesBelow, inProject } from '../project-files.mjs';

// gallery/hosts contains unmodified stylesheets of other projects, assets and languages hold built files.
const code = /^(?!gallery\/hosts\/|wordpress\/charterform\/(assets|languages)\/).*\.(ts|tsx|mjs|js|css|php)$/;

for (const file of filesBelow([...entries, 'bin', 'src', 'gallery', 'demo-host', 'test', 'scripts', 'wordpress']).filter((path) =>
  code.test(path),
)) {
  const lines = readFileSync(inProject(file), 'utf8').trimEnd().split('\n').length;
  const most = file.startsWith('test/') ? budgets.testFileLines : budgets.fileLines;
  if (lines > most) {
    console.log(`${file}: ${lines} lines, ${most} at most`);
    process.exitCode = 1;
  }
}

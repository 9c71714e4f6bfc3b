import { readFileSync } from 'node:fs';
import budgets from '../budgets.json' with { type: 'json' };
import { entries, filesBelow, inProject } from '../project-files.mjs';

// gallery/hosts and node_modules contain unmodified files of other projects; assets, languages and host/dist hold built files.
const code = /^(?!.*node_modules\/|gallery\/hosts\/|host\/dist\/|wordpress\/charterform\/(assets|languages)\/).*\.(ts|tsx|mjs|js|css|php)$/;

for (const file of filesBelow([...entries, 'bin', 'src', 'gallery', 'demo-host', 'host', 'test', 'scripts', 'wordpress']).filter((path) =>
  code.test(path),
)) {
  const lines = readFileSync(inProject(file), 'utf8').trimEnd().split('\n').length;
  const most = file.startsWith('test/') ? budgets.testFileLines : budgets.fileLines;
  if (lines > most) {
    console.log(`${file}: ${lines} lines, ${most} at most`);
    process.exitCode = 1;
  }
}

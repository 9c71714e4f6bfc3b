import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ensureBuild } from './build/ensure-build.mjs';
import { inProject, root } from './project-files.mjs';
import { changelogSection, checksumLines, reportObstacle, versionConflicts, versionedFiles } from './release/release-parts.mjs';
import { writePluginZip } from './wordpress/plugin-zip.mjs';

const folder = 'release';
const isDryRun = process.argv.includes('--dry');

/** @param {string} file relative to the repository */
const read = (file) => readFileSync(inProject(file), 'utf8');

/** @type {{ version: string }} */
const { version } = JSON.parse(read('package.json'));
const reportFile = `docs/reports/${version}.md`;

/** What stands against a release, one sentence each. */
function obstacles() {
  const found = versionConflicts(version, Object.fromEntries(versionedFiles.map((file) => [file, read(file)])));
  try {
    changelogSection(read('CHANGELOG.md'), version);
  } catch (error) {
    found.push(/** @type {Error} */ (error).message);
  }
  found.push(...reportObstacle(version, existsSync(inProject(reportFile)) ? read(reportFile) : undefined));
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (changes && !isDryRun) found.push('There are changes that are not committed.');
  return found;
}

/** Packs an npm package into the release folder. @param {readonly string[]} which of the workspaces @returns {string} its file name */
function packTarball(...which) {
  // The build is done: the script `prepack` would only ask for it again.
  const args = ['pack', ...which, '--ignore-scripts', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8' }));
  return filename;
}

const found = obstacles();
if (found.length > 0) {
  console.error(`No release of ${version}:\n${found.map((line) => `- ${line}`).join('\n')}`);
  process.exit(1);
}

await ensureBuild();
rmSync(inProject(folder), { recursive: true, force: true });
mkdirSync(inProject(folder));

const zip = writePluginZip();
cpSync(inProject(zip), inProject(`${folder}/${basename(zip)}`));
const names = [basename(zip), packTarball(), packTarball('--workspace', 'host')];
cpSync(inProject(reportFile), inProject(`${folder}/fault-report.md`));
names.push('fault-report.md');
// What makes a container of the host's package, beside it.
for (const file of ['Dockerfile', 'compose.yaml']) cpSync(inProject(`host/${file}`), inProject(`${folder}/${file}`));
names.push('Dockerfile', 'compose.yaml');
const contents = names.map((name) => [name, readFileSync(inProject(`${folder}/${name}`))]);
writeFileSync(inProject(`${folder}/SHA256SUMS`), checksumLines(Object.fromEntries(contents)));
writeFileSync(inProject(`${folder}/release-notes.md`), changelogSection(read('CHANGELOG.md'), version));
console.log(`${folder}/: ${[...names, 'SHA256SUMS', 'release-notes.md'].join(', ')}${isDryRun ? ' (dry run)' : ''}`);

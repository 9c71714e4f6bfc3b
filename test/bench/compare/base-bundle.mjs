import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject, root } from '../../../scripts/project-files.mjs';
import { historyFile } from '../report/record.mjs';

const lock = 'package-lock.json';

/** @param {string} command @param {readonly string[]} args @param {string} [cwd] */
const run = (command, args, cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 }).trim();

/**
 * The commit that a landing is compared with: the one asked for, else that of the main branch where this is another one,
 * else the last one whose figures were recorded, else the one before this.
 * @param {string} [asked]
 * @returns {string | undefined} undefined where the clone does not have it, or there is no repository
 */
export function baseCommit(asked) {
  const commitOf = (/** @type {string} */ ref) => {
    try {
      return run('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
    } catch {
      return undefined;
    }
  };
  if (asked !== undefined) return commitOf(asked);
  const head = commitOf('HEAD');
  return (
    ['origin/main', lastRecorded(), 'HEAD^1'].map((ref) => ref && commitOf(ref)).find((commit) => commit && commit !== head) || undefined
  );
}

/** @returns {string | undefined} the commit of the last line of the history */
function lastRecorded() {
  if (!existsSync(inProject(historyFile))) return undefined;
  const line = readFileSync(inProject(historyFile), 'utf8').trim().split('\n').at(-1);
  return line && JSON.parse(line).commit;
}

/**
 * Builds the bundle of a commit in a folder of its own, once.
 * @param {string} commit
 * @returns {string} the folder with the bundle, absolute
 * @throws {Error} when it cannot be built
 */
export function buildAt(commit) {
  const built = inProject(`.cache/bench-base/${commit}`);
  if (existsSync(join(built, 'charterform.umd.js'))) return built;
  const folder = join(mkdtempSync(join(tmpdir(), 'charterform-base-')), 'tree');
  try {
    run('git', ['worktree', 'add', '--detach', folder, commit]);
    installInto(folder);
    run('npm', ['run', 'build'], folder);
    mkdirSync(built, { recursive: true });
    cpSync(join(folder, 'dist'), built, { recursive: true });
    return built;
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
    run('git', ['worktree', 'prune']);
  }
}

/** The same packages are linked, others are installed. @param {string} folder */
function installInto(folder) {
  const areSame = readFileSync(join(folder, lock), 'utf8') === readFileSync(inProject(lock), 'utf8');
  if (areSame && process.platform === 'linux') run('cp', ['-al', inProject('node_modules'), join(folder, 'node_modules')]);
  else run('npm', ['ci', '--no-audit', '--no-fund'], folder);
}

/** What a page loads of a bundle, as one digest. @param {string} distDir @returns {string} */
export function digestOf(distDir) {
  const hash = createHash('sha256');
  for (const file of ['charterform.umd.js', 'charterform.css']) hash.update(readFileSync(join(distDir, file)));
  return hash.digest('hex');
}

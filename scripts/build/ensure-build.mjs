import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { copyToHost } from './host-files.mjs';
import { localeCodes, localeScript } from './locales.mjs';
import { entries, filesBelow, inProject, newestChange, root } from '../project-files.mjs';

const outputs = [
  ...[
    'dist/charterform.umd.js',
    'dist/charterform.forms.umd.js',
    'dist/charterform.esm.js',
    'dist/charterform.forms.esm.js',
    'dist/charterform.forms.d.ts',
    'dist/charterform.d.ts',
    'dist/charterform.css',
    'dist/charterform.schema.json',
    'dist/forms.json',
    'dist/answers.json',
    'dist/payment-ways.json',
    'dist/sentence-keys.json',
    'dist/charterform.toolbox.js',
    'dist/charterform.check.mjs',
    'dist/charterform.quote.js',
    'dist/charterform.quote.d.ts',
    'dist/charterform.html.js',
    'dist/charterform.html.d.ts',
  ],
  ...['dist/charterform.tokenizer.html', 'dist/charterform.tokenizer.js', 'dist/charterform.payment.js', 'dist/gallery/gallery.js'],
  ...localeCodes.map(localeScript),
];

const sources = [
  'src',
  'gallery',
  'scripts/build',
  'scripts/schema',
  'scripts/page-config-schema.mjs',
  'rollup.config.mjs',
  ...entries,
  'tsconfig.json',
  'tsconfig.build.json',
  'package.json',
  'package-lock.json',
];

const lock = '.cache/build.lock';

/** Whether a built file is missing. */
export const isBuildMissing = () => !outputs.every((output) => existsSync(inProject(output)));

/** Whether a built file is missing or older than any of its sources. */
export function isBuildStale() {
  if (isBuildMissing()) return true;
  const oldest = Math.min(...outputs.map((output) => statSync(inProject(output)).mtimeMs));
  return newestChange(filesBelow(sources)) > oldest;
}

/**
 * Builds if the build is stale, and hands the host its files. Callers in several processes wait for each other.
 * @throws when the build fails
 */
export async function ensureBuild() {
  if (isBuildStale()) await buildOnce();
  copyToHost();
}

async function buildOnce() {
  await takeLock();
  try {
    if (!isBuildStale()) return;
    const { status } = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed');
  } finally {
    rmSync(inProject(lock), { force: true });
  }
}

async function takeLock() {
  mkdirSync(inProject('.cache'), { recursive: true });
  while (!ownsLock()) {
    if (isAbandoned()) rmSync(inProject(lock), { force: true });
    else await wait(200);
  }
}

function ownsLock() {
  try {
    writeFileSync(inProject(lock), String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Whether the lock was left behind by a build that was killed. */
function isAbandoned() {
  try {
    const holder = Number(readFileSync(inProject(lock), 'utf8'));
    // 0: the holder has not written its process id yet.
    if (holder > 0) process.kill(holder, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureBuild();

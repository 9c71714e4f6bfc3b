import { createHash } from 'node:crypto';
import { allHeldSentence } from '../report/report-text.mjs';

const heading = /^## \[?([^\]\s]+)\]?(?: - (\d{4}-\d{2}-\d{2}))?\s*$/;

/**
 * The section of a version in a changelog in the form of keepachangelog.com.
 * @param {string} changelog
 * @param {string} version `0.1.0`, or `Unreleased`
 * @returns {string} the text below the heading, without link definitions
 * @throws where the version has no section, no date, or no words
 */
export function changelogSection(changelog, version) {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => heading.exec(line)?.[1] === version);
  if (start === -1) throw new Error(`CHANGELOG.md has no section for ${version}.`);
  if (version !== 'Unreleased' && !heading.exec(lines[start] ?? '')?.[2]) {
    throw new Error(`The section ${version} of CHANGELOG.md has no date.`);
  }
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => line.startsWith('## '));
  const text = after
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !/^\[[^\]]+\]: /.test(line))
    .join('\n')
    .trim();
  if (!text) throw new Error(`The section ${version} of CHANGELOG.md is empty.`);
  return `${text}\n`;
}

/** Where a file names the version, by file. */
const versionPlaces = /** @type {const} */ ({
  'package-lock.json': [/^ {2}"version": "([^"]+)"/m, /"name": "charterform-host",\s+"version": "([^"]+)"/],
  'host/package.json': [/^ {2}"version": "([^"]+)"/m],
  'wordpress/charterform/charterform.php': [/^ \* Version: +(\S+)/m, /'CHARTERFORM_VERSION', '([^']+)'/],
  'wordpress/charterform/readme.txt': [/^Stable tag: +(\S+)/m],
});

/** The files that name the version beside package.json. */
export const versionedFiles = Object.keys(versionPlaces);

/**
 * Where another version than that of package.json stands.
 * @param {string} version
 * @param {Readonly<Record<string, string>>} texts the versioned files, by name
 * @returns {string[]} one sentence for each place; empty if all agree
 */
export function versionConflicts(version, texts) {
  return Object.entries(versionPlaces).flatMap(([file, places]) =>
    places.flatMap((place) => {
      const named = place.exec(texts[file] ?? '')?.[1];
      return named === version ? [] : [`${file} says ${named ?? 'no version'}, package.json ${version}.`];
    }),
  );
}

/**
 * What the fault report says against a release.
 * @param {string} version
 * @param {string | undefined} report `docs/reports/<version>.md`, where there is one
 * @returns {string[]} one sentence, or none
 */
export function reportObstacle(version, report) {
  if (report === undefined) return [`docs/reports/${version}.md is missing: \`npm run report\` writes it.`];
  return report.includes(allHeldSentence) ? [] : [`docs/reports/${version}.md says that something did not hold.`];
}

/**
 * What `sha256sum --check` reads.
 * @param {Readonly<Record<string, Uint8Array>>} files contents by name
 * @returns {string} one line for each file, by name
 */
export function checksumLines(files) {
  return Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('');
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changelogSection, checksumLines, reportObstacle, versionConflicts, versionedFiles } from '../../scripts/release/release-parts.mjs';

const changelog = `# Changelog

## [Unreleased]

### Added

- A thing.

## [1.2.0] - 2026-11-27

### Fixed

- Another thing.

## 1.1.0

- No date.

## [1.0.0] - 2026-11-01

[1.0.0]: https://example.com
`;

describe('the section of a version', () => {
  it('is what stands below its heading, to the next one', () => {
    expect(changelogSection(changelog, '1.2.0')).toBe('### Fixed\n\n- Another thing.\n');
    expect(changelogSection(changelog, 'Unreleased')).toBe('### Added\n\n- A thing.\n');
  });

  it.each([
    ['2.0.0', 'CHANGELOG.md has no section for 2.0.0.'],
    ['1.2', 'CHANGELOG.md has no section for 1.2.'],
    ['1.1.0', 'The section 1.1.0 of CHANGELOG.md has no date.'],
    ['1.0.0', 'The section 1.0.0 of CHANGELOG.md is empty.'],
  ])('is asked for in vain with %s', (version, message) => {
    expect(() => changelogSection(changelog, version)).toThrow(message);
  });
});

describe('the versions', () => {
  const texts = Object.fromEntries(versionedFiles.map((file) => [file, readFileSync(file, 'utf8')]));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

  it('of this repository agree, and have a section in the changelog', () => {
    expect(versionConflicts(version, texts)).toEqual([]);
    expect(changelogSection(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBe('');
  });

  it.each(versionedFiles)('are compared in %s', (file) => {
    const [conflict] = versionConflicts(version, { ...texts, [file]: texts[file]!.replaceAll(version, '9.9.9') });
    expect(conflict).toBe(`${file} says 9.9.9, package.json ${version}.`);
  });

  it('are missed where a file names none', () => {
    expect(versionConflicts(version, { ...texts, 'package-lock.json': '{}' })).toEqual([
      `package-lock.json says no version, package.json ${version}.`,
      `package-lock.json says no version, package.json ${version}.`,
    ]);
  });
});

describe('the fault report', () => {
  it('stands in the way of a release where it is missing or something failed', () => {
    expect(reportObstacle('1.2.0', undefined)).toEqual(['docs/reports/1.2.0.md is missing: `npm run report` writes it.']);
    expect(reportObstacle('1.2.0', 'Not all that was tried held')).toEqual(['docs/reports/1.2.0.md says that something did not hold.']);
    expect(reportObstacle('1.2.0', '# What was tried\n\nAll that was tried held. Written')).toEqual([]);
  });
});

describe('the checksums', () => {
  it('are lines that sha256sum reads, by the names of the files', () => {
    // The digests of no bytes and of "abc", as FIPS 180-4 has them.
    expect(checksumLines({ 'b.zip': new TextEncoder().encode('abc'), 'a.tgz': new Uint8Array() })).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a.tgz\n' +
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b.zip\n',
    );
  });
});

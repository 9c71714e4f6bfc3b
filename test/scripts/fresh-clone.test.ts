import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../../scripts/project-files.mjs';

/** What reads `host/dist` as it is loaded. A fresh clone has none before the first build. */
const readsBuild = (file: string) => /\bbuiltFolder\b/.test(readFileSync(file, 'utf8'));

/** The files that a file imports as it is loaded, and those that they import. */
function importsOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const named = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?'(\.[^']+)';$/gms);
  for (const [, address = ''] of named) {
    const path = join(dirname(file), address);
    const found = [path, `${path}.ts`].find((candidate) => /\.(?:mjs|ts)$/.test(candidate) && existsSync(candidate));
    if (!found || seen.has(found)) continue;
    seen.add(found);
    importsOf(found, seen);
  }
  return seen;
}

const builders = filesBelow(['scripts', 'test']).filter(
  (file) => /\.(?:mjs|ts)$/.test(file) && /\bensureBuild\(\)|buildOnce\(\)/.test(readFileSync(file, 'utf8')),
);

it('finds what reads the build, behind other files', () => {
  expect([...importsOf('demo-host/server.mjs')].filter(readsBuild)).toContain('host/quote/form-code.mjs');
});

it.each(builders)('%s can build in a fresh clone: it loads nothing before that needs the build', (file) => {
  expect([...importsOf(file)].filter(readsBuild)).toEqual([]);
});

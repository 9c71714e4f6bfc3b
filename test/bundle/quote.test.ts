import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as source from '../../quote-entry';
import { ensureBuild } from '../../scripts/build/ensure-build.mjs';
import { inProject } from '../../scripts/project-files.mjs';
import { line, orderOf, smallPage, smallShop } from '../quote/small-shop';

let folder: string;

beforeAll(async () => {
  await ensureBuild();
  // Away from the sources and from the libraries of the build.
  folder = mkdtempSync(join(tmpdir(), 'charterform-quote-'));
  for (const file of ['charterform.quote.js', 'charterform.quote.d.ts', 'charterform.d.ts'])
    cpSync(inProject(`dist/${file}`), join(folder, file));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the script for servers', () => {
  it('prices an order under Node alone, without TypeScript, a page or a package (SHOP-05)', () => {
    const job = JSON.stringify([orderOf([line(10, 101), line(20)]), smallPage, smallShop]);
    writeFileSync(
      join(folder, 'price.mjs'),
      `import { quote, priceAnswer } from './charterform.quote.js';
      const answer = quote(...${job});
      console.log(JSON.stringify({ total: answer.total, refusal: priceAnswer({}, [answer]).refusal, window: typeof window }));`,
    );
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'price.mjs')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ total: 15_275 + 3010, refusal: { code: 'price_changed' }, window: 'undefined' });
  });

  it('has types for all that it exports, which compile in strict mode', () => {
    const uses = Object.keys(source).map((name) => `void quote.${name};`);
    writeFileSync(
      join(folder, 'use.ts'),
      `import * as quote from './charterform.quote.js';
      ${uses.join('\n')}
      const answer = quote.quote({}, {}, {});
      export const total: number = answer.fault ? (answer.fault.min ?? 0) : answer.total;`,
    );
    const options = {
      strict: true,
      noEmit: true,
      module: ts.ModuleKind.NodeNext,
      skipLibCheck: false,
      types: [],
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    };
    const program = ts.createProgram([join(folder, 'use.ts')], options);
    const problems = ts.getPreEmitDiagnostics(program).filter(({ file }) => file?.fileName.startsWith(folder));
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  });
});

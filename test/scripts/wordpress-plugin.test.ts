import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/project-files.mjs';
import { argumentsOf, calledName, lineOf, nodesOf } from '../support/php/php-tree';

const files = filesBelow(['wordpress/charterform']).filter((file) => file.endsWith('.php') && !/\/(assets|languages)\//.test(file));

describe.each(files)('%s', (file) => {
  const source = readFileSync(file, 'utf8');
  const calls = nodesOf(source, file)
    .map(({ node }) => node)
    .filter(({ kind }) => kind === 'call');

  it('does nothing where it is called directly', () => {
    const guard = file.endsWith('uninstall.php') ? 'WP_UNINSTALL_PLUGIN' : 'ABSPATH';
    expect(source).toMatch(new RegExp(`defined\\( '${guard}' \\) \\|\\| exit;`));
  });

  it('translates in its own text domain', () => {
    const translated = calls.filter((call) => /^(__|_e|_x|_n|_nx|esc_(html|attr)_(_|e|x))$/.test(calledName(call)));
    const foreign = translated.filter((call) => argumentsOf(call).at(-1)?.value !== 'charterform');
    expect(foreign.map((node) => `${file}:${lineOf(node)}`)).toEqual([]);
  });
});

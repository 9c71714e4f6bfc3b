import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleStyles } from '../../scripts/build/styles.mjs';
import { styleFaults } from '../../scripts/check/style-scope.mjs';

const { css } = bundleStyles(fileURLToPath(new URL('../../src/styles/charterform.css', import.meta.url)));

describe('the stylesheet', () => {
  it('stays inside the widget', () => {
    expect(styleFaults(css)).toEqual([]);
  });

  it("lifts every rule as high, so that none of ours stands below a host's two ids", () => {
    expect(new Set(css.match(/:not\(#[^)]*\)/g))).toEqual(new Set([':not(#_#_#_)']));
  });

  it('leaves light-dark() to the browser, which alone knows the color-scheme the root inherits', () => {
    expect(css).toContain('light-dark(#1d4ed8,#7ea6ff)');
    expect(css).not.toContain('--lightningcss');
  });
});

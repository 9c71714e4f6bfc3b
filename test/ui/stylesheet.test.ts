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

  describe('lets a small change restyle few elements', () => {
    const selectors = [...css.matchAll(/(?:^|[{};])([^{}@;]+)\{/g)].map(([, selector]) => selector!);

    it('names what stands below a first, last or nth child: unnamed, all below any such child is restyled when its place changes', () => {
      expect(selectors.filter((selector) => /:(first|last|nth|only)-child(\([^)]*\))?\)?[ >]\*/.test(selector))).toEqual([]);
    });

    it('names no class by a part, since every change of a class would then count', () => {
      expect(selectors.filter((selector) => /\[class/.test(selector))).toEqual([]);
    });

    it('names by a class what depends on :has() of an element around it: by its tag, all of that tag are restyled', () => {
      const byTag = /:has\((?:[^()]|\([^()]*\))*\)(?:[ >]|:[a-z-]+)*[ >](?:input|svg|select|button|label|span|div)\b/;
      expect(selectors.filter((selector) => byTag.test(selector))).toEqual([]);
    });
  });
});

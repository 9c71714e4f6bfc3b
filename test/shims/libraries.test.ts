import { expect, it } from 'vitest';
import debug from '../../src/shims/debug';
import hoistStatics from '../../src/shims/hoist-statics';

it('gives jsonp a logger that does nothing', () => {
  expect(debug()()).toBeUndefined();
});

it('hands Formik its wrapper back untouched', () => {
  const wrapper = (): null => null;
  expect(hoistStatics(wrapper)).toBe(wrapper);
});

import { describe, expect, it } from 'vitest';
import { helpSize } from '../../src/ui/help-popover';

describe('the size of help', () => {
  it.each([
    [0, 'small'],
    [99, 'small'],
    [100, 'medium'],
    [399, 'medium'],
    [400, 'large'],
    [5000, 'large'],
  ])('of %i characters is %s (FIELD-12)', (length, size) => {
    expect(helpSize('x'.repeat(length))).toBe(size);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popoverPosition } from '../../src/ui/popover-position';

const room = { width: 390, height: 844 };
const anchor = { left: 180, top: 400, width: 20, height: 20 };

describe('popoverPosition', () => {
  it('is above the anchor, in its middle', () => {
    expect(popoverPosition(anchor, { width: 100, height: 50 }, room)).toEqual({ left: 140, top: 344, maxHeight: 386 });
  });

  it('is below it where only there is room', () => {
    expect(popoverPosition({ ...anchor, top: 30 }, { width: 100, height: 50 }, room).top).toBe(56);
    // Neither side has room for all of it: the larger one.
    expect(popoverPosition({ ...anchor, top: 500 }, { width: 100, height: 900 }, room)).toMatchObject({ top: 8, maxHeight: 486 });
  });

  it('is shifted into the window at either edge', () => {
    expect(popoverPosition({ ...anchor, left: 0 }, { width: 300, height: 50 }, room).left).toBe(8);
    expect(popoverPosition({ ...anchor, left: 370 }, { width: 300, height: 50 }, room).left).toBe(82);
  });

  it('leaves the window nowhere and does not lie on its anchor, wherever that stands', () => {
    const inWindow = fc
      .record({ width: fc.integer({ min: 320, max: 2000 }), height: fc.integer({ min: 120, max: 2000 }) })
      .chain((window) =>
        fc.record({
          window: fc.constant(window),
          box: fc.record({ width: fc.integer({ min: 1, max: window.width - 16 }), height: fc.integer({ min: 1, max: 3000 }) }),
          left: fc.integer({ min: 0, max: window.width - 20 }),
          top: fc.integer({ min: 0, max: window.height - 20 }),
        }),
      );
    fc.assert(
      fc.property(inWindow, ({ window, box, left, top }) => {
        const put = popoverPosition({ left, top, width: 20, height: 20 }, box, window);
        const bottom = put.top + Math.min(box.height, put.maxHeight);
        expect(put.left).toBeGreaterThanOrEqual(8);
        expect(put.left + box.width).toBeLessThanOrEqual(window.width - 8);
        expect(put.top).toBeGreaterThanOrEqual(8);
        expect(bottom).toBeLessThanOrEqual(window.height - 8);
        expect(bottom <= top || put.top >= top + 20).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

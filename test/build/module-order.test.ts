import { expect, it } from 'vitest';
import { moduleOrder, sourcesInOrder } from '../../scripts/build/module-order.mjs';
import found from '../../scripts/build/module-order.json' with { type: 'json' };

it('puts sources into their order, and every one into the bundle once', () => {
  const order = sourcesInOrder(['src/ui/button.tsx', 'src/no-longer-there.ts', 'src/core/util/paths.ts']);
  expect(order.slice(0, 2)).toEqual(['src/ui/button.tsx', 'src/core/util/paths.ts']);
  expect(new Set(order).size).toBe(order.length);
  expect([...order].sort()).toEqual([...sourcesInOrder(found)].sort());
});

it('leaves other modules alone', () => {
  expect((moduleOrder.load as (id: string) => unknown)('src/ui/button.tsx')).toBe(null);
});

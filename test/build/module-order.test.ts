import { expect, it } from 'vitest';
import { moduleOrder, sourcesInOrder } from '../../scripts/build/module-order.mjs';
import found from '../../scripts/build/module-order.json' with { type: 'json' };

const files = (order: readonly string[]) => [...sourcesInOrder(order).values()].flat();

it.each(found)('orders files of %s', (group) => {
  expect(sourcesInOrder(found).get(group)).not.toEqual([]);
});

it('puts groups into their order, and every source into the bundle once', () => {
  const order = files(['src/ui', 'src/core/util']);
  expect(order.slice(0, 2).every((file) => file.startsWith('src/ui/'))).toBe(true);
  expect(order.indexOf('src/core/util/paths.ts')).toBeLessThan(order.indexOf('src/form/use-field.ts'));
  expect(new Set(order).size).toBe(order.length);
  expect([...order].sort()).toEqual([...files(found)].sort());
});

it('leaves other modules alone', () => {
  expect((moduleOrder.load as (id: string) => unknown)('src/ui/button.tsx')).toBe(null);
});

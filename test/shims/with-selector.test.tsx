import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSyncExternalStoreWithSelector } from '../../src/shims/with-selector';

interface Cart {
  items: string[];
  total: number;
}

function createStore(cart: Cart) {
  const listeners = new Set<() => void>();
  return {
    get: () => cart,
    set(next: Cart) {
      cart = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listeners,
  };
}

const sameItems = (a: string[], b: string[]): boolean => a.join() === b.join();

function mountItems(store: ReturnType<typeof createStore>, selected: string[][]) {
  function Items() {
    const items = useSyncExternalStoreWithSelector(store.subscribe, store.get, null, selectItems, sameItems);
    selected.push(items);
    return <p>{items.join()}</p>;
  }
  return render(<Items />);
}

const selectItems = (cart: Cart): string[] => [...cart.items];

it('shows the selection and follows the store', async () => {
  const store = createStore({ items: ['LLC'], total: 1 });
  mountItems(store, []);
  expect(screen.getByText('LLC')).toBeTruthy();
  act(() => store.set({ items: ['LLC', 'Agent'], total: 2 }));
  expect(await screen.findByText('LLC,Agent')).toBeTruthy();
});

it('keeps the same selection, and does not render, while isEqual says nothing changed', async () => {
  const store = createStore({ items: ['LLC'], total: 1 });
  const selected: string[][] = [];
  mountItems(store, selected);
  const first = selected.length;
  act(() => store.set({ items: ['LLC'], total: 2 }));
  expect(selected).toHaveLength(first);
  act(() => store.set({ items: ['Corp'], total: 2 }));
  await screen.findByText('Corp');
  expect(selected.at(-1)).not.toBe(selected[0]);
});

it('keeps the selection across a new inline selector', () => {
  const store = createStore({ items: ['LLC'], total: 1 });
  const selected: string[][] = [];
  function Items() {
    const items = useSyncExternalStoreWithSelector(store.subscribe, store.get, null, (cart) => [...cart.items], sameItems);
    selected.push(items);
    return <p>{items.join()}</p>;
  }
  const { rerender } = render(<Items />);
  rerender(<Items />);
  expect(selected.at(-1)).toBe(selected[0]);
});

it('leaves no listener behind', () => {
  const store = createStore({ items: [], total: 0 });
  const { unmount } = mountItems(store, []);
  expect(store.listeners.size).toBe(1);
  unmount();
  expect(store.listeners.size).toBe(0);
});

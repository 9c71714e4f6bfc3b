import { SortTable, type SortTableProps } from '../../src/ui/sort-table';
import { Button } from '../../src/ui/button';
import type { WidgetExamples } from '../example';

interface Fruit {
  name: string;
  price?: number;
}

const fruits: readonly Fruit[] = [{ name: 'Apples', price: 3 }, { name: 'Cherries', price: 12 }, { name: 'Dates' }];

const table: SortTableProps<Fruit> = {
  caption: 'Fruit',
  columns: [
    { key: 'name', label: 'Fruit', valueOf: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'price',
      label: 'Price of a pound',
      isAmount: true,
      valueOf: ({ price }) => price,
      cell: ({ price }) => (price === undefined ? <span className="charterform-unknown">Not known</span> : `$${price}.00`),
    },
  ],
  rows: fruits,
  keyOf: ({ name }) => name,
  action: ({ name }) => (
    <Button kind="soft" label={`Choose ${name}`}>
      Choose
    </Button>
  ),
  actionLabel: 'Choose',
  sortedText: (label, isDescending) => `Sorted by ${label}, ${isDescending ? 'highest' : 'lowest'} first.`,
  compareTexts: (one, other) => one.localeCompare(other),
};

const place = (extra: Partial<SortTableProps<Fruit>> = {}) => (
  <div className="charterform-states">
    <SortTable {...table} {...extra} />
  </div>
);

export const sortTableExamples: WidgetExamples = {
  widget: 'ui/sort-table',
  title: 'Sorted table',
  examples: [
    { state: 'by its first column', View: () => place() },
    { state: 'with a chosen row', View: () => place({ isChosen: ({ name }) => name === 'Cherries' }) },
  ],
};

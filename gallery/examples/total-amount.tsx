import { useState } from 'react';
import { Button } from '../../src/ui/button';
import { TotalAmount } from '../../src/ui/total-amount';
import type { WidgetExamples } from '../example';

function Counting() {
  const [total, setTotal] = useState('$268.00');
  return (
    <p>
      <TotalAmount>{total}</TotalAmount>{' '}
      <Button kind="link" onClick={() => setTotal(total === '$268.00' ? '$1,402.50' : '$268.00')}>
        Change the order
      </Button>
    </p>
  );
}

export const totalAmountExamples: WidgetExamples = {
  widget: 'ui/total-amount',
  title: 'Total',
  examples: [
    { state: 'filled', View: Counting },
    { state: 'pending', View: () => <TotalAmount waiting="Loading prices…">{''}</TotalAmount> },
  ],
};

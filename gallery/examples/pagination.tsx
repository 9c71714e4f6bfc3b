import { useState } from 'react';
import { Pagination } from '../../src/ui/pagination';
import type { WidgetExamples } from '../example';

function Pages({ page: start, count }: { page: number; count: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      label="Pages of search results"
      range={`${(page - 1) * 18 + 1} to ${page * 18} of ${count * 18}`}
      page={page}
      count={count}
      pageText={(number) => `Go to page ${number} of search results`}
      onChange={setPage}
    />
  );
}

export const paginationExamples: WidgetExamples = {
  widget: 'ui/pagination',
  title: 'Pagination',
  examples: [
    { state: 'first of two', View: () => <Pages page={1} count={2} /> },
    { state: 'focused', View: () => <Pages page={2} count={4} /> },
    { state: 'among many', View: () => <Pages page={14} count={28} /> },
  ],
};

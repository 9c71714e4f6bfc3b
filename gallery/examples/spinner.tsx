import type { ReactNode } from 'react';
import { Spinner } from '../../src/ui/spinner';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

const Covered = ({ children }: { children: ReactNode }) => (
  <div className="charterform-covered" aria-busy="true">
    <p>{longText}</p>
    <p>{longText}</p>
    {children}
  </div>
);

export const spinnerExamples: WidgetExamples = {
  widget: 'ui/spinner',
  title: 'Spinner',
  examples: [
    {
      state: 'pending',
      View: () => (
        <Covered>
          <Spinner message="Loading prices…" />
        </Covered>
      ),
    },
    {
      state: 'without words',
      View: () => (
        <Covered>
          <Spinner />
        </Covered>
      ),
    },
  ],
};

import { useState } from 'react';
import { Collapsible } from '../../src/ui/collapsible';
import type { WidgetExamples } from '../example';
import { longText } from '../words';

/** In the foot, on a narrow stage: the stylesheet hides it where the form is wide. */
function Summary({ id, title = 'Order Summary', isOpenAtFirst = false }: { id: string; title?: string; isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className="charterform-foot">
      <Collapsible id={id} title={title} label="Total" total="$368.00" open={isOpen} onToggle={setOpen} closeText="Close">
        <p>{longText}</p>
      </Collapsible>
    </div>
  );
}

export const collapsibleExamples: WidgetExamples = {
  widget: 'ui/collapsible',
  title: 'Collapsible summary',
  examples: [
    { state: 'closed', View: ({ id }) => <Summary id={id} /> },
    { state: 'focused', View: ({ id }) => <Summary id={id} /> },
    { state: 'long text', View: ({ id }) => <Summary id={id} title="Summary of your order for a Wyoming limited liability company" /> },
  ],
};

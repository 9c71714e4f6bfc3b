import { useState, type ReactNode } from 'react';
import { Button } from '../../src/ui/button';
import { Dialog } from '../../src/ui/dialog';
import type { WidgetExamples } from '../example';
import { longText, mediumText } from '../words';

interface OpenerProps {
  id: string;
  isOpenAtFirst?: boolean;
  footer?: string;
  children: ReactNode;
}

function Opener({ id, isOpenAtFirst = false, footer, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        What is a registered agent?
      </Button>
      {isOpen && (
        <Dialog
          id={id}
          title="What is a registered agent?"
          closeText="Close"
          onClose={close}
          footer={footer && <Button onClick={close}>{footer}</Button>}
        >
          {children}
        </Dialog>
      )}
    </>
  );
}

export const dialogExamples: WidgetExamples = {
  widget: 'ui/dialog',
  title: 'Dialog',
  examples: [
    {
      state: 'closed',
      View: ({ id }) => (
        <Opener id={id}>
          <p>{mediumText}</p>
        </Opener>
      ),
    },
    {
      state: 'open',
      View: ({ id }) => (
        <Opener id={id} isOpenAtFirst>
          <p>{mediumText}</p>
        </Opener>
      ),
    },
    {
      state: 'with a button',
      View: ({ id }) => (
        <Opener id={id} isOpenAtFirst footer="I see">
          <p>{mediumText}</p>
        </Opener>
      ),
    },
    {
      state: 'long text',
      View: ({ id }) => (
        <Opener id={id} footer="I see">
          {Array.from({ length: 12 }, (_, index) => (
            <p key={index}>{longText}</p>
          ))}
        </Opener>
      ),
    },
  ],
};

import { useState } from 'react';
import { Button } from '../ui/button';
import { fillFromDataset } from './dataset';
import type { ToolboxHandle } from './handle';
import { sentences } from './sentences';

/** Fills the form from the page's dataset for it (DEV-03). */
export function DataFiller({ handle }: { handle: ToolboxHandle }) {
  const [message, setMessage] = useState('');
  return (
    <>
      <Button kind="soft" onClick={() => setMessage(fillFromDataset(handle))}>
        {sentences.fill}
      </Button>
      <p role="status">{message}</p>
    </>
  );
}

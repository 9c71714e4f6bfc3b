import { useEffect, useState } from 'react';
import { Button } from '../ui/button';
import type { ToolboxHandle } from './handle';
import { RemoveButton } from './remove-button';
import { sentences, sizeMessage } from './sentences';
import { storedEntries } from './stored-entries';

/** In ms: the form writes some time after a change, and the storage tells nobody on its own page. */
const readEveryMs = 1000;

/** What the form has stored in the browser, to look at and to remove. */
export function StorageTools({ page, handle }: { page: Window; handle: ToolboxHandle }) {
  const read = () => storedEntries(page, handle);
  const [entries, setEntries] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setEntries(storedEntries(page, handle)), readEveryMs);
    return () => clearInterval(timer);
  }, [page, handle]);
  return (
    <>
      <ul>
        {entries.map(({ key, size, content, remove }) => (
          <li key={key}>
            <code>{key}</code>
            <RemoveButton
              what={key}
              onRemove={() => {
                remove();
                setEntries(read());
              }}
            />
            {content === undefined ? (
              <small>{sizeMessage(size)}</small>
            ) : (
              <details>
                <summary>{sizeMessage(size)}</summary>
                <pre>{content}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
      <p>{entries.length > 0 ? sentences.storageNote : sentences.nothingStored}</p>
      <Button kind="soft" onClick={handle.startOver}>
        {sentences.startOver}
      </Button>
    </>
  );
}

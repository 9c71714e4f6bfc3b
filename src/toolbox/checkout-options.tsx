import { useId, useState } from 'react';
import type { Switches } from '../submission/switches';
import { Checkbox } from '../ui/checkbox';
import { sentences } from './sentences';

/** The switches of the next submission (DEV-04). */
export function CheckoutOptions({ options }: { options: Switches }) {
  const id = useId();
  const [shown, setShown] = useState({ ...options });
  const change = (changes: Partial<Switches>) => setShown({ ...Object.assign(options, changes) });
  return (
    <>
      <Checkbox
        id={`${id}-bail`}
        label={sentences.bail}
        checked={shown.bailBeforeSubmission}
        onChange={(checked) => change({ bailBeforeSubmission: checked })}
      />
      <Checkbox
        id={`${id}-cancel`}
        label={sentences.cancel}
        checked={shown.cancelServices}
        onChange={(checked) => change({ cancelServices: checked })}
      />
      <label>
        {sentences.testKey}
        <input
          className="charterform-input"
          value={shown.tokenizerTestKey}
          autoComplete="off"
          onInput={(event) => change({ tokenizerTestKey: event.currentTarget.value })}
        />
      </label>
      <p>{sentences.optionsEnd}</p>
    </>
  );
}

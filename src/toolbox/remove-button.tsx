import { Button } from '../ui/button';
import { removeLabel, sentences } from './sentences';

/** Removes one entry of a list. @param what  its name */
export const RemoveButton = ({ what, onRemove }: { what: string; onRemove: () => void }) => (
  <Button kind="link" label={removeLabel(what)} onClick={onRemove}>
    {sentences.remove}
  </Button>
);

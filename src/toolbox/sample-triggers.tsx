import { Button } from '../ui/button';
import type { ToolboxHandle } from './handle';
import { sentences } from './sentences';

/** Raises what visitors seldom see (DEV-04). */
export const SampleTriggers = ({ handle: { raiseToast } }: { handle: ToolboxHandle }) => (
  <>
    <Button kind="soft" onClick={() => raiseToast({ kind: 'info', title: sentences.toast, message: { text: sentences.toastText } })}>
      {sentences.toast}
    </Button>
    <Button kind="soft" onClick={() => raiseToast({ kind: 'error', title: 'error.checkout.title', message: { key: 'error.app.message' } })}>
      {sentences.error}
    </Button>
  </>
);

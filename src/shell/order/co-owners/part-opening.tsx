import type { OpenedPart } from '../../../kernel/facts/co-owner-parts';
import type { TextKey } from '../../../kernel/text/en';
import type { Text } from '../../../kernel/text/format-message';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

/** How the opening of a link stands. */
export type Opening = { state: 'loading' | 'failed' } | Exclude<OpenedPart, { state: 'open' }>;

const sentences = {
  loading: 'coOwner.opening',
  failed: 'coOwner.notOpened',
  placed: 'coOwner.placed',
  expired: 'coOwner.linkExpired',
  gone: 'coOwner.linkGone',
} as const satisfies Record<Opening['state'], TextKey>;

/** In place of the form of a person until it is here, and where their link leads nowhere any more (PLUS-06). */
export function PartOpening({ opening, text, onRetry }: { opening: Opening; text: Text; onRetry: () => void }) {
  const { state } = opening;
  const words = state === 'gone' && opening.words ? opening.words : text(sentences[state]);
  return (
    <div role={state === 'loading' ? 'status' : 'alert'}>
      <Notice
        kind={state === 'loading' ? 'wait' : state === 'placed' ? 'good' : 'error'}
        action={
          state === 'failed' && (
            <Button kind="link" onClick={onRetry}>
              {text('button.retry')}
            </Button>
          )
        }
      >
        {words}
      </Notice>
    </div>
  );
}

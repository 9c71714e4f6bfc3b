import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { missingPrimary } from '../../core/cart/missing-primary';
import { chosenJurisdictions } from '../../core/catalogue/chosen-jurisdictions';
import { cartReadiness } from '../../core/cart/cart-readiness';
import { missingSelection } from '../../core/summary/missing-selection';
import { useForm } from '../../form/form-provider';
import { fieldId, useFormValue } from '../../form/use-field';
import type { RootState } from '../../state/root-state';
import { productsWanted } from '../../state/listeners/load-products';
import { toastShown } from '../../state/notices-slice';
import { errorTold } from '../../state/submission/submission-slice';
import { Button } from '../../ui/button';
import { focusField } from '../../ui/focus-field';
import { LinkedSentence } from '../../ui/linked-sentence';
import { Notice } from '../../ui/notice';
import { treeOf } from '../../ui/shadow-tree';
import { useApp } from '../context/app-context';
import { useWaiting } from '../context/use-waiting';
import { WaitingNotice } from './waiting-notice';
import { EmptyOrder } from '../notices/empty-order';
import { useOrder } from '../context/use-order';
import { cardNumberPath, isCardRefused } from './refused-card';

/**
 * What prevents the order, beside the Submit button. It stays until it is solved, since a toast may be gone before it is
 * read. Its words are shown once: a toast has them only where the notice is out of sight.
 */
export function SubmissionNotice() {
  const { isSending } = useWaiting();
  return (
    <>
      <WaitingNotice />
      {!isSending && <Obstacles />}
    </>
  );
}

function Obstacles() {
  const { text, idPrefix } = useForm();
  const { config, definition, factsOf, navigation, root } = useApp();
  const numberId = fieldId(idPrefix, cardNumberPath);
  const { facts, cart } = useOrder();
  const dispatch = useDispatch();
  const { lastError, isErrorTold, attempts } = useSelector((state: RootState) => state.submission);
  const isAsking = useFormValue((handle) => handle.question() !== undefined);
  const failure = useRef<HTMLDivElement>(null);
  // The Submit button was disabled meanwhile, which takes its focus. A visitor who stands in a field keeps it there.
  useEffect(() => {
    // An open question says it itself, and the notice once the visitor has declined.
    if (!lastError || isErrorTold || isAsking) return;
    const { activeElement, body } = root.ownerDocument;
    const focused = treeOf(root).activeElement;
    const isLost = activeElement === body || (root.contains(focused) && focused!.matches('[type="submit"]'));
    if (isLost) failure.current?.focus();
    else if (!isInSight(failure.current)) dispatch(toastShown({ kind: 'error', ...lastError }));
    dispatch(errorTold());
  }, [lastError, isErrorTold, attempts, isAsking, root, dispatch]);
  const readiness = useSelector((state: RootState) => (definition.kind === 'order' ? cartReadiness(factsOf(state)) : 'ready'));
  // While something is still to be selected, nothing can be said about what is sold.
  const isComplete = readiness === 'ready' && missingSelection(facts, cart, text) === '';
  const isNotOffered = isComplete && chosenJurisdictions(facts).length > 0 && missingPrimary(facts, cart).length > 0;
  const standing = isNotOffered ? 'summary.notOffered' : readiness === 'failed' && 'load.failed';
  const reason = lastError && 'key' in lastError.message && lastError.message.key;
  const isSaid = reason && reason === standing;
  const isEmpty = reason === 'order.empty';
  const isOver = (reason === 'load.failed' && readiness === 'ready') || (isEmpty && cart.length > 0);
  return (
    <>
      {standing && (
        <Notice
          kind="error"
          focusRef={isSaid ? failure : null}
          action={
            readiness === 'failed' && (
              <Button kind="link" onClick={() => dispatch(productsWanted({ retryFailed: true }))}>
                {text('button.retry')}
              </Button>
            )
          }
        >
          {text(standing)}
        </Notice>
      )}
      {isEmpty && !isOver && <EmptyOrder focusRef={failure} />}
      {lastError && !isSaid && !isOver && !isEmpty && (
        <Notice kind="error" focusRef={failure}>
          {lastError.title && <strong>{text(lastError.title)}</strong>}
          {isCardRefused(lastError) && (
            <p>
              <LinkedSentence
                sentence={text('error.card.notCharged')}
                words={text('error.card.check')}
                href={`#${numberId}`}
                onClick={(event) => {
                  event.preventDefault();
                  navigation.goToField(cardNumberPath);
                  focusField(numberId, event.currentTarget);
                }}
              />
            </p>
          )}
          <p>
            {'text' in lastError.message ? (
              lastError.message.text
            ) : (
              <LinkedSentence
                sentence={text(lastError.message.key, lastError.message.params)}
                words={text('error.contactUs')}
                href={config.layout.contactLink}
              />
            )}
          </p>
        </Notice>
      )}
    </>
  );
}

function isInSight(element: Element | null): boolean {
  const place = element?.getBoundingClientRect();
  return !!place && place.bottom > 0 && place.top < innerHeight;
}
